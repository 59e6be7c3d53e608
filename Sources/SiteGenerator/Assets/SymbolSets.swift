import Graphics

extension AssetReader {
    /// The drawing of a symbol set, as Xcode's template has it: of its weights and scales the regular one of
    /// medium size.
    mutating func addSymbols(_ asset: AssetCatalogue, _ json: JSONNode, _ file: SourceFile) {
        let entry = json["symbols"]?.items.first { $0["filename"] != nil }
        guard let name = entry?["filename"], let text = name.text else { return }
        guard let drawing = asset.file(text) else {
            return warn("no file '\(text)' in '\(SitePath.name(asset.path))'", file, name.range)
        }
        guard let symbol = SymbolTemplate(drawing.bytes) else {
            return warn(
                "'\(text)' is no template of a symbol", file, name.range,
                note: "its group 'Regular-M' has paths, 'Baseline-M' and 'Capline-M' are lines")
        }
        let traits = AssetTraits(name: asset.name, symbol: AssetSymbol.name(of: asset.name, without: "Image"))
        set.add(["symbol"] + traits.fields + ["\(Int((symbol.width * 1000).rounded()))", symbol.pathText])
    }
}

/// The regular form of a symbol's template, in units of the font's size.
struct SymbolTemplate {
    /// From margin to margin.
    let width: Double
    /// From the left margin, with the middle of capital letters at 0.
    private let outline: [SVGPathReader.Step]

    /// Templates are drawn for a font of a hundred points.
    private static let em = 100.0

    init?(_ svg: Bytes) {
        var reader = TemplateReader()
        for tag in MarkdownRenderer.tags(in: svg) { reader.read(tag) }
        guard !reader.steps.isEmpty, let baseline = reader.lines["Baseline-M"]?.y,
            let capline = reader.lines["Capline-M"]?.y
        else { return nil }
        let xs = reader.steps.flatMap(\.points).map(\.x)
        let left = reader.lines["left-margin-Regular-M"]?.x ?? xs.min() ?? 0
        let right = reader.lines["right-margin-Regular-M"]?.x ?? xs.max() ?? 0
        guard right > left, right - left < 10_000 else { return nil }
        width = (right - left) / Self.em
        let middle = (baseline + capline) / 2
        outline = reader.steps.map {
            $0.map { Point(x: ($0.x - left) / Self.em, y: ($0.y - middle) / Self.em) }
        }
    }

    /// Letters and whole numbers, in ten-thousandths of the font's size.
    var pathText: String {
        outline.map { step in
            let numbers = step.points.flatMap { [$0.x, $0.y] }.map {
                "\(Int(($0 * 10_000).rounded().clamped(to: -1e9...1e9)))"
            }
            return ([step.letter] + numbers).joined(separator: " ")
        }.joined(separator: " ")
    }
}

/// Goes through a template's tags: the lines that are guides by their ids, and the paths of the one group
/// that is drawn.
private struct TemplateReader {
    var lines: [String: Point] = [:]
    var steps: [SVGPathReader.Step] = []
    private var transforms = [AffineTransform.identity]
    /// How deep the group stands that is drawn.
    private var depth: Int?

    mutating func read(_ tag: MarkdownRenderer.HTMLTag) {
        let attributes = Dictionary(
            tag.attributes.map { ($0.name, $0.value.text) }, uniquingKeysWith: { first, _ in first })
        switch tag.localName {
        case "g" where tag.isClosing:
            if transforms.count > 1 { transforms.removeLast() }
            if let depth, transforms.count < depth { self.depth = nil }
        case "g" where !tag.closesItself:
            transforms.append(Self.transform(attributes["transform"]).then(transforms[transforms.count - 1]))
            if tag.id == "Regular-M" { depth = transforms.count }
        case "line":
            guard let id = tag.id, let x = attributes["x1"].flatMap({ Double($0) }),
                let y = attributes["y1"].flatMap({ Double($0) })
            else { return }
            lines[id] = transforms[transforms.count - 1].apply(Point(x: x, y: y))
        case "path":
            guard depth != nil, let data = attributes["d"], let path = SVGPathReader.steps(data) else {
                return
            }
            let transform = Self.transform(attributes["transform"]).then(transforms[transforms.count - 1])
            steps += path.map { $0.map(transform.apply) }
        default: break
        }
    }

    /// `matrix(a b c d e f)` and `translate(x y)`; templates have no others.
    private static func transform(_ text: String?) -> AffineTransform {
        guard let text, let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"),
            open < close
        else { return .identity }
        let numbers = text[text.index(after: open)..<close].split { $0 == " " || $0 == "," }.compactMap {
            Double($0)
        }
        switch (String(text[..<open]).trimmed, numbers.count) {
        case ("matrix", 6):
            return AffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1...2):
            return AffineTransform(
                a: 1, b: 0, c: 0, d: 1, tx: numbers[0], ty: numbers.count > 1 ? numbers[1] : 0)
        default: return .identity
        }
    }
}
