import Previews
import Syntax

/// What the previews of each page may name: what lies beside the page, and the folders that `site.yml` names.
struct SiteAssets: Sendable {
    private var byFolder: [String: PreviewResources] = [:]
    private var shared: [PreviewResources] = []
    private(set) var problems: [Problem] = []
    /// The rules for fonts, as the site's style sheet has them, which lies in `assets`.
    private(set) var styles = ""
    /// What has to be published beside the content.
    private(set) var files: [OutputFile] = []

    init() {}

    /// - Parameter folders: of the pages.
    init(content: [InputFile], contentName: String, named: [AssetFolder], folders: some Sequence<String>) {
        for folder in named { if let set = add(AssetReader.read(folder)) { shared.append(set) } }
        let usable = content.filter { AssetFolder.holds($0.path) }
        let beside = Dictionary(grouping: usable) { Self.owner(of: $0.path) }
        for folder in Set(folders).sorted() {
            guard let files = beside[folder] else { continue }
            let set = AssetReader.read(AssetFolder(name: contentName, files: files)) {
                AssetFolder.isInCatalogue($0.path)
                    ? nil : String(decoding: Self.address($0.path), as: UTF8.self)
            }
            byFolder[folder] = add(set)
        }
        var known: Set<String> = []
        files = files.filter { known.insert($0.path).inserted }
    }

    /// The folder that a file lies in; what lies in a catalogue or in a language's folder lies where that
    /// does.
    private static func owner(of path: String) -> String {
        let ends = [".xcassets/", ".lproj/"].compactMap { path.firstRange(of: $0)?.lowerBound }
        guard let end = ends.min() else { return SitePath.folder(path) }
        return SitePath.folder(String(path[..<end]))
    }

    /// A path as a URL; a colon would begin with a scheme.
    private static func address(_ path: String) -> Bytes {
        var out = Bytes()
        for byte in path.utf8 {
            if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "'") {
                out.put("%" + String(byte, radix: 16, uppercase: true))
            } else {
                out.putAddress([byte])
            }
        }
        return out
    }

    private mutating func add(_ set: AssetSet) -> PreviewResources? {
        problems += set.problems
        files += set.files
        styles += set.fontRules { $0.hasPrefix("assets/") ? String($0.dropFirst(7)) : "../" + $0 }
        guard !set.isEmpty else { return nil }
        let key =
            hexadecimal(contentHash(set.text), digits: 8)
            + hexadecimal(contentHash(set.text, seed: 1), digits: 8)
        let resources = PreviewResources(key: key, set.text)
        files.append(OutputFile(path: resources.address, bytes: set.text))
        return resources
    }

    /// What the previews of a page in a folder may name, what is nearest first.
    func sets(of folder: String) -> [PreviewResources] { (byFolder[folder].map { [$0] } ?? []) + shared }
}

extension PreviewResources {
    /// Where the page's engine finds it.
    var address: String { "assets/resources-\(key).txt" }
}
