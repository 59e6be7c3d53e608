import Syntax

/// The containers that a site has of its own, by name.
struct SiteContainers: Sendable {
    private var templates: [String: ContainerTemplate] = [:]
    private(set) var problems: [Problem] = []
    /// All of it as one number, to tell whether it has changed.
    private(set) var fingerprint: UInt64 = 0

    init() {}

    init(_ site: [InputFile]) {
        for file in site where Self.isContainer(file.path) {
            fingerprint = contentHash(
                file.bytes, seed: contentHash(Bytes(file.path.utf8), seed: fingerprint))
            add(SourceFile(path: "Site/" + file.path, bytes: file.bytes), String(file.path.dropFirst(11)))
        }
    }

    /// Whether a file of the site's folder belongs to a container, which is not published.
    static func isContainer(_ path: String) -> Bool { path.hasPrefix("containers/") }

    subscript(name: String) -> ContainerTemplate? { templates[name] }

    var names: [String] { templates.keys.sorted() }

    private mutating func add(_ source: SourceFile, _ file: String) {
        func refuse(_ message: String) {
            problems.append(Problem(.error, message, file: source, range: 0..<0))
        }
        guard file.hasSuffix(".mustache") else {
            return refuse("the name of a container's file ends in '.mustache'")
        }
        let name = String(file.dropLast(9))
        guard ContainerAttribute.isName(name) else {
            return refuse("'\(name)' is no name of a container: write letters, digits and hyphens")
        }
        guard !MarkdownRenderer.containerNames.contains(name) else {
            return refuse("'\(name)' is a container of Galley's own")
        }
        templates[name] = ContainerTemplate(name, source, &problems)
    }
}
