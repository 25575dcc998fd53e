//===- PackPlanes.cpp - Channels in a zero-padded scratch -----------------===//
//
// With them, the inner loops of convolutions have neither borders nor strides.
//
//===----------------------------------------------------------------------===//
#include "PackPlanes.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

void PlanePacker::run(int64_t from, int64_t to,
                      llvm::function_ref<void(Value, int64_t)> body) {
  int64_t lanes = e.target.lanes, whole = from + (to - from) / lanes * lanes;
  if (whole > from)
    e.loop(e.index(from), e.index(whole), lanes,
           [&](Value i) { body(i, lanes); });
  if (to > whole)
    e.loop(e.index(whole), e.index(to), 1, [&](Value i) { body(i, 0); });
}

void PlanePacker::zeroRow(Value packed, Value to) {
  Type element = cast<MemRefType>(packed.getType()).getElementType();
  run(0, plane.row(), [&](Value i, int64_t lanes) {
    e.store(e.constant(e.widen(element, lanes), 0.0), packed, e.add(to, i),
            lanes, lanes);
  });
}

void PlanePacker::packRow(Value source, Value from, Value packed, Value to) {
  Type element = cast<MemRefType>(packed.getType()).getElementType();
  const WindowAxis &axis = axes[2];
  for (int64_t step = 0; step < plane.steps; ++step) {
    // Element i of the run is source element i * steps + step - low.
    int64_t shift = step - axis.low;
    auto firstAtLeast = [&](int64_t place) {
      return std::clamp<int64_t>(
          llvm::divideCeilSigned(place - shift, plane.steps), 0, plane.run);
    };
    int64_t first = firstAtLeast(0),
            last = std::max(first, firstAtLeast(axis.sourceSize));
    Value start = e.add(to, step * plane.run);
    auto zero = [&](Value i, int64_t lanes) {
      e.store(e.constant(e.widen(element, lanes), 0.0), packed, e.add(start, i),
              lanes, lanes);
    };
    run(0, first, zero);
    auto place = [&](Value i) {
      return e.add(from, e.add(e.mul(i, plane.steps), shift));
    };
    if (plane.steps == 1)
      run(first, last, [&](Value i, int64_t lanes) {
        e.store(e.load(source, place(i), element, lanes, lanes), packed,
                e.add(start, i), lanes, lanes);
      });
    else
      e.loop(e.index(first), e.index(last), 1, [&](Value i) {
        e.store(e.load(source, place(i), element, 0, 0), packed,
                e.add(start, i), 0, 0);
      });
    run(last, plane.run, zero);
  }
}

std::pair<Value, Value> PlanePacker::sourceRow(unsigned i, Value row,
                                               Value start) {
  const WindowAxis &axis = axes[i];
  int64_t rows = i == 0 ? plane.depth : plane.height;
  if (i == cut)
    row = e.add(row, e.mul(start, axis.sourceStep));
  else if (axis.low == 0 && rows <= axis.sourceSize)
    return {row, Value()};
  // In front of the source it wraps to a large number.
  if (axis.low)
    row = arith::SubIOp::create(e, row, e.index(axis.low));
  return {row, arith::CmpIOp::create(e, arith::CmpIPredicate::ult, row,
                                     e.index(axis.sourceSize))};
}

void PlanePacker::pack(Value source, Value from, Value packed, Value to,
                       Value count, Value start) {
  int64_t channel =
      axes[0].sourceSize * axes[1].sourceSize * axes[2].sourceSize;
  e.loop(e.index(0), count, 1, [&](Value c) {
    Value sourceStart = e.add(from, e.mul(c, channel)),
          planeStart = e.add(to, e.mul(c, plane.size()));
    e.loop(e.index(0), e.index(plane.depth), 1, [&](Value d) {
      e.loop(e.index(0), e.index(plane.height), 1, [&](Value h) {
        auto [sourceD, hasD] = sourceRow(0, d, start);
        auto [sourceH, hasH] = sourceRow(1, h, start);
        Value row = e.add(e.mul(d, plane.height), h);
        Value target = e.add(planeStart, e.mul(row, plane.row()));
        Value line = e.add(e.mul(sourceD, axes[1].sourceSize), sourceH);
        Value origin = e.add(sourceStart, e.mul(line, axes[2].sourceSize));
        Value isInside = hasD ? hasD : hasH;
        if (hasD && hasH)
          isInside = arith::AndIOp::create(e, hasD, hasH);
        if (!isInside)
          return packRow(source, origin, packed, target);
        auto branch = scf::IfOp::create(e, isInside, /*withElseRegion=*/true);
        OpBuilder::InsertionGuard guard(e);
        e.setInsertionPointToStart(branch.thenBlock());
        packRow(source, origin, packed, target);
        e.setInsertionPointToStart(branch.elseBlock());
        zeroRow(packed, target);
      });
    });
  });
}

Value cpu::addLanes(Emitter &e, Value vector) {
  for (int64_t half = e.target.lanes / 2; half >= 1; half /= 2) {
    SmallVector<int64_t> low, high;
    for (int64_t i = 0; i < half; ++i) {
      low.push_back(i);
      high.push_back(i + half);
    }
    vector = arith::AddFOp::create(
        e, vector::ShuffleOp::create(e, vector, vector, low),
        vector::ShuffleOp::create(e, vector, vector, high));
  }
  return e.extract(vector, 0);
}
