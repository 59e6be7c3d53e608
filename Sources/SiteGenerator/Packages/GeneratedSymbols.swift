import Foundation

/// What Xcode makes of a module's asset catalogues beside its sources: each color as a member of `Color`, so
/// that `Color.brand` and `.foregroundStyle(.brand)` name it. What a file declares itself, and SwiftUI's own
/// colors, stay as they are.
public enum GeneratedSymbols {
    static let fileName = "GeneratedAssetSymbols.swift"

    /// Whether a file tells what a catalogue holds.
    public static func isContents(_ path: String) -> Bool {
        path.contains(".xcassets/") && path.hasSuffix("/Contents.json")
    }

    /// - Parameters:
    ///   - contents: the files that tell what catalogues hold.
    ///   - sources: the module's own.
    public static func file(_ contents: [InputFile], besides sources: [InputFile]) -> InputFile? {
        let names = colors(contents)
        guard !names.isEmpty else { return nil }
        let taken = sources.reduce(into: swiftUIsOwn) { $0.formUnion(members(in: $1.bytes)) }
        let free = names.filter { !taken.contains($0) }
        guard !free.isEmpty else { return nil }
        let lines = free.map { "    static var \($0): Color { Color(.\($0)) }\n" }.joined()
        let text =
            "import SwiftUI\n\nextension Color {\n\(lines)}\n\nextension ShapeStyle where Self == Color {\n\(lines)}\n"
        return InputFile(path: fileName, bytes: Bytes(text.utf8))
    }

    /// The symbols of colors that stand in no namespace, sorted.
    private static func colors(_ contents: [InputFile]) -> [String] {
        let spaces = contents.filter { $0.bytes.text.contains(/"provides-namespace"\s*:\s*true/) }.map {
            SitePath.folder($0.path) + "/"
        }
        let sets = contents.map { SitePath.folder($0.path) }.filter { path in
            path.hasSuffix(".colorset") && !spaces.contains { path.hasPrefix($0) }
        }
        let names = sets.map {
            AssetSymbol.name(of: SitePath.withoutExtension(SitePath.name($0)), without: "Color")
        }
        return Set(names).filter { $0.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil }.sorted()
    }

    /// What a file may declare as a static member of some type, by its words alone.
    private static func members(in source: Bytes) -> Set<String> {
        var found: Set<String> = []
        source.withUnsafeBufferPointer { text in
            let word = Bytes("static ".utf8)
            word.withUnsafeBufferPointer { word in
                var at = 0
                while let next = ByteSpan(rebasing: text[at...]).first(word) {
                    at += next + word.count
                    let words = text[at...].prefix(200).split(maxSplits: 2) {
                        !($0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") || $0 >= 0x80)
                    }
                    if words.count > 1 { found.insert(String(decoding: words[1], as: UTF8.self)) }
                }
            }
        }
        return found
    }

    private static let swiftUIsOwn: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
        "brown", "white", "gray",
        "black", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary", "accent",
        "accentColor", "tint", "foreground",
        "background", "separator", "placeholder", "link", "fill", "selection", "windowBackground",
    ]
}
