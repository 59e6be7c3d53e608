/// Frames that differ, as a table that opens.
struct FrameTable {
    let frames: [FrameChange]
    /// More are in `changes.json`.
    private static let most = 100

    func write(into out: inout Bytes) {
        out.put(
            "<details class=\"frame-changes\"><summary>\(frames.count) frame\(frames.count == 1 ? "" : "s")</summary><table><thead>"
        )
        out.put("<tr><th>View<th>Before<th>After<th>Change</thead><tbody>\n")
        for frame in frames.prefix(Self.most) {
            out.put("<tr><td><code>")
            out.putEscaped(frame.number > 1 ? "\(frame.view) \(frame.number)" : frame.view)
            out.put("</code>")
            for cell in [Self.words(frame.before), Self.words(frame.after), Self.change(frame)] {
                out.put("<td>\(cell)")
            }
            out.put("\n")
        }
        out.put("</tbody></table>")
        if frames.count > Self.most {
            out.put("<p>\(frames.count - Self.most) more are in <code>changes.json</code>.</p>")
        }
        out.put("</details>\n")
    }

    private static func words(_ frame: ViewOutline?) -> String {
        frame.map { "\(points($0.x)), \(points($0.y)), \(points($0.width)) × \(points($0.height))" } ?? ""
    }

    private static func change(_ frame: FrameChange) -> String {
        guard let steps = frame.steps else { return frame.before == nil ? "new" : "gone" }
        let parts = [("x", steps.x), ("y", steps.y), ("width", steps.width), ("height", steps.height)]
        return parts.filter { $0.1.magnitude > 0.0015 }.map {
            "\($0.0) \($0.1 > 0 ? "+" : "−")\(points($0.1.magnitude))"
        }.joined(separator: ", ")
    }
}
