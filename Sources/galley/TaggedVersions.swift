import Foundation
import SiteGenerator

/// The tags of the repository that are versions, the newest first.
struct TaggedVersions {
    struct Tag: Equatable {
        /// As the menu and the address have it: `1.4` for `v1.4`.
        var name: String
        var tag: String
        var commit: String
    }

    let tags: [Tag]

    init(_ settings: TagVersions) throws(SystemFailure) {
        let form = "--format=%(refname:strip=2)%09%(objectname)%09%(*objectname)"
        guard let output = Git.output(["tag", "--list", form] + (settings.pattern.map { ["--", $0] } ?? []))
        else {
            throw SystemFailure(
                saying: "'versions: {from: tags}' asks for the tags of a repository, and git finds none here")
        }
        let all = output.split(separator: "\n").compactMap(Self.tag)
        tags = Array(all.sorted { Self.isNewer($0.name, $1.name) }.prefix(settings.count))
    }

    init(tags: [Tag]) { self.tags = tags }

    /// A tag whose name is a version, with or without a `v`.
    private static func tag(_ line: Substring) -> Tag? {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let name = versionName(parts[0]) else { return nil }
        // A tag with a message is an object of its own, which names its commit.
        return Tag(name: name, tag: parts[0], commit: parts[2].isEmpty ? parts[1] : parts[2])
    }

    static func versionName(_ tag: String) -> String? {
        let name = tag.hasPrefix("v") ? String(tag.dropFirst()) : tag
        return name.wholeMatch(of: /\d{1,9}(\.\d{1,9}){0,3}(-[A-Za-z0-9.-]{1,40})?/) == nil ? nil : name
    }

    /// By numbers, not by letters; a version comes before what was tried on the way to it.
    static func isNewer(_ first: String, _ second: String) -> Bool {
        let (a, b) = (parts(first), parts(second))
        for place in 0..<max(a.numbers.count, b.numbers.count) {
            let (x, y) = (
                place < a.numbers.count ? a.numbers[place] : 0, place < b.numbers.count ? b.numbers[place] : 0
            )
            if x != y { return x > y }
        }
        if a.rest.isEmpty != b.rest.isEmpty { return a.rest.isEmpty }
        return a.rest == b.rest ? first > second : a.rest > b.rest
    }

    private static func parts(_ name: String) -> (numbers: [Int], rest: String) {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        return (parts[0].split(separator: ".").compactMap { Int($0) }, parts.count > 1 ? parts[1] : "")
    }

    /// A text that changes when what is published of them may.
    var mark: String { tags.map { "\($0.name) \($0.commit)" }.joined(separator: "\n") }

    /// What the menu of a version leads to, the present site's own name first.
    func menu(of current: String, from tag: Tag?) -> [(name: String, address: String)] {
        let up = tag == nil ? "./" : "../"
        return [(current, up)] + tags.map { ($0.name, "\(up)\($0.name)/") }
    }

    /// The present site as one of the versions.
    func present(_ current: String) -> SiteVersion {
        SiteVersion(name: current, all: menu(of: current, from: nil), newest: nil, folder: "")
    }

    func version(_ tag: Tag, current: String) -> SiteVersion {
        SiteVersion(
            name: tag.name, all: menu(of: current, from: tag), newest: (current, "../"),
            folder: tag.name + "/")
    }
}
