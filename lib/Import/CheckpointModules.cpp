//===- CheckpointModules.cpp - Regions by the modules of a program --------===//
#include "CheckpointModules.h"
#include "thunder/Import/ImportError.h"
#include "thunder/Import/Metadata.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace thunder {

Expected<CheckpointModules>
CheckpointModules::create(const std::vector<std::string> &globs) {
  CheckpointModules modules;
  for (const std::string &text : globs) {
    Expected<GlobPattern> pattern = GlobPattern::create(text);
    if (!pattern)
      return malformed("--checkpoint=" + text + ": " +
                       toString(pattern.takeError()));
    modules.globs.push_back({text, std::move(*pattern)});
  }
  return modules;
}

std::string CheckpointModules::find(StringRef nnModuleStack) {
  if (globs.empty())
    return {};
  std::string region;
  forEachModule(nnModuleStack, [&](StringRef key, StringRef path) {
    if (path.empty())
      return;
    paths.insert(path);
    for (Glob &glob : globs)
      if (glob.text == path || glob.pattern.match(path)) {
        glob.isUsed = true;
        // The key tells calls of one module apart.
        if (region.empty())
          region = ("module." + key).str();
      }
  });
  return region;
}

Error CheckpointModules::checkUse() const {
  constexpr size_t mostListed = 12;
  for (const Glob &glob : globs) {
    if (glob.isUsed)
      continue;
    SmallVector<StringRef> known;
    for (const auto &path : paths)
      known.push_back(path.first());
    sort(known);
    bool isCut = known.size() > mostListed;
    known.truncate(std::min(known.size(), mostListed));
    return malformed("--checkpoint=" + glob.text +
                     ": fits no module of the program; there are " +
                     join(known, ", ") + (isCut ? ", …" : ""));
  }
  return Error::success();
}

} // namespace thunder
