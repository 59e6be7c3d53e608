/// `versions: {from: tags}`: the site's older versions are the tags of its repository.
public struct TagVersions: Sendable, Equatable {
    /// What git matches the names of tags with.
    public var pattern: String?
    /// How many are published, the newest first.
    public var count: Int

    static let standardCount = 5

    /// Nothing where `versions` lists addresses instead.
    init?(_ fields: inout YAMLFields) {
        guard fields.node("versions")?.mapping != nil, var own = fields.nested("versions"),
            own.names.contains("from")
        else { return nil }
        _ = own.word("from", among: ["tags"])
        pattern = own.string("match")
        count = TagVersions.standardCount
        if let number = own.number("keep"), let node = own.node("keep") {
            count = Int(number.clamped(to: 0...1000))
            if Double(count) != number || count == 0 {
                own.wrong("keep", node, "a number of versions from 1 on")
            }
        }
        fields.absorb(own)
    }
}

/// A site that is built as one of several versions: what the shell knows and the settings do not say.
public struct SiteVersion: Sendable {
    public var name: String
    /// All versions with their addresses, from the top of this one, the newest first.
    public var all: [(name: String, address: String)]
    /// The name and address of the newest one; nothing on the newest itself.
    public var newest: (name: String, address: String)?
    /// Where it is published below the site: `1.4/`.
    public var folder: String

    public init(
        name: String, all: [(name: String, address: String)], newest: (name: String, address: String)?,
        folder: String
    ) {
        (self.name, self.all, self.newest, self.folder) = (name, all, newest, folder)
    }
}

extension Settings {
    /// Takes over what stands around this version.
    mutating func apply(_ version: SiteVersion) {
        (self.version, versions) = (version.name, version.all)
        newest = version.newest
        if let url, !version.folder.isEmpty { self.url = url + version.folder }
    }
}
