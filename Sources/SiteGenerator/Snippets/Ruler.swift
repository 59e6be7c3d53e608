/// A ruler in points: ticks each 10, longer ones each 50, numbers each 100, a triangle at each breakpoint.
struct Ruler {
    let width: Double
    let breakpoints: [Double]
    /// What a point is on the page. The numbers keep their size.
    var scale = 1.0

    func write(into out: inout Bytes) {
        let shown = breakpoints.filter { $0 > 0 && $0 <= width }.sorted()
        let height = shown.isEmpty ? 22 : 34
        out.put("<svg class=\"ruler\" aria-hidden=\"true\" width=\"\(points(width * scale))\" height=\"\(height)\">")
        writeTicks(height, into: &out)
        var at = 100
        while Double(at) <= min(width, 100_000) - 8 {
            // A breakpoint's own number stands there already.
            if !shown.contains(where: { abs($0 - Double(at)) * scale < 20 }) {
                out.put("<text x=\"\(points(Double(at) * scale))\" y=\"\(height - 12)\">\(at)</text>")
            }
            at += 100
        }
        writeBreakpoints(shown, height, into: &out)
        out.put("</svg>\n")
    }

    /// A dashed line as thick as the ticks are long says in one element where all of them stand.
    private func writeTicks(_ height: Int, into out: inout Bytes) {
        let end = points(width * scale + 1)
        for (distance, length) in [(10.0, 4.0), (50, 7), (100, 10)] where distance <= max(width, 10) {
            out.put("<path d=\"M0 \(points(Double(height) - length / 2))H\(end)\" stroke-width=\"\(points(length))\"")
            out.put(" stroke-dasharray=\"1 \(points(distance * scale - 1))\"/>")
        }
    }

    /// Numbers that would run into each other leave it to the triangles.
    private func writeBreakpoints(_ shown: [Double], _ height: Int, into out: inout Bytes) {
        guard !shown.isEmpty else { return }
        let triangles = shown.map { "M\(points($0 * scale)) \(height)l-4 -8h8z" }.joined()
        out.put("<path class=\"breakpoint\" d=\"\(triangles)\"/>")
        var free = -Double.infinity
        for breakpoint in shown {
            let number = points(breakpoint)
            // Half of the number at some 6 points a digit, and half of a gap.
            let reach = Double(number.utf8.count) * 3 + 3
            guard breakpoint * scale - reach >= free else { continue }
            out.put("<text class=\"breakpoint\" x=\"\(points(breakpoint * scale))\" y=\"9\">\(number)</text>")
            free = breakpoint * scale + reach
        }
    }
}

/// A length in points with at most two decimals.
func points(_ value: Double) -> String {
    guard value.isFinite else { return "inf" }
    // No page is so long that more digits would matter, and no integer holds them.
    let scaled = max(-1e17, min(1e17, (value * 100).rounded()))
    let whole = Int(scaled)
    if whole % 100 == 0 { return String(whole / 100) }
    let sign = whole < 0 ? "-" : ""
    let rest = abs(whole) % 100
    let decimals = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0\(rest)" : String(rest))
    return "\(sign)\(abs(whole) / 100).\(decimals)"
}
