import Mustache
import Syntax

/// A container that the site has of its own: `Site/containers/video.mustache` is what `::: video` writes.
struct ContainerTemplate: Sendable {
    let name: String
    private(set) var attributes: [ContainerAttribute] = []
    /// Whether it stands around text of the page, up to a line `:::`; it stands alone without `{{{body}}}`.
    let hasBody: Bool
    /// Whether it shows a title.
    let hasTitle: Bool
    private let template: MustacheTemplate

    /// Where the text of the page goes; nothing else writes this sign.
    private static let bodyMark = "\u{E002}"

    /// Reads a file and says what is wrong with it.
    init?(_ name: String, _ source: SourceFile, _ problems: inout [Problem]) {
        func report(_ fault: ContainerFault) {
            problems.append(
                Problem(.error, fault.message, file: source, range: fault.range, note: fault.note))
        }
        guard let template = TemplateReading.template(source, &problems) else { return nil }
        self.name = name
        self.template = template
        let tags = MustacheTag.all(in: source)
        hasBody = tags.contains { $0.name == "body" }
        hasTitle = tags.contains { $0.name == "title" }
        for line in Self.declarations(source) {
            switch ContainerAttribute.read(source, line) {
            case .success(let attribute):
                if attributes.contains(where: { $0.name == attribute.name }) {
                    report(ContainerFault("'\(attribute.name)' is declared twice", line))
                }
                attributes.append(attribute)
            case .failure(let fault): report(fault)
            }
        }
        for fault in Self.faults(tags, attributes) { report(fault) }
    }

    func attribute(_ name: String) -> ContainerAttribute? { attributes.first { $0.name == name } }

    /// What stands before the text of the page, and what behind it.
    func write(_ values: [String: Any]) -> (opening: Bytes, closing: Bytes) {
        var values = values
        values["body"] = Self.bodyMark
        let html = Bytes(template.render(values).utf8)
        guard let mark = html.firstRange(of: Bytes(Self.bodyMark.utf8)) else { return (html, []) }
        return (Bytes(html[..<mark.lowerBound]), Bytes(html[mark.upperBound...]))
    }

    /// The lines of the comment that the file begins with.
    private static func declarations(_ file: SourceFile) -> [Range<Int>] {
        let start = file.bytes.firstIndex { !$0.isSpace } ?? file.bytes.count
        guard file.bytes[start...].starts(with: "{{!".utf8),
            let end = file.find("}}".utf8, in: start..<file.bytes.count)
        else { return [] }
        return file.bytes[(start + 3)..<end].split(separator: UInt8(ascii: "\n")).map(\.trimmed.indices)
            .filter { !$0.isEmpty }
    }

    /// Tags that name nothing. Between those of a section of rows, names are those of columns.
    private static func faults(_ tags: [MustacheTag], _ attributes: [ContainerAttribute]) -> [ContainerFault]
    {
        let known = ContainerAttribute.reserved + attributes.map(\.name)
        let hasRows = attributes.contains { $0.kind == .data }
        var faults = tags.filter(\.isPartial).map {
            ContainerFault("a container's file takes in no other template", $0.range)
        }
        for tag in tags where !tag.isPartial && !hasRows && !known.contains(tag.name) {
            faults.append(
                ContainerFault(
                    "no attribute is called '\(tag.name)'", tag.range, proposal(for: tag.name, among: known)))
        }
        if let second = tags.filter({ $0.name == "body" }).dropFirst().first {
            faults.append(ContainerFault("the text of the page goes into one place", second.range))
        }
        return faults
    }
}
