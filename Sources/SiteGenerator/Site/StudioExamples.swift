/// What the studio offers to begin with: names of the language and of SwiftUI, each with a snippet that is
/// more than a word.
enum StudioExamples {
    /// What is named, and the file of the theme's folder `studio` that shows it.
    private static let all = [
        (name: "ViewThatFits", file: "ViewThatFits"), (name: "@State", file: "State"),
        (name: "Grid", file: "Grid"), (name: "Layout", file: "Layout"), (name: "List", file: "List"),
    ]

    /// A button for each, whose script puts the code into the editor.
    static var buttons: String {
        all.map {
            "<button type=\"button\" data-source=\"\(code(of: $0.file))\"><code>\($0.name)</code></button>"
        }.joined(separator: " ")
    }

    /// The code, escaped for an attribute.
    private static func code(of file: String) -> String {
        var out = Bytes()
        out.putEscaped(String(decoding: Theme.bytes(of: "studio/\(file).swift") ?? [], as: UTF8.self))
        return String(out)
    }
}
