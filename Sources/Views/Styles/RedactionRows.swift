import Graphics
import Interpreter
import Layout
import Syntax

/// `redacted(reason:)`: texts and images as gray bars, for content that is not there yet.
enum RedactionRows {
    static var rows: [Native] {
        [
            EnvironmentRows.value("redactionReasons", .redactionReasons) {
                $0.structure("RedactionReasons", [.int(0)])
            },
            Native("View.redacted(reason:)") { call in
                let reasons = call.nextValue()
                return call.environment("redacted") { values, context in
                    let bits =
                        values.redaction | Int(truncatingIfNeeded: reasons.fields.first?.asInteger ?? 0)
                    values[.redactionReasons] = context.evaluator.structure("RedactionReasons", [.int(bits)])
                }
            },
            Native("View.unredacted()") { call in
                call.environment("unredacted") { values, _ in values[.redactionReasons] = nil }
            },
            Native("View.privacySensitive(_:)") { $0.setting("privacySensitive", .privacySensitive) },
        ]
    }
}

extension EnvironmentValues {
    /// The bits of the reasons in force.
    fileprivate var redaction: Int {
        Int(truncatingIfNeeded: self[.redactionReasons]?.fields.first?.asInteger ?? 0)
    }

    /// Whether texts and images are bars here: all of them in a placeholder, the sensitive ones where privacy
    /// asks for it.
    var isPlaceholder: Bool { redaction & 1 != 0 || (redaction & 2 != 0 && isPrivacySensitive) }

    private var isPrivacySensitive: Bool {
        if case .bool(true)? = self[.privacySensitive] { return true }
        return false
    }
}

extension ViewContext {
    /// How much of the foreground is left in a placeholder's bars.
    private static let redactedOpacity = 0.16

    private func bar(_ rect: Rect, _ paint: UnitPaint, _ list: inout DisplayList, _ view: ViewID) {
        let radius = min(rect.height / 4, 5)
        paint.fill(
            .roundedRect(rect, cornerRadius: radius, style: .continuous), in: rect, list: &list, view: view)
    }

    /// A text's lines as bars, as long as the words that they stand for.
    func redacted(_ text: TextNode) -> LayoutNode {
        let paint = foreground().opacity(ViewContext.redactedOpacity)
        return PlaceholderNode(text) { placed, frame, list in
            for line in text.block(at: placed.proposal).lines {
                let rect = Rect(
                    x: frame.minX + line.x, y: frame.minY + line.top, width: line.width, height: line.height)
                bar(rect.insetBy(dx: 0, dy: line.height * 0.12), paint, &list, placed.viewID)
            }
        }
    }

    /// An image as one bar.
    func redacted(image: LayoutNode) -> LayoutNode {
        let paint = foreground().opacity(ViewContext.redactedOpacity)
        return PlaceholderNode(image) { placed, frame, list in bar(frame, paint, &list, placed.viewID) }
    }
}

/// A view that keeps its room and is drawn as something else.
final class PlaceholderNode: NeutralNode {
    private let drawing: (PlacedNode, Rect, inout DisplayList) -> Void

    init(_ child: LayoutNode, drawing: @escaping (PlacedNode, Rect, inout DisplayList) -> Void) {
        self.drawing = drawing
        super.init(view: "redacted", child)
    }

    override func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        guard let child = placed.children.first else { return }
        drawing(child, context.snapped(child.frame), &context.list)
    }
}
