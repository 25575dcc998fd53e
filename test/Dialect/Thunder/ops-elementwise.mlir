// RUN: thunder-opt %s | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --mlir-print-op-generic | thunder-opt | FileCheck %s
// RUN: thunder-opt %s --emit-bytecode | thunder-opt | FileCheck %s

// CHECK-LABEL: thunder.func @unary(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[I:[^:]*]]: tensor<2x3xi64>
// CHECK-SAME: %[[U:[^:]*]]: tensor<2x3xui8>
thunder.func @unary(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %i: tensor<2x3xi64> {thunder.name = "i", thunder.role = "input"}, %u: tensor<2x3xui8> {thunder.name = "u", thunder.role = "input"}) {
  // CHECK: abs %[[X]] : tensor<2x3xf32>
  %0 = thunder.abs %x : tensor<2x3xf32>
  // CHECK: neg %[[X]] : tensor<2x3xf32>
  %1 = thunder.neg %x : tensor<2x3xf32>
  // CHECK: sign %[[X]] : tensor<2x3xf32>
  %2 = thunder.sign %x : tensor<2x3xf32>
  // CHECK: exp %[[X]] : tensor<2x3xf32>
  %3 = thunder.exp %x : tensor<2x3xf32>
  // CHECK: expm1 %[[X]] : tensor<2x3xf32>
  %4 = thunder.expm1 %x : tensor<2x3xf32>
  // CHECK: log %[[X]] : tensor<2x3xf32>
  %5 = thunder.log %x : tensor<2x3xf32>
  // CHECK: log1p %[[X]] : tensor<2x3xf32>
  %6 = thunder.log1p %x : tensor<2x3xf32>
  // CHECK: sqrt %[[X]] : tensor<2x3xf32>
  %7 = thunder.sqrt %x : tensor<2x3xf32>
  // CHECK: rsqrt %[[X]] : tensor<2x3xf32>
  %8 = thunder.rsqrt %x : tensor<2x3xf32>
  // CHECK: reciprocal %[[X]] : tensor<2x3xf32>
  %9 = thunder.reciprocal %x : tensor<2x3xf32>
  // CHECK: sin %[[X]] : tensor<2x3xf32>
  %10 = thunder.sin %x : tensor<2x3xf32>
  // CHECK: cos %[[X]] : tensor<2x3xf32>
  %11 = thunder.cos %x : tensor<2x3xf32>
  // CHECK: tanh %[[X]] : tensor<2x3xf32>
  %12 = thunder.tanh %x : tensor<2x3xf32>
  // CHECK: erf %[[X]] : tensor<2x3xf32>
  %13 = thunder.erf %x : tensor<2x3xf32>
  // CHECK: floor %[[X]] : tensor<2x3xf32>
  %14 = thunder.floor %x : tensor<2x3xf32>
  // CHECK: ceil %[[X]] : tensor<2x3xf32>
  %15 = thunder.ceil %x : tensor<2x3xf32>
  // CHECK: round %[[X]] : tensor<2x3xf32>
  %16 = thunder.round %x : tensor<2x3xf32>
  // CHECK: trunc %[[X]] : tensor<2x3xf32>
  %17 = thunder.trunc %x : tensor<2x3xf32>
  // CHECK: abs %[[I]] : tensor<2x3xi64>
  %18 = thunder.abs %i : tensor<2x3xi64>
  // CHECK: neg %[[I]] : tensor<2x3xi64>
  %19 = thunder.neg %i : tensor<2x3xi64>
  // CHECK: sign %[[I]] : tensor<2x3xi64>
  %20 = thunder.sign %i : tensor<2x3xi64>
  // CHECK: abs %[[U]] : tensor<2x3xui8>
  %21 = thunder.abs %u : tensor<2x3xui8>
  // CHECK: neg %[[U]] : tensor<2x3xui8>
  %22 = thunder.neg %u : tensor<2x3xui8>
  // CHECK: sign %[[U]] : tensor<2x3xui8>
  %23 = thunder.sign %u : tensor<2x3xui8>
  thunder.return
}

// CHECK-LABEL: thunder.func @scalar_and_dynamic(
// CHECK-SAME: %[[X:[^:]*]]: tensor<f64>
// CHECK-SAME: %[[Y:[^:]*]]: tensor<?x3xf32>
thunder.func @scalar_and_dynamic(%x: tensor<f64> {thunder.name = "x", thunder.role = "input"}, %y: tensor<?x3xf32> {thunder.name = "y", thunder.role = "input"}) {
  // CHECK: exp %[[X]] : tensor<f64>
  %0 = thunder.exp %x : tensor<f64>
  // CHECK: abs %[[Y]] : tensor<?x3xf32>
  %1 = thunder.abs %y : tensor<?x3xf32>
  // CHECK: add %[[Y]], %[[Y]] : tensor<?x3xf32>
  %2 = thunder.add %y, %y : tensor<?x3xf32>
  thunder.return
}

// CHECK-LABEL: thunder.func @bits(
// CHECK-SAME: %[[I:[^:]*]]: tensor<2x3xi64>
// CHECK-SAME: %[[B:[^:]*]]: tensor<2x3xi1>
thunder.func @bits(%i: tensor<2x3xi64> {thunder.name = "i", thunder.role = "input"}, %b: tensor<2x3xi1> {thunder.name = "b", thunder.role = "input"}) {
  // CHECK: bitwise_not %[[I]] : tensor<2x3xi64>
  %0 = thunder.bitwise_not %i : tensor<2x3xi64>
  // CHECK: bitwise_not %[[B]] : tensor<2x3xi1>
  %1 = thunder.bitwise_not %b : tensor<2x3xi1>
  // CHECK: bitwise_and %[[I]], %[[I]] : tensor<2x3xi64>
  %2 = thunder.bitwise_and %i, %i : tensor<2x3xi64>
  // CHECK: bitwise_and %[[B]], %[[B]] : tensor<2x3xi1>
  %3 = thunder.bitwise_and %b, %b : tensor<2x3xi1>
  // CHECK: bitwise_or %[[I]], %[[I]] : tensor<2x3xi64>
  %4 = thunder.bitwise_or %i, %i : tensor<2x3xi64>
  // CHECK: bitwise_or %[[B]], %[[B]] : tensor<2x3xi1>
  %5 = thunder.bitwise_or %b, %b : tensor<2x3xi1>
  // CHECK: bitwise_xor %[[I]], %[[I]] : tensor<2x3xi64>
  %6 = thunder.bitwise_xor %i, %i : tensor<2x3xi64>
  // CHECK: bitwise_xor %[[B]], %[[B]] : tensor<2x3xi1>
  %7 = thunder.bitwise_xor %b, %b : tensor<2x3xi1>
  thunder.return
}

// CHECK-LABEL: thunder.func @isfinite(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
thunder.func @isfinite(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}) {
  // CHECK: isfinite %[[X]] : tensor<2x3xf32> -> tensor<2x3xi1>
  %0 = thunder.isfinite %x : tensor<2x3xf32> -> tensor<2x3xi1>
  thunder.return
}

// CHECK-LABEL: thunder.func @convert_element_type(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[B:[^:]*]]: tensor<2x3xi1>
// CHECK-SAME: %[[H:[^:]*]]: tensor<2x3xbf16>
thunder.func @convert_element_type(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %b: tensor<2x3xi1> {thunder.name = "b", thunder.role = "input"}, %h: tensor<2x3xbf16> {thunder.name = "h", thunder.role = "input"}) {
  // CHECK: convert_element_type %[[X]] to ui8 : tensor<2x3xf32> -> tensor<2x3xui8>
  %0 = thunder.convert_element_type %x to ui8 : tensor<2x3xf32> -> tensor<2x3xui8>
  // CHECK: convert_element_type %[[X]] to bf16 : tensor<2x3xf32> -> tensor<2x3xbf16>
  %1 = thunder.convert_element_type %x to bf16 : tensor<2x3xf32> -> tensor<2x3xbf16>
  // CHECK: convert_element_type %[[B]] to f64 : tensor<2x3xi1> -> tensor<2x3xf64>
  %2 = thunder.convert_element_type %b to f64 : tensor<2x3xi1> -> tensor<2x3xf64>
  // CHECK: convert_element_type %[[H]] to f16 : tensor<2x3xbf16> -> tensor<2x3xf16>
  %3 = thunder.convert_element_type %h to f16 : tensor<2x3xbf16> -> tensor<2x3xf16>
  // CHECK: convert_element_type %[[H]] to i1 : tensor<2x3xbf16> -> tensor<2x3xi1>
  %4 = thunder.convert_element_type %h to i1 : tensor<2x3xbf16> -> tensor<2x3xi1>
  thunder.return
}

// CHECK-LABEL: thunder.func @binary(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[Y:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[I:[^:]*]]: tensor<2x3xi64>
thunder.func @binary(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %y: tensor<2x3xf32> {thunder.name = "y", thunder.role = "input"}, %i: tensor<2x3xi64> {thunder.name = "i", thunder.role = "input"}) {
  // CHECK: add %[[X]], %[[Y]] : tensor<2x3xf32>
  %0 = thunder.add %x, %y : tensor<2x3xf32>
  // CHECK: sub %[[X]], %[[Y]] : tensor<2x3xf32>
  %1 = thunder.sub %x, %y : tensor<2x3xf32>
  // CHECK: mul %[[X]], %[[Y]] : tensor<2x3xf32>
  %2 = thunder.mul %x, %y : tensor<2x3xf32>
  // CHECK: div %[[X]], %[[Y]] : tensor<2x3xf32>
  %3 = thunder.div %x, %y : tensor<2x3xf32>
  // CHECK: pow %[[X]], %[[Y]] : tensor<2x3xf32>
  %4 = thunder.pow %x, %y : tensor<2x3xf32>
  // CHECK: maximum %[[X]], %[[Y]] : tensor<2x3xf32>
  %5 = thunder.maximum %x, %y : tensor<2x3xf32>
  // CHECK: minimum %[[X]], %[[Y]] : tensor<2x3xf32>
  %6 = thunder.minimum %x, %y : tensor<2x3xf32>
  // CHECK: add %[[I]], %[[I]] : tensor<2x3xi64>
  %7 = thunder.add %i, %i : tensor<2x3xi64>
  // CHECK: sub %[[I]], %[[I]] : tensor<2x3xi64>
  %8 = thunder.sub %i, %i : tensor<2x3xi64>
  // CHECK: mul %[[I]], %[[I]] : tensor<2x3xi64>
  %9 = thunder.mul %i, %i : tensor<2x3xi64>
  // CHECK: maximum %[[I]], %[[I]] : tensor<2x3xi64>
  %10 = thunder.maximum %i, %i : tensor<2x3xi64>
  // CHECK: minimum %[[I]], %[[I]] : tensor<2x3xi64>
  %11 = thunder.minimum %i, %i : tensor<2x3xi64>
  thunder.return
}

// CHECK-LABEL: thunder.func @compare(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[Y:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[B:[^:]*]]: tensor<2x3xi1>
thunder.func @compare(%x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %y: tensor<2x3xf32> {thunder.name = "y", thunder.role = "input"}, %b: tensor<2x3xi1> {thunder.name = "b", thunder.role = "input"}) {
  // CHECK: eq %[[X]], %[[Y]] : tensor<2x3xf32> -> tensor<2x3xi1>
  %0 = thunder.eq %x, %y : tensor<2x3xf32> -> tensor<2x3xi1>
  // CHECK: ne %[[X]], %[[Y]] : tensor<2x3xf32> -> tensor<2x3xi1>
  %1 = thunder.ne %x, %y : tensor<2x3xf32> -> tensor<2x3xi1>
  // CHECK: lt %[[X]], %[[Y]] : tensor<2x3xf32> -> tensor<2x3xi1>
  %2 = thunder.lt %x, %y : tensor<2x3xf32> -> tensor<2x3xi1>
  // CHECK: le %[[X]], %[[Y]] : tensor<2x3xf32> -> tensor<2x3xi1>
  %3 = thunder.le %x, %y : tensor<2x3xf32> -> tensor<2x3xi1>
  // CHECK: gt %[[X]], %[[Y]] : tensor<2x3xf32> -> tensor<2x3xi1>
  %4 = thunder.gt %x, %y : tensor<2x3xf32> -> tensor<2x3xi1>
  // CHECK: ge %[[X]], %[[Y]] : tensor<2x3xf32> -> tensor<2x3xi1>
  %5 = thunder.ge %x, %y : tensor<2x3xf32> -> tensor<2x3xi1>
  // CHECK: eq %[[B]], %[[B]] : tensor<2x3xi1> -> tensor<2x3xi1>
  %6 = thunder.eq %b, %b : tensor<2x3xi1> -> tensor<2x3xi1>
  thunder.return
}

// CHECK-LABEL: thunder.func @where(
// CHECK-SAME: %[[C:[^:]*]]: tensor<2x3xi1>
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf32>
// CHECK-SAME: %[[H:[^:]*]]: tensor<2x3xbf16>
thunder.func @where(%c: tensor<2x3xi1> {thunder.name = "c", thunder.role = "input"}, %x: tensor<2x3xf32> {thunder.name = "x", thunder.role = "input"}, %h: tensor<2x3xbf16> {thunder.name = "h", thunder.role = "input"}) {
  // CHECK: where %[[C]], %[[X]], %[[X]] : tensor<2x3xi1>, tensor<2x3xf32>
  %0 = thunder.where %c, %x, %x : tensor<2x3xi1>, tensor<2x3xf32>
  // CHECK: where %[[C]], %[[H]], %[[H]] : tensor<2x3xi1>, tensor<2x3xbf16>
  %1 = thunder.where %c, %h, %h : tensor<2x3xi1>, tensor<2x3xbf16>
  // CHECK: where %[[C]], %[[C]], %[[C]] : tensor<2x3xi1>, tensor<2x3xi1>
  %2 = thunder.where %c, %c, %c : tensor<2x3xi1>, tensor<2x3xi1>
  thunder.return
}

// CHECK-LABEL: thunder.func @rare(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3xf64>
// CHECK-SAME: %[[I:[^:]*]]: tensor<2x3xui8>
thunder.func @rare(%x: tensor<2x3xf64> {thunder.name = "x", thunder.role = "input"}, %i: tensor<2x3xui8> {thunder.name = "i", thunder.role = "input"}) {
  // CHECK: erfc %[[X]] : tensor<2x3xf64>
  %0 = thunder.erfc %x : tensor<2x3xf64>
  // CHECK: exp2 %[[X]] : tensor<2x3xf64>
  %1 = thunder.exp2 %x : tensor<2x3xf64>
  // CHECK: log2 %[[X]] : tensor<2x3xf64>
  %2 = thunder.log2 %x : tensor<2x3xf64>
  // CHECK: log10 %[[X]] : tensor<2x3xf64>
  %3 = thunder.log10 %x : tensor<2x3xf64>
  // CHECK: tan %[[X]] : tensor<2x3xf64>
  %4 = thunder.tan %x : tensor<2x3xf64>
  // CHECK: asin %[[X]] : tensor<2x3xf64>
  %5 = thunder.asin %x : tensor<2x3xf64>
  // CHECK: acos %[[X]] : tensor<2x3xf64>
  %6 = thunder.acos %x : tensor<2x3xf64>
  // CHECK: atan %[[X]] : tensor<2x3xf64>
  %7 = thunder.atan %x : tensor<2x3xf64>
  // CHECK: sinh %[[X]] : tensor<2x3xf64>
  %8 = thunder.sinh %x : tensor<2x3xf64>
  // CHECK: cosh %[[X]] : tensor<2x3xf64>
  %9 = thunder.cosh %x : tensor<2x3xf64>
  // CHECK: asinh %[[X]] : tensor<2x3xf64>
  %10 = thunder.asinh %x : tensor<2x3xf64>
  // CHECK: acosh %[[X]] : tensor<2x3xf64>
  %11 = thunder.acosh %x : tensor<2x3xf64>
  // CHECK: atanh %[[X]] : tensor<2x3xf64>
  %12 = thunder.atanh %x : tensor<2x3xf64>
  // CHECK: atan2 %[[X]], %[[X]] : tensor<2x3xf64>
  %13 = thunder.atan2 %x, %x : tensor<2x3xf64>
  // CHECK: copysign %[[X]], %[[X]] : tensor<2x3xf64>
  %14 = thunder.copysign %x, %x : tensor<2x3xf64>
  // CHECK: fmod %[[X]], %[[X]] : tensor<2x3xf64>
  %15 = thunder.fmod %x, %x : tensor<2x3xf64>
  // CHECK: trunc_divide %[[I]], %[[I]] : tensor<2x3xui8>
  %16 = thunder.trunc_divide %i, %i : tensor<2x3xui8>
  // CHECK: shift_left %[[I]], %[[I]] : tensor<2x3xui8>
  %17 = thunder.shift_left %i, %i : tensor<2x3xui8>
  // CHECK: shift_right %[[I]], %[[I]] : tensor<2x3xui8>
  %18 = thunder.shift_right %i, %i : tensor<2x3xui8>
  thunder.return
}
