import Graphics
import Interpreter
import Layout
import Syntax

/// Modifiers of text: those that make a `Text` of a `Text`, and their siblings that work on any view through the
/// environment.
enum TextChanges {
    static var rows: [Declaration] { looks + colors + lines + settings + types }

    /// A change of one text's look.
    private static func text(_ signature: String, _ change: @escaping (NativeCall) -> (inout TextLook) -> Void) -> Declaration {
        Declaration("extension Text { public func \(signature) -> Text }") { call in
            let change = change(call)
            return .native(call.receiver.titleText.changed(call.range) { look, _ in change(&look.text) })
        }
    }

    /// The same as a modifier of any view.
    private static func view(
        _ name: StaticString, _ signature: String, _ change: @escaping (NativeCall) -> (inout TextLook) -> Void
    ) -> Declaration {
        Declaration("extension View { public func \(signature) -> some View }") { call in
            call.textStyle(name, change(call))
        }
    }

    private static func both(
        _ name: StaticString, _ signature: String, _ change: @escaping (NativeCall) -> (inout TextLook) -> Void
    ) -> [Declaration] {
        [text(signature, change), view(name, signature, change)]
    }

    private static var looks: [Declaration] {
        [
            text("font(_ font: Font?)") { call in
                let font = call.nextOptional().map { Font($0) }
                return { $0.font = font }
            },
            text("fontWeight(_ weight: Font.Weight?)") { call in
                let weight = call.nextWeight()
                return { $0.weight = weight }
            },
            text("fontWidth(_ width: Font.Width?)") { call in
                let width = call.nextWidth()
                return { $0.width = width }
            },
            text("fontDesign(_ design: Font.Design?)") { call in
                let design = call.nextOptionalCase().map { FontRows.designs[$0] }
                return { $0.design = design }
            },
            text("bold()") { _ in { $0.isBold = true } },
            text("bold(_ isActive: Bool)") { call in
                let isActive: Bool = call.next()
                return { $0.isBold = isActive }
            },
            text("italic()") { _ in { $0.isItalic = true } },
            text("italic(_ isActive: Bool)") { call in
                let isActive: Bool = call.next()
                return { $0.isItalic = isActive }
            },
            text("monospaced(_ isActive: Bool = true)") { call in
                let isActive: Bool = call.next()
                return { $0.isMonospaced = isActive }
            },
            text("monospacedDigit()") { _ in { $0.hasMonospacedDigits = true } },
            text("textScale(_ scale: Text.Scale, isEnabled: Bool = true)") { call in scale(call) },
            view("textScale", "textScale(_ scale: Text.Scale, isEnabled: Bool = true)") { call in scale(call) },
        ] + both("kerning", "kerning(_ kerning: CGFloat)") { call in
            let value: Double = call.next()
            return { $0.kerning = value }
        } + both("tracking", "tracking(_ tracking: CGFloat)") { call in
            let value: Double = call.next()
            return { $0.tracking = value }
        } + both("baselineOffset", "baselineOffset(_ baselineOffset: CGFloat)") { call in
            let value: Double = call.next()
            return { $0.baselineOffset = value }
        } + both(
            "underline",
            "underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)"
        ) { call in
            let line = decoration(call)
            return { $0.underline = line }
        } + both(
            "strikethrough",
            "strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)"
        ) { call in
            let line = decoration(call)
            return { $0.strikethrough = line }
        }
    }

    /// Whether there is a line, its pattern and its color.
    private static func decoration(_ call: NativeCall) -> TextDecoration? {
        let isActive: Bool = call.next()
        let line = TextDecoration(pattern: call.nextValue(), color: call.nextValue())
        return isActive ? line : nil
    }

    private static func scale(_ call: NativeCall) -> (inout TextLook) -> Void {
        let isSecondary = call.nextCase() == 1
        let isEnabled: Bool = call.next()
        return { $0.isSecondaryScale = isSecondary && isEnabled }
    }

    private static var colors: [Declaration] {
        [
            Declaration("extension Text { public func foregroundColor(_ color: Color?) -> Text }") { call in
                guard let color = call.nextOptional() else { return call.receiver }
                return .native(call.receiver.titleText.changed(call.range) { $0.foreground = $1.paint(of: color) })
            },
            Declaration("extension Text { public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle }") { call in
                let style = call.nextValue()
                return .native(call.receiver.titleText.changed(call.range) { $0.foreground = $1.paint(of: style) })
            },
        ]
    }

    private static var lines: [Declaration] {
        [
            view("lineLimit", "lineLimit(_ number: Int?)") { call in
                let limit: Int? = call.next()
                return { look in
                    look.paragraph.lineLimit = limit
                    look.paragraph.minimumLines = 0
                }
            },
            view("lineLimit", "lineLimit(_ limit: PartialRangeFrom<Int>)") { call in
                let from = bounds(call.nextValue()).lower
                return { look in
                    look.paragraph.lineLimit = nil
                    look.paragraph.minimumLines = from ?? 0
                }
            },
            view("lineLimit", "lineLimit(_ limit: PartialRangeThrough<Int>)") { call in
                let limit = bounds(call.nextValue()).upper
                return { look in
                    look.paragraph.lineLimit = limit
                    look.paragraph.minimumLines = 0
                }
            },
            view("lineLimit", "lineLimit(_ limit: ClosedRange<Int>)") { call in
                let range = bounds(call.nextValue())
                return { look in
                    look.paragraph.lineLimit = range.upper
                    look.paragraph.minimumLines = range.lower ?? 0
                }
            },
            view("lineLimit", "lineLimit(_ limit: Int, reservesSpace: Bool)") { call in
                let limit: Int = call.next()
                let reserves: Bool = call.next()
                return { look in
                    look.paragraph.lineLimit = limit
                    look.paragraph.minimumLines = reserves ? limit : 0
                }
            },
            view("truncationMode", "truncationMode(_ mode: Text.TruncationMode)") { call in
                let mode = TruncationMode(rawValue: UInt8([0, 2, 1][min(call.nextCase(), 2)])) ?? .tail
                return { $0.paragraph.truncationMode = mode }
            },
            view("minimumScaleFactor", "minimumScaleFactor(_ factor: CGFloat)") { call in
                let factor: Double = call.next()
                return { $0.paragraph.minimumScaleFactor = factor }
            },
            view("allowsTightening", "allowsTightening(_ flag: Bool)") { call in
                let flag: Bool = call.next()
                return { $0.paragraph.allowsTightening = flag }
            },
            view("lineSpacing", "lineSpacing(_ lineSpacing: CGFloat)") { call in
                let spacing: Double = call.next()
                return { $0.paragraph.lineSpacing = max(0, spacing) }
            },
            .ignored("lineHeight(_ lineHeight: AttributedString.LineHeight?)"),
            Declaration(
                """
                extension AttributedString {
                    @available(iOS 26.0, *) public struct LineHeight: Hashable, Sendable {
                        let kind: Int
                        let value: CGFloat
                        init(kind: Int, value: CGFloat = 0) {
                            self.kind = kind
                            self.value = value
                        }
                        public static var loose: AttributedString.LineHeight { AttributedString.LineHeight(kind: 0) }
                        public static var normal: AttributedString.LineHeight { AttributedString.LineHeight(kind: 1) }
                        public static var tight: AttributedString.LineHeight { AttributedString.LineHeight(kind: 2) }
                        public static var variable: AttributedString.LineHeight { AttributedString.LineHeight(kind: 3) }
                        public static func multiple(factor: CGFloat) -> AttributedString.LineHeight { AttributedString.LineHeight(kind: 4, value: factor) }
                        public static func leading(increase: CGFloat) -> AttributedString.LineHeight { AttributedString.LineHeight(kind: 5, value: increase) }
                        public static func exact(points: CGFloat) -> AttributedString.LineHeight { AttributedString.LineHeight(kind: 6, value: points) }
                    }
                }
                """),
            view("textCase", "textCase(_ textCase: Text.Case?)") { call in
                let index = call.nextOptionalCase()
                return { $0.textCase = index.map { $0 == 0 ? .upper : .lower } }
            },
        ]
    }

    /// The ends of a range of integers; partial ranges are tuples or ranges with one bound.
    private static func bounds(_ value: Value) -> (lower: Int?, upper: Int?) {
        switch value {
        case .range(let low, let high, let closed):
            return (low.asInt, high.number.isFinite ? high.asInt - (closed ? 0 : 1) : nil)
        case .structure(let range):
            guard let bound = range.fields.first else { return (nil, nil) }
            return (bound.asInt, bound.asInt)
        case .int: return (value.asInt, value.asInt)
        default: return (nil, nil)
        }
    }

    private static var settings: [Declaration] {
        [
            Declaration("extension View { public func multilineTextAlignment(_ alignment: TextAlignment) -> some View }") {
                $0.setting("multilineTextAlignment", .multilineTextAlignment)
            },
            Declaration("public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }"),
            Declaration(accepting: "extension View { @available(iOS 15.0, *) public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability }"),
            Declaration(ignoring: "extension View { @available(iOS 17.0, *) public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { @available(iOS 15.0, *) public func speechAdjustedPitch(_ value: Double) -> some View }"),
        ]
    }

    private static var types: [Declaration] {
        [
            Declaration("extension Text { public enum Case: Hashable, Sendable { case uppercase, lowercase } }"),
            Declaration("extension Text { public enum TruncationMode: Hashable, Sendable { case head, tail, middle } }"),
            Declaration(
                """
                extension Text { public struct Scale: Hashable, Sendable { let index: Int; \
                public static let `default` = Scale(index: 0); public static let secondary = Scale(index: 1) } }
                """),
            Declaration(
                """
                extension Text {
                    public struct LineStyle: Hashable, Sendable {
                        let pattern: Pattern
                        let color: Color?
                        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
                            self.pattern = pattern
                            self.color = color
                        }
                        public static let single = Text.LineStyle()
                        public struct Pattern: Hashable, Sendable {
                            let index: Int
                            public static let solid = Pattern(index: 0)
                            public static let dot = Pattern(index: 1)
                            public static let dash = Pattern(index: 2)
                            public static let dashDot = Pattern(index: 3)
                            public static let dashDotDot = Pattern(index: 4)
                        }
                    }
                }
                """),
            Declaration("@available(iOS 15.0, *) public protocol TextSelectability {}"),
            Declaration("@available(iOS 15.0, *) public struct EnabledTextSelectability: TextSelectability { init() {} }"),
            Declaration("@available(iOS 15.0, *) public struct DisabledTextSelectability: TextSelectability { init() {} }"),
            Declaration(
                """
                extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: \
                EnabledTextSelectability { EnabledTextSelectability() } }
                """),
            Declaration(
                """
                extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: \
                DisabledTextSelectability { DisabledTextSelectability() } }
                """),
        ]
    }
}

extension TextDecoration {
    /// From a `Text.LineStyle.Pattern` and a `Color?`.
    init(pattern: Value, color: Value) {
        self.init(
            Pattern(rawValue: UInt8(pattern.fields.first?.asInt ?? 0)) ?? .solid, color: color.unwrapped.map { Color($0) })
    }

    /// From a `Text.LineStyle`.
    init(style: Value) {
        let fields = style.fields
        self.init(pattern: fields.first ?? .void, color: fields.last ?? .none)
    }
}
