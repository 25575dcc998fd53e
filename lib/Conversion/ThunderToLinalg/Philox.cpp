//===- Philox.cpp - Words of the random stream, as arithmetic -------------===//
//
// Philox 4x32-10 on i64 lanes whose upper halves are zero: a 32 by 32 bit
// product is then one instruction. A lane computes the four words of its
// counter and takes its own, so that any vector of positions will do.
//
//===----------------------------------------------------------------------===//
#include "Payload.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {
struct PhiloxBuilder {
  OpBuilder &builder;
  Location loc;

  Value constant(int64_t value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI64IntegerAttr(value));
  }
  template <typename OpTy> Value make(Value x, Value y) {
    return OpTy::create(builder, loc, x, y);
  }
  Value low(Value x) { return make<arith::AndIOp>(x, constant(0xFFFFFFFF)); }
  Value high(Value x) { return make<arith::ShRUIOp>(x, constant(32)); }
  Value mix(Value x, Value y, Value z) {
    return make<arith::XOrIOp>(make<arith::XOrIOp>(x, y), z);
  }
  Value bump(Value key, int64_t weyl) {
    return low(make<arith::AddIOp>(key, constant(weyl)));
  }
};
} // namespace

Value mlir::thunder::buildPhiloxWord(OpBuilder &builder, Location loc,
                                     Value seed, Value position) {
  PhiloxBuilder b{builder, loc};
  Value counter = b.make<arith::ShRUIOp>(position, b.constant(2));
  Value zero = b.constant(0);
  Value c[4] = {b.low(counter), b.high(counter), zero, zero};
  Value key[2] = {b.low(seed), b.high(seed)};
  for (int round = 0; round < 10; ++round) {
    Value first = b.make<arith::MulIOp>(c[0], b.constant(0xD2511F53));
    Value second = b.make<arith::MulIOp>(c[2], b.constant(0xCD9E8D57));
    Value next[4] = {b.mix(b.high(second), c[1], key[0]), b.low(second),
                     b.mix(b.high(first), c[3], key[1]), b.low(first)};
    std::copy(std::begin(next), std::end(next), std::begin(c));
    key[0] = b.bump(key[0], 0x9E3779B9);
    key[1] = b.bump(key[1], 0xBB67AE85);
  }
  auto isSet = [&](int64_t bit) {
    Value value = b.make<arith::AndIOp>(position, b.constant(bit));
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, value,
                                 zero);
  };
  auto choose = [&](Value condition, Value ifSet, Value ifNot) -> Value {
    return arith::SelectOp::create(builder, loc, condition, ifSet, ifNot);
  };
  Value odd = isSet(1);
  return choose(isSet(2), choose(odd, c[3], c[2]), choose(odd, c[1], c[0]));
}

Value mlir::thunder::buildUniform(OpBuilder &builder, Location loc,
                                  Value word) {
  PhiloxBuilder b{builder, loc};
  Value bits = b.make<arith::ShRUIOp>(word, b.constant(8));
  // Signed conversion of 32 bits is an instruction; unsigned ones are not.
  Value narrow =
      arith::TruncIOp::create(builder, loc, builder.getI32Type(), bits);
  Value number =
      arith::SIToFPOp::create(builder, loc, builder.getF32Type(), narrow);
  Value scale = arith::ConstantOp::create(builder, loc,
                                          builder.getF32FloatAttr(0x1p-24f));
  return arith::MulFOp::create(builder, loc, number, scale);
}
