//===- CommandLine.cpp - argv becomes CompilerOptions ---------------------===//
//
// Declares every flag once, in groups that are also the topics of --help and
// the sections of docs/CLI.md. CLI11 throws: the exceptions end in
// parseCommandLine. Flags of features that do not exist yet are declared and
// refused (exit 4), never ignored.
//
//===----------------------------------------------------------------------===//
#include "thunder/Driver/CommandLine.h"
#include "CommandLineHelp.h"
#include "thunder/Driver/Phases.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include <CLI/CLI.hpp>
#include <cmath>

namespace thunder {
namespace {

/// An error that a check after CLI11's own parse found.
struct Refusal {
  CompilerExit code;
  std::string message;
};

std::string quoted(llvm::ArrayRef<std::string> words) {
  return llvm::join(words, "|");
}

/// The word of `words` that is nearest to `wrong`, when it is near enough to be
/// what was meant; empty otherwise.
std::string nearest(llvm::StringRef wrong, llvm::ArrayRef<std::string> words) {
  std::string best;
  unsigned bestDistance = std::max<unsigned>(2, wrong.size() / 3) + 1;
  for (const std::string &word : words) {
    unsigned distance = wrong.edit_distance(word, true, bestDistance);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = word;
    }
  }
  return best;
}

std::string didYouMean(llvm::StringRef wrong,
                       llvm::ArrayRef<std::string> words) {
  std::string best = nearest(wrong, words);
  return best.empty() ? "" : "; did you mean '" + best + "'?";
}

/// Appends the names and globs in `text`: commas separate them, but not inside
/// the braces of a glob, and `\,` is a comma of a name. False when one is
/// empty.
bool splitNames(llvm::StringRef text, std::vector<std::string> &names) {
  std::string name;
  unsigned depth = 0;
  auto finish = [&] {
    names.push_back(std::move(name));
    name.clear();
    return !names.back().empty();
  };
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    // A brace that nothing closes is a letter of the name.
    if (c == '{' && text.find('}', i) != llvm::StringRef::npos)
      ++depth;
    else if (c == '}' && depth)
      --depth;
    if (c == ',' && !depth) {
      if (!finish())
        return false;
      continue;
    }
    if (c == '\\' && i + 1 < text.size()) {
      if (text[i + 1] != ',')
        name += c;
      c = text[++i];
    }
    name += c;
  }
  return finish();
}

/// Spellings that compiler users expect but CLI11 cannot declare, each with the
/// flag that it stands for.
struct Alias {
  llvm::StringLiteral spelling, flag;
};
constexpr Alias aliases[] = {
    {"-MD", "--write-dependencies"}, {"-MF", "--dependency-file"},
    {"-###", "--dry-run"},           {"-Werror", "--warnings-as-errors"},
    {"--stats", "--stats=text"},     {"--time-report", "--time-report=text"}};

/// The flags of one run, with the values that need more than CLI11's types.
class FlagSet {
public:
  FlagSet(Verb verb) : app("thunderc") {
    options.verb = verb;
    app.set_help_flag();
    app.allow_extras();
    declareInput();
    declareModel();
    declareCodegen();
    declareOutput();
    declarePhases();
    declareReports();
  }

  CLI::App app;
  CompilerOptions options;

  /// Parses `arguments`, without the program's name and the verb; throws what
  /// CLI11 throws, and Refusal.
  void parse(llvm::ArrayRef<const char *> arguments) {
    std::vector<std::string> reversed;
    for (const char *argument : llvm::reverse(arguments)) {
      reversed.push_back(argument);
      for (const Alias &alias : aliases)
        if (alias.spelling == argument)
          reversed.back() = alias.flag.str();
    }
    app.parse(std::move(reversed));
    refuseUnknown();
    convert();
    refuseUnsupported();
  }

private:
  // Values that convert() turns into enumerators and numbers.
  std::string target = "cpu", gpuArch, rng = "philox", recompute = "none",
              memoryBudget, timeReport, statistics, mode = "infer",
              emit = "exe", optimizer = "sgd", fastMath = "none",
              weights = "auto", diagnostics = "text";
  std::vector<std::string> withRespectTo, freeze;
  std::vector<std::string> betas;
  CLI::Option *weightDecay = nullptr;

  struct Choice {
    const char *flag;
    const std::string *value;
    std::vector<std::string> words;
  };
  std::vector<Choice> choices;

  /// A flag with one of a few words as its value; convert() checks the value.
  CLI::Option *choice(const char *flag, std::string &value,
                      std::vector<std::string> words,
                      const std::string &meaning) {
    choices.push_back({flag, &value, words});
    return app.add_option(flag, value, meaning)
        ->type_name(quoted(words))
        ->group(group);
  }

  template <typename T>
  CLI::Option *value(const char *flag, T &value, const char *type,
                     const char *meaning) {
    return app.add_option(flag, value, meaning)->type_name(type)->group(group);
  }

  CLI::Option *list(const char *flag, std::vector<std::string> &value,
                    const char *type, const char *meaning) {
    return this->value(flag, value, type, meaning)
        ->delimiter(',')
        ->allow_extra_args(false);
  }

  /// Like a list, but convert() takes the values apart.
  CLI::Option *names(const char *flag, std::vector<std::string> &value,
                     const char *meaning) {
    return this->value(flag, value, "NAMES", meaning)->allow_extra_args(false);
  }

  CLI::Option *flag(const char *flag, bool &value, const char *meaning) {
    return app.add_flag(flag, value, meaning)->group(group);
  }

  std::string group;

  void declareInput() {
    group = "";
    value("input", options.model.input, "INPUT", "the program, or - for stdin");
    app.set_config("--config", "",
                   "read flags from FILE, one `flag = value` a line")
        ->type_name("FILE")
        ->group("output");
    app.allow_config_extras(false);
    if (options.verb == Verb::Verify) {
      group = "verify";
      value("--inputs", options.verify.inputs, "FILE",
            "the input tensors (safetensors); required");
      value("--expect", options.verify.expect, "FILE",
            "compare with these outputs instead of the interpreter's");
      app.add_flag_callback(
             "--grad", [this] { mode = "grad"; }, "compare the gradients too")
          ->group(group);
    }
  }

  void declareModel() {
    group = "model";
    ModelOptions &model = options.model;
    choice("--mode", mode, {"infer", "grad", "train"},
           "what the program computes: outputs, gradients too, or a training "
           "step");
    value("--loss", model.loss, "EXPR",
          "train: output0, cross_entropy(output0,target), mse(output0,target) "
          "or bce_with_logits(output0,target); default: the only floating "
          "scalar output");
    choice("--optimizer", optimizer, {"sgd", "adam", "adamw"},
           "train: the optimizer; its numbers have PyTorch's defaults and the "
           "program's flags override them");
    OptimizerOptions &o = model.optimizer;
    value("--lr", o.lr, "X", "learning rate");
    value("--momentum", o.momentum, "X", "sgd");
    value("--dampening", o.dampening, "X", "sgd");
    flag("--nesterov", o.nesterov, "sgd");
    list("--betas", betas, "X,Y", "adam, adamw");
    value("--eps", o.eps, "X", "adam, adamw");
    weightDecay =
        value("--weight-decay", o.weightDecay, "X", "every optimizer");
    names(
        "--wrt", withRespectTo,
        "what gets a gradient, names or globs (a name that fits exactly is "
        "no glob; a comma in a name is \\,); default: parameters that require "
        "grad, else all floating inputs");
    names("--freeze", freeze, "what gets none, names or globs");
    OperatorOptions &operators = options.operators;
    list("--ops", operators.declarations, "FILES",
         "declarations of custom operators: .json, .mlir");
    list("--link", operators.link, "FILES",
         "code of custom operators: .c, .o, .a, .so");
    list("--executors", operators.executors, "NAMES",
         "who may claim symbols, in order");
    list("--checkpoint", model.checkpoint, "GLOBS",
         "module paths whose forward is recomputed in backward");
    choice("--recompute", recompute, {"none", "auto", "all"},
           "which saved values are recomputed in backward instead");
    value("--memory-budget", memoryBudget, "SIZE",
          "how much memory the program may use");
    choice("--rng", rng, {"philox", "tape"},
           "draw random numbers, or read each from an input rng.0, rng.1, …");
  }

  void declareCodegen() {
    group = "code";
    CodegenOptions &codegen = options.codegen;
    value("--target", target, "cpu|cuda|cpu,cuda", "where the program runs");
    value("--gpu-arch", gpuArch, "ARCH", "sm_90a[,sm_80,…]");
    value("-O", codegen.level, "0..3", "how much to optimize; default -O2")
        ->check(CLI::Range(0u, 3u).description(""));
    value("--cpu", codegen.cpu, "NAME",
          "the CPU that the program needs: native or a name such as x86-64-v3");
    value("--threads", codegen.threads, "N",
          "the program's number of threads when its own --threads is not given")
        ->check(CLI::Range(1u, 1024u).description(""));
    flag("--deterministic", codegen.deterministic,
         "same bits in every run; always so on CPUs");
    choice("--fast-math", fastMath, {"none", "contract", "approx"},
           "which roundings may be dropped");
    choice("--autocast", options.model.autocast, {"bf16", "f16"},
           "compute products, convolutions and attention in a narrower dtype, "
           "as PyTorch's autocast does on CPUs");
    choice("--weights", weights, {"auto", "embed", "external"},
           "where weights go: in the program, or in a .safetensors beside it; "
           "auto embeds up to 1 GiB");
  }

  void declareOutput() {
    group = "output";
    OutputOptions &output = options.output;
    value(
        "-o,--output", output.path, "OUT",
        "the file to write, - for stdout; default: text (header, IR, manifest) "
        "goes to stdout, programs and libraries are named after the input");
    std::vector<std::string> emits;
    for (int i = 0; i <= static_cast<int>(Emit::Manifest); ++i)
      emits.push_back(nameOf(static_cast<Emit>(i)));
    choice("--emit", emit, emits, "what to write");
    flag("--write-dependencies", output.writeDependencies,
         "write a Makefile rule with the files that were read; also -MD");
    value("--dependency-file", output.dependencyFile, "FILE",
          "where that rule goes; default: OUT.d; also -MF");
    flag("--keep-temps", output.keepTemporaries,
         "keep the object and the generated C beside the output");
  }

  void declarePhases() {
    group = "phases";
    PhaseOptions &window = options.phases;
    std::vector<std::string> names;
    for (const Phase &phase : phases())
      names.push_back(phase.name.str());
    flag("--list-phases", listOnly, "list the phases and end");
    value("--stop-after", window.stopAfter, "PHASE",
          "end after PHASE and write the IR");
    value("--start-from", window.startFrom, "PHASE",
          "start with PHASE; the input is IR that --stop-after wrote");
    choices.push_back({"--stop-after", &window.stopAfter, names});
    choices.push_back({"--start-from", &window.startFrom, names});
    value("--dump-phases", window.dumpDirectory, "DIR",
          "write the IR after every phase to DIR/NN-PHASE.mlir");
  }

  void declareReports() {
    group = "reports";
    ReportOptions &report = options.report;
    list("--explain", report.explain, "TOPICS",
         "fusion, memory, recompute, coverage, kernels: say what was decided "
         "and why");
    choice("--time-report", timeReport, {"text", "json"},
           "how long each phase and pass took")
        ->expected(0, 1)
        ->default_str("text");
    choice("--stats", statistics, {"text", "json"},
           "what the IR consists of after each phase")
        ->expected(0, 1)
        ->default_str("text");
    choice("--diagnostics", diagnostics, {"text", "json"},
           "how errors and warnings are printed");
    flag("--warnings-as-errors", report.warningsAsErrors,
         "a warning fails the compilation; also -Werror");
    flag("-v,--verbose", report.verbose, "print the commands that run");
    flag("--dry-run", report.dryRun,
         "print what would run and run nothing; also -###");
  }

public:
  bool listOnly = false;

private:
  void refuseUnknown() {
    std::vector<std::string> extras = app.remaining();
    if (extras.empty())
      return;
    const std::string &first = extras.front();
    if (llvm::StringRef(first).starts_with("-")) {
      std::string spelled = llvm::StringRef(first).split('=').first.str();
      throw Refusal{CompilerExit::Usage,
                    "unknown flag '" + spelled + "'" +
                        didYouMean(spelled, flagNames(app))};
    }
    static const std::vector<std::string> verbs = {"compile", "check", "verify",
                                                   "inspect"};
    throw Refusal{CompilerExit::Usage,
                  "one input at a time: '" + options.model.input + "' and '" +
                      first + "'" + didYouMean(options.model.input, verbs)};
  }

  /// Enumerators by position: the words of a flag are in their order.
  template <typename T> T enumerator(const std::string &value) {
    for (const Choice &choice : choices)
      if (choice.value == &value)
        return static_cast<T>(llvm::find(choice.words, value) -
                              choice.words.begin());
    return T();
  }

  OutputFormat format(const char *flag, const std::string &value) {
    if (app.count(flag) == 0)
      return OutputFormat::Off;
    return value == "json" ? OutputFormat::Json : OutputFormat::Text;
  }

  void convert() {
    for (const Choice &choice : choices)
      if (!choice.value->empty() &&
          !llvm::is_contained(choice.words, *choice.value))
        throw Refusal{CompilerExit::Usage,
                      std::string(choice.flag) + "=" + *choice.value +
                          ": expected one of " +
                          llvm::join(choice.words, ", ") +
                          didYouMean(*choice.value, choice.words)};
    options.model.mode = enumerator<Mode>(mode);
    options.model.tape = rng == "tape";
    options.output.emit = enumerator<Emit>(emit);
    options.codegen.fastMath = enumerator<FastMath>(fastMath);
    options.codegen.weights = enumerator<WeightsPlacement>(weights);
    options.report.diagnostics = enumerator<DiagnosticFormat>(diagnostics);
    options.report.time = format("--time-report", timeReport);
    options.report.statistics = format("--stats", statistics);
    convertOptimizer();
    convertNames("--wrt", withRespectTo, options.model.withRespectTo);
    convertNames("--freeze", freeze, options.model.freeze);
    if (listOnly)
      return;
    if (options.model.input.empty())
      throw Refusal{CompilerExit::Usage, "no input; see thunderc --help"};
    if (options.verb == Verb::Verify && options.verify.inputs.empty())
      throw Refusal{CompilerExit::Usage, "verify needs --inputs FILE"};
    checkPhaseWindow();
    checkExtensions("--ops", options.operators.declarations,
                    {".json", ".mlir"});
    checkExtensions("--link", options.operators.link,
                    {".c", ".o", ".a", ".so"});
    static const std::vector<std::string> topics = {
        "fusion", "memory", "recompute", "coverage", "kernels"};
    for (const std::string &topic : options.report.explain)
      if (!llvm::is_contained(topics, topic))
        throw Refusal{CompilerExit::Usage,
                      "--explain=" + topic + ": expected some of " +
                          llvm::join(topics, ", ") + didYouMean(topic, topics)};
  }

  static void convertNames(const char *flag,
                           const std::vector<std::string> &values,
                           std::vector<std::string> &names) {
    for (const std::string &value : values)
      if (!splitNames(value, names))
        throw Refusal{CompilerExit::Usage,
                      std::string(flag) + "=" + value + ": a name is empty"};
  }

  /// What a file is follows from its name.
  static void checkExtensions(const char *flag,
                              const std::vector<std::string> &files,
                              std::vector<std::string> extensions) {
    for (const std::string &file : files)
      if (llvm::none_of(extensions, [&](const std::string &extension) {
            return llvm::StringRef(file).ends_with(extension);
          }))
        throw Refusal{CompilerExit::Usage,
                      std::string(flag) + "=" + file +
                          ": expected a file whose name ends in one of " +
                          llvm::join(extensions, ", ")};
  }

  void checkPhaseWindow() {
    const PhaseOptions &window = options.phases;
    if (window.startFrom == "package")
      throw Refusal{CompilerExit::Usage,
                    "--start-from=package: objects are no IR that could be "
                    "read; start from codegen"};
    if (!window.startFrom.empty() && !window.stopAfter.empty() &&
        *findPhase(window.startFrom) > *findPhase(window.stopAfter))
      throw Refusal{CompilerExit::Usage,
                    "--start-from=" + window.startFrom +
                        " comes after --stop-after=" + window.stopAfter};
  }

  void convertOptimizer() {
    OptimizerOptions &o = options.model.optimizer;
    o.kind = enumerator<OptimizerKind>(optimizer);
    if (o.kind == OptimizerKind::AdamW && weightDecay->count() == 0)
      o.weightDecay = 1e-2;
    if (!betas.empty()) {
      if (betas.size() != 2 || llvm::StringRef(betas[0]).getAsDouble(o.beta1) ||
          llvm::StringRef(betas[1]).getAsDouble(o.beta2))
        throw Refusal{CompilerExit::Usage, "--betas=" + llvm::join(betas, ",") +
                                               ": expected two numbers, X,Y"};
    }
    refuseIdle();
    auto require = [](bool holds, const char *what) {
      if (!holds)
        throw Refusal{CompilerExit::Usage, what};
    };
    auto inUnit = [](double beta) { return beta >= 0 && beta < 1; };
    require(o.lr >= 0 && std::isfinite(o.lr),
            "--lr must not be negative or infinite");
    require(o.momentum >= 0, "--momentum must not be negative");
    require(o.eps >= 0, "--eps must not be negative");
    require(o.weightDecay >= 0, "--weight-decay must not be negative");
    require(inUnit(o.beta1) && inUnit(o.beta2), "--betas must be in [0, 1)");
    require(!o.nesterov || (o.momentum > 0 && o.dampening == 0),
            "--nesterov needs a momentum and no dampening");
  }

  /// Flags that would change nothing in the mode, or with the optimizer, that
  /// was chosen: whoever gives one expects that it acts.
  void refuseIdle() {
    const Mode mode = options.model.mode;
    const OptimizerKind kind = options.model.optimizer.kind;
    const bool trains = mode == Mode::Train, isSgd = kind == OptimizerKind::SGD;
    const struct {
      bool acts;
      const char *need;
      std::vector<const char *> flags;
    } rules[] = {
        {trains,
         "--mode=train",
         {"--loss", "--optimizer", "--lr", "--momentum", "--dampening",
          "--nesterov", "--betas", "--eps", "--weight-decay"}},
        {isSgd, "--optimizer=sgd", {"--momentum", "--dampening", "--nesterov"}},
        {!isSgd, "--optimizer=adam or adamw", {"--betas", "--eps"}},
        {mode != Mode::Infer,
         "--mode=grad or --mode=train",
         {"--wrt", "--freeze"}}};
    for (const auto &rule : rules)
      for (const char *flag : rule.flags)
        if (!rule.acts && app.count(flag))
          throw Refusal{CompilerExit::Usage,
                        std::string(flag) + " needs " + rule.need};
  }

  /// Flags of the contract whose feature thunderc does not have yet.
  void refuseUnsupported() {
    if (listOnly)
      return;
    Emit emitted = options.output.emit;
    bool forGpu =
        emitted == Emit::GPU || emitted == Emit::PTX || emitted == Emit::Cubin;
    const std::pair<bool, std::string> refused[] = {
        {target != "cpu", "--target=" + target + ": any target but cpu"},
        {!gpuArch.empty(), "--gpu-arch: any target but cpu"},
        {forGpu, "--emit=" + emit + ": any target but cpu"},
        {recompute != "none", "--recompute=" + recompute + ": recomputation"},
        {!memoryBudget.empty(), "--memory-budget: a memory budget"}};
    for (const auto &[asked, message] : refused)
      if (asked)
        throw Refusal{CompilerExit::Unsupported,
                      message + " is not supported by this version"};
  }
};

std::optional<Verb> findVerb(llvm::StringRef word) {
  return llvm::StringSwitch<std::optional<Verb>>(word)
      .Case("compile", Verb::Compile)
      .Case("check", Verb::Check)
      .Case("verify", Verb::Verify)
      .Case("inspect", Verb::Inspect)
      .Default(std::nullopt);
}

ParsedCommandLine printed(std::string text) {
  ParsedCommandLine result;
  result.action = ParsedCommandLine::Action::Print;
  result.text = std::move(text);
  return result;
}

ParsedCommandLine failed(CompilerExit code, std::string message) {
  ParsedCommandLine result;
  result.action = ParsedCommandLine::Action::Fail;
  result.code = code;
  result.text = std::move(message);
  return result;
}

/// An `@FILE` that is still there could not be read, unless it is the value of
/// the flag before it: names of tensors may begin like that.
void refuseUnreadResponseFiles(llvm::ArrayRef<const char *> arguments,
                               const CLI::App &app) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    llvm::StringRef argument = arguments[i];
    if (argument.size() < 2 || argument.front() != '@')
      continue;
    const CLI::Option *before =
        i && llvm::StringRef(arguments[i - 1]).starts_with("-")
            ? app.get_option_no_throw(arguments[i - 1])
            : nullptr;
    if (!before || before->get_items_expected_min() == 0)
      throw Refusal{CompilerExit::File, "response file '" +
                                            argument.drop_front().str() +
                                            "' cannot be read"};
  }
}

/// What --help, --version and --print-docs ask for, wherever they stand.
std::optional<ParsedCommandLine>
parsePrintRequest(llvm::ArrayRef<const char *> arguments, const CLI::App &app) {
  for (llvm::StringRef argument : arguments) {
    if (argument == "--")
      break;
    if (argument == "--version")
      return printed(versionText());
    if (argument == "--print-docs=cli")
      return printed(commandLineDocumentation());
    if (argument == "--print-docs=phases")
      return printed(phasesDocumentation());
    if (argument == "--help" || argument == "-h")
      return printed(helpText(app, ""));
    if (argument.consume_front("--help=")) {
      std::string text = helpText(app, argument);
      if (text.empty())
        return failed(CompilerExit::Usage,
                      ("--help=" + argument + ": expected one of ").str() +
                          llvm::join(helpTopics(app), ", ") +
                          didYouMean(argument, helpTopics(app)));
      return printed(text);
    }
  }
  return std::nullopt;
}

} // namespace

ParsedCommandLine parseCommandLine(llvm::ArrayRef<const char *> given) {
  llvm::BumpPtrAllocator memory;
  llvm::SmallVector<const char *> arguments(given.begin(), given.end());
  llvm::cl::ExpansionContext expansion(memory,
                                       llvm::cl::TokenizeGNUCommandLine);
  if (llvm::Error error = expansion.expandResponseFiles(arguments))
    return failed(CompilerExit::File, llvm::toString(std::move(error)));
  llvm::ArrayRef<const char *> rest = arguments;
  Verb verb = Verb::Compile;
  if (!rest.empty())
    if (std::optional<Verb> word = findVerb(rest.front())) {
      verb = *word;
      rest = rest.drop_front();
    }
  auto asksForJson = [](llvm::StringRef argument) {
    return argument == "--diagnostics=json";
  };
  DiagnosticFormat format = llvm::any_of(rest, asksForJson)
                                ? DiagnosticFormat::Json
                                : DiagnosticFormat::Text;
  auto failed = [&](CompilerExit code, std::string message) {
    ParsedCommandLine result = thunder::failed(code, std::move(message));
    result.options.report.diagnostics = format;
    return result;
  };
  try {
    FlagSet flags(verb);
    if (std::optional<ParsedCommandLine> request =
            parsePrintRequest(rest, flags.app))
      return *request;
    refuseUnreadResponseFiles(rest, flags.app);
    flags.parse(rest);
    if (flags.listOnly)
      return printed(listPhases());
    ParsedCommandLine result;
    result.options = std::move(flags.options);
    return result;
  } catch (const Refusal &refusal) {
    return failed(refusal.code, refusal.message);
  } catch (const CLI::FileError &error) {
    return failed(CompilerExit::File, error.what());
  } catch (const CLI::Error &error) {
    return failed(CompilerExit::Usage, error.what());
  }
}

std::string commandLineDocumentation() {
  FlagSet flags(Verb::Verify);
  return documentFlags(flags.app);
}

} // namespace thunder
