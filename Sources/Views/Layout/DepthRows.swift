import Interpreter

/// Alignment from back to front. Only visionOS has depth: a picture shows the layout as it would be without.
enum DepthRows {
    static var rows: [Native] {
        [
        ]
    }
}
