//===- Metadata.cpp - What a node says about the user's source ------------===//
//
// Tolerant readers: metadata that has another form than expected is ignored.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/Metadata.h"
#include "thunder/Import/Json.h"

using namespace llvm;

namespace thunder {

namespace {

/// `File "model.py", line 12, in forward`
std::optional<SourceFrame> parseFrame(StringRef line) {
  SourceFrame frame;
  if (!line.consume_front("File \""))
    return std::nullopt;
  auto [file, rest] = line.split("\", line ");
  frame.file = file;
  if (file.empty() || rest.consumeInteger(10, frame.line))
    return std::nullopt;
  rest.consume_front(", in ");
  frame.function = rest;
  return frame;
}

bool isFrameworkFile(StringRef file) {
  return file.contains("site-packages/") || file.contains("dist-packages/") ||
         file.starts_with("torch/") || file.contains("/torch/nn/");
}

} // namespace

std::string SourceFrame::render() const {
  return (file + ":" + Twine(line)).str();
}

std::optional<SourceFrame> findUserFrame(StringRef stackTrace) {
  std::optional<SourceFrame> last, user;
  SourceFrame *expectsCode = nullptr;
  while (!stackTrace.empty()) {
    auto [line, rest] = stackTrace.split('\n');
    stackTrace = rest;
    line = line.trim();
    if (std::optional<SourceFrame> frame = parseFrame(line)) {
      std::optional<SourceFrame> &slot =
          isFrameworkFile(frame->file) ? last : user;
      slot = frame;
      expectsCode = &*slot;
    } else if (expectsCode) {
      expectsCode->code = line;
      expectsCode = nullptr;
    }
  }
  return user ? user : last;
}

void forEachModule(StringRef nnModuleStack,
                   function_ref<void(StringRef key, StringRef path)> fn) {
  // Entries are `key,path,type`; commas inside brackets belong to the path.
  while (!nnModuleStack.empty()) {
    auto [entry, rest] = nnModuleStack.split(';');
    nnModuleStack = rest;
    auto [key, path] = entry.split(',');
    int depth = 0;
    for (size_t i = 0; i < path.size(); ++i) {
      depth += (path[i] == '[' || path[i] == '(') -
               (path[i] == ']' || path[i] == ')');
      if (path[i] == ',' && depth == 0) {
        fn(key, path.take_front(i));
        break;
      }
    }
  }
}

StringRef findModulePath(StringRef nnModuleStack) {
  StringRef last;
  forEachModule(nnModuleStack, [&](StringRef, StringRef path) { last = path; });
  return last;
}

std::string findCheckpoint(StringRef custom) {
  if (!custom.contains("checkpoint"))
    return {};
  auto document = JsonDocument::parse(custom);
  if (!document) {
    consumeError(document.takeError());
    return {};
  }
  const JsonValue *id = (*document)->getRoot().find("checkpoint");
  if (!id || id->getKind() != JsonValue::Kind::String)
    return {};
  return id->getString().str();
}

} // namespace thunder
