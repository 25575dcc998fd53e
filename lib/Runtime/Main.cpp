//===- Main.cpp - The entry point of programs -----------------------------===//
#include "Program.h"
#include "State.h"
#include <cstdio>
#include <unistd.h>

namespace thunder {
namespace {
/// The folder of the running program, where its external weights lie.
std::string programFolder() {
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path);
  std::string_view full(path, length > 0 ? length : 0);
  size_t slash = full.rfind('/');
  return slash == std::string_view::npos ? "."
                                         : std::string(full.substr(0, slash));
}

Status start(Instance &instance, const Options &options) {
  if (Status status = instance.start(programFolder(),
                                     static_cast<int>(options.threads.value));
      status.failed())
    return status;
  // A loaded state goes on with its own numbers.
  instance.setSeed(options.seed.value);
  if (!options.weights.empty())
    return loadState(instance, options.weights, StateKind::Weights);
  if (!options.loadState.empty())
    return loadState(instance, options.loadState, StateKind::Full);
  return Status::ok();
}

Status run(int count, char **arguments, const thunder_image &image) {
  Instance instance(image);
  if (Status status = instance.readManifest(); status.failed())
    return status;
  Expected<Options> options =
      parseCommandLine(instance.manifest(), count, arguments);
  if (options.failed())
    return std::move(options).status();
  if (options->help || options->info) {
    std::fputs(
        (options->help ? helpText(instance.manifest()) : infoText(instance))
            .c_str(),
        stdout);
  } else {
    if (Status status = start(instance, *options); status.failed())
      return status;
    bool training = instance.manifest().mode == Manifest::Mode::Train;
    Status status = training ? trainProgram(instance, *options)
                             : runProgram(instance, *options);
    if (status.failed())
      return status;
  }
  return std::fflush(stdout) == 0
             ? Status::ok()
             : fileError("cannot write to standard output");
}
} // namespace
} // namespace thunder

extern "C" const thunder_image
    thunder_image_of_program __asm__("thunder_image");

int main(int argc, char **argv) {
  thunder::Status status = thunder::run(argc, argv, thunder_image_of_program);
  if (status.failed())
    std::fprintf(stderr, "error: %s\n", status.text().c_str());
  return static_cast<int>(status.code());
}
