import Interpreter

/// `PlaygroundPage.current.setLiveView(_:)` of Xcode's playgrounds: the view it is given is what is shown.
enum PlaygroundRows {
    static var rows: [Declaration] {
        [
            Declaration(
                """
                public class PlaygroundPage {
                    public static let current = PlaygroundPage()
                    public var needsIndefiniteExecution = false
                    init() {}
                    public func finishExecution() {}
                }
                """),
            Declaration("extension PlaygroundPage { @discardableResult public func setLiveView<V>(_ view: V) -> V where V: View { view } }"),
        ]
    }
}
