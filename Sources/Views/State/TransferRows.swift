import Interpreter
import Syntax

/// Dragging, dropping and opening addresses: accepted, since nothing of it is in a still picture.
enum TransferRows {
    static var rows: [Declaration] { transfers + addresses + accessibility }

    private static var transfers: [Declaration] {
        [
            Declaration("public protocol Transferable: Sendable {}"),
            Declaration("extension String: Transferable {}"), Declaration("extension URL: Transferable {}"),
            Declaration("extension Data: Transferable {}"), Declaration("extension Color: Transferable {}"),
            Declaration("extension Image: Transferable {}"),
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
            Declaration("public class NSUserActivity { public let activityType: String; public init(activityType: String) { self.activityType = activityType } }"),
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
            Declaration(accepting: "extension View { public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View }"),
            Declaration(accepting: "extension View { public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View where V: View }"),
        ]
    }
}
