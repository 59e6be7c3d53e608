import Graphics
import Interpreter
import Layout
import Syntax

/// `Font` with its styles, and the modifiers that set it.
enum FontRows {
    static var rows: [Native] { types + styles + systemFonts + changes + modifiers }

    private static let styleNames: [StaticString] = [
        "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
        "caption", "caption2",
    ]

    private static var types: [Native] {
        [
            Native("Font.==(lhs:rhs:)") { call in
                let a: Font = call.next()
                return .bool(a == call.next(Font.self))
            },
            Native("Font.hash(into:)") { _ in .void },
        ]
    }

    private static var styles: [Native] {
        styleNames.enumerated().map { index, name in
            Native("Font.\(name)") { _ in
                Font.style(TextStyle(rawValue: UInt8(index)) ?? .body).value
            }
        } + [
            Native("Font.default") { _ in Font(.environment).value },
            Native("Font.extraLargeTitle") { _ in Font.style(.largeTitle).value },
            Native("Font.extraLargeTitle2") { _ in Font.style(.title).value },
        ]
    }

    private static var systemFonts: [Native] {
        [
            Native("Font.system(_:design:weight:)") { call in
                let style = call.nextTextStyle(), design = call.nextDesign()
                return Font(.style(style), weight: call.nextWeight(), design: design).value
            },
            Native("Font.system(size:weight:design:)") { call in
                let size: Double = call.next(), weight = call.nextWeight()
                return Font(.size(size), weight: weight, design: call.nextDesign()).value
            },
            Native("Font.custom(...)") { call in
                let custom = custom(call.next(), call), size: Double = call.next()
                guard call.argument("fixedSize") == nil else { return font(.size(size), custom) }
                let style = call.argument("relativeTo") == nil ? TextStyle.body : call.nextTextStyle()
                return font(.scaledSize(size, relativeTo: style), custom)
            },
        ]
    }

    private static func font(_ base: Font.Base, _ custom: CustomFont?) -> Value {
        var font = Font(base)
        font.custom = custom
        return font.value
    }

    /// A font of the page; one that is not there is told of, and the system's is drawn.
    private static func custom(_ name: String, _ call: NativeCall) -> CustomFont? {
        let resources = GraphRecord.resources(call.evaluator)
        if let font = resources.font(Name(name)) { return font }
        GraphRecord.warn(
            "no font '\(name)' in the page's assets: the system's font is drawn", at: call.range,
            notes: resources.nearFont(Name(name)).map { [$0] } ?? [], call.evaluator)
        return nil
    }

    private static var changes: [Native] {
        [
            change("bold()") { font, _ in font.isBold = true },
            change("bold(_:)") { font, call in font.isBold = call.next(Bool.self) || font.isBold },
            change("italic()") { font, _ in font.isItalic = true },
            change("italic(_:)") { font, call in font.isItalic = call.next() },
            change("weight(_:)") { font, call in font.weight = call.nextWeight() },
            change("width(_: Font.Width)") { font, call in font.width = call.nextWidth() ?? .standard },
            change("width(_: CGFloat)") { font, call in font.width = fontWidth(call.next()) },
            change("monospaced()") { font, _ in font.design = .monospaced },
            change("monospaced(_:)") { font, call in
                font.design = call.next(Bool.self) ? .monospaced : font.design
            },
            change("monospacedDigit()") { font, _ in font.hasMonospacedDigits = true },
            change("smallCaps()") { font, _ in font.smallCaps = [.lowercase, .uppercase] },
            change("lowercaseSmallCaps()") { font, _ in font.smallCaps.insert(.lowercase) },
            change("uppercaseSmallCaps()") { font, _ in font.smallCaps.insert(.uppercase) },
            change("leading(_:)") { font, call in
                font.leading = Font.Leading(caseOf: call.nextValue()) ?? .standard
            },
            change("pointSize(_:)") { font, call in font.base = .size(call.next()) },
            change("scaled(by:)") { font, call in
                let factor: Double = call.next()
                if case .size(let size) = font.base { font.base = .size(size * factor) }
            },
        ]
    }

    private static func change(_ text: String, _ change: @escaping (inout Font, NativeCall) -> Void) -> Native
    {
        Native("Font.\(text)") { call in
            var font = Font(call.receiver)
            change(&font, call)
            return font.value
        }
    }

    private static var modifiers: [Native] {
        [
            Native("View.font(_:)") { call in
                let font = call.nextOptional().map { Font($0) }
                return call.textStyle("font") { $0.font = font }
            },
            Native("View.fontWeight(_:)") { call in
                let weight = call.nextWeight()
                return call.textStyle("fontWeight") { $0.weight = weight }
            },
            Native("View.fontWidth(_:)") { call in
                let width = call.nextWidth()
                return call.textStyle("fontWidth") { $0.width = width }
            },
            Native("View.fontDesign(_:)") { call in
                let design = call.nextOptionalCase().map { designs[$0] }
                return call.textStyle("fontDesign") { $0.design = design }
            },
            Native("View.bold(_:)") { call in
                let isActive: Bool = call.next()
                return call.textStyle("bold") { $0.isBold = isActive }
            },
            Native("View.italic(_:)") { call in
                let isActive: Bool = call.next()
                return call.textStyle("italic") { $0.isItalic = isActive }
            },
            Native("View.monospaced(_:)") { call in
                let isActive: Bool = call.next()
                return call.textStyle("monospaced") { $0.isMonospaced = isActive }
            },
            Native("View.monospacedDigit()") { call in
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
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
            .caption,
            .caption2, .largeTitle, .title,
        ]
        return order[min(nextCase(), order.count - 1)]
    }

    func nextDesign() -> FontFace.Family { nextOptionalCase().map { FontRows.designs[$0] } ?? .system }

    func nextWeight() -> FontWeight? {
        nextOptionalCase().map { FontWeight.allCases[min(max($0, 0), FontWeight.allCases.count - 1)] }
    }

    func nextWidth() -> FontFace.Width? { nextOptional()?.fields.first.map { FontRows.fontWidth($0.number) } }
}
