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
        out.put("<path d=\"")
        var at = 0
        while Double(at) <= width {
            let length = at % 100 == 0 ? 10 : at % 50 == 0 ? 7 : 4
            out.put("M\(points(Double(at) * scale + 0.5)) \(height)v-\(length)")
            at += 10
        }
        out.put("\"/>")
        at = 100
        while Double(at) <= width - 8 {
            // A breakpoint's own number stands there already.
            if !shown.contains(where: { abs($0 - Double(at)) * scale < 20 }) {
                out.put("<text x=\"\(points(Double(at) * scale))\" y=\"\(height - 12)\">\(at)</text>")
            }
            at += 100
        }
        // Numbers that would run into each other leave it to the triangles.
        var free = -Double.infinity
        for breakpoint in shown {
            let x = points(breakpoint * scale)
            out.put("<path class=\"breakpoint\" d=\"M\(x) \(height)l-4 -8h8z\"/>")
            let number = points(breakpoint)
            // Half of the number at some 6 points a digit, and half of a gap.
            let reach = Double(number.utf8.count) * 3 + 3
            guard breakpoint * scale - reach >= free else { continue }
            out.put("<text class=\"breakpoint\" x=\"\(x)\" y=\"9\">\(number)</text>")
            free = breakpoint * scale + reach
        }
        out.put("</svg>\n")
    }
}

/// A length in points with at most two decimals.
func points(_ value: Double) -> String {
    guard value.isFinite else { return "inf" }
    let scaled = (value * 100).rounded()
    let whole = Int(scaled)
    if whole % 100 == 0 { return String(whole / 100) }
    let sign = whole < 0 ? "-" : ""
    let rest = abs(whole) % 100
    let decimals = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0\(rest)" : String(rest))
    return "\(sign)\(abs(whole) / 100).\(decimals)"
}
