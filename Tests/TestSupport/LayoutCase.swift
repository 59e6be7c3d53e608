import Foundation
import Graphics
import Layout

/// A snippet, a proposal, and the frames that must come out; read from `Tests/Cases/layout`.
public struct LayoutCase: Sendable, CustomStringConvertible {
    public let area: String
    public let id: String
    public let platform: String
    public let snippet: String
    public let proposal: ProposedViewSize
    /// Frames in points by identifier: x, y, width and height, of the root only width and height.
    /// An element that is nil may be anything; a frame that is nil must not be there.
    let expected: [String: [Double?]?]
    /// How far, in points, a number may be off.
    let tolerance: Double

    public var description: String { "\(area)/\(id)" }

    /// The cases of the files in a folder of `Tests/Cases/layout`, in the order of the files' names.
    public static func all(in folder: String) -> [LayoutCase] {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Cases/layout/\(folder)").standardized
        let files = try! FileManager.default.contentsOfDirectory(atPath: url.path)
        return files.filter { $0.hasSuffix(".json") }.sorted().flatMap { name in
            let data = try! Data(contentsOf: url.appending(path: name))
            return (try! JSONSerialization.jsonObject(with: data) as! [[String: Any]]).map(LayoutCase.init)
        }
    }

    private init(_ json: [String: Any]) {
        area = json["area"] as! String
        id = json["id"] as! String
        platform = json["platform"] as! String
        snippet = json["snippet"] as! String
        proposal = ProposedViewSize(width: Self.length(json["width"]), height: Self.length(json["height"]))
        expected = (json["expect"] as! [String: Any]).mapValues { ($0 as? [Any])?.map(Self.length) }
        tolerance = json["tolerance"] as! Double
    }

    /// A number, infinity (written as a word) or, for null, nil.
    private static func length(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? String).map { _ in .infinity }
    }
}

extension LayoutCase {
    /// What is wrong with a layout, in words; empty if it is as expected.
    public func complaints(_ result: LayoutResult) -> [String] {
        expected.keys.sorted().compactMap { complaint($0, result) }
    }

    private func complaint(_ key: String, _ result: LayoutResult) -> String? {
        let found = key == "root" ? result.root : result.root.first(identifier: key)
        guard let want = expected[key]! else { return found == nil ? nil : "\(key) should not be there" }
        guard let frame = found?.frame else { return "\(key) is missing" }
        let size = [frame.width, frame.height]
        let have = key == "root" ? size : [frame.minX, frame.minY] + size
        let agrees = zip(have, want).allSatisfy { have, want in
            guard let want else { return true }
            return have == want || abs(have - want) <= tolerance
        }
        return agrees ? nil : "\(key) is \(have), not \(want.map { $0.map { "\($0)" } ?? "_" })"
    }
}
