import Interpreter
import Syntax

/// Dragging, dropping and opening addresses: accepted, since nothing of it is in a still picture.
enum TransferRows {
    static var rows: [Declaration] { transfers + addresses + accessibility }

    private static var transfers: [Declaration] {
        [
            Declaration(
                """
                public protocol Transferable: Sendable {
                    associatedtype Representation: TransferRepresentation
                    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
                }
                """),
            Declaration("public protocol TransferRepresentation: Sendable { associatedtype Item: Transferable }"),
            Declaration(
                """
                @resultBuilder public struct TransferRepresentationBuilder<Item> where Item: Transferable {
                    public static func buildExpression<Content>(_ content: Content) -> Content where Content: TransferRepresentation, Content.Item == Item { content }
                    public static func buildPartialBlock<Content>(first: Content) -> Content where Content: TransferRepresentation { first }
                    public static func buildPartialBlock<First, Next>(accumulated: First, next: Next) -> First where First: TransferRepresentation, Next: TransferRepresentation { accumulated }
                }
                """),
            Declaration("public struct CodableRepresentation<Item>: TransferRepresentation where Item: Transferable, Item: Codable { public init(contentType: UTType) {} }"),
            Declaration("public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation where Item: Transferable, Proxy: Transferable { public init(exporting: @escaping @Sendable (Item) -> Proxy) {}; public init(exporting: @escaping @Sendable (Item) -> Proxy, importing: @escaping @Sendable (Proxy) -> Item) {} }"),
            Declaration("public struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable { public init(contentType: UTType, exporting: @escaping @Sendable (Item) -> Data, importing: @escaping @Sendable (Data) -> Item) {} }"),
            Declaration(
                """
                public struct UTType: Hashable, Sendable {
                    public let identifier: String
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
                    public static let movie = UTType(exportedAs: "public.movie")
                }
                """),
            Declaration("extension String: Transferable { public typealias Representation = _AnyRepresentation<String> }"),
            Declaration("extension URL: Transferable { public typealias Representation = _AnyRepresentation<URL> }"),
            Declaration("extension Data: Transferable { public typealias Representation = _AnyRepresentation<Data> }"),
            Declaration("extension Color: Transferable { public typealias Representation = _AnyRepresentation<Color> }"),
            Declaration("extension Never: Transferable { public typealias Representation = _AnyRepresentation<Never> }"),
            Declaration("extension AttributedString: Transferable { public typealias Representation = _AnyRepresentation<AttributedString> }"),
            Declaration("extension Image: Transferable { public typealias Representation = _AnyRepresentation<Image> }"),
            Declaration("public struct _AnyRepresentation<Item>: TransferRepresentation where Item: Transferable {}"),
            Declaration(
                """
                extension Transferable where Representation == _AnyRepresentation<Self> {
                    public static var transferRepresentation: _AnyRepresentation<Self> { _AnyRepresentation<Self>() }
                }
                """),
            Declaration(accepting: "extension View { public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable }"),
            Declaration(
                accepting:
                    """
                    extension View { public func draggable<V, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View where V: View, \
                    T: Transferable }
                    """),
            Declaration(
                accepting:
                    """
                    extension View { public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], \
                    CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View where T: Transferable }
                    """),
        ]
    }

    private static var addresses: [Declaration] {
        [
            Declaration("public class NSUserActivity { public let activityType: String; public var title: String?; public var userInfo: [AnyHashable: Any]?; public var isEligibleForSearch = false; public var isEligibleForHandoff = true; public init(activityType: String) { self.activityType = activityType } }"),
            Declaration(accepting: "extension View { public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View }"),
            Declaration(accepting: "extension View { public func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> some View }"),
            Declaration(accepting: "extension View { public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View }"),
            Declaration(
                """
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
                }
                """),
            EnvironmentRows.value("openURL: OpenURLAction", EnvironmentValues.Key(26)) {
                $0.structure("OpenURLAction", [.void])
            },
        ]
    }

    private static var accessibility: [Declaration] {
        [
            Declaration(ignoring: "extension View { public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View }"),
            Declaration(ignoring: "extension View { public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View }"),
            Declaration(accepting: "extension View { public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View }"),
            Declaration(accepting: "extension View { @available(iOS 15.0, *) public func accessibilityTextContentType(_ textContentType: AccessibilityTextContentType) -> some View }"),
            Declaration("@available(iOS 15.0, *) public struct AccessibilityTextContentType: Sendable { init() {}; "
                + ["plain", "console", "fileSystem", "messaging", "narrative", "sourceCode", "spreadsheet", "wordProcessing"]
                .map { "public static let \($0) = AccessibilityTextContentType()" }.joinedBytes("; ") + " }"),
            Declaration(accepting: "extension View { @available(iOS 18.0, *) public func assistiveAccessNavigationIcon(systemImage: String) -> some View }"),
            Declaration(accepting: "extension View { @available(iOS 18.0, *) public func assistiveAccessNavigationIcon(_ icon: Image) -> some View }"),
            Declaration(accepting: "extension View { public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View }"),
            Declaration(accepting: "extension View { public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View where V: View }"),
        ]
    }
}
