//===- TensorTable.cpp - From arguments and results to program tensors ----===//
#include "TensorTable.h"
#include "thunder/IR/Arguments.h"
#include "thunder/IR/ErrorClass.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::thunder;

/// The role in the manifest of an argument: the TensorRole of the same name.
/// The state of random numbers is a buffer that its name tells apart.
static std::optional<TensorRole> getTensorRole(Role role) {
  if (role == Role::Rng)
    return TensorRole::Buffer;
  return symbolizeTensorRole(stringifyRole(role));
}

FailureOr<FlatSymbolRefAttr>
TensorTable::add(Location loc, StringRef name, TensorRole role, Type type,
                 ArrayRef<NamedAttribute> attributes) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return emitUnsupported(loc) << "'" << name << "' has the type " << type
                                << "; programs have static shapes only",
           failure();
  std::string key = (stringifyTensorRole(role) + ":" + name).str();
  auto known = byRoleAndName.find(key);
  if (known != byRoleAndName.end()) {
    Type other = bySymbol.lookup(known->second.getValue()).getType();
    if (other != type)
      return emitError(loc)
             << "'" << name << "' has two types: " << type << " and " << other;
    return known->second;
  }

  std::string symbol = name.str();
  for (unsigned n = 1; bySymbol.contains(symbol); ++n)
    symbol = (name + "." + Twine(n)).str();
  auto op = ProgramTensorOp::create(
      builder, loc, symbol, role, type,
      symbol == name ? nullptr : builder.getStringAttr(name), nullptr, false,
      false, nullptr, nullptr);
  for (NamedAttribute attribute : attributes)
    op->setAttr(attribute.getName(), attribute.getValue());
  bySymbol[symbol] = op;
  return byRoleAndName[key] = FlatSymbolRefAttr::get(op.getSymNameAttr());
}

FailureOr<FlatSymbolRefAttr> TensorTable::addArgument(FuncOp func,
                                                      unsigned index) {
  Location loc = func.getArgument(index).getLoc();
  StringRef name = getArgumentName(func, index);
  std::optional<TensorRole> role = getTensorRole(getArgumentRole(func, index));
  if (!role)
    return emitUnsupported(loc) << "argument '" << name << "' has the role '"
                                << stringifyRole(getArgumentRole(func, index))
                                << "', which programs do not have yet",
           failure();

  // The attributes of an argument are those of its tensor, without the prefix.
  static constexpr std::pair<StringLiteral, StringLiteral> copied[] = {
      {attribute::kQualified, "qualified"},
      {attribute::kRequiresGrad, "requires_grad"},
      {attribute::kTransient, "transient"},
      {attribute::kWeight, "weight"},
      {attribute::kDefault, "default_value"}};
  SmallVector<NamedAttribute> attributes;
  for (auto [from, to] : copied)
    if (Attribute value = func.getArgAttr(index, from))
      attributes.push_back(builder.getNamedAttr(to, value));
  return add(loc, name, *role, func.getArgumentTypes()[index], attributes);
}

/// What result `index`, called `name`, is: its attribute says it, or its name.
static TensorRole getResultRole(FuncOp func, unsigned index, StringRef name) {
  if (auto given =
          func.getResultAttrOfType<StringAttr>(index, attribute::kRole))
    if (std::optional<TensorRole> role = symbolizeTensorRole(given.getValue()))
      return *role;
  return name.starts_with("grad.") ? TensorRole::Gradient : TensorRole::Output;
}

FailureOr<TensorTable::Signature> TensorTable::add(FuncOp func) {
  Signature signature;
  for (unsigned i = 0, e = func.getNumArguments(); i < e; ++i) {
    FailureOr<FlatSymbolRefAttr> symbol = addArgument(func, i);
    if (failed(symbol))
      return failure();
    signature.arguments.push_back(*symbol);
  }

  // A result without a name of its own is called by its position among the
  // flattened outputs of the user, where None and strings count.
  SmallVector<std::string> names(func.getNumResults());
  if (auto outputs = func->getAttrOfType<ArrayAttr>(attribute::kOutputs))
    for (auto [position, output] : llvm::enumerate(outputs))
      if (auto result = dyn_cast<IntegerAttr>(output))
        if (result.getInt() >= 0 &&
            result.getInt() < int64_t(func.getNumResults()) &&
            names[result.getInt()].empty())
          names[result.getInt()] = ("output" + Twine(position)).str();
  llvm::StringSet<> seen;
  for (unsigned i = 0, e = func.getNumResults(); i < e; ++i) {
    if (auto name = func.getResultAttrOfType<StringAttr>(i, attribute::kName))
      names[i] = name.getValue().str();
    else if (names[i].empty())
      names[i] = ("output" + Twine(i)).str();
    if (!seen.insert(names[i]).second)
      return func.emitError("has two results named '") << names[i] << "'";
    TensorRole role = getResultRole(func, i, names[i]);
    FailureOr<FlatSymbolRefAttr> symbol =
        add(func.getReturn().getOutputs()[i].getLoc(), names[i], role,
            func.getResultTypes()[i], {});
    if (failed(symbol))
      return failure();
    signature.results.push_back(*symbol);
    signature.resultRoles.push_back(role);
  }
  return signature;
}
