import Graphics
import Testing

@testable import Raster

struct CoverageTests {
    private func coverage(_ path: Path, rule: FillRule = .nonZero) -> Coverage {
        Coverage(path.outlines(.identity).map(\.points), rule: rule, width: 20, height: 20)
    }

    private func area(_ coverage: Coverage) -> Double {
        var sum = 0.0
        for y in 0..<20 { for x in 0..<20 { sum += Double(coverage[x, y]) } }
        return sum
    }

    @Test func partsOfPixels() {
        let rect = coverage(.rect(Rect(x: 2.5, y: 3.25, width: 4, height: 2)))
        #expect(rect[2, 3] == 0.375)
        #expect(rect[3, 3] == 0.75)
        #expect(rect[3, 4] == 1)
        #expect(rect[6, 5] == 0.125)
        #expect(rect[7, 4] == 0)
        #expect(area(rect) == 8)
    }

    @Test func areasOfShapes() {
        // Lines within a fiftieth of a pixel of a circle of 50 pixels around.
        #expect(abs(area(coverage(.circle(center: Point(x: 10, y: 10), radius: 8))) - 64 * Double.pi) < 0.67)
        var triangle = Path()
        triangle.addLines([Point(x: 1, y: 1), Point(x: 18, y: 5), Point(x: 3, y: 19)])
        #expect(abs(area(coverage(triangle)) - 149) < 1e-3)
    }

    @Test func fillRules() {
        var rings = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
        rings.addPath(.rect(Rect(x: 2, y: 2, width: 6, height: 6)))
        #expect(area(coverage(rings)) == 100)
        #expect(area(coverage(rings, rule: .evenOdd)) == 64)
    }

    @Test func beyondTheCanvas() {
        #expect(area(coverage(.rect(Rect(x: -50, y: -50, width: 200, height: 200)))) == 400)
        #expect(area(coverage(.rect(Rect(x: 50, y: 0, width: 10, height: 10)))) == 0)
        #expect(area(coverage(.rect(Rect(x: -50, y: 5, width: 55, height: 1)))) == 5)
    }

    /// A social card is drawn from whatever a snippet draws.
    @Test func numbersThatAreNone() {
        var path = Path.rect(Rect(x: 2, y: 2, width: 9, height: 9))
        path.addCurve(to: Point(x: .nan, y: 3), control1: Point(x: 1e300, y: -.infinity), control2: .zero)
        #expect(area(coverage(path)) == 0)
        let style = StrokeStyle(lineWidth: .nan)
        #expect(area(Coverage(Stroke(path, style: style, transform: .identity, scale: 1).polygons, rule: .nonZero, width: 20, height: 20)) == 0)
    }

    /// SVG takes a negative length in a dash as an error and draws a solid line.
    @Test func negativeDash() {
        var line = Path()
        line.addLines([Point(x: 4, y: 10), Point(x: 16, y: 10)])
        let stroke = Stroke(line, style: StrokeStyle(lineWidth: 2, dash: [-5, 3]), transform: .identity, scale: 1)
        #expect(area(Coverage(stroke.polygons, rule: .nonZero, width: 20, height: 20)) == 24)
    }

    @Test func strokes() {
        func area(_ path: Path, _ style: StrokeStyle) -> Double {
            let stroke = Stroke(path, style: style, transform: .identity, scale: 1)
            return self.area(Coverage(stroke.polygons, rule: .nonZero, width: 20, height: 20))
        }
        #expect(area(.rect(Rect(x: 4, y: 4, width: 10, height: 10)), StrokeStyle(lineWidth: 2)) == 80)
        var line = Path()
        line.addLines([Point(x: 4, y: 10), Point(x: 16, y: 10)])
        #expect(area(line, StrokeStyle(lineWidth: 2)) == 24)
        #expect(area(line, StrokeStyle(lineWidth: 2, lineCap: .square)) == 28)
        #expect(area(line, StrokeStyle(lineWidth: 2, dash: [3])) == 12)
        var short = Path()
        short.addLines([Point(x: 4, y: 10), Point(x: 14, y: 10)])
        #expect(abs(area(short, StrokeStyle(lineWidth: 2, dash: [3], dashPhase: 3)) - 8) < 1e-3)
        var corner = Path()
        corner.addLines([Point(x: 4, y: 14), Point(x: 4, y: 4), Point(x: 14, y: 4)])
        #expect(abs(area(corner, StrokeStyle(lineWidth: 2)) - 40) < 1e-3)
        #expect(abs(area(corner, StrokeStyle(lineWidth: 2, miterLimit: 1)) - 39.5) < 1e-3)
    }
}

struct GlyphTableTests {
    private let table = GlyphTable(Array("41 1024 M 0 0 L 1024 0 L 1024 2048 Z\n20 512\n".utf8))

    @Test func measures() {
        #expect(table.covers("A A"))
        #expect(!table.covers("AB"))
        #expect(table.width(of: "A A", size: 16) == 20)
        #expect(table.glyph(0x41)?.path.boundingRect == Rect(x: 0, y: -2048, width: 1024, height: 2048))
    }

    @Test func draws() {
        var painter = Painter(Bitmap(width: 20, height: 20, color: RGBA(0xFFFFFF)), regular: table, bold: table)
        var list = DisplayList()
        list.text(
            TextDrawing(
                origin: Point(x: 2, y: 18), string: "A", width: 8, font: FontFace(size: 16), paint: .color(Color(RGBA(0xFF0000)))), view: .none)
        painter.draw(list)
        #expect(Array(painter.bitmap.bytes[(17 * 20 + 8) * 3..<(17 * 20 + 9) * 3]) == [255, 0, 0])
        #expect(Array(painter.bitmap.bytes[0..<3]) == [255, 255, 255])
    }
}

struct PNGTests {
    /// What a reader of PNG gets back: blocks with fixed codes, filters 0 to 2.
    private func pixels(_ file: [UInt8]) throws -> [UInt8] {
        let start = try #require(file.indices.first { file[$0...].starts(with: "IDAT".utf8) })
        let length = file[(start - 4)..<start].reduce(0) { $0 << 8 | Int($1) }
        var at = (start + 6) * 8
        func bits(_ count: Int) -> Int {
            defer { at += count }
            return (0..<count).reduce(0) { $0 | Int(file[(at + $1) / 8] >> ((at + $1) % 8) & 1) << $1 }
        }
        func code() -> Int {
            var value = 0
            for count in 1...9 {
                value = value << 1 | bits(1)
                if count == 7, value < 24 { return 256 + value }
                if count == 8, (48..<192).contains(value) { return value - 48 }
                if count == 8, (192..<200).contains(value) { return value + 88 }
            }
            return value - 256
        }
        var out: [UInt8] = []
        #expect(bits(3) == 3)
        let bases = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]
        while true {
            let symbol = code()
            if symbol == 256 { break }
            if symbol < 256 {
                out.append(UInt8(symbol))
            } else {
                let index = symbol - 257
                let extra = index < 8 || index == 28 ? 0 : (index - 4) / 4
                let count = bases[index] + bits(extra)
                #expect(bits(5) == 0)
                out += [UInt8](repeating: out.last!, count: count)
            }
        }
        let sum = file[(start + length)..<(start + length + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        var a: UInt32 = 1, b: UInt32 = 0
        for byte in out { (a, b) = ((a + UInt32(byte)) % 65_521, (b + a + UInt32(byte)) % 65_521) }
        #expect(sum == b << 16 | a)
        return out
    }

    @Test(arguments: [1, 2, 3, 85, 86, 87, 88, 120, 400]) func roundTrip(width: Int) throws {
        var bitmap = Bitmap(width: width, height: 4, color: RGBA(0x204060))
        var state: UInt32 = 7
        for index in (width * 3)..<(width * 6) {
            state = state &* 1_664_525 &+ 1_013_904_223
            bitmap.bytes[index] = index % 3 == 0 ? UInt8(state >> 24) : UInt8(index & 15)
        }
        let file = PNG.encode(bitmap)
        let palette = file.indices.first { file[$0...].starts(with: "PLTE".utf8) }.map { $0 + 4 }
        // Many colors have to be written as they are.
        #expect((palette == nil) == (width == 400))
        let filtered = try pixels(file)
        let stride = palette == nil ? width * 3 : width
        var rows: [UInt8] = []
        for row in 0..<4 {
            let line = filtered[(row * (stride + 1) + 1)..<((row + 1) * (stride + 1))]
            for (index, byte) in line.enumerated() { rows.append(row > 0 ? byte &+ rows[(row - 1) * stride + index] : byte) }
        }
        let colors = palette.map { start in rows.flatMap { file[(start + Int($0) * 3)..<(start + Int($0) * 3 + 3)] } }
        #expect(colors ?? rows == bitmap.bytes)
    }
}
