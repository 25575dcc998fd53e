//===- Header.cpp - The C header of an emitted library --------------------===//
#include "ImageAssembly.h"
#include "thunder/TensorFiles/Json.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace thunder {
namespace {

std::string substitute(llvm::StringRef parameters, llvm::StringRef prefix) {
  std::string text = parameters.str();
  for (auto [placeholder, suffix] :
       {std::pair<llvm::StringRef, llvm::StringRef>{"HANDLE", "_handle"},
        {"BUFFER", "_buffer"}})
    for (size_t at; (at = text.find(placeholder)) != std::string::npos;)
      text.replace(at, placeholder.size(), (prefix + suffix).str());
  return text;
}

/// The names that callers have for a tensor: the qualified ones of a parameter
/// or buffer, each with the same memory, else its own.
std::vector<std::string> callersNames(const JsonValue &tensor) {
  std::vector<std::string> names;
  if (const JsonValue *qualified = tensor.find("qualified"))
    for (const JsonValue &name : qualified->children)
      names.push_back(name.text);
  if (names.empty())
    if (const JsonValue *name = tensor.find("name"))
      names.push_back(name->text);
  return names;
}

/// One line a name that callers use, as a comment.
void listTensors(llvm::raw_ostream &os, llvm::StringRef manifest) {
  Expected<JsonValue> root =
      parseJson(std::string_view(manifest.data(), manifest.size()));
  const JsonValue *tensors = root.failed() ? nullptr : root->find("tensors");
  if (!tensors)
    return;
  os << " * Tensors (name, role, dtype, shape). get_state and set_state take "
        "parameters,\n * buffers, optimizer slots, gradients and the step by "
        "these names:\n";
  for (const JsonValue &tensor : tensors->children) {
    const JsonValue *role = tensor.find("role"), *dtype = tensor.find("dtype"),
                    *shape = tensor.find("shape");
    // What is derived from parameters when a program starts has no callers.
    if (!role || !dtype || !shape || role->text == "derived")
      continue;
    for (const std::string &name : callersNames(tensor)) {
      // Names come from the model's file: none may end the comment.
      if (name.find("*/") != std::string::npos)
        continue;
      os << " *   " << name << "  " << role->text << "  " << dtype->text
         << " [";
      llvm::interleaveComma(shape->children, os,
                            [&](const JsonValue &v) { os << v.integer; });
      os << "]\n";
    }
  }
}

} // namespace

std::string makeIdentifier(llvm::StringRef name) {
  std::string text;
  for (char c : name)
    text += llvm::isAlnum(c) ? c : '_';
  if (text.empty() || llvm::isDigit(text[0]))
    text.insert(0, "model_");
  return text;
}

std::string buildHeader(llvm::StringRef prefix, llvm::StringRef manifest) {
  std::string text;
  llvm::raw_string_ostream os(text);
  std::string guard = prefix.upper() + "_H";
  os << "/* C interface of lib" << prefix << ".so, written by thunderc.\n *\n"
     << " * Functions that return int return 0, or the exit status of emitted "
        "programs:\n"
     << " *   1 wrong data, 2 usage, 3 file or tensor, 4 CPU feature lacking, "
        "7 memory\n"
     << " * There is no global state; a handle is used by one thread at a "
        "time. Buffers\n"
     << " * belong to the caller, have any alignment and are row-major.\n *\n";
  listTensors(os, manifest);
  os << " */\n#ifndef " << guard << "\n#define " << guard
     << "\n\n#include <stddef.h>\n#include <stdint.h>\n\n"
     << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
     << "/* A program with its memory. */\ntypedef struct thunder_handle "
     << prefix << "_handle;\n\n"
     << "/* A named tensor in the caller's memory; `bytes` must be its size. "
        "*/\ntypedef struct {\n  const char *name;\n  void *data;\n  size_t "
        "bytes;\n} "
     << prefix << "_buffer;\n\n";
  for (const LibraryFunction &function : libraryFunctions()) {
    bool isPointer = function.result.ends_with("*");
    os << "/* " << function.documentation << " */\n"
       << function.result << (isPointer ? "" : " ") << prefix << '_'
       << function.name << '(' << substitute(function.parameters, prefix)
       << ");\n\n";
  }
  os << "#ifdef __cplusplus\n}\n#endif\n\n#endif /* " << guard << " */\n";
  return text;
}

} // namespace thunder
