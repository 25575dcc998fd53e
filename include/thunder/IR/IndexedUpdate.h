//===- IndexedUpdate.h - Ops that change a tensor in places -----*- C++ -*-===//
#ifndef THUNDER_IR_INDEXEDUPDATE_H
#define THUNDER_IR_INDEXEDUPDATE_H

#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// True when the only use of a kernel's argument is as the input of an indexed
/// update: the result is that input but for the elements at the indices, so the
/// update may work in the input's buffer.
bool isUpdatedInPlaces(BlockArgument argument);

} // namespace mlir::thunder

#endif // THUNDER_IR_INDEXEDUPDATE_H
