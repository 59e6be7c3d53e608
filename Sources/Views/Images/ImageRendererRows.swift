import Interpreter
import Syntax

/// `ImageRenderer`. A preview makes no pixels of a view: there is no image, and asking for it is a warning.
enum ImageRendererRows {
    static var rows: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, *)
                public final class ImageRenderer<Content>: ObservableObject where Content: View {
                    public var content: Content
                    public var proposedSize: ProposedViewSize = .unspecified
                    public var scale: CGFloat = 1
                    public var isOpaque = false
                    public init(content: Content) { self.content = content }
                }
                """),
            image("uiImage", "UIImage"), image("nsImage", "NSImage"),
        ]
    }

    private static func image(_ name: String, _ type: String) -> Declaration {
        Declaration("extension ImageRenderer { public var \(name): \(type)? { get } }") { call in
            GraphRecord.warn("'\(name)' is nil here: a preview makes no image of a view", at: call.range, call.evaluator)
            return .none
        }
    }
}
