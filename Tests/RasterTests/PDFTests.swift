import Graphics
import Testing

@testable import Raster

/// Pages of PDF files: what is written for which command. `Tests/Browser/pdf.py` compares what programs
/// make of them.
struct PDFTests {
    private static let table = GlyphTable(
        Array("41 1000 M 0 0 L 1000 0 L 500 -1400 Z\n42 1200 M 0 0 L 1000 0 L 1000 -1000 Z\n".utf8))

    private func page(_ list: DisplayList, file: [UInt8]? = nil) -> (text: String, bytes: [UInt8]) {
        var painter = PDFPainter(
            canvas: Rect(x: 0, y: 0, width: 100, height: 50), scheme: .light, regular: Self.table,
            bold: Self.table)
        if let file { painter.file = { _ in file } }
        let bytes = painter.page(list, title: "T", description: "Words")
        return (String(decoding: bytes, as: UTF8.self), bytes)
    }

    private func list(_ fill: (inout DisplayList) -> Void) -> DisplayList {
        var list = DisplayList()
        fill(&list)
        return list
    }

    private let square = Path.rect(Rect(x: 10, y: 10, width: 20, height: 20))

    /// Every entry of the table leads to the head of its object.
    @Test func tableOfObjects() throws {
        let bytes = page(list { $0.fill(square, with: .color(.black), view: .none) }).bytes
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let end = text(max(0, bytes.count - 40)..<bytes.count).split(separator: "\n")
        let table = try #require(Int(end[end.count - 2]))
        let lines = text(table..<bytes.count).split(separator: "\n")
        #expect(lines[0] == "xref")
        let count = try #require(lines[1].split(separator: " ").last.flatMap { Int($0) })
        for number in 1..<count {
            let start = try #require(Int(lines[2 + number].prefix(10)))
            #expect(text(start..<start + 7 + "\(number)".count) == "\(number) 0 obj\n")
        }
    }

    private func content(_ list: DisplayList) -> String {
        var painter = PDFPainter(
            canvas: Rect(x: 0, y: 0, width: 100, height: 50), scheme: .light, regular: Self.table,
            bold: Self.table)
        painter.draw(list.commands[...])
        return String(decoding: painter.content.bytes, as: UTF8.self)
    }

    @Test func shapes() {
        let drawn = content(
            list {
                $0.fill(square, with: .color(Color(red: 1, green: 0, blue: 0.5)), rule: .evenOdd, view: .none)
                $0.stroke(
                    square, with: .color(.black),
                    style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2], dashPhase: -1),
                    view: .none)
            })
        #expect(drawn.contains("1 0 0.5 rg"))
        #expect(drawn.contains("10 10 20 20 re\nf*\n"))
        #expect(drawn.contains("2 w\n1 J 0 j\n10 M\n[4 2] 11 d\n10 10 20 20 re\nS\n"))
    }

    /// Letters are numbered as they come, and the second cut has numbers of its own.
    @Test func texts() {
        let drawn = content(
            list {
                let font = FontFace(size: 20.48)
                $0.text(
                    TextDrawing(
                        origin: Point(x: 5, y: 30), string: "AB?A", width: 43.4688, font: font,
                        paint: .color(.black)),
                    view: .none)
            })
        #expect(drawn.contains("1 0 0 -1 5 30 Tm"))
        #expect(drawn.contains("/F0 20.48 Tf\n[<01020301>] TJ"))
        // With a box of 0.56 for the missing sign the letters have the measured width: nothing is added.
        #expect(drawn.contains("0 Tc"))
    }

    /// A box is as wide as its own letter needs.
    @Test func boxesOfMissingLetters() {
        let drawn = page(
            list {
                $0.text(
                    TextDrawing(
                        origin: .zero, string: "?漢", width: 0, font: FontFace(size: 10), paint: .color(.black)
                    ),
                    view: .none)
            }
        ).text
        #expect(drawn.contains("/Widths [1146.88 2048]"))
    }

    /// Letters in a gradient are areas, and the text is found all the same.
    @Test func textsInColorsThatChange() {
        let paint = Paint.linear(Gradient(colors: [.black, .white]), from: .zero, to: Point(x: 9, y: 9))
        let drawn = content(
            list {
                $0.text(
                    TextDrawing(
                        origin: .zero, string: "AB", width: 0, font: FontFace(size: 10), paint: paint),
                    view: .none)
            })
        #expect(drawn.contains("W n") && drawn.contains(" sh\n") && drawn.contains("<0102>"))
    }

    @Test func lettersOfAnyNumber() {
        var fonts = PDFFonts()
        let glyph = GlyphTable.Glyph(advance: 1, path: Path())
        let places = (1...600).map { fonts.code(of: UInt32($0), glyph, isBold: false) }
        #expect(places.map(\.font).max() == 2)
        #expect(places.allSatisfy { $0.code > 0 })
        #expect(fonts.code(of: 300, glyph, isBold: false) == places[299])
        #expect(fonts.code(of: 300, glyph, isBold: true).font == 3)
    }

    @Test func groups() {
        func group(_ effect: GroupEffect) -> String {
            page(
                list {
                    $0.push(effect, view: .none)
                    $0.fill(square, with: .color(.black), view: .none)
                    $0.pop()
                }
            ).text
        }
        #expect(group(.opacity(0.25)).contains("/ca 0.25 /CA 0.25"))
        #expect(group(.blendMode(.multiply)).contains("/BM /Multiply"))
        #expect(group(.mask(DisplayList())).contains("/S /Alpha"))
        // Only what PDF cannot do is an image.
        #expect(!group(.opacity(0.25)).contains("/Subtype /Image"))
        for effect in [GroupEffect.blur(3), .shadow(.black, radius: 4, x: 0, y: 2), .blendMode(.plusLighter)]
        {
            #expect(group(effect).contains("/Subtype /Image"))
        }
    }

    /// Programs make a surface for each group, so one is no larger than what is in it.
    @Test func boxesOfGroups() {
        func group(_ effects: GroupEffect...) -> String {
            page(
                list {
                    for effect in effects { $0.push(effect, view: .none) }
                    $0.fill(square, with: .color(.black), view: .none)
                    for _ in effects { $0.pop() }
                }
            ).text
        }
        #expect(group(.opacity(0.5)).contains("/BBox [2 2 38 38]"))
        #expect(group(.shadow(.black, radius: 1, x: 0, y: 0), .opacity(0.5)).contains("/BBox [2 2 38 38]"))
        // What is cast within a scale is not cut.
        let inner = GroupEffect.shadow(.black, radius: 4, x: 0, y: 0)
        #expect(group(.opacity(0.5), .transform(.scale(x: 2, y: 2)), inner).contains("/BBox [0 0 100 50]"))
    }

    @Test func gradients() throws {
        let colors = [Color.white, .black, Color(RGBA(0xFF0000))]
        let places = [0, 0.5, 0.5]
        let gradient = Gradient(stops: zip(colors, places).map { Gradient.Stop(color: $0, location: $1) })
        let paint = Paint.linear(gradient, from: .zero, to: Point(x: 100, y: 0))
        let shading = try #require(PDFShading(paint, .light))
        // Two stops at one place are a step, and beyond the last one its color stays.
        #expect(shading.colorFunction.contains("/Bounds [0.5]"))
        #expect(shading.colorFunction.contains("/C0 [1 1 1] /C1 [0 0 0]"))
        #expect(shading.colorFunction.contains("/C0 [1 0 0] /C1 [1 0 0]"))
        #expect(shading.opacityFunction == nil)
        #expect(PDFShading(paint.opacity(0.5), .light)?.opacityFunction != nil)
        #expect(PDFShading(.linear(gradient, from: .zero, to: .zero), .light) == nil)
    }

    /// A photograph stays the file that it is.
    @Test func photographs() {
        let jpeg: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 5, 3, 1, 2, 3, 4, 5,
        ]
        let head = JPEGHead(jpeg)
        #expect(head?.width == 5 && head?.height == 3 && head?.components == 3)
        #expect(JPEGHead(Array(jpeg.prefix(12))) == nil)
        let image = ImageDrawing(source: "a.jpg", rect: Rect(x: 0, y: 0, width: 50, height: 30))
        let shown = page(
            list {
                $0.image(image, view: .none)
                $0.image(image, view: .none)
            }, file: jpeg
        ).text
        // However often it is shown.
        #expect(shown.ranges(of: "/Filter /DCTDecode").count == 1)
    }

    /// A letter is as wide as its text was measured: the scale of a font is exact.
    @Test func scaleOfFonts() {
        let text = TextDrawing(
            origin: .zero, string: "A", width: 9, font: FontFace(size: 10), paint: .color(.black))
        #expect(
            page(list { $0.text(text, view: .none) }).text.contains(
                "/FontMatrix [0.00048828125 0 0 0.00048828125 0 0]"))
    }

    /// What programs would draw for minutes, or refuse, is written as what it looks like.
    @Test(arguments: [[1e-9, 1e-9], [0, 0], [-4, 2], [.nan, 2], [.infinity, 2]]) func dashes(dash: [Double]) {
        let drawn = content(
            list {
                $0.stroke(
                    square, with: .color(.black),
                    style: StrokeStyle(lineWidth: .infinity, dash: dash, dashPhase: .nan), view: .none)
            })
        #expect(drawn.contains("1000000000 w\n") && drawn.contains("[] 0 d\n"))
    }

    @Test func boundsOfGradients() throws {
        let places = [-.infinity, 1e-9, 0.5, 0.500_000_01, .nan, 0.999_999_999, .infinity]
        let stops = places.map { Gradient.Stop(color: .black, location: $0) }
        let paint = Paint.linear(Gradient(stops: stops), from: .zero, to: Point(x: 100, y: 0))
        #expect(try #require(PDFShading(paint, .light)).colorFunction.contains("/Bounds [0.5]"))
    }

    @Test(arguments: [1e-200, 1e-9, 1e9, 1e200, .infinity, .nan]) func scales(scale: Double) {
        let drawn = content(
            list {
                for effect in [GroupEffect.transform(.scale(x: scale, y: scale)), .blur(4)] {
                    $0.push(effect, view: .none)
                }
                $0.fill(square, with: .color(.black), view: .none)
                for _ in 0..<2 { $0.pop() }
            })
        #expect(drawn == "q\nQ\n")
    }

    @Test(arguments: [
        (0, "0"), (-0.5, "-0.5"), (1.25e-5, "0.0000125"), (1e30, "1000000000"), (.nan, "0"), (-3, "-3"),
        (-.infinity, "-1000000000"), (1 / 2048, "0.00048828125"), (-1e-13, "0"),
    ])
    func numbers(value: Double, text: String) { #expect(PDFText.number(value) == text) }
}
