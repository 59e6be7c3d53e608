import Graphics

extension ViewSpacing {
    /// What lines of text prefer, and a symbol that stands among them.
    ///
    /// With ascent a, descent d, cap height c and a tenth of a + d rounded up to a pixel as t: what is not text stays
    /// d + t away above, and below as much as the line would need above its capitals; two texts are apart by what the
    /// lower one's font asks for between lines.
    public static func text(
        first: FontMetrics, last: FontMetrics, _ environment: TextEnvironment
    ) -> ViewSpacing {
        let firstTenth = environment.ceilToPixel(0.1 * (first.ascent + first.descent))
        let lastTenth = environment.ceilToPixel(0.1 * (last.ascent + last.descent))
        let below = last.ascent + last.descent + lastTenth - last.capHeight
        return .text(
            above: first.descent + firstTenth, below: max(below, last.descent + lastTenth),
            toText: environment.ceilToPixel(first.leading))
    }
}
