import Previews

/// A ruler in points: ticks each 10, longer ones each 50, numbers each 100, a small triangle where a text
/// wraps; under it a track of what is chosen, with the widths at which that changes. The live page draws the
/// same (`ruler.js`).
struct Ruler {
    let width: Double
    let breakpoints: [Double]
    let bands: [ChoiceBand]
    /// What a point is on the page. The numbers keep their size.
    var scale = 1.0

    /// Where the ticks stand, and how far down the track reaches.
    private static let base = 22.0, trackTop = 26.0, trackBottom = 40.0

    func write(into out: inout Bytes) {
        let height = bands.isEmpty ? Self.base : Self.trackBottom
        out.put(
            "<svg class=\"ruler\" aria-hidden=\"true\" width=\"\(points(width * scale))\" height=\"\(points(height))\">"
        )
        writeTicks(into: &out)
        writeTriangles(into: &out)
        writeTrack(into: &out)
        writeNumbers(into: &out)
        out.put("</svg>\n")
    }

    /// A dashed line as thick as the ticks are long says in one element where all of them stand.
    private func writeTicks(into out: inout Bytes) {
        let end = points(width * scale + 1)
        for (distance, length) in [(10.0, 4.0), (50, 7), (100, 10)] where distance <= max(width, 10) {
            out.put(
                "<path d=\"M0 \(points(Self.base - length / 2))H\(end)\" stroke-width=\"\(points(length))\"")
            out.put(" stroke-dasharray=\"1 \(points(distance * scale - 1))\"/>")
        }
    }

    /// The breakpoints at which no choice changes. Their numbers are told to whoever points at them.
    private func writeTriangles(into out: inout Bytes) {
        for width in fine {
            out.put(
                "<path class=\"breakpoint\" d=\"M\(points(width * scale)) 22l-3 -6h6z\"><title>\(points(width))</title></path>"
            )
        }
    }

    private func writeTrack(into out: inout Bytes) {
        for (index, band) in bands.enumerated() where band.from < width {
            let (from, end) = (band.from, min(width, index + 1 < bands.count ? bands[index + 1].from : width))
            let kind = index % 2 == 0 ? "band" : "band odd"
            out.put(
                "<path class=\"\(kind)\" d=\"M\(points(from * scale)) \(points(Self.trackTop))H\(points(end * scale))V\(points(Self.trackBottom))"
            )
            out.put(
                "H\(points(from * scale))z\"><title>\(band.label): \(points(from)) – \(points(end))</title></path>"
            )
            if index > 0 {
                out.put(
                    "<path class=\"change\" d=\"M\(points(from * scale)) 12V\(points(Self.trackBottom))\"/>")
            }
            guard RulerNumbers.length(of: band.label) < (end - from) * scale else { continue }
            out.put(
                "<text class=\"chosen-band\(end < width ? "" : " now")\" x=\"\(points((from + end) / 2 * scale))\" y=\"37\">\(band.label)</text>"
            )
        }
    }

    /// The widths at which a choice changes come first; where nothing is chosen, those at which a text wraps.
    /// The hundreds take what is left.
    private func writeNumbers(into out: inout Bytes) {
        var numbers = RulerNumbers()
        for band in bands.dropFirst() where band.from <= width {
            numbers.place(points(band.from), at: band.from * scale, isShifted: true, "change")
        }
        if bands.isEmpty {
            for width in fine { numbers.place(points(width.rounded(.up)), at: width * scale, "breakpoint") }
        }
        var hundred = 100.0
        while hundred <= width - 8 {
            numbers.place(points(hundred), at: hundred * scale, "")
            hundred += 100
        }
        for number in numbers.all {
            out.put(
                "<text\(number.kind.isEmpty ? "" : " class=\"\(number.kind)\"") x=\"\(points(number.middle))\" y=\"10\">\(number.text)</text>"
            )
        }
    }

    private var fine: [Double] {
        breakpoints.filter { at in at > 0 && at <= width && !bands.contains { abs($0.from - at) < 0.001 } }
            .sorted()
    }
}

/// Numbers in a row, none over another.
struct RulerNumbers {
    private(set) var all: [(text: String, middle: Double, kind: String)] = []

    /// How long a number is, with a gap, at some 6 pixels a digit.
    static func length(of text: String) -> Double { Double(text.utf8.count) * 6 + 6 }

    /// Puts a number over its place where there is room. One that may be shifted stands beside its place
    /// otherwise.
    mutating func place(_ text: String, at place: Double, isShifted: Bool = false, _ kind: String) {
        let half = Self.length(of: text) / 2
        let places = isShifted ? [place, max(place - half, half), place + half] : [place]
        func isFree(_ middle: Double) -> Bool {
            all.allSatisfy { abs($0.middle - middle) >= half + Self.length(of: $0.text) / 2 }
        }
        if let free = places.first(where: isFree) { all.append((text, free, kind)) }
    }
}

/// A length in points with at most two decimals.
public func points(_ value: Double) -> String {
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
