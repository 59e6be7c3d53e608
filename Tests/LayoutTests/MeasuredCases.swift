import Foundation
import Graphics
import Testing

@testable import Layout

/// One of the measured cases: a snippet, a proposal, and the frames that must come out.
struct MeasuredCase: CustomTestStringConvertible {
    let area: String
    let id: String
    let platform: String
    let snippet: String
    let proposal: ProposedViewSize
    let expected: [String: [Double?]?]
    let tolerance: Double

    var testDescription: String { "\(area)/\(id)" }

    static let all: [MeasuredCase] = load()

    private static func load() -> [MeasuredCase] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Cases/layout/measured").standardized
        let files = try! FileManager.default.contentsOfDirectory(atPath: folder.path)
        return files.filter { $0.hasSuffix(".json") }.sorted().flatMap { name in
            let data = try! Data(contentsOf: folder.appending(path: name))
            return (try! JSONSerialization.jsonObject(with: data) as! [[String: Any]]).map(read)
        }
    }

    private static func read(_ json: [String: Any]) -> MeasuredCase {
        MeasuredCase(
            area: json["area"] as! String, id: json["id"] as! String, platform: json["platform"] as! String,
            snippet: json["snippet"] as! String,
            proposal: ProposedViewSize(width: length(json["width"]), height: length(json["height"])),
            expected: (json["expect"] as! [String: Any]).mapValues { ($0 as? [Any])?.map(length) },
            tolerance: json["tolerance"] as! Double)
    }

    private static func length(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? String).map { _ in .infinity }
    }

    /// What is wrong with a layout, in words; empty if it is as expected.
    func complaints(_ result: LayoutResult) -> [String] {
        expected.keys.sorted().compactMap { key in
            let found = key == "root" ? result.root : result.root.first(identifier: key)
            guard let want = expected[key]! else {
                return found == nil ? nil : "\(key) should not be there"
            }
            guard let frame = found?.frame else { return "\(key) is missing" }
            let have =
                key == "root"
                ? [frame.width, frame.height] : [frame.minX, frame.minY, frame.width, frame.height]
            let agrees = zip(have, want).allSatisfy { have, want in
                guard let want else { return true }
                return have == want || abs(have - want) <= tolerance
            }
            return agrees ? nil : "\(key) is \(have), not \(want.map { $0.map { "\($0)" } ?? "_" })"
        }
    }
}
