//===- Suggest.h - "did you mean" -----------------------------------------===//
#ifndef THUNDER_LIB_RUNTIME_SUGGEST_H
#define THUNDER_LIB_RUNTIME_SUGGEST_H

#include <string>
#include <string_view>
#include <vector>

namespace thunder {

/// The candidate with the smallest edit distance to `name`; empty when none is
/// nearer than replacing most of the name.
std::string nearestName(std::string_view name,
                        const std::vector<std::string> &candidates);

/// "; did you mean 'x'?", or nothing.
std::string didYouMean(std::string_view name,
                       const std::vector<std::string> &candidates);

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_SUGGEST_H
