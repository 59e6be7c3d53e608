import Interpreter

/// `CustomAnimation`: a curve of a snippet's own. A picture shows where it ends; in the page it plays as the default one.
enum CustomAnimationRows {
    static var rows: [Native] {
        [
        ]
    }
}
