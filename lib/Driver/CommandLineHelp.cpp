//===- CommandLineHelp.cpp - Help and documentation of the flags ----------===//
//
// --help is short: how to call thunderc, and the flags that most calls need.
// --help=TOPIC shows one group of flags; docs/CLI.md holds them all.
//
//===----------------------------------------------------------------------===//
#include "CommandLineHelp.h"
#include "thunder/Driver/CommandLine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"
#include <CLI/CLI.hpp>

namespace thunder {
namespace {

struct Topic {
  llvm::StringLiteral group, title;
};
constexpr Topic topics[] = {
    {"model", "What is compiled"},       {"code", "For which machine, and how"},
    {"output", "What is written"},       {"phases", "Phases"},
    {"reports", "Reports and messages"}, {"verify", "thunderc verify"}};

constexpr llvm::StringLiteral usage =
    R"(thunderc compiles a model that was exported from PyTorch to a native program.

  thunderc [compile] INPUT [-o OUT]    write a program; INPUT is .pt2, .mlir, or - for stdin
  thunderc check INPUT                 list what would not compile, and why
  thunderc verify INPUT --inputs F     compare the compiled program with the reference interpreter
  thunderc inspect ARTIFACT            print the manifest of a program or library
)";

/// The flags of the overview.
constexpr llvm::StringLiteral common[] = {
    "--mode", "--loss", "--optimizer", "--emit",      "--output",
    "-O",     "--cpu",  "--threads",   "--stop-after"};

std::string spelled(const CLI::Option &option) {
  std::string text;
  for (const std::string &name : option.get_snames())
    text += (text.empty() ? "-" : ", -") + name;
  for (const std::string &name : option.get_lnames())
    text += (text.empty() ? "--" : ", --") + name;
  if (option.get_items_expected_max() == 0)
    return text;
  bool optional = option.get_items_expected_min() == 0;
  bool isShort = option.get_lnames().empty();
  std::string value = option.get_type_name();
  value = value.substr(0, value.find(':')); // what CLI11 appends for checks
  return text +
         (optional  ? "[="
          : isShort ? ""
                    : "=") +
         value + (optional ? "]" : "");
}

/// One flag: its spelling, and below or beside it what it means.
void print(llvm::raw_ostream &os, const CLI::Option &option) {
  constexpr size_t column = 30;
  std::string name = "  " + spelled(option);
  os << name;
  if (name.size() + 2 > column)
    os << '\n' << std::string(column, ' ');
  else
    os << std::string(column - name.size(), ' ');
  os << option.get_description() << '\n';
}

void printGroup(llvm::raw_ostream &os, const CLI::App &app,
                const Topic &topic) {
  os << '\n' << topic.title << ":\n";
  for (const CLI::Option *option : app.get_options())
    if (option->get_group() == topic.group)
      print(os, *option);
}

void printExitCodes(llvm::raw_ostream &os) {
  os << "\nExit codes:\n";
  for (const ExitCodeInfo &info : exitCodes())
    os << "  " << static_cast<int>(info.code) << '\t' << info.meaning << '\n';
}

} // namespace

std::vector<std::string> flagNames(const CLI::App &app) {
  std::vector<std::string> names = {"--help", "--version"};
  for (const CLI::Option *option : app.get_options()) {
    for (const std::string &name : option->get_lnames())
      names.push_back("--" + name);
    for (const std::string &name : option->get_snames())
      names.push_back("-" + name);
  }
  return names;
}

std::vector<std::string> helpTopics(const CLI::App &) {
  std::vector<std::string> names;
  for (const Topic &topic : topics)
    names.push_back(topic.group.str());
  names.insert(names.end(), {"exit-codes", "all"});
  return names;
}

std::string helpText(const CLI::App &app, llvm::StringRef topic) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (topic.empty()) {
    os << usage << "\nCommon flags:\n";
    for (llvm::StringRef name : common)
      if (const CLI::Option *option = app.get_option_no_throw(name.str()))
        print(os, *option);
    os << "\nMore: --help=" << llvm::join(helpTopics(app), ", --help=")
       << ", --version\n";
    return text;
  }
  if (topic == "exit-codes") {
    printExitCodes(os);
    return llvm::StringRef(text).ltrim().str();
  }
  for (const Topic &known : topics)
    if (topic == known.group || topic == "all")
      printGroup(os, app, known);
  if (topic == "all")
    printExitCodes(os);
  return llvm::StringRef(text).ltrim().str();
}

std::string documentFlags(const CLI::App &app) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "# The command line of thunderc\n\nGenerated from "
        "lib/Driver/CommandLine.cpp by `thunderc --print-docs=cli`; do not "
        "edit.\n\n```\n"
     << usage
     << "```\n\n`@FILE` stands for the arguments in FILE. A verb comes "
        "first.\n";
  for (const Topic &topic : topics) {
    os << "\n## " << topic.title << "\n\n| flag | meaning |\n|---|---|\n";
    for (const CLI::Option *option : app.get_options())
      if (option->get_group() == topic.group) {
        std::string name = spelled(*option);
        for (size_t i = 0; (i = name.find('|', i)) != std::string::npos; i += 2)
          name.insert(i, "\\");
        os << "| `" << name << "` | " << option->get_description() << " |\n";
      }
  }
  os << "\n## Exit codes\n\n| code | meaning |\n|---|---|\n";
  for (const ExitCodeInfo &info : exitCodes())
    os << "| " << static_cast<int>(info.code) << " | " << info.meaning
       << " |\n";
  return text;
}

llvm::StringRef compilerVersion() { return "thunderc " THUNDER_VERSION; }

std::string versionText() {
  return compilerVersion().str() + " (LLVM " LLVM_VERSION_STRING ")\n";
}

} // namespace thunder
