/// An attribute that a preview fence may have.
struct SnippetAttributeRow: Sendable {
    var name: String
    /// Nil for a word without a value, or with one that may be left out.
    var readValue: (@Sendable (inout SnippetAttributeReader, FenceInfo.Item, String) -> Void)?
    var readWord: (@Sendable (inout SnippetAttributeReader, FenceInfo.Item) -> Void)?

    /// An attribute that needs a value.
    static func value(
        _ name: String,
        _ read: @escaping @Sendable (inout SnippetAttributeReader, FenceInfo.Item, String) -> Void
    ) -> Self { Self(name: name, readValue: read) }

    /// An attribute that may be a word alone.
    static func word(
        _ name: String, _ read: @escaping @Sendable (inout SnippetAttributeReader, FenceInfo.Item) -> Void
    ) -> Self { Self(name: name, readWord: read) }

    /// All of them, in the order in which they are told: a new attribute is a row here and a property of
    /// `SnippetAttributes`.
    static let all: [SnippetAttributeRow] = [
        .value("preview") { $0.attributes.preview = ($2, $1.valueRange) },
        // What is included is read with the fence.
        .value("include") { _, _, _ in },
        .value("region") { _, _, _ in },
        .word("optional") { $0.readOptional($1) },
        .word("surroundings") { $0.attributes.showsSurroundings = $0.flag($1) },
        .value("code") { $0.attributes.showsCode = $0.word($1, $2, ["shown", "hidden"]) != "hidden" },
        .value("id") { $0.attributes.id = $0.identifier($1, $2) },
        .value("widths") { reader, item, _ in reader.attributes.widths = reader.points(item) },
        .value("height") { reader, item, _ in reader.attributes.height = reader.height(item) },
        .value("device") { reader, item, _ in reader.readDevices(item) },
        .value("platform") { $0.attributes.platform = $0.word($1, $2, SnippetAttributes.platforms) },
        .value("typeSize") { reader, item, _ in reader.readTypeSizes(item) },
        .value("scheme") { $0.attributes.scheme = $0.choice($1.valueRange, $2, $1.name) },
        .value("direction") { $0.attributes.direction = $0.choice($1.valueRange, $2, $1.name) },
        .value("locale") { $0.readLocale($1, $2) },
        .value("strings") { reader, _, value in reader.attributes.strings = value },
        .value("show") { ($0.attributes.show, $0.attributes.showOffset) = ($2, $1.valueRange.lowerBound) },
        .value("uses") { reader, item, _ in
            reader.attributes.uses = reader.words(item).map { ($0.text, $0.range) }
        },
        .value("role") { $0.attributes.role = $0.choice($1.valueRange, $2, $1.name) ?? .preview },
        .value("file") { reader, _, value in reader.attributes.file = value },
        .value("caption") { reader, _, value in reader.attributes.caption = value },
        .value("steps") { reader, item, _ in reader.attributes.steps = reader.parts(item) },
        .word("error") { ($0.attributes.isError, $0.attributes.expectedError) = (true, $1.value) },
        .value("lint") { $0.attributes.expectedLint = $0.word($1, $2, SnippetAttributes.lintNames) },
        .value("allow") { reader, item, _ in reader.allow(item) },
        .value("badge") { $0.readBadge($1, $2) },
        .value("forms") { reader, item, _ in reader.readForms(item) },
        .word("explain") {
            $0.attributes.explained = $1.value == nil ? [] : $0.words($1).map { ($0.text, $0.range) }
        },
        .word("outline") { $0.readOutline($1) },
        .value("same-as") { $0.attributes.sameAs = ($2, $1.valueRange) },
    ]
}
