public class PlaygroundPage {
    public static let current = PlaygroundPage()
    public var needsIndefiniteExecution = false
    init() {}
    public func finishExecution() {}
}

extension PlaygroundPage {
    @discardableResult public func setLiveView<V>(_ view: V) -> V where V: View { view }
}
