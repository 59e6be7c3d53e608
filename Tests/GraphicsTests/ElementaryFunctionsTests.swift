import Foundation
import Graphics
import Testing

/// Our functions against the C library's, which is good to the last bit or nearly.
struct ElementaryFunctions {
    @Test func sineAndCosine() {
        for i in -20_000...20_000 {
            let x = Double(i) * 0.0123
            #expect(abs(Graphics.sine(x) - Foundation.sin(x)) <= 2.3e-16)
            #expect(abs(Graphics.cosine(x) - Foundation.cos(x)) <= 2.3e-16)
        }
    }

    @Test func exactPlaces() {
        #expect(Graphics.sine(0) == 0)
        #expect(Graphics.cosine(0) == 1)
        #expect(Graphics.atan2(0, -1) == Double.pi)
        #expect(Graphics.atan2(1, 0) == Double.pi / 2)
        #expect(Graphics.power(2, 10) == 1024)
        #expect(Graphics.power(10, -3) == 0.001)
        #expect(Graphics.log(1) == 0)
        #expect(Graphics.exp(0) == 1)
        #expect(Graphics.cubeRoot(27) == 3)
        #expect(Graphics.cubeRoot(-8) == -2)
    }

    @Test func angles() {
        for i in 0..<5000 {
            let angle = (Double(i) / 5000 * 2 - 1) * 3.14
            let x = Foundation.cos(angle) * 7, y = Foundation.sin(angle) * 7
            #expect(abs(Graphics.atan2(y, x) - Foundation.atan2(y, x)) <= 9e-16)
        }
    }

    @Test func exponentialsAndLogarithms() {
        for i in 1..<8000 {
            let x = Double(i) * 0.087
            #expect(abs(Graphics.log(x) - Foundation.log(x)) <= 1e-15 * max(1, abs(Foundation.log(x))))
            let e = x - 350
            #expect(abs(Graphics.exp(e) / Foundation.exp(e) - 1) <= 1e-15)
            #expect(abs(Graphics.power(x, 0.4166) / Foundation.pow(x, 0.4166) - 1) <= 1e-14)
        }
    }
}
