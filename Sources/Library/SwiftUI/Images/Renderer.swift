@native func _pictured<Content: View>(_ content: Content, _ size: ProposedViewSize) -> UIImage

@native func _picturedForMac<Content: View>(_ content: Content, _ size: ProposedViewSize) -> NSImage

@available(iOS 16.0, *)
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var proposedSize = ProposedViewSize.unspecified
    public var scale: CGFloat = 1
    public var isOpaque = false
    public init(content view: Content) { content = view }
    public var uiImage: UIImage? { _pictured(content, proposedSize) }
    public var cgImage: CGImage? { uiImage?.cgImage }
    public var nsImage: NSImage? { _picturedForMac(content, proposedSize) }
}

extension Image {
    @available(iOS 16.0, *) public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let drawing = Canvas(opaque: opaque, colorMode: colorMode) { context, _ in renderer(&context) }
        self.init(uiImage: _pictured(drawing.frame(width: size.width, height: size.height), .unspecified))
    }
}
