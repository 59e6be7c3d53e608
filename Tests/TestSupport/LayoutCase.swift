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
    /// Shapes and words that must be drawn: frames in points, of words from the baseline to the tops of
    /// capitals, an element that is nil may be anything.
    let drawn: [[Double?]]
    /// The device whose screen is the window; the proposal is its size.
    public let device: String?
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
        drawn = (json["drawn"] as? [[Any]] ?? []).map { $0.map(Self.length) }
        device = json["device"] as? String
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
        expected.keys.sorted().compactMap { complaint($0, result) } + missingShapes(in: result)
    }

    private func missingShapes(in result: LayoutResult) -> [String] {
        guard !drawn.isEmpty else { return [] }
        let frames = result.displayList(displayScale: 3).commands.compactMap { command -> [Double]? in
            switch command.operation {
            case .fill(let path, _, _): return numbers(path.boundingRect)
            case .stroke(let path, _, let style):
                return numbers(path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
            case .text(let text):
                let height = text.font.size * capHeight
                return numbers(
                    Rect(x: text.origin.x, y: text.origin.y - height, width: text.width, height: height))
            default: return nil
            }
        }
        return drawn.filter { want in !frames.contains { agrees($0, want) } }
            .map { want in "no shape is drawn at \(words(want)); there are \(frames)" }
    }

    /// Of the system font, in units of its size: words count as far as their capitals reach.
    private var capHeight: Double { 1443.0 / 2048 }

    private func numbers(_ box: Rect) -> [Double] { [box.minX, box.minY, box.width, box.height] }

    private func agrees(_ have: [Double], _ want: [Double?]) -> Bool {
        zip(have, want).allSatisfy { have, want in
            guard let want else { return true }
            return have == want || abs(have - want) <= tolerance
        }
    }

    private func words(_ frame: [Double?]) -> [String] { frame.map { $0.map { "\($0)" } ?? "_" } }

    private func complaint(_ key: String, _ result: LayoutResult) -> String? {
        let found = key == "root" ? result.root : result.root.first(identifier: key)
        guard let want = expected[key]! else { return found == nil ? nil : "\(key) should not be there" }
        guard let frame = found?.frame else { return "\(key) is missing" }
        let size = [frame.width, frame.height]
        let have = key == "root" ? size : [frame.minX, frame.minY] + size
        return agrees(have, want) ? nil : "\(key) is \(have), not \(words(want))"
    }
}
