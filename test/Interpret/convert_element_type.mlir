// RUN: thunder-opt %s --thunder-interpret-functions --split-input-file --verify-diagnostics -o /dev/null
// Expected values: torch.Tensor.to on x86-64. Out of range: 64-bit integers and ui8 come from a 64-bit conversion, the others
// from a 32-bit one. f64 reaches bf16 and f16 through f32, so 1 + 2^-11 + 2^-30 becomes 1 in f16.

thunder.func @f32_to_f32() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 3.0e+09, -3.0e+09, 1.0e+20, 0.1, 70000.5]> : tensor<13xf32>
  %r = thunder.convert_element_type %x to f32 : tensor<13xf32> -> tensor<13xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 3.0e+09, -3.0e+09, 1.0e+20, 0.1, 70000.5]> : tensor<13xf32>
  check.expect_eq %r, %e : tensor<13xf32>
  thunder.return
}

thunder.func @f32_to_f64() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 3.0e+09, -3.0e+09, 1.0e+20, 0.1, 70000.5]> : tensor<13xf32>
  %r = thunder.convert_element_type %x to f64 : tensor<13xf32> -> tensor<13xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.70001220703125, 3000000000.0, -3000000000.0, 1.0000000200408773e+20, 0.10000000149011612, 70000.5]> : tensor<13xf64>
  check.expect_eq %r, %e : tensor<13xf64>
  thunder.return
}

thunder.func @f32_to_bf16() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 3.0e+09, -3.0e+09, 1.0e+20, 0.1, 70000.5]> : tensor<13xf32>
  %r = thunder.convert_element_type %x to bf16 : tensor<13xf32> -> tensor<13xbf16>
  %e = check.constant dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 1.5, -1.5, 300.0, 3003121664.0, -3003121664.0, 9.972771014849226e+19, 0.10009765625, 70144.0]> : tensor<13xbf16>
  check.expect_eq %r, %e : tensor<13xbf16>
  thunder.return
}

thunder.func @f32_to_f16() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 3.0e+09, -3.0e+09, 1.0e+20, 0.1, 70000.5]> : tensor<13xf32>
  %r = thunder.convert_element_type %x to f16 : tensor<13xf32> -> tensor<13xf16>
  %e = check.constant dense<[0x7E00, 0x7C00, 0xFC00, 0.0, -0.0, 1.5, -1.5, 300.75, 0x7C00, 0xFC00, 0x7C00, 0.0999755859375, 0x7C00]> : tensor<13xf16>
  check.expect_eq %r, %e : tensor<13xf16>
  thunder.return
}

thunder.func @f32_to_i64() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 3.0e+09, -3.0e+09, 1.0e+20, 0.1, 70000.5]> : tensor<13xf32>
  %r = thunder.convert_element_type %x to i64 : tensor<13xf32> -> tensor<13xi64>
  %e = check.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, 0, 0, 1, -1, 300, 3000000000, -3000000000, -9223372036854775808, 0, 70000]> : tensor<13xi64>
  check.expect_eq %r, %e : tensor<13xi64>
  thunder.return
}

thunder.func @f32_to_i32() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 3.0e+09, -3.0e+09, 1.0e+20, 0.1, 70000.5]> : tensor<13xf32>
  %r = thunder.convert_element_type %x to i32 : tensor<13xf32> -> tensor<13xi32>
  %e = check.constant dense<[-2147483648, -2147483648, -2147483648, 0, 0, 1, -1, 300, -2147483648, -2147483648, -2147483648, 0, 70000]> : tensor<13xi32>
  check.expect_eq %r, %e : tensor<13xi32>
  thunder.return
}

thunder.func @f32_to_i16() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 3.0e+09, -3.0e+09, 1.0e+20, 0.1, 70000.5]> : tensor<13xf32>
  %r = thunder.convert_element_type %x to i16 : tensor<13xf32> -> tensor<13xi16>
  %e = check.constant dense<[0, 0, 0, 0, 0, 1, -1, 300, 0, 0, 0, 0, 4464]> : tensor<13xi16>
  check.expect_eq %r, %e : tensor<13xi16>
  thunder.return
}

thunder.func @f32_to_i8() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 3.0e+09, -3.0e+09, 1.0e+20, 0.1, 70000.5]> : tensor<13xf32>
  %r = thunder.convert_element_type %x to i8 : tensor<13xf32> -> tensor<13xi8>
  %e = check.constant dense<[0, 0, 0, 0, 0, 1, -1, 44, 0, 0, 0, 0, 112]> : tensor<13xi8>
  check.expect_eq %r, %e : tensor<13xi8>
  thunder.return
}

thunder.func @f32_to_ui8() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 3.0e+09, -3.0e+09, 1.0e+20, 0.1, 70000.5]> : tensor<13xf32>
  %r = thunder.convert_element_type %x to ui8 : tensor<13xf32> -> tensor<13xui8>
  %e = check.constant dense<[0, 0, 0, 0, 0, 1, 255, 44, 0, 0, 0, 0, 112]> : tensor<13xui8>
  check.expect_eq %r, %e : tensor<13xui8>
  thunder.return
}

thunder.func @f32_to_i1() {
  %x = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 3.0e+09, -3.0e+09, 1.0e+20, 0.1, 70000.5]> : tensor<13xf32>
  %r = thunder.convert_element_type %x to i1 : tensor<13xf32> -> tensor<13xi1>
  %e = check.constant dense<[true, true, true, false, false, true, true, true, true, true, true, true, true]> : tensor<13xi1>
  check.expect_eq %r, %e : tensor<13xi1>
  thunder.return
}

thunder.func @f64_to_f32() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.7, 4294967297.0, -2147483648.5, 1.0e+20, 0.1, 1.0004882821813226, 1.0000000596046457]> : tensor<14xf64>
  %r = thunder.convert_element_type %x to f32 : tensor<14xf64> -> tensor<14xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.5, -1.5, 300.7, 4.2949673e+09, -2.1474836e+09, 1.0e+20, 0.1, 1.0004883, 1.0000001]> : tensor<14xf32>
  check.expect_eq %r, %e : tensor<14xf32>
  thunder.return
}

thunder.func @f64_to_f64() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.7, 4294967297.0, -2147483648.5, 1.0e+20, 0.1, 1.0004882821813226, 1.0000000596046457]> : tensor<14xf64>
  %r = thunder.convert_element_type %x to f64 : tensor<14xf64> -> tensor<14xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.7, 4294967297.0, -2147483648.5, 1.0e+20, 0.1, 1.0004882821813226, 1.0000000596046457]> : tensor<14xf64>
  check.expect_eq %r, %e : tensor<14xf64>
  thunder.return
}

thunder.func @f64_to_bf16() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.7, 4294967297.0, -2147483648.5, 1.0e+20, 0.1, 1.0004882821813226, 1.0000000596046457]> : tensor<14xf64>
  %r = thunder.convert_element_type %x to bf16 : tensor<14xf64> -> tensor<14xbf16>
  %e = check.constant dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 1.5, -1.5, 300.0, 4294967296.0, -2147483648.0, 9.972771014849226e+19, 0.10009765625, 1.0, 1.0]> : tensor<14xbf16>
  check.expect_eq %r, %e : tensor<14xbf16>
  thunder.return
}

thunder.func @f64_to_f16() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.7, 4294967297.0, -2147483648.5, 1.0e+20, 0.1, 1.0004882821813226, 1.0000000596046457]> : tensor<14xf64>
  %r = thunder.convert_element_type %x to f16 : tensor<14xf64> -> tensor<14xf16>
  %e = check.constant dense<[0x7E00, 0x7C00, 0xFC00, 0.0, -0.0, 1.5, -1.5, 300.75, 0x7C00, 0xFC00, 0x7C00, 0.0999755859375, 1.0, 1.0]> : tensor<14xf16>
  check.expect_eq %r, %e : tensor<14xf16>
  thunder.return
}

thunder.func @f64_to_i64() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.7, 4294967297.0, -2147483648.5, 1.0e+20, 0.1, 1.0004882821813226, 1.0000000596046457]> : tensor<14xf64>
  %r = thunder.convert_element_type %x to i64 : tensor<14xf64> -> tensor<14xi64>
  %e = check.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, 0, 0, 1, -1, 300, 4294967297, -2147483648, -9223372036854775808, 0, 1, 1]> : tensor<14xi64>
  check.expect_eq %r, %e : tensor<14xi64>
  thunder.return
}

thunder.func @f64_to_i32() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.7, 4294967297.0, -2147483648.5, 1.0e+20, 0.1, 1.0004882821813226, 1.0000000596046457]> : tensor<14xf64>
  %r = thunder.convert_element_type %x to i32 : tensor<14xf64> -> tensor<14xi32>
  %e = check.constant dense<[-2147483648, -2147483648, -2147483648, 0, 0, 1, -1, 300, -2147483648, -2147483648, -2147483648, 0, 1, 1]> : tensor<14xi32>
  check.expect_eq %r, %e : tensor<14xi32>
  thunder.return
}

thunder.func @f64_to_i16() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.7, 4294967297.0, -2147483648.5, 1.0e+20, 0.1, 1.0004882821813226, 1.0000000596046457]> : tensor<14xf64>
  %r = thunder.convert_element_type %x to i16 : tensor<14xf64> -> tensor<14xi16>
  %e = check.constant dense<[0, 0, 0, 0, 0, 1, -1, 300, 0, 0, 0, 0, 1, 1]> : tensor<14xi16>
  check.expect_eq %r, %e : tensor<14xi16>
  thunder.return
}

thunder.func @f64_to_i8() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.7, 4294967297.0, -2147483648.5, 1.0e+20, 0.1, 1.0004882821813226, 1.0000000596046457]> : tensor<14xf64>
  %r = thunder.convert_element_type %x to i8 : tensor<14xf64> -> tensor<14xi8>
  %e = check.constant dense<[0, 0, 0, 0, 0, 1, -1, 44, 0, 0, 0, 0, 1, 1]> : tensor<14xi8>
  check.expect_eq %r, %e : tensor<14xi8>
  thunder.return
}

thunder.func @f64_to_ui8() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.7, 4294967297.0, -2147483648.5, 1.0e+20, 0.1, 1.0004882821813226, 1.0000000596046457]> : tensor<14xf64>
  %r = thunder.convert_element_type %x to ui8 : tensor<14xf64> -> tensor<14xui8>
  %e = check.constant dense<[0, 0, 0, 0, 0, 1, 255, 44, 1, 0, 0, 0, 1, 1]> : tensor<14xui8>
  check.expect_eq %r, %e : tensor<14xui8>
  thunder.return
}

thunder.func @f64_to_i1() {
  %x = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.5, -1.5, 300.7, 4294967297.0, -2147483648.5, 1.0e+20, 0.1, 1.0004882821813226, 1.0000000596046457]> : tensor<14xf64>
  %r = thunder.convert_element_type %x to i1 : tensor<14xf64> -> tensor<14xi1>
  %e = check.constant dense<[true, true, true, false, false, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
  check.expect_eq %r, %e : tensor<14xi1>
  thunder.return
}

thunder.func @bf16_to_f32() {
  %x = check.constant dense<[0x7FC0, 0x7F80, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xbf16>
  %r = thunder.convert_element_type %x to f32 : tensor<6xbf16> -> tensor<6xf32>
  %e = check.constant dense<[0x7FC00000, 0x7F800000, -0.0, 1.5, -3.0e+02, 70144.0]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @bf16_to_f64() {
  %x = check.constant dense<[0x7FC0, 0x7F80, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xbf16>
  %r = thunder.convert_element_type %x to f64 : tensor<6xbf16> -> tensor<6xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xf64>
  check.expect_eq %r, %e : tensor<6xf64>
  thunder.return
}

thunder.func @bf16_to_bf16() {
  %x = check.constant dense<[0x7FC0, 0x7F80, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xbf16>
  %r = thunder.convert_element_type %x to bf16 : tensor<6xbf16> -> tensor<6xbf16>
  %e = check.constant dense<[0x7FC0, 0x7F80, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xbf16>
  check.expect_eq %r, %e : tensor<6xbf16>
  thunder.return
}

thunder.func @bf16_to_f16() {
  %x = check.constant dense<[0x7FC0, 0x7F80, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xbf16>
  %r = thunder.convert_element_type %x to f16 : tensor<6xbf16> -> tensor<6xf16>
  %e = check.constant dense<[0x7E00, 0x7C00, -0.0, 1.5, -300.0, 0x7C00]> : tensor<6xf16>
  check.expect_eq %r, %e : tensor<6xf16>
  thunder.return
}

thunder.func @bf16_to_i64() {
  %x = check.constant dense<[0x7FC0, 0x7F80, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xbf16>
  %r = thunder.convert_element_type %x to i64 : tensor<6xbf16> -> tensor<6xi64>
  %e = check.constant dense<[-9223372036854775808, -9223372036854775808, 0, 1, -300, 70144]> : tensor<6xi64>
  check.expect_eq %r, %e : tensor<6xi64>
  thunder.return
}

thunder.func @bf16_to_i32() {
  %x = check.constant dense<[0x7FC0, 0x7F80, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xbf16>
  %r = thunder.convert_element_type %x to i32 : tensor<6xbf16> -> tensor<6xi32>
  %e = check.constant dense<[-2147483648, -2147483648, 0, 1, -300, 70144]> : tensor<6xi32>
  check.expect_eq %r, %e : tensor<6xi32>
  thunder.return
}

thunder.func @bf16_to_i16() {
  %x = check.constant dense<[0x7FC0, 0x7F80, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xbf16>
  %r = thunder.convert_element_type %x to i16 : tensor<6xbf16> -> tensor<6xi16>
  %e = check.constant dense<[0, 0, 0, 1, -300, 4608]> : tensor<6xi16>
  check.expect_eq %r, %e : tensor<6xi16>
  thunder.return
}

thunder.func @bf16_to_i8() {
  %x = check.constant dense<[0x7FC0, 0x7F80, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xbf16>
  %r = thunder.convert_element_type %x to i8 : tensor<6xbf16> -> tensor<6xi8>
  %e = check.constant dense<[0, 0, 0, 1, -44, 0]> : tensor<6xi8>
  check.expect_eq %r, %e : tensor<6xi8>
  thunder.return
}

thunder.func @bf16_to_ui8() {
  %x = check.constant dense<[0x7FC0, 0x7F80, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xbf16>
  %r = thunder.convert_element_type %x to ui8 : tensor<6xbf16> -> tensor<6xui8>
  %e = check.constant dense<[0, 0, 0, 1, 212, 0]> : tensor<6xui8>
  check.expect_eq %r, %e : tensor<6xui8>
  thunder.return
}

thunder.func @bf16_to_i1() {
  %x = check.constant dense<[0x7FC0, 0x7F80, -0.0, 1.5, -300.0, 70144.0]> : tensor<6xbf16>
  %r = thunder.convert_element_type %x to i1 : tensor<6xbf16> -> tensor<6xi1>
  %e = check.constant dense<[true, true, false, true, true, true]> : tensor<6xi1>
  check.expect_eq %r, %e : tensor<6xi1>
  thunder.return
}

thunder.func @f16_to_f32() {
  %x = check.constant dense<[0x7E00, 0xFC00, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf16>
  %r = thunder.convert_element_type %x to f32 : tensor<7xf16> -> tensor<7xf32>
  %e = check.constant dense<[0x7FC00000, 0xFF800000, -0.0, 1.5, -3.0e+02, 65504.0, 5.9604645e-08]> : tensor<7xf32>
  check.expect_eq %r, %e : tensor<7xf32>
  thunder.return
}

thunder.func @f16_to_f64() {
  %x = check.constant dense<[0x7E00, 0xFC00, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf16>
  %r = thunder.convert_element_type %x to f64 : tensor<7xf16> -> tensor<7xf64>
  %e = check.constant dense<[0x7FF8000000000000, 0xFFF0000000000000, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf64>
  check.expect_eq %r, %e : tensor<7xf64>
  thunder.return
}

thunder.func @f16_to_bf16() {
  %x = check.constant dense<[0x7E00, 0xFC00, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf16>
  %r = thunder.convert_element_type %x to bf16 : tensor<7xf16> -> tensor<7xbf16>
  %e = check.constant dense<[0x7FC0, 0xFF80, -0.0, 1.5, -300.0, 65536.0, 5.960464477539063e-08]> : tensor<7xbf16>
  check.expect_eq %r, %e : tensor<7xbf16>
  thunder.return
}

thunder.func @f16_to_f16() {
  %x = check.constant dense<[0x7E00, 0xFC00, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf16>
  %r = thunder.convert_element_type %x to f16 : tensor<7xf16> -> tensor<7xf16>
  %e = check.constant dense<[0x7E00, 0xFC00, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf16>
  check.expect_eq %r, %e : tensor<7xf16>
  thunder.return
}

thunder.func @f16_to_i64() {
  %x = check.constant dense<[0x7E00, 0xFC00, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf16>
  %r = thunder.convert_element_type %x to i64 : tensor<7xf16> -> tensor<7xi64>
  %e = check.constant dense<[-9223372036854775808, -9223372036854775808, 0, 1, -300, 65504, 0]> : tensor<7xi64>
  check.expect_eq %r, %e : tensor<7xi64>
  thunder.return
}

thunder.func @f16_to_i32() {
  %x = check.constant dense<[0x7E00, 0xFC00, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf16>
  %r = thunder.convert_element_type %x to i32 : tensor<7xf16> -> tensor<7xi32>
  %e = check.constant dense<[-2147483648, -2147483648, 0, 1, -300, 65504, 0]> : tensor<7xi32>
  check.expect_eq %r, %e : tensor<7xi32>
  thunder.return
}

thunder.func @f16_to_i16() {
  %x = check.constant dense<[0x7E00, 0xFC00, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf16>
  %r = thunder.convert_element_type %x to i16 : tensor<7xf16> -> tensor<7xi16>
  %e = check.constant dense<[0, 0, 0, 1, -300, -32, 0]> : tensor<7xi16>
  check.expect_eq %r, %e : tensor<7xi16>
  thunder.return
}

thunder.func @f16_to_i8() {
  %x = check.constant dense<[0x7E00, 0xFC00, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf16>
  %r = thunder.convert_element_type %x to i8 : tensor<7xf16> -> tensor<7xi8>
  %e = check.constant dense<[0, 0, 0, 1, -44, -32, 0]> : tensor<7xi8>
  check.expect_eq %r, %e : tensor<7xi8>
  thunder.return
}

thunder.func @f16_to_ui8() {
  %x = check.constant dense<[0x7E00, 0xFC00, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf16>
  %r = thunder.convert_element_type %x to ui8 : tensor<7xf16> -> tensor<7xui8>
  %e = check.constant dense<[0, 0, 0, 1, 212, 224, 0]> : tensor<7xui8>
  check.expect_eq %r, %e : tensor<7xui8>
  thunder.return
}

thunder.func @f16_to_i1() {
  %x = check.constant dense<[0x7E00, 0xFC00, -0.0, 1.5, -300.0, 65504.0, 5.960464477539063e-08]> : tensor<7xf16>
  %r = thunder.convert_element_type %x to i1 : tensor<7xf16> -> tensor<7xi1>
  %e = check.constant dense<[true, true, false, true, true, true, true]> : tensor<7xi1>
  check.expect_eq %r, %e : tensor<7xi1>
  thunder.return
}

thunder.func @i64_to_f32() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, 9007199254740993, -9223372036854775808, 65520]> : tensor<8xi64>
  %r = thunder.convert_element_type %x to f32 : tensor<8xi64> -> tensor<8xf32>
  %e = check.constant dense<[0.0, 1.0, -1.0, 3.0e+02, 16777216.0, 9.007199e+15, -9.223372e+18, 6.552e+04]> : tensor<8xf32>
  check.expect_eq %r, %e : tensor<8xf32>
  thunder.return
}

thunder.func @i64_to_f64() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, 9007199254740993, -9223372036854775808, 65520]> : tensor<8xi64>
  %r = thunder.convert_element_type %x to f64 : tensor<8xi64> -> tensor<8xf64>
  %e = check.constant dense<[0.0, 1.0, -1.0, 300.0, 16777217.0, 9007199254740992.0, -9.223372036854776e+18, 65520.0]> : tensor<8xf64>
  check.expect_eq %r, %e : tensor<8xf64>
  thunder.return
}

thunder.func @i64_to_bf16() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, 9007199254740993, -9223372036854775808, 65520]> : tensor<8xi64>
  %r = thunder.convert_element_type %x to bf16 : tensor<8xi64> -> tensor<8xbf16>
  %e = check.constant dense<[0.0, 1.0, -1.0, 300.0, 16777216.0, 9007199254740992.0, -9.223372036854776e+18, 65536.0]> : tensor<8xbf16>
  check.expect_eq %r, %e : tensor<8xbf16>
  thunder.return
}

thunder.func @i64_to_f16() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, 9007199254740993, -9223372036854775808, 65520]> : tensor<8xi64>
  %r = thunder.convert_element_type %x to f16 : tensor<8xi64> -> tensor<8xf16>
  %e = check.constant dense<[0.0, 1.0, -1.0, 300.0, 0x7C00, 0x7C00, 0xFC00, 0x7C00]> : tensor<8xf16>
  check.expect_eq %r, %e : tensor<8xf16>
  thunder.return
}

thunder.func @i64_to_i64() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, 9007199254740993, -9223372036854775808, 65520]> : tensor<8xi64>
  %r = thunder.convert_element_type %x to i64 : tensor<8xi64> -> tensor<8xi64>
  %e = check.constant dense<[0, 1, -1, 300, 16777217, 9007199254740993, -9223372036854775808, 65520]> : tensor<8xi64>
  check.expect_eq %r, %e : tensor<8xi64>
  thunder.return
}

thunder.func @i64_to_i32() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, 9007199254740993, -9223372036854775808, 65520]> : tensor<8xi64>
  %r = thunder.convert_element_type %x to i32 : tensor<8xi64> -> tensor<8xi32>
  %e = check.constant dense<[0, 1, -1, 300, 16777217, 1, 0, 65520]> : tensor<8xi32>
  check.expect_eq %r, %e : tensor<8xi32>
  thunder.return
}

thunder.func @i64_to_i16() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, 9007199254740993, -9223372036854775808, 65520]> : tensor<8xi64>
  %r = thunder.convert_element_type %x to i16 : tensor<8xi64> -> tensor<8xi16>
  %e = check.constant dense<[0, 1, -1, 300, 1, 1, 0, -16]> : tensor<8xi16>
  check.expect_eq %r, %e : tensor<8xi16>
  thunder.return
}

thunder.func @i64_to_i8() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, 9007199254740993, -9223372036854775808, 65520]> : tensor<8xi64>
  %r = thunder.convert_element_type %x to i8 : tensor<8xi64> -> tensor<8xi8>
  %e = check.constant dense<[0, 1, -1, 44, 1, 1, 0, -16]> : tensor<8xi8>
  check.expect_eq %r, %e : tensor<8xi8>
  thunder.return
}

thunder.func @i64_to_ui8() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, 9007199254740993, -9223372036854775808, 65520]> : tensor<8xi64>
  %r = thunder.convert_element_type %x to ui8 : tensor<8xi64> -> tensor<8xui8>
  %e = check.constant dense<[0, 1, 255, 44, 1, 1, 0, 240]> : tensor<8xui8>
  check.expect_eq %r, %e : tensor<8xui8>
  thunder.return
}

thunder.func @i64_to_i1() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, 9007199254740993, -9223372036854775808, 65520]> : tensor<8xi64>
  %r = thunder.convert_element_type %x to i1 : tensor<8xi64> -> tensor<8xi1>
  %e = check.constant dense<[false, true, true, true, true, true, true, true]> : tensor<8xi1>
  check.expect_eq %r, %e : tensor<8xi1>
  thunder.return
}

thunder.func @i32_to_f32() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi32>
  %r = thunder.convert_element_type %x to f32 : tensor<6xi32> -> tensor<6xf32>
  %e = check.constant dense<[0.0, 1.0, -1.0, 3.0e+02, 16777216.0, -2.1474836e+09]> : tensor<6xf32>
  check.expect_eq %r, %e : tensor<6xf32>
  thunder.return
}

thunder.func @i32_to_f64() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi32>
  %r = thunder.convert_element_type %x to f64 : tensor<6xi32> -> tensor<6xf64>
  %e = check.constant dense<[0.0, 1.0, -1.0, 300.0, 16777217.0, -2147483648.0]> : tensor<6xf64>
  check.expect_eq %r, %e : tensor<6xf64>
  thunder.return
}

thunder.func @i32_to_bf16() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi32>
  %r = thunder.convert_element_type %x to bf16 : tensor<6xi32> -> tensor<6xbf16>
  %e = check.constant dense<[0.0, 1.0, -1.0, 300.0, 16777216.0, -2147483648.0]> : tensor<6xbf16>
  check.expect_eq %r, %e : tensor<6xbf16>
  thunder.return
}

thunder.func @i32_to_f16() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi32>
  %r = thunder.convert_element_type %x to f16 : tensor<6xi32> -> tensor<6xf16>
  %e = check.constant dense<[0.0, 1.0, -1.0, 300.0, 0x7C00, 0xFC00]> : tensor<6xf16>
  check.expect_eq %r, %e : tensor<6xf16>
  thunder.return
}

thunder.func @i32_to_i64() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi32>
  %r = thunder.convert_element_type %x to i64 : tensor<6xi32> -> tensor<6xi64>
  %e = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi64>
  check.expect_eq %r, %e : tensor<6xi64>
  thunder.return
}

thunder.func @i32_to_i32() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi32>
  %r = thunder.convert_element_type %x to i32 : tensor<6xi32> -> tensor<6xi32>
  %e = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi32>
  check.expect_eq %r, %e : tensor<6xi32>
  thunder.return
}

thunder.func @i32_to_i16() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi32>
  %r = thunder.convert_element_type %x to i16 : tensor<6xi32> -> tensor<6xi16>
  %e = check.constant dense<[0, 1, -1, 300, 1, 0]> : tensor<6xi16>
  check.expect_eq %r, %e : tensor<6xi16>
  thunder.return
}

thunder.func @i32_to_i8() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi32>
  %r = thunder.convert_element_type %x to i8 : tensor<6xi32> -> tensor<6xi8>
  %e = check.constant dense<[0, 1, -1, 44, 1, 0]> : tensor<6xi8>
  check.expect_eq %r, %e : tensor<6xi8>
  thunder.return
}

thunder.func @i32_to_ui8() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi32>
  %r = thunder.convert_element_type %x to ui8 : tensor<6xi32> -> tensor<6xui8>
  %e = check.constant dense<[0, 1, 255, 44, 1, 0]> : tensor<6xui8>
  check.expect_eq %r, %e : tensor<6xui8>
  thunder.return
}

thunder.func @i32_to_i1() {
  %x = check.constant dense<[0, 1, -1, 300, 16777217, -2147483648]> : tensor<6xi32>
  %r = thunder.convert_element_type %x to i1 : tensor<6xi32> -> tensor<6xi1>
  %e = check.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
  check.expect_eq %r, %e : tensor<6xi1>
  thunder.return
}

thunder.func @i16_to_f32() {
  %x = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi16>
  %r = thunder.convert_element_type %x to f32 : tensor<5xi16> -> tensor<5xf32>
  %e = check.constant dense<[0.0, 1.0, -1.0, 3.0e+02, -32768.0]> : tensor<5xf32>
  check.expect_eq %r, %e : tensor<5xf32>
  thunder.return
}

thunder.func @i16_to_f64() {
  %x = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi16>
  %r = thunder.convert_element_type %x to f64 : tensor<5xi16> -> tensor<5xf64>
  %e = check.constant dense<[0.0, 1.0, -1.0, 300.0, -32768.0]> : tensor<5xf64>
  check.expect_eq %r, %e : tensor<5xf64>
  thunder.return
}

thunder.func @i16_to_bf16() {
  %x = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi16>
  %r = thunder.convert_element_type %x to bf16 : tensor<5xi16> -> tensor<5xbf16>
  %e = check.constant dense<[0.0, 1.0, -1.0, 300.0, -32768.0]> : tensor<5xbf16>
  check.expect_eq %r, %e : tensor<5xbf16>
  thunder.return
}

thunder.func @i16_to_f16() {
  %x = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi16>
  %r = thunder.convert_element_type %x to f16 : tensor<5xi16> -> tensor<5xf16>
  %e = check.constant dense<[0.0, 1.0, -1.0, 300.0, -32768.0]> : tensor<5xf16>
  check.expect_eq %r, %e : tensor<5xf16>
  thunder.return
}

thunder.func @i16_to_i64() {
  %x = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi16>
  %r = thunder.convert_element_type %x to i64 : tensor<5xi16> -> tensor<5xi64>
  %e = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi64>
  check.expect_eq %r, %e : tensor<5xi64>
  thunder.return
}

thunder.func @i16_to_i32() {
  %x = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi16>
  %r = thunder.convert_element_type %x to i32 : tensor<5xi16> -> tensor<5xi32>
  %e = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi32>
  check.expect_eq %r, %e : tensor<5xi32>
  thunder.return
}

thunder.func @i16_to_i16() {
  %x = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi16>
  %r = thunder.convert_element_type %x to i16 : tensor<5xi16> -> tensor<5xi16>
  %e = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi16>
  check.expect_eq %r, %e : tensor<5xi16>
  thunder.return
}

thunder.func @i16_to_i8() {
  %x = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi16>
  %r = thunder.convert_element_type %x to i8 : tensor<5xi16> -> tensor<5xi8>
  %e = check.constant dense<[0, 1, -1, 44, 0]> : tensor<5xi8>
  check.expect_eq %r, %e : tensor<5xi8>
  thunder.return
}

thunder.func @i16_to_ui8() {
  %x = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi16>
  %r = thunder.convert_element_type %x to ui8 : tensor<5xi16> -> tensor<5xui8>
  %e = check.constant dense<[0, 1, 255, 44, 0]> : tensor<5xui8>
  check.expect_eq %r, %e : tensor<5xui8>
  thunder.return
}

thunder.func @i16_to_i1() {
  %x = check.constant dense<[0, 1, -1, 300, -32768]> : tensor<5xi16>
  %r = thunder.convert_element_type %x to i1 : tensor<5xi16> -> tensor<5xi1>
  %e = check.constant dense<[false, true, true, true, true]> : tensor<5xi1>
  check.expect_eq %r, %e : tensor<5xi1>
  thunder.return
}

thunder.func @i8_to_f32() {
  %x = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi8>
  %r = thunder.convert_element_type %x to f32 : tensor<5xi8> -> tensor<5xf32>
  %e = check.constant dense<[0.0, 1.0, -1.0, 127.0, -128.0]> : tensor<5xf32>
  check.expect_eq %r, %e : tensor<5xf32>
  thunder.return
}

thunder.func @i8_to_f64() {
  %x = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi8>
  %r = thunder.convert_element_type %x to f64 : tensor<5xi8> -> tensor<5xf64>
  %e = check.constant dense<[0.0, 1.0, -1.0, 127.0, -128.0]> : tensor<5xf64>
  check.expect_eq %r, %e : tensor<5xf64>
  thunder.return
}

thunder.func @i8_to_bf16() {
  %x = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi8>
  %r = thunder.convert_element_type %x to bf16 : tensor<5xi8> -> tensor<5xbf16>
  %e = check.constant dense<[0.0, 1.0, -1.0, 127.0, -128.0]> : tensor<5xbf16>
  check.expect_eq %r, %e : tensor<5xbf16>
  thunder.return
}

thunder.func @i8_to_f16() {
  %x = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi8>
  %r = thunder.convert_element_type %x to f16 : tensor<5xi8> -> tensor<5xf16>
  %e = check.constant dense<[0.0, 1.0, -1.0, 127.0, -128.0]> : tensor<5xf16>
  check.expect_eq %r, %e : tensor<5xf16>
  thunder.return
}

thunder.func @i8_to_i64() {
  %x = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi8>
  %r = thunder.convert_element_type %x to i64 : tensor<5xi8> -> tensor<5xi64>
  %e = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi64>
  check.expect_eq %r, %e : tensor<5xi64>
  thunder.return
}

thunder.func @i8_to_i32() {
  %x = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi8>
  %r = thunder.convert_element_type %x to i32 : tensor<5xi8> -> tensor<5xi32>
  %e = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi32>
  check.expect_eq %r, %e : tensor<5xi32>
  thunder.return
}

thunder.func @i8_to_i16() {
  %x = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi8>
  %r = thunder.convert_element_type %x to i16 : tensor<5xi8> -> tensor<5xi16>
  %e = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi16>
  check.expect_eq %r, %e : tensor<5xi16>
  thunder.return
}

thunder.func @i8_to_i8() {
  %x = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi8>
  %r = thunder.convert_element_type %x to i8 : tensor<5xi8> -> tensor<5xi8>
  %e = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi8>
  check.expect_eq %r, %e : tensor<5xi8>
  thunder.return
}

thunder.func @i8_to_ui8() {
  %x = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi8>
  %r = thunder.convert_element_type %x to ui8 : tensor<5xi8> -> tensor<5xui8>
  %e = check.constant dense<[0, 1, 255, 127, 128]> : tensor<5xui8>
  check.expect_eq %r, %e : tensor<5xui8>
  thunder.return
}

thunder.func @i8_to_i1() {
  %x = check.constant dense<[0, 1, -1, 127, -128]> : tensor<5xi8>
  %r = thunder.convert_element_type %x to i1 : tensor<5xi8> -> tensor<5xi1>
  %e = check.constant dense<[false, true, true, true, true]> : tensor<5xi1>
  check.expect_eq %r, %e : tensor<5xi1>
  thunder.return
}

thunder.func @ui8_to_f32() {
  %x = check.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  %r = thunder.convert_element_type %x to f32 : tensor<4xui8> -> tensor<4xf32>
  %e = check.constant dense<[0.0, 1.0, 2.0e+02, 255.0]> : tensor<4xf32>
  check.expect_eq %r, %e : tensor<4xf32>
  thunder.return
}

thunder.func @ui8_to_f64() {
  %x = check.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  %r = thunder.convert_element_type %x to f64 : tensor<4xui8> -> tensor<4xf64>
  %e = check.constant dense<[0.0, 1.0, 200.0, 255.0]> : tensor<4xf64>
  check.expect_eq %r, %e : tensor<4xf64>
  thunder.return
}

thunder.func @ui8_to_bf16() {
  %x = check.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  %r = thunder.convert_element_type %x to bf16 : tensor<4xui8> -> tensor<4xbf16>
  %e = check.constant dense<[0.0, 1.0, 200.0, 255.0]> : tensor<4xbf16>
  check.expect_eq %r, %e : tensor<4xbf16>
  thunder.return
}

thunder.func @ui8_to_f16() {
  %x = check.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  %r = thunder.convert_element_type %x to f16 : tensor<4xui8> -> tensor<4xf16>
  %e = check.constant dense<[0.0, 1.0, 200.0, 255.0]> : tensor<4xf16>
  check.expect_eq %r, %e : tensor<4xf16>
  thunder.return
}

thunder.func @ui8_to_i64() {
  %x = check.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  %r = thunder.convert_element_type %x to i64 : tensor<4xui8> -> tensor<4xi64>
  %e = check.constant dense<[0, 1, 200, 255]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  thunder.return
}

thunder.func @ui8_to_i32() {
  %x = check.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  %r = thunder.convert_element_type %x to i32 : tensor<4xui8> -> tensor<4xi32>
  %e = check.constant dense<[0, 1, 200, 255]> : tensor<4xi32>
  check.expect_eq %r, %e : tensor<4xi32>
  thunder.return
}

thunder.func @ui8_to_i16() {
  %x = check.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  %r = thunder.convert_element_type %x to i16 : tensor<4xui8> -> tensor<4xi16>
  %e = check.constant dense<[0, 1, 200, 255]> : tensor<4xi16>
  check.expect_eq %r, %e : tensor<4xi16>
  thunder.return
}

thunder.func @ui8_to_i8() {
  %x = check.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  %r = thunder.convert_element_type %x to i8 : tensor<4xui8> -> tensor<4xi8>
  %e = check.constant dense<[0, 1, -56, -1]> : tensor<4xi8>
  check.expect_eq %r, %e : tensor<4xi8>
  thunder.return
}

thunder.func @ui8_to_ui8() {
  %x = check.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  %r = thunder.convert_element_type %x to ui8 : tensor<4xui8> -> tensor<4xui8>
  %e = check.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  check.expect_eq %r, %e : tensor<4xui8>
  thunder.return
}

thunder.func @ui8_to_i1() {
  %x = check.constant dense<[0, 1, 200, 255]> : tensor<4xui8>
  %r = thunder.convert_element_type %x to i1 : tensor<4xui8> -> tensor<4xi1>
  %e = check.constant dense<[false, true, true, true]> : tensor<4xi1>
  check.expect_eq %r, %e : tensor<4xi1>
  thunder.return
}

thunder.func @i1_to_f32() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.convert_element_type %x to f32 : tensor<2xi1> -> tensor<2xf32>
  %e = check.constant dense<[1.0, 0.0]> : tensor<2xf32>
  check.expect_eq %r, %e : tensor<2xf32>
  thunder.return
}

thunder.func @i1_to_f64() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.convert_element_type %x to f64 : tensor<2xi1> -> tensor<2xf64>
  %e = check.constant dense<[1.0, 0.0]> : tensor<2xf64>
  check.expect_eq %r, %e : tensor<2xf64>
  thunder.return
}

thunder.func @i1_to_bf16() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.convert_element_type %x to bf16 : tensor<2xi1> -> tensor<2xbf16>
  %e = check.constant dense<[1.0, 0.0]> : tensor<2xbf16>
  check.expect_eq %r, %e : tensor<2xbf16>
  thunder.return
}

thunder.func @i1_to_f16() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.convert_element_type %x to f16 : tensor<2xi1> -> tensor<2xf16>
  %e = check.constant dense<[1.0, 0.0]> : tensor<2xf16>
  check.expect_eq %r, %e : tensor<2xf16>
  thunder.return
}

thunder.func @i1_to_i64() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.convert_element_type %x to i64 : tensor<2xi1> -> tensor<2xi64>
  %e = check.constant dense<[1, 0]> : tensor<2xi64>
  check.expect_eq %r, %e : tensor<2xi64>
  thunder.return
}

thunder.func @i1_to_i32() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.convert_element_type %x to i32 : tensor<2xi1> -> tensor<2xi32>
  %e = check.constant dense<[1, 0]> : tensor<2xi32>
  check.expect_eq %r, %e : tensor<2xi32>
  thunder.return
}

thunder.func @i1_to_i16() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.convert_element_type %x to i16 : tensor<2xi1> -> tensor<2xi16>
  %e = check.constant dense<[1, 0]> : tensor<2xi16>
  check.expect_eq %r, %e : tensor<2xi16>
  thunder.return
}

thunder.func @i1_to_i8() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.convert_element_type %x to i8 : tensor<2xi1> -> tensor<2xi8>
  %e = check.constant dense<[1, 0]> : tensor<2xi8>
  check.expect_eq %r, %e : tensor<2xi8>
  thunder.return
}

thunder.func @i1_to_ui8() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.convert_element_type %x to ui8 : tensor<2xi1> -> tensor<2xui8>
  %e = check.constant dense<[1, 0]> : tensor<2xui8>
  check.expect_eq %r, %e : tensor<2xui8>
  thunder.return
}

thunder.func @i1_to_i1() {
  %x = check.constant dense<[true, false]> : tensor<2xi1>
  %r = thunder.convert_element_type %x to i1 : tensor<2xi1> -> tensor<2xi1>
  %e = check.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r, %e : tensor<2xi1>
  thunder.return
}

thunder.func @scalar() {
  %x = check.constant dense<2.5> : tensor<f32>
  %r = thunder.convert_element_type %x to i64 : tensor<f32> -> tensor<i64>
  %e = check.constant dense<2> : tensor<i64>
  check.expect_eq %r, %e : tensor<i64>
  thunder.return
}

thunder.func @empty() {
  %x = check.constant dense<> : tensor<0xf32>
  %r = thunder.convert_element_type %x to i64 : tensor<0xf32> -> tensor<0xi64>
  %e = check.constant dense<> : tensor<0xi64>
  check.expect_eq %r, %e : tensor<0xi64>
  thunder.return
}
