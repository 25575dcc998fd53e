//===- Suggest.cpp - "did you mean" ---------------------------------------===//
#include "Suggest.h"
#include "thunder/TensorFiles/Status.h"
#include <algorithm>

namespace thunder {
namespace {
/// Levenshtein distance, one row at a time.
size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j)
    row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      size_t replaced = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}
} // namespace

std::string nearestName(std::string_view name,
                        const std::vector<std::string> &candidates) {
  // Names come from files: neither long ones nor many may cost time.
  constexpr size_t longest = 256, mostCandidates = 10000;
  std::string best;
  size_t bestDistance = std::max<size_t>(2, name.size() * 2 / 3) + 1;
  if (name.size() > longest)
    return best;
  for (size_t i = 0; i < std::min(candidates.size(), mostCandidates); ++i) {
    if (candidates[i].size() > longest)
      continue;
    size_t distance = editDistance(name, candidates[i]);
    if (distance < bestDistance) {
      best = candidates[i];
      bestDistance = distance;
    }
  }
  return best;
}

std::string didYouMean(std::string_view name,
                       const std::vector<std::string> &candidates) {
  std::string nearest = nearestName(name, candidates);
  return nearest.empty() ? nearest : "; did you mean " + quoted(nearest) + "?";
}

} // namespace thunder
