import Graphics
import Interpreter
import Layout
import Syntax

/// What stands for a view that UIKit or AppKit draws.
enum RepresentedView {
    static func view(_ call: NativeCall) -> Value {
        let view = call.receiver
        return call.leaf("UIViewRepresentable") { plate(of: view, in: $0) }
    }

    /// Stands for a view of UIKit's, which a preview may show as it is, or for what wraps one.
    static func plate(of view: Value, in context: ViewContext) -> LayoutNode {
        let name = context.evaluator.describe(context.evaluator.typeOf(view))
        context.graph.report(
            .difference(
                "what '\(name)' draws is UIKit's or AppKit's: a placeholder is drawn",
                at: view.declarationRange))
        return plate(name, context)
    }

    /// A dashed plate with the type's name: it takes all that is offered, as a view without a size of its own
    /// does.
    private static func plate(_ name: String, _ context: ViewContext) -> LayoutNode {
        let ink = context.foreground(1),
            leaf = LeafNode(view: "placeholder", ideal: Size(width: 100, height: 100))
        leaf.drawing = { frame, view, list in
            let box = frame.insetBy(dx: 0.5, dy: 0.5)
            let path = Path.roundedRect(box, cornerRadius: min(8, box.width / 4, box.height / 4))
            list.fill(path, with: .color(Color(.tertiarySystemFill)), view: view)
            ink.opacity(0.5).stroke(
                path, in: frame, style: StrokeStyle(lineWidth: 1, dash: [4, 3]), list: &list, view: view)
        }
        var look = context.styled(font: .style(.footnote), color: ink)
        look.environment.textLook.paragraph.lineLimit = 1
        look.environment.textLook.paragraph.minimumScaleFactor = 0.5
        return OverlayNode(context.part(leaf), [look.padded(look.text(name), horizontal: 4)])
    }
}

extension NominalDeclaration {
    /// Whether it is a view or a view controller of UIKit's, or a class that is one.
    var isPlatformView: Bool {
        if isLibrary, name == "UIView" || name == "UIViewController" { return true }
        guard case .nominal(let parent, _)? = superclass else { return false }
        return parent.isPlatformView
    }
}

extension Value {
    /// Where the type of a snippet's own structure is declared.
    fileprivate var declarationRange: SourceRange {
        switch self {
        case .structure(let value): value.declaration.range
        case .object(let object): object.declaration.range
        default: .none
        }
    }
}
