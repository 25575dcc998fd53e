//===- Inspect.cpp - The manifest that an artifact carries ----------------===//
#include "ImageAssembly.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

namespace thunder {

llvm::Expected<std::string> extractManifest(llvm::StringRef path) {
  auto fail = [&](const llvm::Twine &why) {
    return llvm::make_error<PackageError>(PackageError::Kind::File,
                                          "'" + path + "': " + why);
  };
  if (llvm::sys::fs::exists(path) && !llvm::sys::fs::is_regular_file(path))
    return fail("is not a file");
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return fail(buffer.getError().message());
  auto object =
      llvm::object::ObjectFile::createObjectFile((*buffer)->getMemBufferRef());
  if (!object) {
    llvm::consumeError(object.takeError());
    return fail("is not a program, library or object of thunderc");
  }
  for (const llvm::object::SectionRef &section : (*object)->sections()) {
    llvm::Expected<llvm::StringRef> name = section.getName();
    if (!name) {
      llvm::consumeError(name.takeError());
      continue;
    }
    if (*name != manifestSection)
      continue;
    llvm::Expected<llvm::StringRef> contents = section.getContents();
    if (contents)
      return contents->str();
    llvm::consumeError(contents.takeError());
  }
  return fail("carries no manifest; thunderc did not make it");
}

} // namespace thunder
