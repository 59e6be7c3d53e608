@available(iOS 17.0, *) public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

@available(iOS 17.0, *) public struct TextProxy {}

extension TextProxy {
    @native public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension View {
    @native @available(iOS 17.0, *) public func textRenderer<T>(_ renderer: T) -> some View
    where T: TextRenderer
}

@available(iOS 17.0, *) public protocol TextAttribute {}

extension Text {
    @native @available(iOS 17.0, *) public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute

    @available(iOS 17.0, *) public struct Layout: RandomAccessCollection {
        public typealias Index = Int
        public typealias Element = Text.Layout.Line
        let elements: [Text.Layout.Line]
        public let isTruncated: Bool
        public var startIndex: Int { 0 }
        public var endIndex: Int { elements.count }
        public func index(after i: Int) -> Int { i + 1 }
        public subscript(index: Int) -> Text.Layout.Line { elements[index] }
    }
}

extension Text.Layout {
    @available(iOS 17.0, *) public struct Line: RandomAccessCollection {
        public typealias Index = Int
        public typealias Element = Text.Layout.Run
        let elements: [Text.Layout.Run]
        public let typographicBounds: Text.Layout.TypographicBounds
        public var origin: CGPoint { typographicBounds.origin }
        public var startIndex: Int { 0 }
        public var endIndex: Int { elements.count }
        public func index(after i: Int) -> Int { i + 1 }
        public subscript(index: Int) -> Text.Layout.Run { elements[index] }
    }

    @available(iOS 17.0, *) public struct Run: RandomAccessCollection {
        public typealias Index = Int
        public typealias Element = Text.Layout.RunSlice
        let elements: [Text.Layout.RunSlice]
        public let typographicBounds: Text.Layout.TypographicBounds
        let piece: TextPiece
        public var startIndex: Int { 0 }
        public var endIndex: Int { elements.count }
        public func index(after i: Int) -> Int { i + 1 }
        public subscript(index: Int) -> Text.Layout.RunSlice { elements[index] }
    }

    public struct RunSlice {
        public let typographicBounds: Text.Layout.TypographicBounds
        let piece: TextPiece
    }

    public struct TypographicBounds: Equatable, Sendable {
        public var origin: CGPoint
        public var width: CGFloat
        public var ascent: CGFloat
        public var descent: CGFloat
        public var leading: CGFloat

        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }
}

struct TextPiece {}

extension Text.Layout.Run {
    @native public subscript<T>(key: T.Type) -> T? where T: TextAttribute { get }
}

extension Text.Layout {
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var disablesSubpixelQuantization: Text.Layout.DrawingOptions {
            Text.Layout.DrawingOptions(rawValue: 1)
        }
    }
}

extension GraphicsContext {
    @native @available(iOS 17.0, *) public func draw(
        _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions())

    @native @available(iOS 17.0, *) public func draw(
        _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions())

    @native @available(iOS 17.0, *) public func draw(
        _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions())
}
