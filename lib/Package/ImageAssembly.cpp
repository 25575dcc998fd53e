//===- ImageAssembly.cpp - The image of a program as assembly -------------===//
//
// Weights never become LLVM constants: the assembler copies the file
// (.incbin), which takes milliseconds for any size.
//
//===----------------------------------------------------------------------===//
#include "ImageAssembly.h"
#include "llvm/Support/raw_ostream.h"

namespace thunder {
namespace {

/// A string of the assembler.
std::string quoted(llvm::StringRef text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      result += '\\';
    result += c;
  }
  return result + "\"";
}

} // namespace

std::string buildImageAssembly(const PackageParts &parts,
                               llvm::StringRef manifestFile,
                               llvm::StringRef weightsFile) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "\t.section " << manifestSection << ",\"a\",@progbits\n"
     << "thunder_manifest_text:\n\t.incbin " << quoted(manifestFile) << '\n';
  if (!weightsFile.empty())
    os << "\t.section .rodata.thunder_weights,\"a\",@progbits\n"
       << "\t.balign 64\nthunder_weights_data:\n\t.incbin "
       << quoted(weightsFile) << '\n';
  os << "\t.section .data.rel.ro.thunder_image,\"aw\",@progbits\n"
     << "\t.balign 8\nthunder_entry_table:\n";
  for (const std::string &symbol : parts.entrySymbols)
    os << "\t.quad " << symbol << '\n';
  os << "\t.globl thunder_image\n\t.hidden thunder_image\n"
     << "\t.type thunder_image, @object\n\t.size thunder_image, 40\n"
     << "thunder_image:\n\t.quad thunder_manifest_text\n\t.quad "
     << parts.manifest.size() << "\n\t.quad thunder_entry_table\n";
  if (weightsFile.empty())
    os << "\t.quad 0\n\t.quad 0\n";
  else
    os << "\t.quad thunder_weights_data\n\t.quad " << parts.weights.totalBytes
       << '\n';
  os << "\t.section .note.GNU-stack,\"\",@progbits\n";
  return text;
}

llvm::ArrayRef<LibraryFunction> libraryFunctions() {
  static constexpr LibraryFunction functions[] = {
      {"create", "const char *state_file, HANDLE **out", "int",
       "Makes a handle. `state_file`: a state to begin with (.safetensors or\n"
       " * .npz), or NULL for the compiled-in values. On failure too *out is "
       "a\n"
       " * handle, good for last_error and destroy only (NULL without "
       "memory)."},
      {"describe", "HANDLE *handle", "const char *",
       "The manifest as JSON text: names, dtypes and shapes of all tensors.\n"
       " * Valid as long as the handle."},
      {"last_error", "const HANDLE *handle", "const char *",
       "Why the last call on this handle failed; empty after success."},
      {"set_threads", "HANDLE *handle, int threads", "int",
       "How many threads the program uses from now on."},
      {"run",
       "HANDLE *handle, const BUFFER *inputs, int32_t input_count, const "
       "BUFFER *outputs, int32_t output_count",
       "int",
       "Runs inference, or outputs and gradients. All inputs must be given;\n"
       " * of the outputs (output0, grad.NAME, mutated.NAME) those wanted."},
      {"step",
       "HANDLE *handle, const BUFFER *inputs, int32_t input_count, double "
       "*loss",
       "int",
       "One training step on one batch; `loss` (may be NULL) gets the loss\n"
       " * before the update. `inputs` may hold run-time numbers (hyper.lr)."},
      {"gradients",
       "HANDLE *handle, const BUFFER *inputs, int32_t input_count, double "
       "scale, double *loss",
       "int",
       "The first half of a step: adds `scale` times the gradients of one\n"
       " * batch to those since the last update (scale 1/N: the mean of N)."},
      {"update",
       "HANDLE *handle, const BUFFER *numbers, int32_t number_count, double "
       "max_norm, double *norm",
       "int",
       "The second half: clips the gradients to the norm `max_norm` (negative:"
       "\n * not), updates, and clears them; `norm` (may be NULL) gets the "
       "norm\n * before clipping. `numbers` are run-time numbers (hyper.lr)."},
      {"evaluate",
       "HANDLE *handle, const BUFFER *inputs, int32_t input_count, double "
       "*loss",
       "int", "The loss on one batch in evaluation mode; changes nothing."},
      {"get_state",
       "HANDLE *handle, const char *name, void *data, size_t bytes", "int",
       "Copies a parameter, buffer, optimizer slot or gradient out."},
      {"set_state",
       "HANDLE *handle, const char *name, const void *data, size_t bytes",
       "int", "Copies a parameter, buffer, optimizer slot or gradient in."},
      {"save_state", "HANDLE *handle, const char *path", "int",
       "Saves the whole state; the file appears complete or not at all."},
      {"destroy", "HANDLE *handle", "void", "Frees the handle; NULL is fine."},
  };
  return functions;
}

std::string buildLibraryAssembly(llvm::StringRef prefix) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "\t.text\n";
  for (const LibraryFunction &function : libraryFunctions()) {
    std::string name = (prefix + "_" + function.name).str();
    os << "\t.globl " << name << "\n\t.type " << name << ", @function\n"
       << name << ":\n\tendbr64\n";
    // The third argument of create is the image, which is not the caller's.
    if (function.name == "create")
      os << "\tleaq thunder_image(%rip), %rdx\n";
    os << "\tjmp thunder_rt_" << function.name << "\n\t.size " << name << ", .-"
       << name << '\n';
  }
  os << "\t.section .note.GNU-stack,\"\",@progbits\n";
  return text;
}

} // namespace thunder
