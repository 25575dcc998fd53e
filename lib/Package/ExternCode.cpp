//===- ExternCode.cpp - The code of custom operators ----------------------===//
#include "ExternCode.h"
#include "Linker.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Object/Archive.h"
#include "llvm/Object/Binary.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

namespace thunder {
namespace {

llvm::Error fail(PackageError::Kind kind, const llvm::Twine &text) {
  return llvm::make_error<PackageError>(kind, text);
}

/// Adds the names that an object defines for others.
llvm::Error addDefined(const llvm::object::ObjectFile &object,
                       llvm::StringSet<> &defined) {
  auto add = [&](auto symbols) -> llvm::Error {
    for (llvm::object::SymbolRef symbol : symbols) {
      llvm::Expected<uint32_t> flags = symbol.getFlags();
      if (!flags)
        return flags.takeError();
      if (*flags & llvm::object::SymbolRef::SF_Undefined ||
          !(*flags & llvm::object::SymbolRef::SF_Global))
        continue;
      llvm::Expected<llvm::StringRef> name = symbol.getName();
      if (!name)
        return name.takeError();
      defined.insert(*name);
    }
    return llvm::Error::success();
  };
  // A shared library that is stripped has dynamic symbols only.
  if (auto *elf = llvm::dyn_cast<llvm::object::ELFObjectFileBase>(&object))
    if (llvm::Error error = add(elf->getDynamicSymbolIterators()))
      return error;
  return add(object.symbols());
}

/// The same for an object, a shared library, or an archive with its index.
llvm::Error addDefined(llvm::StringRef path, llvm::StringSet<> &defined) {
  auto binary = llvm::object::createBinary(path);
  if (!binary)
    return binary.takeError();
  if (auto *object =
          llvm::dyn_cast<llvm::object::ObjectFile>(binary->getBinary()))
    return addDefined(*object, defined);
  auto *archive = llvm::dyn_cast<llvm::object::Archive>(binary->getBinary());
  if (!archive)
    return fail(PackageError::Kind::File,
                "is neither an object, an archive nor a library");
  for (const llvm::object::Archive::Symbol &symbol : archive->symbols())
    defined.insert(symbol.getName());
  return llvm::Error::success();
}

/// Compiles a C source to an object in `folder`; gives the object's path.
llvm::Expected<std::string> compile(llvm::StringRef source, size_t number,
                                    llvm::StringRef folder,
                                    const PackageOptions &options) {
  llvm::Expected<std::string> headers = findPublicHeaders();
  if (!headers)
    return headers.takeError();
  llvm::SmallString<256> object(folder);
  llvm::sys::path::append(object, llvm::formatv("extern{0}.o", number).str());
  if (llvm::Error error =
          runLinker({"-O2", "-fPIC", "-ffunction-sections", "-I" + *headers,
                     "-c", source.str(), "-o", object.str().str()},
                    folder, options))
    return error;
  return object.str().str();
}

/// How the linker is told of a shared library: by its name, looked for beside
/// the program and then where it is now.
void addSharedLibrary(llvm::StringRef path,
                      std::vector<std::string> &arguments) {
  llvm::SmallString<256> folder(path);
  llvm::sys::fs::make_absolute(folder);
  llvm::sys::path::remove_filename(folder);
  arguments.insert(arguments.end(),
                   {"-L" + folder.str().str(),
                    ("-l:" + llvm::sys::path::filename(path)).str(),
                    "-Wl,-rpath,$ORIGIN:" + folder.str().str()});
}

} // namespace

llvm::Expected<std::vector<std::string>>
prepareExternCode(const PackageParts &parts, llvm::StringRef folder,
                  const PackageOptions &options) {
  std::vector<std::string> arguments;
  llvm::StringSet<> defined;
  for (auto [number, file] : llvm::enumerate(options.linkFiles)) {
    if (!llvm::sys::fs::is_regular_file(file))
      return fail(PackageError::Kind::File,
                  "--link=" + file + ": there is no such file");
    std::string path = file;
    llvm::StringRef extension = llvm::sys::path::extension(file);
    if (extension == ".c") {
      llvm::Expected<std::string> object =
          compile(file, number, folder, options);
      if (!object)
        return object.takeError();
      path = *object;
    }
    if (extension == ".so" && options.kind == ArtifactKind::Object)
      return fail(PackageError::Kind::Unsupported,
                  "--link=" + file +
                      ": an object cannot hold a shared library");
    if (extension == ".so")
      addSharedLibrary(path, arguments);
    else
      arguments.push_back(path);
    if (options.dryRun)
      continue;
    if (llvm::Error error = addDefined(path, defined))
      return fail(PackageError::Kind::File,
                  "--link=" + file + ": " + llvm::toString(std::move(error)));
  }
  if (options.dryRun || options.kind == ArtifactKind::Object)
    return arguments;

  llvm::StringMap<llvm::StringRef> owners;
  for (const ExternFunction &function : parts.externFunctions) {
    auto [owner, isNew] = owners.try_emplace(function.name, function.symbol);
    if (!isNew && owner->second != function.symbol)
      return fail(PackageError::Kind::Unsupported,
                  function.symbol + " and " + owner->second +
                      ": two custom operators with one C function, " +
                      function.name + "; rename one");
    if (!defined.contains(function.name))
      return fail(PackageError::Kind::Unsupported,
                  function.symbol + ": no code for this custom operator: " +
                      (options.linkFiles.empty()
                           ? "give a file that defines the C function "
                           : "no file of --link defines the C function ") +
                      function.name +
                      (options.linkFiles.empty()
                           ? " with --link=FILE.{c,o,a,so}"
                           : ""));
  }
  return arguments;
}

} // namespace thunder
