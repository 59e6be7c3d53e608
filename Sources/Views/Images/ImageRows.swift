import Graphics
import Interpreter
import Layout
import Syntax

/// `Image`, `AsyncImage` and what symbols are told.
enum ImageRows {
    static var rows: [Native] { initializers + platform + changes + symbols + remote }

    private static var initializers: [Native] {
        [
            Native("Image.init(...)") { image($0) },
            Native("Image.init(_resource:)") { call in
                .native(ImageValue(.file(AssetName(call.next(), isSymbol: true)), range: call.range))
            },
            Native("Image.==(lhs:rhs:)") { call in
                let a = call.nextValue().native(ImageValue.self)
                return .bool(a === call.nextValue().native(ImageValue.self))
            },
        ]
    }

    private static func image(_ call: NativeCall) -> Value {
        if let symbol = call.argument("systemName") { return image(.symbol(String(symbol)), call) }
        let name = call.unlabeledArgument ?? call.argument("decorative") ?? .void
        let image = ImageValue(
            .file(AssetName(String(name))), label: call.argument("label")?.titleText.string, range: call.range
        )
        image.isDecorative = call.argument("decorative") != nil
        return .native(image)
    }

    private static func image(_ source: ImageValue.Source, _ call: NativeCall) -> Value {
        .native(ImageValue(source, range: call.range))
    }

    /// The bytes of pictures come from files and from other hosts, and a preview has neither.
    private static func platformImage(_ call: NativeCall) -> Value {
        if let symbol = call.argument("systemName") { return .some(image(.symbol(String(symbol)), call)) }
        if let name = call.argument("named") { return .some(image(.file(AssetName(String(name))), call)) }
        if let resource = call.argument("resource") {
            return image(.file(AssetName(resource: resource)), call)
        }
        let literal = call.argument("imageLiteralResourceName")
        return literal.map { image(.file(AssetName(String($0))), call) } ?? .none
    }

    /// UIKit's images, which `Image` is made of: files and symbols by their names.
    private static var platform: [Native] {
        [
            Native("UIImage.init(...)") { platformImage($0) },
            Native("UIImage.init()") { .native(ImageValue(.view($0.empty, .unspecified), range: $0.range)) },
            Native("UIImage.size") { call in call.evaluator.value(size(of: call.receiver, call)) },
            Native("Image.init(uiImage:)") { $0.nextValue() },
            Native("Image.init(nsImage:)") { $0.nextValue() },
        ]
    }

    /// Of a picture beside the page its own, of a symbol that in a font of 17 points.
    private static func size(of image: Value, _ call: NativeCall) -> Size {
        switch image.native(ImageValue.self)?.source {
        case .symbol(let name)?:
            guard let outline = GraphRecord.symbol(name, call.evaluator) else {
                return Size(width: 17, height: 17)
            }
            return SymbolSize(name, outline.path.boundingRect, em: 17, scale: 1, pixel: 1.0 / 3).frame
        case .file(let name)?:
            let file = GraphRecord.resources(call.evaluator).image(name.name, isSymbol: name.isSymbol)
            return file?.light.size ?? Size(width: 100, height: 100)
        default: return .zero
        }
    }

    private static var changes: [Native] {
        [
            Native("Image.resizable(capInsets:resizingMode:)") { call in
                _ = call.nextValue()
                let isTiled = call.next(ResizingMode.self) == .tile
                return change(call) {
                    $0.isResizable = true
                    $0.isTiled = isTiled
                }
            },
            Native("Image.renderingMode(_:)") {
                call in
                let mode = call.next(TemplateMode?.self)
                return change(call) { $0.isTemplate = mode.map { $0 == .template } }
            },
            Native("Image.symbolRenderingMode(_:)") { call in
                let mode = call.next(SymbolMode?.self)
                return change(call) { $0.renderingMode = mode }
            },
        ]
    }

    private static func change(_ call: NativeCall, _ change: (ImageValue) -> Void) -> Value {
        guard let image = call.receiver.native(ImageValue.self) else { return call.receiver }
        return .native(image.changed(change))
    }

    private static var symbols: [Native] {
        [
            Native("View.symbolRenderingMode(_:)") {
                $0.setting("symbolRenderingMode", .symbolRenderingMode)
            },
            Native("View.symbolVariant(_:)") { $0.setting("symbolVariant", .symbolVariants) },
            Native("View.imageScale(_:)") { $0.setting("imageScale", .imageScale) },
        ]
    }

    /// A picture from the network is never fetched: its placeholder stands for it.
    private static var remote: [Native] {
        [
            Native("AsyncImage.init(url:scale:)") { call in
                call.leaf("AsyncImage") { context in
                    tellRemote(call, context.evaluator)
                    let leaf = LeafNode(view: "AsyncImage")
                    leaf.drawing = { frame, view, list in
                        list.fill(.rect(frame), with: .color(Color(.gray).opacity(0.3)), view: view)
                    }
                    return leaf
                }
            },
            Native("AsyncImage.init(url:scale:content:placeholder:)") { call in
                for _ in 0..<3 { _ = call.nextValue() }
                tellRemote(call, call.evaluator)
                return call.nextContent()
            },
            Native("AsyncImage.init(url:scale:transaction:content:)") { call in
                for _ in 0..<3 { _ = call.nextValue() }
                let content = call.nextValue()
                tellRemote(call, call.evaluator)
                return call.evaluator.call(content, [call.evaluator.enumeration("AsyncImagePhase", 0)])
            },
        ]
    }

    private static func tellRemote(_ call: NativeCall, _ evaluator: Evaluator) {
        GraphRecord.warn(
            "images from the network aren't loaded, and the placeholder is drawn",
            at: call.range, evaluator)
    }
}

/// `Image.ResizingMode`.
private enum ResizingMode: Int, CaseNames { case tile, stretch }

/// `Image.TemplateRenderingMode`.
private enum TemplateMode: Int, CaseNames { case template, original }
