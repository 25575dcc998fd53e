//===- GradRegions.h - Regions of torch.no_grad() ---------------*- C++ -*-===//
#ifndef THUNDER_LIB_IMPORT_GRADREGIONS_H
#define THUNDER_LIB_IMPORT_GRADREGIONS_H

#include "thunder/Import/Schema.h"

namespace thunder {

/// Training IR has regions of `torch.no_grad()` and `torch.enable_grad()` as
/// nodes `higher_order.wrap_with_set_grad_enabled` with a graph of their own.
/// Puts their nodes in their place, under names that are free in the program;
/// those under no_grad are marked. `program` has passed its checks and still
/// does. A region of another form stays, to be refused as an operator.
void inlineGradRegions(serde::Program &program);

} // namespace thunder

#endif // THUNDER_LIB_IMPORT_GRADREGIONS_H
