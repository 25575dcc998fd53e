//===- Linker.cpp - Running the system's C compiler driver ----------------===//
#include "Linker.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

namespace thunder {
namespace {

constexpr llvm::StringLiteral linkerName = "cc";
constexpr llvm::StringLiteral archiveName = "libthunder_rt.a";
/// Where the archive may be, seen from the folder of the executable: a build
/// tree, an installation.
constexpr llvm::StringLiteral archiveFolders[] = {"../lib", "../lib/thunder"};
/// Of what the linker says, the part that goes into an error.
constexpr size_t quotedBytes = 4000;

/// Only its address is used, to find the executable.
void anchor() {}

std::string executableFolder() {
  std::string executable = llvm::sys::fs::getMainExecutable(
      nullptr, reinterpret_cast<void *>(&anchor));
  return llvm::sys::path::parent_path(executable).str();
}

/// The path of `name` in `folder`/`relative`, when it exists.
std::optional<std::string> findBeside(llvm::StringRef folder,
                                      llvm::StringRef relative,
                                      llvm::StringRef name) {
  llvm::SmallString<256> path(folder);
  llvm::sys::path::append(path, relative, name);
  if (!llvm::sys::fs::exists(path))
    return std::nullopt;
  llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
  return path.str().str();
}

} // namespace

char PackageError::ID = 0;

std::error_code PackageError::convertToErrorCode() const {
  return llvm::inconvertibleErrorCode();
}

llvm::Expected<std::string> findRuntimeArchive() {
  std::string folder = executableFolder();
  for (llvm::StringRef candidate : archiveFolders)
    if (std::optional<std::string> path =
            findBeside(folder, candidate, archiveName))
      return *path;
  return llvm::make_error<PackageError>(
      PackageError::Kind::File,
      "the runtime " + archiveName + " is not beside thunderc (looked in " +
          folder + "/../lib and ../lib/thunder); build or install it again");
}

llvm::Expected<std::string> findPublicHeaders() {
  std::string folder = executableFolder();
  if (std::optional<std::string> path =
          findBeside(folder, "../include", "thunder/extern.h"))
    return llvm::StringRef(*path)
        .drop_back(llvm::StringRef("/thunder/extern.h").size())
        .str();
  return llvm::make_error<PackageError>(
      PackageError::Kind::File, "the header thunder/extern.h is not in " +
                                    folder +
                                    "/../include; build or install it again");
}

llvm::Error runLinker(llvm::ArrayRef<std::string> arguments,
                      llvm::StringRef folder, const PackageOptions &options) {
  llvm::ErrorOr<std::string> program = llvm::sys::findProgramByName(linkerName);
  if (options.verbose || options.dryRun) {
    llvm::errs() << linkerName;
    for (const std::string &argument : arguments) {
      llvm::errs() << ' ';
      llvm::sys::printArg(llvm::errs(), argument, /*Quote=*/false);
    }
    llvm::errs() << '\n';
  }
  if (options.dryRun)
    return llvm::Error::success();
  if (!program)
    return llvm::make_error<PackageError>(
        PackageError::Kind::Tool,
        "linking needs the command 'cc', which is not on PATH; install the "
        "package gcc");

  llvm::SmallString<256> log(folder);
  llvm::sys::path::append(log, "linker.log");
  llvm::SmallVector<llvm::StringRef> argv{linkerName};
  argv.append(arguments.begin(), arguments.end());
  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef(), log.str(),
                                                log.str()};
  std::string why;
  int status = llvm::sys::ExecuteAndWait(*program, argv, std::nullopt,
                                         redirects, 0, 0, &why);
  if (status == 0)
    return llvm::Error::success();
  std::string said = why;
  if (auto text = llvm::MemoryBuffer::getFile(log))
    said += (*text)->getBuffer().take_front(quotedBytes).trim().str();
  return llvm::make_error<PackageError>(PackageError::Kind::Tool,
                                        "'cc' failed: " + said);
}

} // namespace thunder
