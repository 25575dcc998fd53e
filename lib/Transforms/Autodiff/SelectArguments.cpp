//===- SelectArguments.cpp - Which arguments get a gradient ---------------===//
//
// --wrt and --freeze: names and globs over the names of arguments.
//
//===----------------------------------------------------------------------===//
#include "thunder/Analysis/Activity.h"
#include "thunder/IR/Arguments.h"
#include "thunder/Transforms/Autodiff.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/GlobPattern.h"

using namespace mlir;
using namespace mlir::thunder;

static SmallVector<StringRef> getNames(FuncOp func, unsigned index) {
  SmallVector<StringRef> names = getQualifiedNames(func, index);
  names.push_back(getArgumentName(func, index));
  return names;
}

/// The arguments that pattern `text` names: by a qualified name or the graph's.
/// `option` is the flag that it comes from. What is a name letter by letter is
/// no glob, whatever it is made of. A literal name must name a floating
/// argument; a glob skips others, and must match at least one of any kind.
static LogicalResult match(FuncOp func, StringRef option, StringRef text,
                           llvm::SmallBitVector &matched) {
  bool isGlob = text.find_first_of("*?[{\\") != StringRef::npos;
  for (unsigned i = 0, e = func.getNumArguments(); i < e; ++i)
    isGlob &= !llvm::is_contained(getNames(func, i), text);
  auto glob = llvm::GlobPattern::create(isGlob ? text : "*",
                                        /*MaxSubPatterns=*/1024);
  if (!glob)
    return emitError(func.getLoc())
           << option << "=" << text << ": " << llvm::toString(glob.takeError());
  bool matchedAny = false;
  for (unsigned i = 0, e = func.getNumArguments(); i < e; ++i) {
    if (!llvm::any_of(getNames(func, i), [&](StringRef name) {
          return isGlob ? glob->match(name) : name == text;
        }))
      continue;
    matchedAny = true;
    if (isFloatingTensor(func.getArgumentTypes()[i]))
      matched.set(i);
    else if (!isGlob)
      return emitError(func.getLoc())
             << option << "=" << text << ": this tensor is "
             << func.getArgumentTypes()[i]
             << "; only floating tensors have a gradient";
  }
  if (matchedAny)
    return success();
  InFlightDiagnostic error = emitError(func.getLoc());
  error << option << "=" << text << ": no parameter, buffer or input of this "
        << (isGlob ? "pattern" : "name") << "; there are";
  for (unsigned i = 0, e = std::min(func.getNumArguments(), 8u); i < e; ++i)
    error << (i ? ", " : " ") << getDisplayName(func, i);
  return error << (func.getNumArguments() > 8 ? ", ..." : "");
}

/// Parameters that require a gradient, also those given at each run; else
/// inputs that the file says so of; else all floating inputs. Only the first
/// when parameters alone count.
static llvm::SmallBitVector selectDefault(FuncOp func, bool parametersOnly) {
  unsigned count = func.getNumArguments();
  llvm::SmallBitVector parameters(count), marked(count), inputs(count);
  for (unsigned i = 0; i < count; ++i) {
    Role role = getArgumentRole(func, i);
    bool isInput = role == Role::Input;
    // Draws on a tape are inputs, too.
    if ((role != Role::Parameter && !isInput) ||
        !isFloatingTensor(func.getArgumentTypes()[i]) ||
        getArgumentName(func, i).starts_with("rng."))
      continue;
    bool isParameter = !isInput || !getQualifiedNames(func, i).empty();
    if (requiresGrad(func, i))
      (isParameter ? parameters : marked).set(i);
    if (isInput)
      inputs.set(i);
  }
  if (parameters.any() || parametersOnly)
    return parameters;
  return marked.any() ? marked : inputs;
}

FailureOr<SmallVector<unsigned>>
mlir::thunder::selectArguments(FuncOp func, ArrayRef<std::string> withRespectTo,
                               ArrayRef<std::string> freeze,
                               bool parametersOnly) {
  llvm::SmallBitVector selected(func.getNumArguments()), frozen = selected;
  if (withRespectTo.empty())
    selected = selectDefault(func, parametersOnly);
  for (StringRef text : withRespectTo)
    if (failed(match(func, "--wrt", text, selected)))
      return failure();
  for (StringRef text : freeze)
    if (failed(match(func, "--freeze", text, frozen)))
      return failure();
  selected.reset(frozen);
  if (selected.none())
    return emitError(func.getLoc())
           << "nothing to differentiate with respect to: "
           << (parametersOnly
                   ? "no parameter requires a gradient"
                   : "no parameter requires a gradient, no input is floating")
           << ", or all are frozen; name tensors with --wrt";
  SmallVector<unsigned> indices;
  for (unsigned i : selected.set_bits()) {
    if (parametersOnly && getArgumentRole(func, i) != Role::Parameter)
      return emitError(func.getLoc())
             << "--wrt: '" << getDisplayName(func, i)
             << "' is not a parameter; training updates parameters only";
    indices.push_back(i);
  }
  return indices;
}
