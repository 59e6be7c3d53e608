import Graphics
import Interpreter
import Layout

/// Modifiers of text: those that make a `Text` of a `Text`, and their siblings that work on any view through
/// the environment.
enum TextChanges {
    static var rows: [Native] { looks + colors + lines + settings }

    /// A change of one text's look.
    private static func text(
        _ signature: String, _ change: @escaping (NativeCall) -> (inout TextLook) -> Void
    ) -> Native {
        Native("Text.\(signature)") { call in
            let change = change(call)
            return .native(call.receiver.titleText.changed(call.range) { look, _ in change(&look.text) })
        }
    }

    /// The same as a modifier of any view.
    private static func view(
        _ name: StaticString, _ signature: String,
        _ change: @escaping (NativeCall) -> (inout TextLook) -> Void
    ) -> Native {
        Native("View.\(signature)") { call in call.textStyle(name, change(call)) }
    }

    private static func both(
        _ name: StaticString, _ signature: String,
        _ change: @escaping (NativeCall) -> (inout TextLook) -> Void
    ) -> [Native] {
        [text(signature, change), view(name, signature, change)]
    }

    private static var looks: [Native] {
        [
            text("font(_:)") { call in
                let font = call.nextOptional().map { Font($0) }
                return { $0.font = font }
            },
            text("fontWeight(_:)") { call in
                let weight = call.nextWeight()
                return { $0.weight = weight }
            },
            text("fontWidth(_:)") { call in
                let width = call.nextWidth()
                return { $0.width = width }
            },
            text("fontDesign(_:)") { call in
                let design = call.nextOptionalCase().map { FontRows.designs[$0] }
                return { $0.design = design }
            },
            text("bold()") { _ in { $0.isBold = true } },
            text("bold(_:)") { call in
                let isActive: Bool = call.next()
                return { $0.isBold = isActive }
            },
            text("italic()") { _ in { $0.isItalic = true } },
            text("italic(_:)") { call in
                let isActive: Bool = call.next()
                return { $0.isItalic = isActive }
            },
            text("monospaced(_:)") { call in
                let isActive: Bool = call.next()
                return { $0.isMonospaced = isActive }
            },
            text("monospacedDigit()") { _ in { $0.hasMonospacedDigits = true } },
            text("textScale(_:isEnabled:)") { call in scale(call) },
            view("textScale", "textScale(_:isEnabled:)") { call in scale(call) },
        ]
            + both("kerning", "kerning(_:)") { call in
                let value: Double = call.next()
                return { $0.kerning = value }
            }
            + both("tracking", "tracking(_:)") { call in
                let value: Double = call.next()
                return { $0.tracking = value }
            }
            + both("baselineOffset", "baselineOffset(_:)") { call in
                let value: Double = call.next()
                return { $0.baselineOffset = value }
            }
            + both("underline", "underline(_:pattern:color:)") { call in
                let line = decoration(call)
                return { $0.underline = line }
            }
            + both("strikethrough", "strikethrough(_:pattern:color:)") { call in
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
        let isSecondary = call.next(TextScale.self) == .secondary
        let isEnabled: Bool = call.next()
        return { $0.isSecondaryScale = isSecondary && isEnabled }
    }

    private static var colors: [Native] {
        [
            Native("Text.foregroundColor(_:)") { call in
                guard let color = call.nextOptional() else { return call.receiver }
                return .native(
                    call.receiver.titleText.changed(call.range) { $0.foreground = $1.paint(of: color) })
            },
            Native("Text.foregroundStyle(_:)") { call in
                let style = call.nextValue()
                return .native(
                    call.receiver.titleText.changed(call.range) { $0.foreground = $1.paint(of: style) })
            },
        ]
    }

    private static var lines: [Native] {
        [
            limit("lineLimit(_: Int?)") { (0, $0.next(Int?.self)) },
            limit("lineLimit(_: PartialRangeFrom<Int>)") { (bounds($0.nextValue()).lower ?? 0, nil) },
            limit("lineLimit(_: PartialRangeThrough<Int>)") { (0, bounds($0.nextValue()).upper) },
            limit("lineLimit(_: ClosedRange<Int>)") { call in
                let range = bounds(call.nextValue())
                return (range.lower ?? 0, range.upper)
            },
            limit("lineLimit(_:reservesSpace:)") { call in
                let limit: Int = call.next()
                return (call.next(Bool.self) ? limit : 0, limit)
            },
            view("truncationMode", "truncationMode(_:)") { call in
                let mode = TextEnvironmentRows.truncationModes[min(call.nextCase(), 2)]
                return { $0.paragraph.truncationMode = mode }
            },
            view("minimumScaleFactor", "minimumScaleFactor(_:)") { call in
                let factor: Double = call.next()
                return { $0.paragraph.minimumScaleFactor = factor }
            },
            view("allowsTightening", "allowsTightening(_:)") { call in
                let flag: Bool = call.next()
                return { $0.paragraph.allowsTightening = flag }
            },
            view("lineSpacing", "lineSpacing(_:)") { call in
                let spacing: Double = call.next()
                return { $0.paragraph.lineSpacing = max(0, spacing) }
            },
            view("textCase", "textCase(_:)") { call in
                let letters = call.next(LetterCase?.self)
                return { $0.textCase = letters.map { $0 == .uppercase ? .upper : .lower } }
            },
        ]
    }

    /// A modifier that sets the fewest and the most lines.
    private static func limit(
        _ signature: String, _ read: @escaping (NativeCall) -> (least: Int, most: Int?)
    ) -> Native {
        view("lineLimit", signature) { call in
            let lines = read(call)
            return { look in
                look.paragraph.lineLimit = lines.most
                look.paragraph.minimumLines = lines.least
            }
        }
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

    private static var settings: [Native] {
        [
            Native("View.multilineTextAlignment(_:)") {
                $0.setting("multilineTextAlignment", .multilineTextAlignment)
            }
        ]
    }
}

/// `Text.LineStyle`.
private enum LineStyleField: Int, FieldNames { case pattern, color }

extension TextDecoration {
    /// From a `Text.LineStyle.Pattern` and a `Color?`.
    init(pattern: Value, color: Value) {
        self.init(
            Pattern(caseOf: pattern) ?? .solid, color: color.unwrapped.map { Color($0) })
    }

    /// From a `Text.LineStyle`.
    init(style: Value) {
        let style = Fields<LineStyleField>(style)
        self.init(pattern: style?[.pattern] ?? .void, color: style?[.color] ?? .none)
    }
}

/// `Text.Scale`.
private enum TextScale: Int, CaseNames { case `default`, secondary }

/// `Text.Case`.
private enum LetterCase: Int, CaseNames { case uppercase, lowercase }
