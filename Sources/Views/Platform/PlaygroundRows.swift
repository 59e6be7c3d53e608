import Interpreter

/// `PlaygroundPage.current.setLiveView(_:)` of Xcode's playgrounds: the view it is given is what is shown.
enum PlaygroundRows {
    static var rows: [Native] {
        [
        ]
    }
}
