import Previews

/// A ruler in points: ticks each 10, longer ones each 50, numbers each 100. In a row below are the widths at
/// which the picture changes, each a triangle on the ticks with its number; under them a track of what is
/// chosen. The live page draws the same (`ruler.js`).
struct Ruler {
    let width: Double
    let marks: PictureMarks
    /// What a point is on the page. The numbers keep their size.
    var scale = 1.0

    /// Where the ticks are, the numbers of changes, and how far down the track reaches.
    private static let base = 22.0, changes = 35.0, trackTop = 37.0, trackBottom = 51.0

    private var bands: [ChoiceBand] { marks.bands }

    fileprivate var hasMarks: Bool { !bands.isEmpty || !fine.isEmpty }

    func write(into out: inout Bytes) {
        out.put(
            "<svg class=\"ruler\" aria-hidden=\"true\" width=\"\(points(width * scale))\" height=\"\(points(height))\">"
        )
        writeTicks(into: &out)
        writeScale(into: &out)
        writeTrack(into: &out)
        writeChanges(into: &out)
        out.put("</svg>\n")
    }

    var height: Double {
        if !bands.isEmpty { return Self.trackBottom }
        return fine.isEmpty ? Self.base : Self.changes
    }

    /// A dashed line as thick as the ticks are long says in one element where all of them are.
    private func writeTicks(into out: inout Bytes) {
        let end = points(width * scale + 1)
        for (distance, length) in [(10.0, 4.0), (50, 7), (100, 10)] where distance <= max(width, 10) {
            out.put(
                "<path d=\"M0 \(points(Self.base - length / 2))H\(end)\" stroke-width=\"\(points(length))\"")
            out.put(" stroke-dasharray=\"1 \(points(distance * scale - 1))\"/>")
        }
    }

    /// Every hundred, or every second one where they are nearer than their numbers are long.
    private func writeScale(into out: inout Bytes) {
        var numbers = RulerNumbers()
        var hundred = 100.0
        while hundred <= width - 8 {
            _ = numbers.place(points(hundred), at: hundred * scale)
            hundred += 100
        }
        for (text, middle) in numbers.all {
            out.put("<text x=\"\(points(middle))\" y=\"10\">\(text)</text>")
        }
    }

    private func writeTrack(into out: inout Bytes) {
        for (index, band) in bands.enumerated() where band.from < width {
            let next = index + 1 < bands.count ? bands[index + 1].from : .infinity
            let (from, end) = (band.from, min(width, next))
            let last = next > width ? width : Self.firstWhole(from: next) - 1
            let kind = index % 2 == 0 ? "band" : "band odd"
            out.put(
                "<path class=\"\(kind)\" d=\"M\(points(from * scale)) \(points(Self.trackTop))H\(points(end * scale))V\(points(Self.trackBottom))"
            )
            out.put(
                "H\(points(from * scale))z\"><title>\(band.label): \(points(Self.firstWhole(from: from))) – \(points(last))</title></path>"
            )
            if index > 0 {
                out.put(
                    "<path class=\"change\" d=\"M\(points(from * scale)) \(points(Self.trackTop))V\(points(Self.trackBottom))\"/>"
                )
            }
            guard RulerNumbers.length(of: band.label) < (end - from) * scale else { continue }
            out.put(
                "<text class=\"chosen-band\(width < next ? " now" : "")\" x=\"\(points((from + end) / 2 * scale))\" y=\"48\">\(band.label)</text>"
            )
        }
    }

    /// The widths at which a choice changes take their room first. Those that find none are told to whoever
    /// points at their triangle.
    private func writeChanges(into out: inout Bytes) {
        var numbers = RulerNumbers()
        for band in bands.dropFirst() where band.from <= width {
            write(change: band.from, isChoice: true, among: &numbers, into: &out)
        }
        for width in fine { write(change: width, isChoice: false, among: &numbers, into: &out) }
    }

    private func write(
        change: Double, isChoice: Bool, among numbers: inout RulerNumbers, into out: inout Bytes
    ) {
        let (whole, exact) = (points(Self.firstWhole(from: change)), points(change))
        let place = change * scale
        out.put("<g class=\"mark\(isChoice ? " choice" : "")\"><title>\(whole)")
        if whole != exact { out.put(" (\(exact))") }
        out.put("</title><path d=\"M\(points(place)) 22l-3-6h6z\"/>")
        if let middle = numbers.place(whole, at: place, isShifted: isChoice) {
            out.put("<text x=\"\(points(middle))\" y=\"33\">\(whole)</text>")
        }
        out.put("</g>")
    }

    /// The first whole width, as a reader drags it, at which the picture has changed.
    private static func firstWhole(from width: Double) -> Double {
        ((width * 100).rounded() / 100).rounded(.up)
    }

    /// The breakpoints at which no choice changes.
    private var fine: [Double] {
        marks.breakpoints.filter { at in
            at > 0 && at <= width && !bands.contains { abs($0.from - at) < 0.001 }
        }
        .sorted()
    }
}

extension PreviewPicture {
    /// Whether its ruler has anything but the scale.
    var hasMarks: Bool { Ruler(width: width, marks: marks).hasMarks }
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
