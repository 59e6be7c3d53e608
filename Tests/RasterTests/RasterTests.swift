import Foundation
import Graphics
import Testing

@testable import Raster

struct CoverageTests {
    private func coverage(_ path: Path, rule: FillRule = .nonZero) -> Coverage {
        Coverage(
            path.outlines(.identity).map(\.points), rule: rule,
            within: PixelArea(x: 0, y: 0, width: 20, height: 20))
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
        #expect(
            area(
                Coverage(
                    Stroke(path, style: style, transform: .identity, scale: 1).polygons, rule: .nonZero,
                    within: PixelArea(x: 0, y: 0, width: 20, height: 20))) == 0)
    }

    /// However far along its dashes a line begins.
    @Test(arguments: [1e17, -1e40, 1e300, .infinity, .nan]) func phases(phase: Double) {
        let style = StrokeStyle(lineWidth: 1, dash: [4.1, 0.3], dashPhase: phase)
        let stroke = Stroke(
            .rect(Rect(x: 0, y: 0, width: 50, height: 50)), style: style, transform: .identity, scale: 1)
        #expect((44...56).contains(stroke.polygons.count))
    }

    /// SVG takes a negative length in a dash as an error and draws a solid line.
    @Test func negativeDash() {
        var line = Path()
        line.addLines([Point(x: 4, y: 10), Point(x: 16, y: 10)])
        let stroke = Stroke(
            line, style: StrokeStyle(lineWidth: 2, dash: [-5, 3]), transform: .identity, scale: 1)
        #expect(
            area(
                Coverage(
                    stroke.polygons, rule: .nonZero, within: PixelArea(x: 0, y: 0, width: 20, height: 20)))
                == 24)
    }

    @Test func strokes() {
        func area(_ path: Path, _ style: StrokeStyle) -> Double {
            let stroke = Stroke(path, style: style, transform: .identity, scale: 1)
            return self.area(
                Coverage(
                    stroke.polygons, rule: .nonZero, within: PixelArea(x: 0, y: 0, width: 20, height: 20)))
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
        var painter = Painter(width: 20, height: 20, ground: RGBA(0xFFFFFF), regular: table, bold: table)
        var list = DisplayList()
        list.text(
            TextDrawing(
                origin: Point(x: 2, y: 18), string: "A", width: 8, font: FontFace(size: 16),
                paint: .color(Color(RGBA(0xFF0000)))), view: .none)
        painter.draw(list)
        #expect(Array(painter.bitmap.bytes[(17 * 20 + 8) * 4..<(17 * 20 + 9) * 4]) == [255, 0, 0, 255])
        #expect(Array(painter.bitmap.bytes[0..<4]) == [255, 255, 255, 255])
    }
}

struct KerningTests {
    private let square = "M 0 0 L 1024 0 L 1024 1024 L 0 1024 Z"
    /// Two letters that come nearer to each other in one order, and lines that no reader may stumble over.
    private var table: GlyphTable {
        GlyphTable(
            Array(
                "41 1024 \(square)\n42 1024 \(square)\nr 42 43\nr 41\nl 41 44 k 0 -512\nl 42 k 9 x\nk\nr\n"
                    .utf8))
    }

    @Test func pairs() {
        #expect(table.kern(0x41, 0x42) == -512 && table.kern(0x44, 0x43) == -512)
        #expect(table.kern(0x42, 0x41) == 0 && table.kern(0x41, 0x41) == 0)
        #expect(table.width(of: "AB", size: 16) == 12 && table.width(of: "BA", size: 16) == 16)
    }

    /// Feet of letters on a whole row of pixels, wherever the text stands.
    @Test(arguments: [10, 10.3, 9.6]) func baselines(y: Double) {
        var painter = Painter(width: 20, height: 20, ground: RGBA(0xFFFFFF), regular: table, bold: table)
        var list = DisplayList()
        list.text(
            TextDrawing(
                origin: Point(x: 2, y: y), string: "A", width: 8, font: FontFace(size: 16),
                paint: .color(Color(RGBA(0)))), view: .none)
        painter.draw(list)
        #expect(painter.bitmap.bytes[(9 * 20 + 4) * 4] == 0 && painter.bitmap.bytes[(10 * 20 + 4) * 4] == 255)
        #expect(painter.bitmap.bytes[(2 * 20 + 4) * 4] == 0 && painter.bitmap.bytes[(1 * 20 + 4) * 4] == 255)
    }
}

struct PNGTests {
    /// A bitmap of some colors, the second row of which has as many as it is wide.
    private func bitmap(width: Int, isOpaque: Bool) -> Bitmap {
        var bitmap = Bitmap(width: width, height: 4, color: RGBA(0x204060, alpha: isOpaque ? 1 : 0.5))
        var state: UInt32 = 7
        for index in (width * 4)..<(width * 8) {
            state = state &* 1_664_525 &+ 1_013_904_223
            if index % 4 == 3 {
                bitmap.bytes[index] = isOpaque ? 255 : UInt8(state >> 24)
            } else {
                bitmap.bytes[index] = UInt8(state >> 24)
            }
        }
        return bitmap
    }

    /// Palettes of each depth, and colors as they are.
    @Test(arguments: [1, 2, 3, 9, 15, 85, 120, 254, 255, 400], [true, false]) func roundTrip(
        width: Int, isOpaque: Bool
    ) throws {
        let bitmap = bitmap(width: width, isOpaque: isOpaque)
        let read = try #require(PNGReader.read(PNG.encode(bitmap)))
        #expect(read.width == width && read.height == 4)
        #expect(read.bytes == bitmap.bytes)
    }

    @Test func formats() {
        func type(_ bitmap: Bitmap) -> [UInt8] { Array(PNG.encode(bitmap)[24..<26]) }
        #expect(type(bitmap(width: 1, isOpaque: true)) == [1, 3])
        #expect(type(bitmap(width: 9, isOpaque: true)) == [4, 3])
        #expect(type(bitmap(width: 120, isOpaque: false)) == [8, 3])
        #expect(type(bitmap(width: 400, isOpaque: true)) == [8, 2])
        #expect(type(bitmap(width: 400, isOpaque: false)) == [8, 6])
    }

    /// Of 16 bits the upper 8 are drawn, and what follows the end of a file is no part of it.
    @Test func deepFiles() throws {
        func read(_ text: String) throws -> Bitmap? {
            PNGReader.read(Array(try #require(Data(base64Encoded: text))) + Array(repeating: 7, count: 40))
        }
        let colors =
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAYAAACksqPJAAAAGUlEQVR4nGP4L9SwmoHx/38hk7CKWXsaGAA/qgcmVjtJ8AAAAABJRU5ErkJggg=="
        #expect(try read(colors)?.bytes == [0xFF, 0x80, 0, 0xFF, 0x12, 0x56, 0x9A, 0x80])
        let grays =
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACEAAAAAAHTY67AAAAEklEQVR4nGNwYDzwn4GB4f9/ABCJA//F/2YpAAAAAElFTkSuQmCC"
        #expect(
            try read(grays)?.bytes.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == [
                0x40, 0xC0, 0, 0xFF,
            ])
    }

    @Test func brokenFiles() {
        let file = PNG.encode(bitmap(width: 40, isOpaque: true))
        for length in 0..<file.count {
            #expect(PNGReader.read(Array(file[..<length])) == nil || length >= file.count - 12)
        }
        for at in stride(from: 8, to: file.count, by: 3) {
            var broken = file
            broken[at] ^= 0x55
            _ = PNGReader.read(broken)
        }
    }
}

struct GroupTests {
    private func pixel(_ x: Int, _ y: Int, _ list: DisplayList, ground: RGBA = RGBA(0xFFFFFF)) -> [UInt8] {
        let table = GlyphTable([])
        var painter = Painter(width: 20, height: 20, ground: ground, regular: table, bold: table)
        painter.draw(list)
        let at = (y * 20 + x) * 4
        return Array(painter.bitmap.bytes[at..<at + 4])
    }

    private func square(_ list: inout DisplayList, _ color: UInt32, _ rect: Rect) {
        list.fill(.rect(rect), with: .color(Color(RGBA(color))), view: .none)
    }

    private let half = Rect(x: 0, y: 0, width: 10, height: 20)
    private let all = Rect(x: 0, y: 0, width: 20, height: 20)

    /// What lies under another part of the group does not show through it.
    @Test func opacityOfAGroup() {
        var list = DisplayList()
        list.push(.opacity(0.5), view: .none)
        square(&list, 0xFF0000, all)
        square(&list, 0x0000FF, half)
        list.pop()
        #expect(pixel(2, 2, list) == [128, 128, 255, 255])
        #expect(pixel(15, 2, list) == [255, 128, 128, 255])
    }

    @Test func masks() {
        var mask = DisplayList()
        square(&mask, 0x000000, half)
        var list = DisplayList()
        list.push(.mask(mask), view: .none)
        square(&list, 0x00FF00, all)
        list.pop()
        #expect(pixel(2, 2, list) == [0, 255, 0, 255])
        #expect(pixel(15, 2, list) == [255, 255, 255, 255])
    }

    @Test func blendModes() {
        var list = DisplayList()
        list.push(.blendMode(.multiply), view: .none)
        square(&list, 0x8080FF, all)
        list.pop()
        #expect(pixel(5, 5, list, ground: RGBA(0xFF8000)) == [128, 64, 0, 255])
    }

    @Test func shadowsAndBlurs() {
        var list = DisplayList()
        list.push(.shadow(Color(RGBA(0x000000)), radius: 0, x: 5, y: 0), view: .none)
        square(&list, 0xFF0000, Rect(x: 2, y: 2, width: 6, height: 6))
        list.pop()
        #expect(pixel(4, 4, list) == [255, 0, 0, 255])
        #expect(pixel(10, 4, list) == [0, 0, 0, 255])
        #expect(pixel(15, 4, list) == [255, 255, 255, 255])
        var blurred = DisplayList()
        blurred.push(.blur(2), view: .none)
        square(&blurred, 0x000000, half)
        blurred.pop()
        let edge = pixel(10, 10, blurred)[0]
        #expect((100...170).contains(edge))
    }

    /// What is blurred beyond measure is seen nowhere.
    @Test(arguments: [1e9, 1e300, .infinity]) func blursOfAnyWidth(radius: Double) {
        for effect in [GroupEffect.blur(radius), .shadow(.black, radius: radius, x: radius, y: .nan)] {
            var list = DisplayList()
            list.push(effect, view: .none)
            square(&list, 0x000000, Rect(x: 0, y: 0, width: 1, height: 1))
            list.pop()
            #expect(pixel(5, 5, list)[0] > 250)
        }
    }

    @Test func colorMatrix() {
        var list = DisplayList()
        // Red and blue change places.
        list.push(.colorMatrix([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]), view: .none)
        square(&list, 0xFF8000, all)
        list.pop()
        #expect(pixel(5, 5, list) == [0, 128, 255, 255])
    }

    @Test func seenThrough() {
        #expect(pixel(5, 5, DisplayList(), ground: RGBA(0, alpha: 0)) == [0, 0, 0, 0])
    }
}
