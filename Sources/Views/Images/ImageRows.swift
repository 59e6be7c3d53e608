import Graphics
import Interpreter
import Layout
import Syntax

/// `Image`, `AsyncImage` and what symbols are told.
enum ImageRows {
    static var rows: [Declaration] { initializers + platform + changes + symbols + remote }

    private static var initializers: [Declaration] {
        [
            Declaration("public struct Image: View, Equatable, Sendable {}"),
            Declaration("extension Image { public init(systemName: String) }") { call in
                .native(ImageValue(.symbol(call.next()), range: call.range))
            },
            Declaration("extension Image { public init(systemName: String, variableValue: Double?) }") { call in
                .native(ImageValue(.symbol(call.next()), range: call.range))
            },
            Declaration("extension Image { public init(_ name: String, bundle: Bundle? = nil) }") { call in
                .native(ImageValue(.file(call.next()), range: call.range))
            },
            Declaration("extension Image { public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) }") { call in
                .native(ImageValue(.file(call.next()), range: call.range))
            },
            Declaration("extension Image { public init(_ name: String, bundle: Bundle? = nil, label: Text) }") { call in
                let name: String = call.next()
                _ = call.nextValue()
                return .native(ImageValue(.file(name), label: call.nextValue().titleText.string, range: call.range))
            },
            Declaration("extension Image { public init(decorative name: String, bundle: Bundle? = nil) }") { call in
                let image = ImageValue(.file(call.next()), range: call.range)
                image.isDecorative = true
                return .native(image)
            },
            AssetRows.resource("ImageResource"),
            Declaration("extension Image { public init(_ resource: ImageResource) { self.init(resource.name) } }"),
            Declaration("extension Image { public static func == (lhs: Image, rhs: Image) -> Bool }") { call in
                let a = call.nextValue().native(ImageValue.self)
                return .bool(a === call.nextValue().native(ImageValue.self))
            },
        ]
    }

    /// UIKit's images, which `Image` is made of: files and symbols by their names.
    private static var platform: [Declaration] {
        [
            Declaration("public class UIImage {}"),
            Declaration("public class NSImage {}"),
            Declaration("extension UIImage { public init?(systemName name: String) }") { call in
                .some(.native(ImageValue(.symbol(call.next()), range: call.range)))
            },
            Declaration("extension UIImage { public init?(named name: String) }") { call in
                .some(.native(ImageValue(.file(call.next()), range: call.range)))
            },
            // The bytes of pictures come from files and from other hosts, and a preview has neither.
            Declaration("extension UIImage { public init?(data: Data) }") { _ in .none },
            Declaration("extension UIImage { public init?(data: Data, scale: CGFloat) }") { _ in .none },
            Declaration("extension UIImage { public init(imageLiteralResourceName name: String) }") { call in
                .native(ImageValue(.file(call.next()), range: call.range))
            },
            Declaration("extension UIImage { public var size: CGSize { get } }"),
            Declaration("extension Image { public init(uiImage: UIImage) }") { $0.nextValue() },
            Declaration("extension Image { public init(nsImage: NSImage) }") { $0.nextValue() },
        ]
    }

    private static var changes: [Declaration] {
        [
            Declaration("extension Image { public enum ResizingMode: Hashable, Sendable { case tile, stretch } }"),
            Declaration("extension Image { public enum TemplateRenderingMode: Hashable, Sendable { case template, original } }"),
            Declaration("extension Image { public enum Interpolation: Hashable, Sendable { case none, low, medium, high } }"),
            Declaration("extension Image { public enum Scale: Hashable, Sendable { case small, medium, large } }"),
            Declaration("extension Image { public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high } }"),
            Declaration(
                """
                extension Image { public func resizable(capInsets: EdgeInsets = EdgeInsets(), \
                resizingMode: Image.ResizingMode = .stretch) -> Image }
                """
            ) { call in
                _ = call.nextValue()
                let isTiled = call.nextCase() == 0
                return change(call) {
                    $0.isResizable = true
                    $0.isTiled = isTiled
                }
            },
            Declaration("extension Image { public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image }") {
                call in
                let isTemplate = call.nextOptionalCase() == 0
                return change(call) { $0.isTemplate = isTemplate }
            },
            Declaration(ignoring: "extension Image { public func interpolation(_ interpolation: Image.Interpolation) -> Image }"),
            Declaration(accepting: "extension Image { public func antialiased(_ isAntialiased: Bool) -> Image }"),
            Declaration("extension Image { public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image }") { call in
                let mode = SymbolMode(call.nextValue())
                return change(call) { $0.renderingMode = mode }
            },
            Declaration(accepting: "extension Image { public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image }"),
        ]
    }

    private static func change(_ call: NativeCall, _ change: (ImageValue) -> Void) -> Value {
        guard let image = call.receiver.native(ImageValue.self) else { return call.receiver }
        return .native(image.changed(change))
    }

    private static var symbols: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 15.0, *) public struct SymbolRenderingMode: Sendable { let index: Int; \
                public static let monochrome = SymbolRenderingMode(index: 0); \
                public static let multicolor = SymbolRenderingMode(index: 1); \
                public static let hierarchical = SymbolRenderingMode(index: 2); \
                public static let palette = SymbolRenderingMode(index: 3) }
                """),
            Declaration("extension View { @available(iOS 15.0, *) public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View }") {
                $0.setting("symbolRenderingMode", .symbolRenderingMode)
            },
            Declaration(
                """
                @available(iOS 15.0, *)
                public struct SymbolVariants: Hashable, Sendable {
                    let bits: Int
                    public static let none = SymbolVariants(bits: 0)
                    public static let fill = SymbolVariants(bits: 1)
                    public static let circle = SymbolVariants(bits: 2)
                    public static let square = SymbolVariants(bits: 4)
                    public static let rectangle = SymbolVariants(bits: 0)
                    public static let slash = SymbolVariants(bits: 8)
                    public var fill: SymbolVariants { SymbolVariants(bits: bits | 1) }
                    public var circle: SymbolVariants { SymbolVariants(bits: bits | 2) }
                    public var square: SymbolVariants { SymbolVariants(bits: bits | 4) }
                    public var rectangle: SymbolVariants { self }
                    public var slash: SymbolVariants { SymbolVariants(bits: bits | 8) }
                    public func contains(_ other: SymbolVariants) -> Bool { bits & other.bits == other.bits }
                }
                """),
            Declaration("extension View { @available(iOS 15.0, *) public func symbolVariant(_ variant: SymbolVariants) -> some View }") {
                $0.setting("symbolVariant", .symbolVariants)
            },
            Declaration("extension View { public func imageScale(_ scale: Image.Scale) -> some View }") {
                $0.setting("imageScale", .imageScale)
            },
        ]
    }

    /// A picture from the network is never fetched: its placeholder stands for it.
    private static var remote: [Declaration] {
        [
            Declaration("@available(iOS 15.0, *) public struct AsyncImage<Content>: View where Content: View {}"),
            Declaration("extension AsyncImage { public init(url: URL?, scale: CGFloat = 1) where Content == Image }") { call in
                call.leaf("AsyncImage") { _ in
                    let leaf = LeafNode(view: "AsyncImage")
                    leaf.drawing = { frame, view, list in
                        list.fill(.rect(frame), with: .color(Color(.gray).opacity(0.3)), view: view)
                    }
                    return leaf
                }
            },
            Declaration(
                """
                extension AsyncImage { public init<I, P>(url: URL?, scale: CGFloat = 1, \
                @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) \
                where Content == _ConditionalContent<I, P>, I: View, P: View }
                """
            ) { call in
                for _ in 0..<3 { _ = call.nextValue() }
                return call.nextContent()
            },
            Declaration("@available(iOS 15.0, *) public enum AsyncImagePhase: Sendable { case empty, success(Image), failure(any Error) }"),
            Declaration("extension AsyncImagePhase { public var image: Image? { if case .success(let image) = self { return image }; return nil } }"),
            Declaration("extension AsyncImagePhase { public var error: (any Error)? { if case .failure(let error) = self { return error }; return nil } }"),
            Declaration(
                """
                extension AsyncImage { public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), \
                @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) }
                """
            ) { call in
                for _ in 0..<3 { _ = call.nextValue() }
                let content = call.nextValue()
                return call.evaluator.call(content, [call.evaluator.enumeration("AsyncImagePhase", 0)])
            },
        ]
    }
}
