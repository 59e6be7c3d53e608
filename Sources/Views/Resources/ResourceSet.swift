import Graphics
import Syntax

/// What snippets may name of one folder: images, colors and texts in other languages, as a host read them
/// from files.
///
/// The host hands it over as text, a line for each, with tabs between the fields, so that the page's engine
/// reads no formats of files. Numbers are whole: lengths in thousandths of a point, colors in millionths of
/// sRGB.
public final class ResourceSet: Sendable {
    /// What the host calls the set: equal for equal contents.
    public let key: String
    let images: [ImageResource]
    let colors: [ColorResource]
    /// What is wrong with files that could not be read.
    let flaws: [(name: Name, message: String)]
    /// Texts of a module's bundle that its code reads.
    let files: [(name: Name, text: String)]
    let texts: TextReader
    let symbols: [SymbolResource]
    let fonts: [FontResource]

    public init(key: String, _ text: [UInt8]) {
        self.key = key
        var images: [ImageResource] = [], colors: [ColorResource] = [],
            flaws: [(name: Name, message: String)] = []
        var files: [(name: Name, text: String)] = []
        var texts = TextReader(), symbols: [SymbolResource] = [], fonts: [FontResource] = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            var fields = ResourceFields(line)
            switch Name(fields.text()) {
            case "image": images.append(ImageResource(&fields))
            case "color": colors.append(ColorResource(&fields))
            case "file": files.append((Name(fields.text()), fields.escapedText()))
            case "font": fonts.append(FontResource(&fields))
            case "symbol": symbols.append(SymbolResource(&fields))
            case "source": texts.addSource(&fields)
            case "text": texts.addText(&fields)
            case "plural": texts.addPlural(&fields)
            case "flaw": flaws.append((Name(fields.text()), fields.text()))
            default: break
            }
        }
        self.flaws = flaws
        self.files = files
        self.texts = texts
        self.symbols = symbols
        self.fonts = fonts
        self.images = images
        self.colors = colors
    }
}

/// What an asset is for: its names, a kind of device, an appearance.
struct ResourceTraits: Sendable {
    let name: Name
    /// What Xcode calls it in code: `brandRed` for `brand-red`.
    let symbol: Name
    /// `universal`, `iphone`, `ipad`, `mac` and so on.
    let idiom: Name
    /// `any`, `light` or `dark`.
    let look: Name

    init(_ fields: inout ResourceFields) {
        name = Name(fields.text())
        symbol = Name(fields.text())
        idiom = Name(fields.text())
        look = Name(fields.text())
    }
}

/// One file of an image.
struct ImageResource: Sendable {
    let traits: ResourceTraits
    /// Pixels in a point; 0 for a drawing that is sharp at any size.
    let scale: Int
    /// In points.
    let size: Size
    /// `template`, `original`, or neither.
    let rendering: Name
    /// Its path in the site, or a URL.
    let source: String

    init(_ fields: inout ResourceFields) {
        traits = ResourceTraits(&fields)
        scale = fields.number()
        size = Size(width: Double(fields.number()) / 1000, height: Double(fields.number()) / 1000)
        rendering = Name(fields.text())
        source = fields.text()
    }
}

/// One value of a color.
struct ColorResource: Sendable {
    let traits: ResourceTraits
    let value: RGBA

    init(_ fields: inout ResourceFields) {
        traits = ResourceTraits(&fields)
        func part() -> Double { Double(fields.number()) / 1_000_000 }
        value = RGBA(red: part(), green: part(), blue: part(), alpha: part())
    }
}

/// Reads a line field by field; what is missing is empty, or nothing.
struct ResourceFields {
    private var rest: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) { rest = line }

    mutating func text() -> String {
        let end = rest.firstIndex(of: UInt8(ascii: "\t")) ?? rest.endIndex
        defer { rest = rest[end...].dropFirst() }
        return String(decoding: Array(rest[..<end]), as: UTF8.self)
    }

    mutating func number() -> Int { Int(text()) ?? 0 }
}
