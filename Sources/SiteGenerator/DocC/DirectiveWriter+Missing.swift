/// Directives that nothing stands for: each is told with what to write instead.
extension DirectiveWriter {
    mutating func video(_ directive: Directive) {
        let source = directive.value("source") ?? directive.text ?? ""
        let words = directive.value("alt") ?? ""
        if let poster = directive.value("poster") {
            block { $0.lines.append(CommentLine("![\(words)](<\(poster)>)")) }
        }
        report(
            directive, "pages have no videos",
            note: "link to it: [\(words.isEmpty ? "Watch" : words)](\(source))")
    }

    mutating func snippet(_ directive: Directive) {
        let path = directive.value("path") ?? directive.text ?? ""
        let parts = path.split(separator: "/").dropFirst()
        let fence = "```swift include=\"/\(parts.joined(separator: "/")).swift\""
        report(directive, "snippets of a package are not read", note: "show the file: \(fence)")
    }

    mutating func unknown(_ directive: Directive) {
        write(directive.body)
        let names = Directive.known.union(Directive.ofTutorials).sorted()
        report(
            directive, "unknown directive '@\(directive.name)'",
            note: suggestion(for: directive.name, among: names))
    }

    mutating func report(_ directive: Directive, _ message: String, note: String?) {
        let range = directive.line.place.map { $0.offset..<$0.offset + directive.name.utf8.count + 1 }
        let file = directive.line.place?.file
        problems.append(
            Problem(
                Check.directive.standardSeverity, message, check: .directive, file: file, range: range,
                note: note))
    }
}
