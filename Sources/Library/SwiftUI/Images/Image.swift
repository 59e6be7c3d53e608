public struct Image: View, Equatable, Sendable {}

extension Image {
    @native public init(systemName: String)
    @native public init(systemName: String, variableValue: Double?)
    @native public init(_ name: String, bundle: Bundle? = nil)
    @native public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
    @native public init(_ name: String, bundle: Bundle? = nil, label: Text)
    @native public init(decorative name: String, bundle: Bundle? = nil)
}

@dynamicMemberLookup public struct ImageResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
    init(_ name: String) { self.name = name }
    public static subscript(dynamicMember name: String) -> ImageResource { ImageResource(name) }
    public subscript(dynamicMember name: String) -> ImageResource { ImageResource(self.name + "/" + name) }
}

extension Image {
    @native init(_resource name: String)
    public init(_ resource: ImageResource) { self.init(_resource: resource.name) }
    @native public static func == (lhs: Image, rhs: Image) -> Bool
}

public class UIImage: Hashable { @native public init() }

public class NSImage {}

extension UIImage {
    @native public init?(systemName name: String)
    @native public init?(named name: String)
    @native public init(resource: ImageResource)
    @native public init?(data: Data)
    @native public init?(data: Data, scale: CGFloat)
    @native public init(imageLiteralResourceName name: String)
}

extension Image {
    @native public init(uiImage: UIImage)
    @native public init(nsImage: NSImage)
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }

    @native public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image

    @native public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
    @ignored public func interpolation(_ interpolation: Image.Interpolation) -> Image
    @accepted public func antialiased(_ isAntialiased: Bool) -> Image
    @native public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
    @accepted public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image
}

@available(iOS 15.0, *) public struct SymbolRenderingMode: Sendable {
    let index: Int
    public static let monochrome = SymbolRenderingMode(index: 0)
    public static let multicolor = SymbolRenderingMode(index: 1)
    public static let hierarchical = SymbolRenderingMode(index: 2)
    public static let palette = SymbolRenderingMode(index: 3)
}

extension View {
    @native @available(iOS 15.0, *) public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
}

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

extension View {
    @native @available(iOS 15.0, *) public func symbolVariant(_ variant: SymbolVariants) -> some View
    @native public func imageScale(_ scale: Image.Scale) -> some View
}

@available(iOS 15.0, *) public struct AsyncImage<Content>: View where Content: View {}

extension AsyncImage {
    @native public init(url: URL?, scale: CGFloat = 1) where Content == Image

    @native public init<I, P>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P)
    where Content == _ConditionalContent<I, P>, I: View, P: View
}

@available(iOS 15.0, *) public enum AsyncImagePhase: Sendable {
    case empty, success(Image), failure(any Error)
}

extension AsyncImagePhase {
    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

extension AsyncImage {
    @native public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
}
