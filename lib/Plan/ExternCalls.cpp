//===- ExternCalls.cpp - Calls of the C functions of custom operators -----===//
#include "ExternCalls.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/extern.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::thunder;

static thunder_dtype getDtypeCode(Type element) {
  return llvm::TypeSwitch<Type, thunder_dtype>(element)
      .Case([](Float64Type) { return THUNDER_FLOAT64; })
      .Case([](Float16Type) { return THUNDER_FLOAT16; })
      .Case([](BFloat16Type) { return THUNDER_BFLOAT16; })
      .Case([](ComplexType complex) {
        return complex.getElementType().isF64() ? THUNDER_COMPLEX128
                                                : THUNDER_COMPLEX64;
      })
      .Case([](IntegerType integer) {
        switch (integer.getWidth()) {
        case 1:
          return THUNDER_BOOL;
        case 8:
          return integer.isUnsigned() ? THUNDER_UINT8 : THUNDER_INT8;
        case 16:
          return THUNDER_INT16;
        case 32:
          return THUNDER_INT32;
        default:
          return THUNDER_INT64;
        }
      })
      .Default(THUNDER_FLOAT32);
}

ExternCallBuilder::ExternCallBuilder(llvm::Module &module,
                                     llvm::IRBuilder<> &builder)
    : module(module), builder(builder) {
  llvm::Type *pointer = builder.getPtrTy(), *i32 = builder.getInt32Ty();
  tensorType = llvm::StructType::get(module.getContext(),
                                     {pointer, pointer, pointer, i32, i32});
}

void ExternCallBuilder::startEntry(EntryOp entry) {
  unsigned most = 0;
  for (auto call : entry.getBody().front().getOps<HostCallOp>())
    most = std::max(most, call->getNumOperands());
  descriptors =
      most ? builder.CreateAlloca(tensorType, builder.getInt32(most)) : nullptr;
}

/// A constant table; equal ones are one.
llvm::Constant *ExternCallBuilder::getSizes(ArrayRef<int64_t> sizes) {
  llvm::Constant *&table = sizeTables[llvm::to_vector(sizes)];
  if (!table) {
    llvm::Constant *values = llvm::ConstantDataArray::get(
        module.getContext(),
        ArrayRef(reinterpret_cast<const uint64_t *>(sizes.data()),
                 sizes.size()));
    table = new llvm::GlobalVariable(module, values->getType(),
                                     /*isConstant=*/true,
                                     llvm::GlobalValue::PrivateLinkage, values,
                                     "thunder_sizes");
  }
  return table;
}

void ExternCallBuilder::describe(unsigned slot, RankedTensorType type,
                                 llvm::Value *address) {
  SmallVector<int64_t> strides(type.getRank(), 1);
  for (int64_t dim = type.getRank() - 1; dim > 0; --dim)
    strides[dim - 1] = strides[dim] * type.getDimSize(dim);
  llvm::Value *tensor =
      builder.CreateConstGEP1_64(tensorType, descriptors, slot);
  llvm::Value *fields[] = {
      address, getSizes(type.getShape()), getSizes(strides),
      builder.getInt32(type.getRank()),
      builder.getInt32(getDtypeCode(type.getElementType()))};
  for (auto [index, field] : llvm::enumerate(fields))
    builder.CreateStore(field,
                        builder.CreateStructGEP(tensorType, tensor, index));
}

llvm::Value *ExternCallBuilder::build(HostCallOp call,
                                      ArrayRef<llvm::Value *> addresses) {
  FunctionType signature = call.getSignature();
  SmallVector<Type> types(signature.getInputs());
  llvm::append_range(types, signature.getResults());
  for (auto [slot, type] : llvm::enumerate(types))
    describe(slot, cast<RankedTensorType>(type), addresses[slot]);

  llvm::Type *pointer = builder.getPtrTy(), *i32 = builder.getInt32Ty();
  llvm::FunctionCallee function = module.getOrInsertFunction(
      getExternFunction(call.getSymbol()),
      llvm::FunctionType::get(i32, {pointer, i32, pointer, i32, pointer},
                              false));
  unsigned inputs = signature.getNumInputs(),
           targets = signature.getNumResults();
  llvm::Value *first = descriptors
                           ? descriptors
                           : llvm::ConstantPointerNull::get(builder.getPtrTy());
  return builder.CreateCall(
      function,
      {first, builder.getInt32(inputs),
       builder.CreateConstGEP1_64(tensorType, first, inputs),
       builder.getInt32(targets),
       builder.CreateGlobalString(call.getArguments(), "thunder_arguments")});
}
