// C's functions of single precision.
import Foundation
let half: Float = 0.5
print(powf(2, 3), sqrtf(16), fmaxf(1, half), floorf(2.75), fabsf(-half))  // expect: 8.0 4.0 1.0 2.0 0.5
