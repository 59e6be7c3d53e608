import Foundation
import FoundationXML
import Testing

@testable import Graphics

private let canvas = Rect(x: 0, y: 0, width: 100, height: 40)

/// What stands between the root's tags.
private func content(_ list: DisplayList, _ options: SVGOptions = SVGOptions(canvas: canvas)) -> String {
    let text = SVGWriter.write(list, options: options)
    return String(text[text.index(after: text.firstIndex(of: ">")!)...].dropLast("</svg>".count))
}

private func list(_ build: (inout DisplayList) -> Void) -> DisplayList {
    var list = DisplayList()
    build(&list)
    return list
}

struct SVGWriting {
    let one = ViewID(1), two = ViewID(2)
    let face = FontFace(size: 17)

    private func text(_ string: String, x: Double = 0, y: Double = 16, color: Color = Color(.label))
        -> TextDrawing
    {
        TextDrawing(origin: Point(x: x, y: y), string: string, width: 50, font: face, paint: .color(color))
    }

    @Test func root() {
        let options = SVGOptions(canvas: canvas, idPrefix: "p1", title: "A & B", description: "text, \"Hi\"")
        #expect(
            SVGWriter.write(DisplayList(), options: options)
                == "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"g\" viewBox=\"0 0 100 40\" width=\"100\" "
                + "height=\"40\" role=\"img\" aria-labelledby=\"p1-t p1-d\"><title id=\"p1-t\">A &amp; B</title>"
                + "<desc id=\"p1-d\">text, &quot;Hi&quot;</desc></svg>")
    }

    /// Letters that hang together become wider or narrower and are not set apart.
    @Test func joinedLetters() {
        var arabic = text("ترحيب")
        arabic.letterSpacing = -0.4
        var latin = text("Welcome")
        latin.letterSpacing = -0.4
        let joined = content(list { $0.text(arabic, view: one) })
        #expect(
            joined.contains("textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\"")
                && !joined.contains("letter-spacing"))
        let apart = content(list { $0.text(latin, view: one) })
        #expect(apart.contains("letter-spacing=\"-.4\"") && !apart.contains("lengthAdjust"))
    }

    @Test func shapes() {
        let drawing = list {
            $0.fill(
                .rect(Rect(x: 0, y: 5, width: 20, height: 10.3333)), with: .color(Color(.blue)), view: one)
            $0.fill(.circle(center: Point(x: 30, y: 30), radius: 5), with: .color(.white), view: two)
            $0.stroke(
                .roundedRect(Rect(x: 1, y: 1, width: 9, height: 9), cornerRadius: 2, style: .circular),
                with: .color(Color(.red).opacity(0.5)), style: StrokeStyle(lineWidth: 2), view: one)
        }
        #expect(
            content(drawing)
                == "<rect class=\"f-blue\" data-v=\"1\" y=\"5\" width=\"20\" height=\"10.333\"/>"
                + "<circle data-v=\"2\" cx=\"30\" cy=\"30\" r=\"5\" fill=\"#fff\"/>"
                + "<rect class=\"k-red\" data-v=\"1\" x=\"1\" y=\"1\" rx=\"2\" width=\"9\" height=\"9\" "
                + "stroke-opacity=\".5\" stroke-width=\"2\" stroke-miterlimit=\"10\"/>")
    }

    @Test func curvesThatGoOnSmoothlyLeaveOutTheirFirstControlPoint() {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.addCurve(to: Point(x: 4, y: 4), control1: Point(x: 2, y: 0), control2: Point(x: 4, y: 2))
        path.addCurve(to: Point(x: 0, y: 8), control1: Point(x: 4, y: 6), control2: Point(x: 2, y: 8))
        path.addCurve(to: Point(x: 1, y: 1), control1: Point(x: 5, y: 5), control2: Point(x: 1, y: 2))
        let drawing = list { $0.fill(path, with: .color(.black), view: .none) }
        #expect(content(drawing) == "<path d=\"M0 0c2 0 4 2 4 4s-2 4-4 4c5-3 1-6 1-7\" fill=\"#000\"/>")
    }

    @Test func pathDataIsRelativeAndDoesNotDrift() {
        var path = Path()
        path.move(to: Point(x: 0.1004, y: 0))
        for i in 1...3 { path.addLine(to: Point(x: 0.1004 * Double(i + 1), y: 5)) }
        path.closeSubpath()
        let drawing = list { $0.fill(path, with: .color(.black), view: .none) }
        #expect(content(drawing) == "<path d=\"M.1 0l.101 5h.1.101z\" fill=\"#000\"/>")
    }

    @Test func linesOfOneViewShareTheirLook() {
        let drawing = list {
            $0.text(text("One"), view: one)
            $0.text(text("Two", y: 36), view: one)
        }
        #expect(
            content(drawing)
                == "<g class=\"f-label\" data-v=\"1\"><text x=\"0\" y=\"16\" textLength=\"50\">One</text>"
                .replacingOccurrences(of: "data-v=\"1\"", with: "data-v=\"1\" font-size=\"17\"")
                + "<text x=\"0\" y=\"36\" textLength=\"50\">Two</text></g>")
    }

    @Test func commonFontSizeMovesToTheRoot() {
        let drawing = list {
            $0.text(text("One"), view: one)
            $0.text(text("Two", y: 36), view: two)
        }
        let svg = SVGWriter.write(drawing, options: SVGOptions(canvas: canvas))
        #expect(svg.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"g\""))
        #expect(svg.components(separatedBy: "font-size=\"17\"").count == 2)
        #expect(
            svg.contains("<text class=\"f-label\" data-v=\"2\" x=\"0\" y=\"36\" textLength=\"50\">Two</text>")
        )
    }

    @Test func textIsEscapedAndKeepsItsSpaces() {
        let drawing = list { $0.text(text("  <a & \"b\">\u{1}"), view: .none) }
        #expect(content(drawing).contains(">  &lt;a &amp; &quot;b&quot;&gt;\u{FFFD}</text>"))
        #expect(content(drawing).contains("xml:space=\"preserve\""))
    }

    @Test func effectsMergeIntoOneElement() {
        let drawing = list {
            $0.push(.transform(.rotation(.pi / 4).around(Point(x: 10, y: 10))), view: one)
            $0.push(.opacity(0.5), view: one)
            $0.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black), view: one)
            $0.pop()
            $0.pop()
        }
        #expect(
            content(drawing)
                == "<rect data-v=\"1\" width=\"20\" height=\"20\" transform=\"translate(10 -4.142)rotate(45)\" "
                + "opacity=\".5\" fill=\"#000\"/>")
    }

    @Test func effectsInTheWrongOrderStayApart() {
        let drawing = list {
            $0.push(.opacity(0.5), view: one)
            $0.push(.transform(.translation(x: 5, y: 0)), view: one)
            $0.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black), view: one)
            $0.pop()
            $0.pop()
        }
        #expect(content(drawing).hasPrefix("<g data-v=\"1\" opacity=\".5\"><rect width=\"20\""))
    }

    @Test func definitionsAreSharedAndPrefixed() {
        let clip = GroupEffect.clip(.circle(center: Point(x: 10, y: 10), radius: 10), .nonZero)
        let drawing = list {
            for view in [one, two] {
                $0.push(clip, view: view)
                $0.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black), view: view)
                $0.pop()
            }
        }
        let svg = content(drawing, SVGOptions(canvas: canvas, idPrefix: "p7"))
        #expect(
            svg.hasPrefix(
                "<defs><clipPath id=\"p7-1\"><circle cx=\"10\" cy=\"10\" r=\"10\"/></clipPath></defs>"))
        #expect(svg.components(separatedBy: "url(#p7-1)").count == 3)
    }

    @Test func ownColorsThatDifferAreDrawnForEachAppearance() {
        let color = Color(light: RGBA(0xFFFFFF), dark: RGBA(0x112233))
        let drawing = list { $0.fill(.rect(canvas), with: .color(color), view: one) }
        let svg = content(drawing)
        #expect(svg.contains("<rect class=\"only-light\" width=\"100\" height=\"40\" fill=\"#fff\"/>"))
        #expect(svg.contains("<rect class=\"only-dark\" width=\"100\" height=\"40\" fill=\"#123\"/>"))
        let dark = content(drawing, SVGOptions(canvas: canvas, scheme: .dark))
        #expect(dark == "<rect data-v=\"1\" width=\"100\" height=\"40\" fill=\"#123\"/>")
    }

    @Test func pagePicturesHaveNoInlineStyle() {
        let svg = SVGWriter.write(kitchenSink, options: SVGOptions(canvas: canvas))
        #expect(!svg.contains(" style=") && !svg.contains("<style"))
    }

    @Test func everyClassHasItsRule() {
        let sheet = pictureStylesheet()
        for role in ColorRole.allCases {
            for prefix in ["f", "k", "c"] { #expect(sheet.contains("\n.\(prefix)-\(role.name){")) }
            #expect(sheet.contains("--g-\(role.name):"))
        }
    }

    /// A rule for the texts themselves would win over the design that lines inherit of their group.
    @Test func noRuleNamesTheFontOfTexts() {
        let alone = SVGWriter.write(kitchenSink, options: SVGOptions(mode: .standalone, canvas: canvas))
        for sheet in [pictureStylesheet(), alone] {
            #expect(!sheet.contains("text{font-family"))
            for design in ["mono", "rounded", "serif"] {
                #expect(sheet.contains(".t-\(design){font-family:"))
            }
        }
    }

    @Test func outlines() {
        let frame = ViewFrame(
            view: one, name: "HStack", rect: Rect(x: 0, y: 0, width: 90, height: 52.0 + 1.0 / 3))
        let svg = content(DisplayList(), SVGOptions(canvas: canvas, frames: [frame]))
        #expect(
            svg == "<g class=\"frames\"><rect data-v=\"1\" width=\"90\" height=\"52.333\">"
                + "<title>HStack 90 × 52.33</title></rect><path d=\"M0 0h67.2v14.7h-67.2z\"/><text x=\"3.15\" y=\"11.13\">90 × 52.33</text></g>"
        )
    }

    /// A size is written where the whole of it is seen, and never over another.
    @Test func labelsOfFramesAreWhole() {
        func labels(_ frames: [Rect]) -> [String] {
            let canvas = Rect(x: 0, y: 0, width: 200, height: 100)
            var labels = FrameLabels(canvas: canvas, size: 10, frames: frames)
            return frames.map {
                labels.place("400 × 500", in: $0).map(labels.start).map { "\(Int($0.x)) \(Int($0.y))" }
                    ?? "none"
            }
        }
        let wide = Rect(x: -100, y: -200, width: 400, height: 500)
        #expect(labels([wide]) == ["3 10"])
        #expect(labels([wide, wide]) == ["3 10", "none"])
        #expect(labels([wide, Rect(x: 0, y: 0, width: 150, height: 80)]) == ["144 96", "3 10"])
        #expect(labels([Rect(x: 0, y: 90, width: 400, height: 500)]) == ["none"])
        #expect(labels([Rect(x: 190, y: 0, width: 400, height: 500)]) == ["none"])
    }

    /// Where a size is written: `below`, `right`, or `in` with the number of the view it is in.
    private func place(_ index: Int, of frames: [Rect], in canvas: Rect, isOpen: Bool = false) -> String {
        var labels = FrameLabels(canvas: canvas, size: 10, isOpen: isOpen, frames: frames)
        let origins = frames.map { labels.place("138 × 48", in: $0).map(labels.start) }
        guard let origin = origins[index] else { return "none" }
        let frame = frames[index]
        if let inner = frames.lastIndex(where: { $0.contains(origin) }) { return "in \(inner)" }
        return origin.y > frame.maxY
            ? "below" : origin.y < frame.minY ? "above" : origin.x >= frame.maxX ? "right" : "left"
    }

    /// A container's size isn't written in a smaller view, whose size it would seem to be.
    @Test func labelsOfContainersAreBesideThem() {
        let canvas = Rect(x: 0, y: 0, width: 240, height: 90)
        let grid = Rect(x: 50, y: 20, width: 138, height: 48)
        let cells = [
            Rect(x: 50, y: 20, width: 40, height: 20), Rect(x: 128, y: 20, width: 60, height: 20),
            Rect(x: 50, y: 48, width: 70, height: 20), Rect(x: 128, y: 48, width: 60, height: 20),
        ]
        #expect(place(0, of: [grid] + cells, in: canvas) == "below")
        // Where there is room in it, it is there; where no place is its own, it is nowhere.
        #expect(place(0, of: [grid, cells[3]], in: canvas) == "in 0")
        let full = Rect(x: 0, y: 0, width: 240, height: 90)
        #expect(place(0, of: [full, full.insetBy(dx: 5, dy: 5)], in: canvas) == "none")
        #expect(place(0, of: [full, full.insetBy(dx: 5, dy: 5)], in: canvas, isOpen: true) == "below")
    }

    /// Below two halves a size is that of the whole only across both; below one row it would be the row's.
    @Test func labelsBesideViewsBelongToOne() {
        let canvas = Rect(x: 0, y: 0, width: 240, height: 40)
        let halves = [
            canvas, Rect(x: 0, y: 0, width: 120, height: 40), Rect(x: 120, y: 0, width: 120, height: 40),
        ]
        #expect((0..<3).map { place($0, of: halves, in: canvas, isOpen: true) } == ["below", "in 1", "in 2"])
        #expect(place(0, of: halves, in: canvas) == "none")
        let rows = [
            canvas, Rect(x: 0, y: 0, width: 240, height: 20), Rect(x: 0, y: 20, width: 240, height: 20),
        ]
        #expect((0..<3).map { place($0, of: rows, in: canvas, isOpen: true) } == ["none", "none", "none"])
        // Beside both rows it is neither's.
        #expect(place(0, of: rows, in: Rect(x: 0, y: 0, width: 320, height: 40)) == "right")
    }

    /// Of outlines that are one line to the eye, one has a size.
    @Test func labelsOfEqualFramesAreOne() {
        let canvas = Rect(x: 0, y: 0, width: 240, height: 90)
        var labels = FrameLabels(
            canvas: canvas, size: 10, frames: [canvas, canvas, canvas.insetBy(dx: 0.2, dy: 0.2)])
        #expect(labels.frames.compactMap { labels.place("240 × 90", in: $0) }.count == 1)
    }

    /// A size leaves what is written legible, wherever that was moved: it takes another place, or is left to
    /// the outline's title.
    @Test func labelsOfFramesAvoidLetters() {
        let frame = Rect(x: 0, y: 20, width: 90, height: 52)
        func label(_ baselines: [Double], width: Double, movedBy offset: Double = 0) -> String {
            let drawing = list {
                $0.push(.transform(.translation(x: 0, y: offset)), view: one)
                for baseline in baselines {
                    $0.text(
                        TextDrawing(
                            origin: Point(x: 0, y: baseline), string: "Hi", width: width, font: face,
                            paint: .color(Color(.label))), view: one)
                }
                $0.pop()
            }
            let letters = drawing.letters(within: Rect(x: 0, y: 0, width: 90, height: 92))
            var labels = FrameLabels(canvas: frame, size: 10, frames: [frame], letters: letters)
            return labels.place("90 × 52", in: frame).map(labels.start).map { "\(Int($0.x)) \(Int($0.y))" }
                ?? "none"
        }
        #expect(label([], width: 90) == "3 30")
        #expect(label([36], width: 30) == "46 30", "beside a short text")
        #expect(label([36], width: 90) == "46 68", "below a long one")
        #expect(label([0], width: 90, movedBy: 36) == "46 68")
        #expect(label([36, 66], width: 90) == "none")
    }

    @Test func dump() {
        let drawing = list {
            $0.push(.opacity(0.5), view: one)
            $0.fill(.rect(Rect(x: 0, y: 5, width: 20, height: 10)), with: .color(Color(.blue)), view: one)
            $0.pop()
            $0.text(text("Hi"), view: two)
        }
        #expect(
            drawing.dump == """
                #1 opacity 0.5
                  #1 fill rect 0 5 20 10 blue
                #2 text 0 16 width 50 font 17 400 label "Hi"

                """)
    }
}

/// One of everything.
let kitchenSink = list {
    let view = ViewID(3)
    let rect = Rect(x: 5, y: 5, width: 30, height: 30)
    let gradient = Gradient(colors: [Color(.red), Color(.blue).opacity(0.5), .white])
    let paints: [Paint] = [
        .color(Color(.green)), .linear(gradient, from: rect.topLeft, to: rect.bottomRight),
        .radial(gradient, center: rect.center, startRadius: 2, endRadius: 15),
        .elliptical(gradient, center: rect.center, radii: Size(width: 15, height: 10), start: 0, end: 1),
        .angular(gradient, center: rect.center, startAngle: 0, endAngle: 2 * .pi),
    ]
    let mask = list { $0.fill(.ellipse(in: rect), with: .color(.black), view: view) }
    let effects: [GroupEffect] = [
        .opacity(0.5), .clip(.capsule(in: rect), .nonZero), .mask(mask), .transform(.rotation(0.3)),
        .blendMode(.multiply), .shadow(Color(.label).opacity(0.33), radius: 4, x: 0, y: 2), .blur(2),
        .isolation,
        .colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]),
    ]
    for (i, paint) in paints.enumerated() {
        let path = Path.roundedRect(rect, cornerRadius: 8).offsetBy(dx: Double(i) * 40, dy: 0)
        $0.push(.transform(.translation(x: Double(i) * 40, y: 0)), view: view)
        $0.fill(.roundedRect(rect, cornerRadius: 8), with: paint, view: view)
        $0.stroke(
            .ellipse(in: rect), with: paint,
            style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 6], dashPhase: 2), view: view)
        $0.pop()
        $0.stroke(path, with: .color(Color(.separator)), style: StrokeStyle(), view: view)
    }
    for (i, effect) in effects.enumerated() {
        $0.push(.transform(.translation(x: Double(i % 5) * 40, y: 40 + Double(i / 5) * 40)), view: view)
        $0.push(effect, view: ViewID(Int32(10 + i)))
        $0.fill(.rect(rect), with: .color(Color(.orange)), view: ViewID(Int32(10 + i)))
        $0.fill(.rect(rect.insetBy(dx: 8, dy: 8)), with: .color(Color(.purple)), view: ViewID(Int32(10 + i)))
        $0.pop()
        $0.pop()
    }
    for (i, family) in [FontFace.Family.system, .monospaced, .rounded, .serif].enumerated() {
        let face = FontFace(family: family, size: 12, weight: .semibold, isItalic: i == 1)
        let origin = Point(x: 10, y: 140 + Double(i) * 16)
        $0.text(
            TextDrawing(
                origin: origin, string: "Sphinx of black quartz <&> 0123", width: 180, font: face,
                paint: .color(Color(.label)), underline: i == 2 ? TextDecoration() : nil),
            view: ViewID(Int32(30 + i)))
    }
    $0.image(ImageDrawing(source: "photo.png", label: "A \"photo\"", rect: rect), view: view)
}

/// The pictures as strict readers see them.
struct SVGValidity {
    private static let rsvg = "/usr/bin/rsvg-convert"
    private let canvas = Rect(x: 0, y: 0, width: 220, height: 210)

    private var variants: [(String, SVGOptions)] {
        let frame = ViewFrame(
            view: ViewID(3), name: "Rectangle", rect: Rect(x: 5, y: 5, width: 30, height: 30))
        var result: [(String, SVGOptions)] = []
        for mode in [SVGOptions.Mode.page, .standalone] {
            for scheme in [nil, ColorScheme.light, .dark] {
                let options = SVGOptions(
                    mode: mode, canvas: canvas, idPrefix: "k", title: "Kitchen <sink>",
                    description: "One of each",
                    scheme: scheme, frames: scheme == nil ? [frame] : [])
                result.append(("\(mode)-\(scheme.map { "\($0)" } ?? "auto")", options))
            }
        }
        return result
    }

    @Test func everythingParsesAsXML() {
        for (name, options) in variants {
            let parser = XMLParser(data: Data(SVGWriter.write(kitchenSink, options: options).utf8))
            #expect(parser.parse(), "\(name): \(String(describing: parser.parserError))")
        }
    }

    @Test func sameInputSameBytes() {
        for (_, options) in variants {
            #expect(
                SVGWriter.write(kitchenSink, options: options)
                    == SVGWriter.write(kitchenSink, options: options))
        }
    }

    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: rsvg), "install librsvg2-bin for rsvg-convert"))
    func librsvgRendersEverything() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-svg")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, options) in variants {
            let file = folder.appendingPathComponent("\(name).svg")
            try Data(SVGWriter.write(kitchenSink, options: options).utf8).write(to: file)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: SVGValidity.rsvg)
            process.arguments = [
                file.path, "-z", "2", "-o", folder.appendingPathComponent("\(name).png").path,
            ]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(name)")
        }
    }
}
