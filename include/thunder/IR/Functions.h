//===- Functions.h - Rarer elementwise functions ----------------*- C++ -*-===//
//
// The classes of dialects/thunder/ThunderFunctions.td, which most code that
// includes Thunder.h does without.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IR_FUNCTIONS_H
#define THUNDER_IR_FUNCTIONS_H

#include "thunder/IR/Thunder.h"

#define GET_OP_CLASSES
#include "thunder/IR/ThunderFunctions.h.inc"

#endif // THUNDER_IR_FUNCTIONS_H
