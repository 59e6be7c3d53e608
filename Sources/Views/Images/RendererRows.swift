import Graphics
import Interpreter
import Layout

/// `ImageRenderer`: a view as a picture of its own, laid out at its ideal size.
enum RendererRows {
    static var rows: [Native] {
        [Native("_pictured(_:_:)", pictured), Native("_picturedForMac(_:_:)", pictured)]
    }

    private static func pictured(_ call: NativeCall) -> Value {
        let content = call.nextValue()
        return .native(
            ImageValue(
                .view(content, ProposedViewSize(call.nextValue())), isDecorative: true, range: call.range))
    }
}

extension ViewContext {
    /// The picture that a renderer makes of a view.
    func pictured(_ content: Value, _ proposal: ProposedViewSize, isResizable: Bool) -> LayoutNode {
        let picture = child(.kind(-3)).node(of: content)
        let size = LayoutRoot(picture).layout(proposal).size
        let node =
            isResizable
            ? LeafNode(view: "Image", ideal: size) : LeafNode(view: "Image", fixed: size)
        node.drawing = { frame, view, list in
            let scale = AffineTransform.scale(
                x: size.width > 0 ? frame.width / size.width : 1,
                y: size.height > 0 ? frame.height / size.height : 1)
            list.push(.transform(.translation(x: frame.minX, y: frame.minY)), view: view)
            list.push(.transform(scale), view: view)
            picture.drawAlone(in: Rect(origin: .zero, size: size), view, &list)
            list.pop(view: view)
            list.pop(view: view)
        }
        return node
    }
}
