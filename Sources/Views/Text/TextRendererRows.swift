import Graphics
import Interpreter
import Layout

/// `TextRenderer`, and the laid out text that it draws: lines of runs of slices.
enum TextRendererRows {
    static var rows: [Declaration] { renderer + layout + drawing }

    private static var renderer: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 17.0, *) public protocol TextRenderer: Animatable {
                    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
                    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
                    var displayPadding: EdgeInsets { get }
                }
                """),
            Declaration(
                """
                extension TextRenderer {
                    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
                    public var displayPadding: EdgeInsets { EdgeInsets() }
                }
                """),
            Declaration("@available(iOS 17.0, *) public struct TextProxy {}"),
            Declaration("extension TextProxy { public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize }") { call in
                let proposal: ProposedViewSize = call.next()
                let node = call.receiver.native(TextProxyValue.self)?.node
                return call.evaluator.value(node?.block(at: proposal).size ?? .zero)
            },
            Declaration("extension View { @available(iOS 17.0, *) public func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer }") {
                $0.setting("textRenderer", .textRenderer)
            },
            Declaration("@available(iOS 17.0, *) public protocol TextAttribute {}"),
            Declaration("extension Text { @available(iOS 17.0, *) public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute }") { call in
                let value = call.nextValue()
                return .native(call.receiver.titleText.changed(call.range) { look, _ in look.attributes.append(value) })
            },
        ]
    }

    private static var layout: [Declaration] {
        [
            collection("Text", "Layout", of: "Text.Layout.Line", "public let isTruncated: Bool"),
            collection("Text.Layout", "Line", of: "Text.Layout.Run", "\(bounds); public var origin: CGPoint { typographicBounds.origin }"),
            collection("Text.Layout", "Run", of: "Text.Layout.RunSlice", "\(bounds); let piece: TextPiece"),
            Declaration("extension Text.Layout { public struct RunSlice { \(bounds); let piece: TextPiece } }"),
            Declaration(
                """
                extension Text.Layout {
                    public struct TypographicBounds: Equatable, Sendable {
                        public var origin: CGPoint
                        public var width: CGFloat
                        public var ascent: CGFloat
                        public var descent: CGFloat
                        public var leading: CGFloat
                        public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
                    }
                }
                """),
            Declaration("struct TextPiece {}"),
            Declaration("extension Text.Layout.Run { public subscript<T>(key: T.Type) -> T? where T: TextAttribute { get } }") { call in
                let wanted = call.evaluator.number(of: call.nextType())
                let attributes = TextPieceValue.pieces(in: call.receiver).first?.attributes ?? []
                return .optional(attributes.last { call.evaluator.kindNumber(of: $0) == wanted })
            },
        ]
    }

    private static let bounds = "public let typographicBounds: Text.Layout.TypographicBounds"

    private static func collection(_ outer: String, _ name: String, of element: String, _ members: String) -> Declaration {
        Declaration(
            """
            extension \(outer) {
                @available(iOS 17.0, *) public struct \(name): RandomAccessCollection {
                    public typealias Index = Int
                    public typealias Element = \(element)
                    let elements: [\(element)]
                    \(members)
                    public var startIndex: Int { 0 }
                    public var endIndex: Int { elements.count }
                    public func index(after i: Int) -> Int { i + 1 }
                    public subscript(index: Int) -> \(element) { elements[index] }
                }
            }
            """)
    }

    private static var drawing: [Declaration] {
        [
            Declaration(
                "extension Text.Layout { public struct DrawingOptions: OptionSet, Sendable { public let rawValue: UInt32; "
                    + "public init(rawValue: UInt32) { self.rawValue = rawValue }; "
                    + "public static var disablesSubpixelQuantization: Text.Layout.DrawingOptions { Text.Layout.DrawingOptions(rawValue: 1) } } }"),
        ] + ["line: Text.Layout.Line", "run: Text.Layout.Run", "slice: Text.Layout.RunSlice"].map { parameter in
            Declaration(
                "extension GraphicsContext { @available(iOS 17.0, *) public func draw(_ \(parameter), "
                    + "options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) }"
            ) { call in
                guard let canvas = call.receiver.native(CanvasContext.self) else { return .void }
                for piece in TextPieceValue.pieces(in: call.nextValue()) { piece.draw(in: canvas) }
                return .void
            }
        }
    }
}

extension EnvironmentValues.Key {
    static var textRenderer: Self { Self(162) }
}
