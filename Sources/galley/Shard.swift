import ArgumentParser
import Foundation
import SiteGenerator

/// A part of a site's previews, for one of several machines: `3/8`.
struct Shard: ExpressibleByArgument {
    let number: Int
    let count: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard parts.count == 2, parts[1] >= 1, parts[1] <= 10_000, (1...parts[1]).contains(parts[0]) else {
            return nil
        }
        (number, count) = (parts[0], parts[1])
    }

    init(number: Int, count: Int) {
        (self.number, self.count) = (number, count)
    }

    /// Whether a preview is of this part; of each preview one part says so.
    func holds(_ mark: UInt64) -> Bool { Int(mark % UInt64(count)) == number - 1 }

    var fileName: String { "\(number)-of-\(count).galley" }
}

/// What one machine made of its part: a line that says of which site and which part it is, then the results.
struct ShardFile {
    static func write(_ results: Bytes, _ shard: Shard, of site: UInt64, in folder: String)
        throws(SystemFailure)
    {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw SystemFailure("cannot make folder '\(folder)'")
        }
        try OutputFolder.write(
            Bytes("galley shard \(shard.number) \(shard.count) \(site)\n".utf8) + results,
            to: folder + "/" + shard.fileName)
    }

    /// The results of all parts; fails when one is missing, is cut, or is of another site.
    static func merged(_ folder: String, of site: UInt64) throws(SystemFailure) -> [Bytes] {
        var problems: [Problem] = []
        let files = SiteFolder.files(in: folder, where: { $0.hasSuffix(".galley") }, &problems)
        guard let count = files.compactMap({ Self.read($0.bytes)?.shard.count }).max() else {
            throw SystemFailure(
                saying: "no parts of a site in '\(folder)': 'galley build --shard 1/4' writes one")
        }
        var parts = [Bytes?](repeating: nil, count: count)
        for file in files {
            guard let (shard, key, results) = read(file.bytes) else {
                throw SystemFailure(saying: "'\(folder)/\(file.path)' is damaged")
            }
            guard shard.count == count else {
                throw SystemFailure(saying: "'\(folder)' holds parts of \(count) and of \(shard.count)")
            }
            guard key == site else {
                throw SystemFailure(
                    saying:
                        "part \(shard.number) of \(count) is of another state of the site, or made by another galley"
                )
            }
            parts[shard.number - 1] = results
        }
        let missing = parts.indices.filter { parts[$0] == nil }.map { String($0 + 1) }
        guard missing.isEmpty else {
            throw SystemFailure(
                saying:
                    "part\(missing.count == 1 ? "" : "s") \(missing.joined(separator: ", ")) of \(count) \(missing.count == 1 ? "is" : "are") missing in '\(folder)'"
            )
        }
        return parts.compactMap(\.self)
    }

    private static func read(_ bytes: Bytes) -> (shard: Shard, site: UInt64, results: Bytes)? {
        guard let end = bytes.firstIndex(of: 10) else { return nil }
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        guard words.count == 5, words[0] == "galley", words[1] == "shard",
            let shard = Shard(argument: "\(words[2])/\(words[3])"),
            let site = UInt64(words[4]), PreviewMemory.isWhole(Bytes(bytes[(end + 1)...]))
        else { return nil }
        return (shard, site, Bytes(bytes[(end + 1)...]))
    }
}
