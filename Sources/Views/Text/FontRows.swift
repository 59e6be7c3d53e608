import Graphics
import Interpreter
import Layout
import Syntax

/// `Font` with its styles, and the modifiers that set it.
enum FontRows {
    static var rows: [Declaration] { types + styles + systemFonts + changes + modifiers }

    private static let styleNames: [StaticString] = [
        "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
        "caption", "caption2",
    ]
    private static let weightNames: [StaticString] = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    private static var types: [Declaration] {
        var rows = [
            Declaration("public struct Font: Hashable, Sendable {}"),
            Declaration(
                """
                extension Font {
                    public enum TextStyle: CaseIterable, Hashable, Sendable {
                        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
                        case caption2, extraLargeTitle, extraLargeTitle2
                    }
                }
                """),
            Declaration("extension Font { public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced } }"),
            Declaration("extension Font { public enum Leading: Hashable, Sendable { case standard, tight, loose } }"),
            Declaration(
                "extension Font { public struct Weight: Hashable, Sendable { let index: Int; "
                    + weightNames.enumerated().map { "public static let \($1) = Weight(index: \($0)); " }.joined() + "} }"),
            Declaration(
                """
                extension Font {
                    public struct Width: Hashable, Sendable {
                        public var value: CGFloat
                        public init(_ value: CGFloat) { self.value = value }
                        public static let compressed = Width(-0.3)
                        public static let condensed = Width(-0.2)
                        public static let standard = Width(0)
                        public static let expanded = Width(0.2)
                    }
                }
                """),
            Declaration("extension Font { public static func == (lhs: Font, rhs: Font) -> Bool }") { call in
                let a: Font = call.next()
                return .bool(a == call.next(Font.self))
            },
            Declaration("extension Font { public func hash(into hasher: inout Hasher) }") { _ in .void },
        ]
        rows.append(
            Declaration("extension Font { public struct Context {} }"))
        return rows
    }

    private static var styles: [Declaration] {
        styleNames.enumerated().map { index, name in
            Declaration("extension Font { public static let \(name): Font }") { _ in
                Font.style(TextStyle(rawValue: UInt8(index)) ?? .body).value
            }
        } + [
            Declaration("extension Font { @available(iOS 26.0, *) public static var `default`: Font { get } }") { _ in Font(.environment).value },
            Declaration("extension Font { public static let extraLargeTitle: Font }") { _ in Font.style(.largeTitle).value },
            Declaration("extension Font { public static let extraLargeTitle2: Font }") { _ in Font.style(.title).value },
        ]
    }

    private static var systemFonts: [Declaration] {
        [
            Declaration(
                """
                extension Font { public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, \
                weight: Font.Weight? = nil) -> Font }
                """
            ) { call in
                let style = call.nextTextStyle()
                let design = call.nextDesign()
                return Font(.style(style), weight: call.nextWeight(), design: design).value
            },
            Declaration(
                """
                extension Font { public static func system(size: CGFloat, weight: Font.Weight? = nil, \
                design: Font.Design? = nil) -> Font }
                """
            ) { call in
                let size: Double = call.next()
                let weight = call.nextWeight()
                return Font(.size(size), weight: weight, design: call.nextDesign()).value
            },
            Declaration("extension Font { public static func custom(_ name: String, size: CGFloat) -> Font }") { call in
                _ = call.nextValue()
                return Font(.scaledSize(call.next(), relativeTo: .body)).value
            },
            Declaration(
                """
                extension Font { public static func custom(_ name: String, size: CGFloat, \
                relativeTo textStyle: Font.TextStyle) -> Font }
                """
            ) { call in
                _ = call.nextValue()
                let size: Double = call.next()
                return Font(.scaledSize(size, relativeTo: call.nextTextStyle())).value
            },
            Declaration("extension Font { public static func custom(_ name: String, fixedSize: CGFloat) -> Font }") { call in
                _ = call.nextValue()
                return Font(.size(call.next())).value
            },
        ]
    }

    private static var changes: [Declaration] {
        [
            change("bold()") { font, _ in font.isBold = true },
            change("bold(_ isActive: Bool)") { font, call in font.isBold = call.next(Bool.self) || font.isBold },
            change("italic()") { font, _ in font.isItalic = true },
            change("italic(_ isActive: Bool)") { font, call in font.isItalic = call.next() },
            change("weight(_ weight: Font.Weight)") { font, call in font.weight = call.nextWeight() },
            change("width(_ width: Font.Width)") { font, call in font.width = call.nextWidth() ?? .standard },
            change("width(_ width: CGFloat)") { font, call in font.width = fontWidth(call.next()) },
            change("monospaced()") { font, _ in font.design = .monospaced },
            change("monospaced(_ isActive: Bool)") { font, call in
                font.design = call.next(Bool.self) ? .monospaced : font.design
            },
            change("monospacedDigit()") { font, _ in font.hasMonospacedDigits = true },
            change("smallCaps()") { font, _ in font.smallCaps = [.lowercase, .uppercase] },
            change("lowercaseSmallCaps()") { font, _ in font.smallCaps.insert(.lowercase) },
            change("uppercaseSmallCaps()") { font, _ in font.smallCaps.insert(.uppercase) },
            change("leading(_ leading: Font.Leading)") { font, call in
                font.leading = Font.Leading(rawValue: UInt8(call.nextCase())) ?? .standard
            },
            change("pointSize(_ size: CGFloat)") { font, call in font.base = .size(call.next()) },
            change("scaled(by factor: CGFloat)") { font, call in
                let factor: Double = call.next()
                if case .size(let size) = font.base { font.base = .size(size * factor) }
            },
        ]
    }

    private static func change(_ text: String, _ change: @escaping (inout Font, NativeCall) -> Void) -> Declaration {
        Declaration("extension Font { public func \(text) -> Font }") { call in
            var font = Font(call.receiver)
            change(&font, call)
            return font.value
        }
    }

    private static var modifiers: [Declaration] {
        [
            Declaration("extension View { public func font(_ font: Font?) -> some View }") { call in
                let font = call.nextOptional().map { Font($0) }
                return call.textStyle("font") { $0.font = font }
            },
            Declaration("extension View { @available(iOS 16.0, *) public func fontWeight(_ weight: Font.Weight?) -> some View }") { call in
                let weight = call.nextWeight()
                return call.textStyle("fontWeight") { $0.weight = weight }
            },
            Declaration("extension View { @available(iOS 16.0, *) public func fontWidth(_ width: Font.Width?) -> some View }") { call in
                let width = call.nextWidth()
                return call.textStyle("fontWidth") { $0.width = width }
            },
            Declaration("extension View { @available(iOS 16.1, *) public func fontDesign(_ design: Font.Design?) -> some View }") { call in
                let design = call.nextOptionalCase().map { designs[$0] }
                return call.textStyle("fontDesign") { $0.design = design }
            },
            Declaration("extension View { @available(iOS 16.0, *) public func bold(_ isActive: Bool = true) -> some View }") { call in
                let isActive: Bool = call.next()
                return call.textStyle("bold") { $0.isBold = isActive }
            },
            Declaration("extension View { @available(iOS 16.0, *) public func italic(_ isActive: Bool = true) -> some View }") { call in
                let isActive: Bool = call.next()
                return call.textStyle("italic") { $0.isItalic = isActive }
            },
            Declaration("extension View { @available(iOS 16.0, *) public func monospaced(_ isActive: Bool = true) -> some View }") { call in
                let isActive: Bool = call.next()
                return call.textStyle("monospaced") { $0.isMonospaced = isActive }
            },
            Declaration("extension View { @available(iOS 15.0, *) public func monospacedDigit() -> some View }") { call in
                call.textStyle("monospacedDigit") { $0.hasMonospacedDigits = true }
            },
        ]
    }

    static let designs: [FontFace.Family] = [.system, .serif, .rounded, .monospaced]

    static func fontWidth(_ value: Double) -> FontFace.Width {
        if value <= -0.25 { return .compressed }
        if value < -0.05 { return .condensed }
        return value > 0.05 ? .expanded : .standard
    }
}

extension NativeCall {
    func nextTextStyle() -> TextStyle {
        let order: [TextStyle] = [
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
            .caption2, .largeTitle, .title,
        ]
        return order[min(nextCase(), order.count - 1)]
    }

    func nextDesign() -> FontFace.Family { nextOptionalCase().map { FontRows.designs[$0] } ?? .system }

    func nextWeight() -> FontWeight? {
        nextOptionalCase().map { FontWeight.allCases[min(max($0, 0), FontWeight.allCases.count - 1)] }
    }

    func nextWidth() -> FontFace.Width? {
        nextOptional()?.fields.first.map { FontRows.fontWidth($0.number) }
    }
}
