//===- CommandLine.cpp - The flags of a program ---------------------------===//
//
// One table of flags; parsing, --help and "did you mean" read it. A training
// program has one more flag for each run-time number of its manifest.
//
//===----------------------------------------------------------------------===//
#include "CommandLine.h"
#include "Suggest.h"
#include "thunder/TensorFiles/Numbers.h"
#include "thunder/TensorFiles/TensorFile.h"
#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>

namespace thunder {
namespace {
enum Programs : unsigned { Run = 1, Train = 2, Every = 3 };

struct Flag {
  const char *name;
  const char *value; ///< what --help calls it; null for a switch
  const char *help;
  Programs programs;
  // Where it goes: one of these.
  bool Options::*toggle = nullptr;
  std::string Options::*text = nullptr;
  std::vector<std::string> Options::*list = nullptr;
  Count Options::*count = nullptr;
  int64_t least = 0, most = INT64_MAX;
  Real Options::*real = nullptr; ///< at least 0
};

constexpr Flag toggle(const char *name, Programs programs,
                      bool Options::*target, const char *help) {
  return {name, nullptr, help, programs, target};
}
constexpr Flag text(const char *name, const char *value, Programs programs,
                    std::string Options::*target, const char *help) {
  return {name, value, help, programs, nullptr, target};
}
constexpr Flag number(const char *name, Programs programs,
                      Count Options::*target, int64_t least, int64_t most,
                      const char *help) {
  return {name,    "N",     help,   programs, nullptr,
          nullptr, nullptr, target, least,    most};
}

constexpr Flag flags[] = {
    text("inputs", "FILE", Run, &Options::inputs,
         "all inputs: .safetensors or .npz"),
    {"input", "NAME=FILE", "one input: .npy; may be repeated", Run, nullptr,
     nullptr, &Options::input},
    text("outputs", "FILE", Run, &Options::outputs,
         "where the outputs go: .safetensors or .npz"),
    toggle("print", Run, &Options::print, "print the outputs"),
    number("repeat", Run, &Options::repeat, 1, 1'000'000'000,
           "run N times (for --time)"),
    text("data", "FILE", Train, &Options::data,
         "the training data: .safetensors or .npz"),
    number("steps", Train, &Options::steps, 0, INT64_MAX / 2,
           "how many steps to train"),
    text("log", "FILE", Train, &Options::log,
         "one line of JSON for each step: step, loss, lr"),
    toggle("shuffle", Train, &Options::shuffle,
           "a new order in each epoch, from --seed"),
    toggle("drop-last", Train, &Options::dropLast,
           "ignore rows that do not fill a batch"),
    number("save-every", Train, &Options::saveEvery, 1, INT64_MAX / 2,
           "save the state every N steps too"),
    text("schedule", "NAME", Train, &Options::schedule,
         "of the learning rate: constant, linear, cosine"),
    number("warmup", Train, &Options::warmup, 0, INT64_MAX / 2,
           "steps in which the learning rate rises from 0"),
    {.name = "clip-norm",
     .value = "X",
     .help = "scale the gradients so that their norm is at most X",
     .programs = Train,
     .real = &Options::clipNorm},
    number("accumulate", Train, &Options::accumulate, 1, 1'000'000,
           "a step takes N batches: the mean of their gradients"),
    text("validate", "FILE", Train, &Options::validate,
         "data whose loss is computed at the end, in evaluation mode"),
    number("validate-every", Train, &Options::validateEvery, 1, INT64_MAX / 2,
           "compute it every N steps too"),
    text("progress", "WHEN", Train, &Options::progress, "auto or never"),
    text("weights", "FILE", Every, &Options::weights,
         "replace parameters and buffers, by qualified name"),
    text("load-state", "FILE", Every, &Options::loadState,
         "begin with a saved state"),
    text("save-state", "FILE", Every, &Options::saveState,
         "save the state at the end"),
    number("threads", Every, &Options::threads, 1, 1024, "how many threads"),
    number("seed", Every, &Options::seed, 0, INT64_MAX,
           "of random numbers (default 0); a loaded state has its own"),
    toggle("time", Every, &Options::time,
           "print the time of a run or step as JSON"),
    toggle("info", Every, &Options::info,
           "print what this program is, as JSON"),
    toggle("help", Every, &Options::help, "print this text"),
};

/// What a flag needs the program to have been compiled with.
struct NeededEntry {
  std::string_view flag, entry;
};
constexpr NeededEntry neededEntries[] = {
    {"clip-norm", "gradients"},  {"clip-norm", "update"},
    {"accumulate", "gradients"}, {"accumulate", "update"},
    {"validate", "evaluate"},    {"validate-every", "evaluate"},
};

/// Ranges in which PyTorch's optimizers accept their numbers.
struct HyperRange {
  std::string_view flag;
  double least, below;
};
constexpr HyperRange hyperRanges[] = {
    {"lr", 0, INFINITY},
    {"momentum", 0, INFINITY},
    {"weight-decay", 0, INFINITY},
    {"eps", 0, INFINITY},
    {"beta1", 0, 1},
    {"beta2", 0, 1},
};

Status usage(const char *format, ...) __attribute__((format(printf, 1, 2)));
Status usage(const char *format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  return Status::error(ExitCode::Usage, "%s", text);
}

bool isTraining(const Manifest &manifest) {
  return manifest.mode == Manifest::Mode::Train;
}

class Parser {
public:
  Parser(const Manifest &manifest) : manifest(manifest) {
    for (const HyperInfo &hyper : manifest.training.hyper)
      options.hyper.push_back(hyper.initial);
  }

  Status run(int count, char **arguments) {
    for (int i = 1; i < count; ++i) {
      std::string_view argument = arguments[i];
      if (!argument.starts_with("--") || argument.size() == 2)
        return usage("unexpected argument %s; see --help",
                     quoted(argument).c_str());
      argument.remove_prefix(2);
      size_t equals = argument.find('=');
      std::string name(argument.substr(0, equals));
      std::optional<std::string> value;
      if (equals != std::string_view::npos)
        value = std::string(argument.substr(equals + 1));
      auto next = [&]() -> const char * {
        return i + 1 < count ? arguments[++i] : nullptr;
      };
      if (Status status = flag(name, std::move(value), next); status.failed())
        return status;
    }
    return options.help || options.info ? Status::ok() : checkTogether();
  }

  Options options;

private:
  template <typename Next>
  Status flag(const std::string &name, std::optional<std::string> value,
              Next next) {
    const Flag *known =
        std::find_if(std::begin(flags), std::end(flags),
                     [&](const Flag &f) { return f.name == name; });
    bool isKnown = known != std::end(flags);
    if (isKnown && !(known->programs & (isTraining(manifest) ? Train : Run)))
      return usage("--%s is a flag of %s programs; this one was compiled to %s",
                   name.c_str(),
                   isTraining(manifest) ? "inference" : "training",
                   isTraining(manifest) ? "train" : "infer");
    if (isKnown && known->toggle) {
      if (value)
        return usage("--%s takes no value", name.c_str());
      options.*known->toggle = true;
      return Status::ok();
    }
    if (Status status = checkEntries(name); isKnown && status.failed())
      return status;
    bool hyper = isHyper(name);
    if (!isKnown && !hyper)
      return usage("unknown flag --%s%s",
                   quoted(name).substr(1, quoted(name).size() - 2).c_str(),
                   suggestion(name).c_str());
    if (!value)
      if (const char *following = next())
        value = following;
    if (!value || value->empty())
      return usage("--%s needs a value", name.c_str());
    return hyper ? setHyper(name, *value) : setValue(*known, *value);
  }

  /// Fails when the program lacks an entry that the flag needs.
  Status checkEntries(std::string_view flag) const {
    for (const NeededEntry &needed : neededEntries)
      if (needed.flag == flag && manifest.entry(needed.entry) < 0)
        return usage("--%s needs the entry '%s', which this program was "
                     "compiled without",
                     needed.flag.data(), needed.entry.data());
    return Status::ok();
  }

  bool hasHyper(std::string_view name) const {
    const std::vector<HyperInfo> &hyper = manifest.training.hyper;
    return std::any_of(hyper.begin(), hyper.end(),
                       [&](const HyperInfo &h) { return h.flag == name; });
  }
  bool isHyper(std::string_view name) const {
    return hasHyper(name) ||
           (name == "betas" && hasHyper("beta1") && hasHyper("beta2"));
  }

  std::string suggestion(std::string_view name) const {
    std::vector<std::string> names;
    for (const Flag &flag : flags)
      if (flag.programs & (isTraining(manifest) ? Train : Run))
        names.push_back(std::string("--") + flag.name);
    for (const HyperInfo &hyper : manifest.training.hyper)
      names.push_back("--" + hyper.flag);
    std::string text = didYouMean("--" + std::string(name), names);
    return text.empty() ? "; see --help" : text;
  }

  Status setHyper(std::string_view name, std::string_view value) {
    if (name == "betas") {
      size_t comma = value.find(',');
      if (comma == std::string_view::npos)
        return usage("--betas needs two numbers, as in 0.9,0.999");
      if (Status status = setHyper("beta1", value.substr(0, comma));
          status.failed())
        return status;
      return setHyper("beta2", value.substr(comma + 1));
    }
    std::optional<double> parsed = parseDouble(value);
    if (!parsed || !std::isfinite(*parsed))
      return usage("--%s needs a number, not %s", std::string(name).c_str(),
                   quoted(value).c_str());
    for (const HyperRange &range : hyperRanges)
      if (range.flag == name &&
          !(*parsed >= range.least && *parsed < range.below))
        return usage("--%s: %s is out of range", std::string(name).c_str(),
                     std::string(value).c_str());
    for (size_t i = 0; i < options.hyper.size(); ++i)
      if (manifest.training.hyper[i].flag == name)
        options.hyper[i] = *parsed;
    return Status::ok();
  }

  Status setValue(const Flag &flag, const std::string &value) {
    if (flag.text)
      options.*flag.text = value;
    if (flag.list)
      (options.*flag.list).push_back(value);
    if (flag.real) {
      std::optional<double> parsed = parseDouble(value);
      if (!parsed || !(*parsed >= 0))
        return usage("--%s needs a number of at least 0, not %s", flag.name,
                     quoted(value).c_str());
      options.*flag.real = {*parsed, true};
    }
    if (!flag.count)
      return Status::ok();
    std::optional<int64_t> parsed = parseInteger(value);
    if (!parsed || *parsed < flag.least || *parsed > flag.most) {
      if (flag.most >= INT64_MAX / 2)
        return usage("--%s needs an integer of at least %lld, not %s",
                     flag.name, static_cast<long long>(flag.least),
                     quoted(value).c_str());
      return usage("--%s needs an integer from %lld to %lld, not %s", flag.name,
                   static_cast<long long>(flag.least),
                   static_cast<long long>(flag.most), quoted(value).c_str());
    }
    options.*flag.count = {*parsed, true};
    return Status::ok();
  }

  static Status oneOf(const char *flag, const std::string &value,
                      std::vector<std::string> choices) {
    if (std::find(choices.begin(), choices.end(), value) != choices.end())
      return Status::ok();
    std::string list;
    for (const std::string &choice : choices)
      list += (list.empty() ? "" : ", ") + choice;
    return usage("--%s: %s is not one of %s%s", flag, quoted(value).c_str(),
                 list.c_str(), didYouMean(value, choices).c_str());
  }

  Status checkTogether() {
    for (std::string Options::*path :
         {&Options::inputs, &Options::outputs, &Options::data,
          &Options::validate, &Options::weights, &Options::loadState,
          &Options::saveState}) {
      const std::string &name = options.*path;
      bool set = isTensorPath(name) &&
                 (!name.ends_with(".npy") || path == &Options::outputs);
      if (!name.empty() && !set)
        return usage("%s: unknown extension; use .safetensors or .npz",
                     quoted(name).c_str());
    }
    if (!options.outputs.empty() && options.outputs == options.saveState)
      return usage("--outputs and --save-state name the same file");
    if (!options.weights.empty() && !options.loadState.empty())
      return usage("--weights and --load-state exclude each other");
    return isTraining(manifest) ? checkTraining() : checkRun();
  }

  Status checkRun() {
    if (options.inputs.empty() && options.input.empty() &&
        !manifest.userInputs().empty())
      return usage(
          "no inputs: give --inputs FILE or --input NAME=FILE; see --help");
    return Status::ok();
  }

  Status checkTraining() {
    if (!options.steps.given)
      return usage("--steps is missing");
    if (options.data.empty() && !manifest.training.data.empty())
      return usage("--data is missing");
    if (options.saveEvery.given && options.saveState.empty())
      return usage("--save-every needs --save-state");
    if (options.validateEvery.given && options.validate.empty())
      return usage("--validate-every needs --validate");
    if (options.time && options.steps.value == 0)
      return usage("--time needs at least one step");
    if ((options.schedule != "constant" || options.warmup.given) &&
        !hasHyper("lr"))
      return usage("--schedule and --warmup need a learning rate, which this "
                   "program has not");
    if (Status status = oneOf("schedule", options.schedule,
                              {"constant", "linear", "cosine"});
        status.failed())
      return status;
    return oneOf("progress", options.progress, {"auto", "never"});
  }

  const Manifest &manifest;
};

void appendColumn(std::string &text, const std::string &left,
                  const std::string &right) {
  text += "  " + left;
  text.append(left.size() < 22 ? 22 - left.size() : 1, ' ');
  text += right + "\n";
}

std::string describe(const TensorInfo &info) {
  return std::string(tag(info.type)) + " " + toString(info.shape);
}
} // namespace

Expected<Options> parseCommandLine(const Manifest &manifest, int count,
                                   char **arguments) {
  Parser parser(manifest);
  if (Status status = parser.run(count, arguments); status.failed())
    return status;
  return std::move(parser.options);
}

std::string helpText(const Manifest &manifest) {
  bool training = isTraining(manifest);
  std::string text = "usage: " + manifest.name;
  text += training ? " --data FILE --steps N [flags]\n"
                   : " --inputs FILE --outputs FILE [flags]\n";
  text += training ? "\ndata:\n" : "\ninputs:\n";
  for (int tensor : training ? manifest.training.data : manifest.userInputs())
    appendColumn(text, manifest.tensors[tensor].name,
                 describe(manifest.tensors[tensor]));
  for (const SeedInfo &seed : manifest.seeds)
    appendColumn(text, manifest.tensors[seed.tensor].name,
                 describe(manifest.tensors[seed.tensor]) + ", optional");
  if (!training) {
    text += "\noutputs:\n";
    for (size_t i = 0; i < manifest.outputs.size(); ++i)
      if (manifest.outputs[i].kind == OutputInfo::Kind::Tensor)
        appendColumn(text, "output" + formatInteger(i),
                     describe(manifest.tensors[manifest.outputs[i].tensor]));
  }
  text += "\nflags:\n";
  for (const Flag &flag : flags)
    if (flag.programs & (training ? Train : Run))
      appendColumn(
          text,
          "--" + std::string(flag.name) +
              (flag.value ? std::string(" ") + flag.value : std::string()),
          flag.help);
  for (const HyperInfo &hyper : manifest.training.hyper)
    appendColumn(text, "--" + hyper.flag + " X",
                 "of the optimizer (default " + formatDouble(hyper.initial) +
                     ")");
  text += "\nexit status: 0 done, 1 wrong data, 2 usage, 3 file or tensor, 4 "
          "device, 7 memory\n";
  return text;
}

} // namespace thunder
