import Foundation
let a = SIMD2<Double>(1, 2)
let b = SIMD2(x: 3.0, y: 4.0)
var c = a + b * 2
c.x += 1
c[1] = 0.5
print(c, (a * b).sum(), a == b, -a, a / 2, 10 - b)  // expect: SIMD2<Double>(8.0, 0.5) 11.0 false SIMD2<Double>(-1.0, -2.0) SIMD2<Double>(0.5, 1.0) SIMD2<Double>(7.0, 6.0)
let depth = SIMD3<Float>(1, 2, 3)
print(depth.z, depth.max(), depth.scalarCount, SIMD4<Float>(repeating: 1), SIMD2<Float>.zero)  // expect: 3.0 3.0 3 SIMD4<Float>(1.0, 1.0, 1.0, 1.0) SIMD2<Float>(0.0, 0.0)
print((a * a).sum().squareRoot() > 2.2, a.clamped(lowerBound: [0, 0], upperBound: [1, 1]))  // expect: true SIMD2<Double>(1.0, 1.0)
