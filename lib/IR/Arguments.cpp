//===- Arguments.cpp - What the arguments of a program are ----------------===//
#include "thunder/IR/Arguments.h"

using namespace mlir;
using namespace mlir::thunder;

StringRef mlir::thunder::getArgumentName(FunctionOpInterface func,
                                         unsigned index) {
  auto name = func.getArgAttrOfType<StringAttr>(index, attribute::kName);
  return name ? name.getValue() : StringRef();
}

Role mlir::thunder::getArgumentRole(FunctionOpInterface func, unsigned index) {
  auto role = func.getArgAttrOfType<StringAttr>(index, attribute::kRole);
  return role ? symbolizeRole(role.getValue()).value_or(Role::Input)
              : Role::Input;
}

SmallVector<StringRef>
mlir::thunder::getQualifiedNames(FunctionOpInterface func, unsigned index) {
  SmallVector<StringRef> names;
  if (auto list =
          func.getArgAttrOfType<ArrayAttr>(index, attribute::kQualified))
    for (auto name : list.getAsRange<StringAttr>())
      names.push_back(name.getValue());
  return names;
}

StringRef mlir::thunder::getDisplayName(FunctionOpInterface func,
                                        unsigned index) {
  SmallVector<StringRef> names = getQualifiedNames(func, index);
  // What is given at each run goes by the graph's name.
  bool isInput = getArgumentRole(func, index) == Role::Input;
  return names.empty() || isInput ? getArgumentName(func, index)
                                  : names.front();
}

bool mlir::thunder::requiresGrad(FunctionOpInterface func, unsigned index) {
  return bool(func.getArgAttr(index, attribute::kRequiresGrad));
}

int64_t mlir::thunder::getWeightIndex(FunctionOpInterface func,
                                      unsigned index) {
  auto weight = func.getArgAttrOfType<IntegerAttr>(index, attribute::kWeight);
  return weight ? weight.getInt() : -1;
}

DictionaryAttr
mlir::thunder::makeArgumentAttributes(MLIRContext *context, StringRef name,
                                      Role role,
                                      ArrayRef<NamedAttribute> more) {
  NamedAttrList list(more);
  list.set(attribute::kName, StringAttr::get(context, name));
  list.set(attribute::kRole, StringAttr::get(context, stringifyRole(role)));
  return list.getDictionary(context);
}
