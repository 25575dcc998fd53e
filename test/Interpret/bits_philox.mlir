// RUN: thunder-opt %s --thunder-interpret-functions -o /dev/null
// Expected values: a program of Philox 4x32-10 that gives the three published known-answer vectors of Random123; @zero is the first
// of them. The others have counter words that no element of a stream has.

thunder.func @zero() {
  %s = check.constant dense<[0, 0]> : tensor<2xi64>
  %r = thunder.bits_philox %s offset = 0 : tensor<2xi64> -> tensor<4xi64>
  %e = check.constant dense<[1713891541, 3781805453, 3159862348, 2600524760]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  thunder.return
}

thunder.func @shape() {
  %s = check.constant dense<[0, 0]> : tensor<2xi64>
  %r = thunder.bits_philox %s offset = 0 : tensor<2xi64> -> tensor<2x3xi64>
  %e = check.constant dense<[[1713891541, 3781805453, 3159862348], [2600524760, 4175744164, 1555169499]]> : tensor<2x3xi64>
  check.expect_eq %r, %e : tensor<2x3xi64>
  thunder.return
}

thunder.func @state_offset() {
  %s = check.constant dense<[0, 5]> : tensor<2xi64>
  %r = thunder.bits_philox %s offset = 0 : tensor<2xi64> -> tensor<6xi64>
  %e = check.constant dense<[1555169499, 2980410603, 159317863, 83534633, 1372009126, 605361069]> : tensor<6xi64>
  check.expect_eq %r, %e : tensor<6xi64>
  thunder.return
}

thunder.func @offset() {
  %s = check.constant dense<[0, 0]> : tensor<2xi64>
  %r = thunder.bits_philox %s offset = 5 : tensor<2xi64> -> tensor<6xi64>
  %e = check.constant dense<[1555169499, 2980410603, 159317863, 83534633, 1372009126, 605361069]> : tensor<6xi64>
  check.expect_eq %r, %e : tensor<6xi64>
  thunder.return
}

thunder.func @both() {
  %s = check.constant dense<[1234567890123, 7]> : tensor<2xi64>
  %r = thunder.bits_philox %s offset = 3 : tensor<2xi64> -> tensor<2x2x2xi64>
  %e = check.constant dense<[[[3483669520, 371490347], [3062252892, 4210213253]], [[2652734048, 2593748412], [1203039583, 2636566200]]]> : tensor<2x2x2xi64>
  check.expect_eq %r, %e : tensor<2x2x2xi64>
  thunder.return
}

thunder.func @negative_seed() {
  %s = check.constant dense<[-1, -4]> : tensor<2xi64>
  %r = thunder.bits_philox %s offset = 0 : tensor<2xi64> -> tensor<4xi64>
  %e = check.constant dense<[2510848221, 2512257480, 4282093387, 957679132]> : tensor<4xi64>
  check.expect_eq %r, %e : tensor<4xi64>
  thunder.return
}

thunder.func @carry() {
  %s = check.constant dense<[99, 17179869180]> : tensor<2xi64>
  %r = thunder.bits_philox %s offset = 0 : tensor<2xi64> -> tensor<8xi64>
  %e = check.constant dense<[2931808532, 1188576883, 809930476, 1450961835, 1215649107, 4203306815, 2038246829, 3390932706]> : tensor<8xi64>
  check.expect_eq %r, %e : tensor<8xi64>
  thunder.return
}

thunder.func @empty() {
  %s = check.constant dense<[1, 0]> : tensor<2xi64>
  %r = thunder.bits_philox %s offset = 0 : tensor<2xi64> -> tensor<0xi64>
  %e = check.constant dense<> : tensor<0xi64>
  check.expect_eq %r, %e : tensor<0xi64>
  thunder.return
}

thunder.func @scalar() {
  %s = check.constant dense<[3, 2]> : tensor<2xi64>
  %r = thunder.bits_philox %s offset = 0 : tensor<2xi64> -> tensor<i64>
  %e = check.constant dense<2817715290> : tensor<i64>
  check.expect_eq %r, %e : tensor<i64>
  thunder.return
}
