import Interpreter
import Layout
import Syntax

/// The values of texts and styles in `EnvironmentValues`.
enum TextEnvironmentRows {
    static var rows: [Native] {
        [
            look(
                "font", get: { .optional($0.font.map { $0.value }) },
                set: { $0.font = $1.unwrapped.map { Font($0) } }),
            look(
                "lineLimit", get: { .optional($0.paragraph.lineLimit.map { .int($0) }) },
                set: { look, value in
                    look.paragraph.lineLimit = value.unwrapped.map { $0.asInt }
                }),
            look(
                "lineSpacing", get: { .double($0.paragraph.lineSpacing) },
                set: { $0.paragraph.lineSpacing = $1.number }),
            look(
                "minimumScaleFactor", get: { .double($0.paragraph.minimumScaleFactor) },
                set: {
                    $0.paragraph.minimumScaleFactor = $1.number
                }),
            look(
                "allowsTightening", get: { .bool($0.paragraph.allowsTightening) },
                set: { look, value in
                    if case .bool(let flag) = value { look.paragraph.allowsTightening = flag }
                }),
            EnvironmentRows.value("multilineTextAlignment", .multilineTextAlignment) {
                $0.value(Layout.TextAlignment.leading)
            },
            EnvironmentRows.value("controlSize", .controlSize) {
                $0.enumeration("ControlSize", ControlSize.regular)
            },
            EnvironmentRows.value("imageScale", .imageScale) {
                $0.enumeration(nested: ["Image", "Scale"], 1)
            },
            EnvironmentRows.value("symbolVariants", .symbolVariants) {
                $0.structure("SymbolVariants", [.int(0)])
            },
            EnvironmentRows.value("symbolRenderingMode", .symbolRenderingMode) { _ in .none },
            EnvironmentRows.value("headerProminence", .headerProminence) {
                $0.enumeration("Prominence", Prominence.standard)
            },
            EnvironmentRows.value("backgroundStyle", .backgroundStyle) { _ in .none },
            truncationMode,
        ]
    }

    /// Modes by the order of `Text.TruncationMode`'s cases.
    static let truncationModes: [TruncationMode] = [.head, .tail, .middle]

    private static var truncationMode: Native {
        Native(
            "EnvironmentValues.truncationMode",
            get: { call in
                let mode = EnvironmentRows.values(call).textLook.paragraph.truncationMode
                let index = truncationModes.firstIndex(of: mode) ?? 1
                return call.evaluator.enumeration(nested: ["Text", "TruncationMode"], index)
            },
            set: { call in
                EnvironmentRows.changing(call) {
                    $0.textLook.paragraph.truncationMode = truncationModes[$1.caseIndex ?? 1]
                }
            })
    }

    /// A value that is part of the text look.
    private static func look(
        _ property: String, get: @escaping (TextLook) -> Value, set: @escaping (inout TextLook, Value) -> Void
    ) -> Native {
        Native(
            "EnvironmentValues.\(property)",
            get: { get(EnvironmentRows.values($0).textLook) },
            set: { call in EnvironmentRows.changing(call) { set(&$0.textLook, $1) } })
    }
}
