import Graphics
import Interpreter
import Layout
import Syntax

/// A picture of the page's folder or of a catalogue. Its size comes from the host, which can read files.
enum FileImage {
    static func node(_ name: AssetName, _ image: ImageValue, _ context: ViewContext) -> LayoutNode {
        if let symbol = context.graph.resources.symbol(name.name, isSymbol: name.isSymbol) {
            return SymbolImage.node(symbol, image, context)
        }
        guard let (light, dark) = context.graph.resources.image(name.name, isSymbol: name.isSymbol) else {
            return missing(name, image, context)
        }
        let leaf =
            image.isResizable
            ? LeafNode(view: "Image", ideal: light.size) : LeafNode(view: "Image", fixed: light.size)
        let isStencil = image.isTemplate ?? (light.rendering == "template")
        let paint = isStencil ? context.foreground() : nil
        let label = image.isDecorative || isStencil ? "" : image.label ?? name.name.text
        leaf.drawing = { frame, view, list in
            let picture = ImageDrawing(
                source: light.source, darkSource: dark?.source, label: label, rect: frame)
            guard let paint else { return list.image(picture, view: view) }
            var stencil = DisplayList()
            stencil.image(picture, view: .none)
            list.push(.mask(stencil), view: view)
            paint.fill(.rect(frame), in: frame, list: &list, view: view)
            list.pop(view: view)
        }
        return leaf
    }

    /// A gray box with the name in it, for an image that is not there.
    private static func missing(_ name: AssetName, _ image: ImageValue, _ context: ViewContext) -> LayoutNode
    {
        let near = context.graph.resources.near(name.name, isSymbol: name.isSymbol, isColor: false)
        let reason =
            context.graph.resources.flaw(name.name)
            ?? "no image '\(name.name.text)' beside the page or in its assets"
        let notes = near.map { [$0] } ?? []
        context.graph.report(
            .difference(reason + ": a placeholder is drawn", at: image.range, notes: notes))
        let size = Size(width: 100, height: 100)
        let leaf =
            image.isResizable ? LeafNode(view: "Image", ideal: size) : LeafNode(view: "Image", fixed: size)
        leaf.drawing = { frame, view, list in placeholder(name.name.text, frame, view, &list) }
        return leaf
    }

    private static func placeholder(_ name: String, _ frame: Rect, _ view: ViewID, _ list: inout DisplayList)
    {
        list.fill(.rect(frame), with: .color(Color(.tertiarySystemFill)), view: view)
        guard frame.width > 30, frame.height > 16 else { return }
        list.text(
            TextDrawing(
                origin: Point(x: frame.minX + 6, y: frame.minY + 14), string: name,
                width: min(frame.width - 12, 6 * Double(name.utf8.count)), font: FontFace(size: 11),
                paint: .color(Color(.secondaryLabel))), view: view)
    }
}

/// What an asset is called: as in its catalogue, or as Xcode calls it in code.
struct AssetName {
    let name: Name
    var isSymbol = false

    init(_ text: String, isSymbol: Bool = false) {
        name = Name(text)
        self.isSymbol = isSymbol
    }

    /// That of an `ImageResource` or a `ColorResource`.
    init(resource: Value) {
        if case .string(let text)? = resource.fields.first {
            self.init(text, isSymbol: true)
        } else {
            self.init("")
        }
    }
}
