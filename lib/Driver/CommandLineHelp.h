//===- CommandLineHelp.h - Help and documentation of the flags ------------===//
//
// Private to the command line: text made from the declared flags.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_DRIVER_COMMANDLINEHELP_H
#define THUNDER_LIB_DRIVER_COMMANDLINEHELP_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace thunder {

/// The names of all flags, with their dashes.
std::vector<std::string> flagNames(const CLI::App &app);

/// The topics of --help=TOPIC: the groups of flags, exit-codes and all.
std::vector<std::string> helpTopics(const CLI::App &app);

/// The help on `topic`, the overview when it is empty; empty when there is no
/// such topic.
std::string helpText(const CLI::App &app, llvm::StringRef topic);

/// docs/CLI.md.
std::string documentFlags(const CLI::App &app);

/// The text of --version.
std::string versionText();

} // namespace thunder

#endif // THUNDER_LIB_DRIVER_COMMANDLINEHELP_H
