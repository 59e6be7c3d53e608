import Graphics
import Interpreter
import Layout
import Syntax

/// What stands for a view that UIKit or AppKit draws.
enum RepresentedView {
    static func view(_ call: NativeCall) -> Value {
        let evaluator = call.evaluator, view = call.receiver
        let name = evaluator.describe(evaluator.typeOf(view))
        return call.leaf("UIViewRepresentable") { context in
            context.graph.report(Diagnostic(
                .warning, "what '\(name)' draws is UIKit's or AppKit's: a placeholder is drawn", at: view.declarationRange))
            return plate(name, context)
        }
    }

    /// A dashed plate with the type's name: it takes all that is offered, as a view without a size of its own does.
    private static func plate(_ name: String, _ context: ViewContext) -> LayoutNode {
        let ink = context.foreground(1), leaf = LeafNode(view: "placeholder", ideal: Size(width: 100, height: 100))
        leaf.drawing = { frame, view, list in
            let box = frame.insetBy(dx: 0.5, dy: 0.5)
            let path = Path.roundedRect(box, cornerRadius: min(8, box.width / 4, box.height / 4))
            list.fill(path, with: .color(Color(.tertiarySystemFill)), view: view)
            ink.opacity(0.5).stroke(path, in: frame, style: StrokeStyle(lineWidth: 1, dash: [4, 3]), list: &list, view: view)
        }
        var look = context.styled(font: .style(.footnote), color: ink)
        look.environment.textLook.paragraph.lineLimit = 1
        look.environment.textLook.paragraph.minimumScaleFactor = 0.5
        return OverlayNode(context.part(leaf), [look.padded(look.text(name), horizontal: 4)])
    }
}

extension Value {
    /// Where the type of a snippet's own structure is declared.
    fileprivate var declarationRange: SourceRange {
        if case .structure(let value) = self { return value.declaration.range }
        return .none
    }
}
