public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation: Sendable { associatedtype Item: Transferable }

@resultBuilder public struct TransferRepresentationBuilder<Item> where Item: Transferable {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: TransferRepresentation, Content.Item == Item { content }

    public static func buildPartialBlock<Content>(first: Content) -> Content
    where Content: TransferRepresentation { first }

    public static func buildPartialBlock<First, Next>(accumulated: First, next: Next) -> First
    where First: TransferRepresentation, Next: TransferRepresentation { accumulated }
}

public struct CodableRepresentation<Item>: TransferRepresentation where Item: Transferable, Item: Codable {
    public init(contentType: UTType) {}
}

public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation
where Item: Transferable, Proxy: Transferable {
    public init(exporting: @escaping @Sendable (Item) -> Proxy) {}

    public init(
        exporting: @escaping @Sendable (Item) -> Proxy, importing: @escaping @Sendable (Proxy) -> Item
    ) {}
}

public struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) -> Data,
        importing: @escaping @Sendable (Data) -> Item
    ) {}
}

public struct UTType: Hashable, CustomStringConvertible, Sendable {
    public let identifier: String
    public var description: String { identifier }
    public init(exportedAs identifier: String) { self.identifier = identifier }
    public init(importedAs identifier: String) { self.identifier = identifier }
    public static let data = UTType(exportedAs: "public.data")
    public static let text = UTType(exportedAs: "public.text")
    public static let plainText = UTType(exportedAs: "public.plain-text")
    public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
    public static let image = UTType(exportedAs: "public.image")
    public static let png = UTType(exportedAs: "public.png")
    public static let jpeg = UTType(exportedAs: "public.jpeg")
    public static let json = UTType(exportedAs: "public.json")
    public static let url = UTType(exportedAs: "public.url")
    public static let fileURL = UTType(exportedAs: "public.file-url")
    public static let pdf = UTType(exportedAs: "com.adobe.pdf")
    public static let item = UTType(exportedAs: "public.item")
    public static let content = UTType(exportedAs: "public.content")
    public static let directory = UTType(exportedAs: "public.directory")
    public static let folder = UTType(exportedAs: "public.folder")
    public static let movie = UTType(exportedAs: "public.movie")
    public static let audio = UTType(exportedAs: "public.audio")
    public static let video = UTType(exportedAs: "public.video")
    public static let audiovisualContent = UTType(exportedAs: "public.audiovisual-content")
    public static let mp3 = UTType(exportedAs: "public.mp3")
    public static let wav = UTType(exportedAs: "com.microsoft.waveform-audio")
    public static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
    public static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie")
    public static let gif = UTType(exportedAs: "com.compuserve.gif")
    public static let heic = UTType(exportedAs: "public.heic")
    public static let svg = UTType(exportedAs: "public.svg-image")
    public static let html = UTType(exportedAs: "public.html")
    public static let rtf = UTType(exportedAs: "public.rtf")
    public static let xml = UTType(exportedAs: "public.xml")
    public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
    public static let zip = UTType(exportedAs: "public.zip-archive")
}

extension String: Transferable { public typealias Representation = _AnyRepresentation<String> }

extension URL: Transferable { public typealias Representation = _AnyRepresentation<URL> }

extension Data: Transferable { public typealias Representation = _AnyRepresentation<Data> }

extension Color: Transferable { public typealias Representation = _AnyRepresentation<Color> }

extension Never: Transferable { public typealias Representation = _AnyRepresentation<Never> }

extension AttributedString: Transferable {
    public typealias Representation = _AnyRepresentation<AttributedString>
}

extension Image: Transferable { public typealias Representation = _AnyRepresentation<Image> }

public struct _AnyRepresentation<Item>: TransferRepresentation where Item: Transferable {}

extension Transferable where Representation == _AnyRepresentation<Self> {
    public static var transferRepresentation: _AnyRepresentation<Self> { _AnyRepresentation<Self>() }
}

extension View {
    @accepted public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
    where T: Transferable

    @accepted public func draggable<V, T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View where V: View, T: Transferable

    @accepted public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View where T: Transferable

    @accepted @available(iOS 26.0, *) public func dropDestination<T>(
        for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
    ) -> some View where T: Transferable
}

@available(iOS 26.0, *) public struct DropSession {
    public let location: CGPoint
    public let itemsCount: Int
}

public class NSUserActivity {
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var isEligibleForSearch = false
    public var isEligibleForHandoff = true
    public init(activityType: String) { self.activityType = activityType }
}

extension View {
    @accepted public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View

    @accepted public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View

    @accepted public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View
}

@available(iOS 14.0, *)
public struct OpenURLAction: Sendable {
    public struct Result: Sendable {
        init() {}
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    let handler: (URL) -> Result
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        _ = handler(url)
        completion(true)
    }
}

extension EnvironmentValues {
    @native public var openURL: OpenURLAction { get set }
}

extension View {
    @ignored public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View
    where V: View

    @ignored public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View

    @accepted public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
    where Content: View

    @accepted @available(iOS 15.0, *) public func accessibilityTextContentType(
        _ textContentType: AccessibilityTextContentType
    ) -> some View
}

@available(iOS 15.0, *) public struct AccessibilityTextContentType: Sendable {
    init() {}
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
    public static let spreadsheet = AccessibilityTextContentType()
    public static let wordProcessing = AccessibilityTextContentType()
}

extension View {
    @accepted @available(iOS 18.0, *) public func assistiveAccessNavigationIcon(systemImage: String)
        -> some View

    @accepted @available(iOS 18.0, *) public func assistiveAccessNavigationIcon(_ icon: Image) -> some View
    @accepted public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View

    @accepted public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V)
        -> some View where V: View
}
