extension ViewSpacing {
    /// What lines of text prefer, and a symbol that stands among them.
    ///
    /// With ascent a, descent d, cap height c, leading l, f = a + d + l and a tenth of f rounded up to a
    /// pixel as t: what is not text stays f + t - a away above, and below as much as the line would need
    /// above its capitals; two texts are apart by the lower one's leading.
    public static func text(
        first: FontMetrics, last: FontMetrics, _ environment: TextEnvironment
    ) -> ViewSpacing {
        let firstPitch = first.ascent + first.descent + first.leading
        let lastPitch = last.ascent + last.descent + last.leading
        let firstTenth = environment.ceilToPixel(0.1 * firstPitch)
        let lastTenth = environment.ceilToPixel(0.1 * lastPitch)
        return .text(
            above: firstPitch + firstTenth - first.ascent,
            below: max(lastPitch + lastTenth - last.capHeight, last.descent + lastTenth),
            toText: environment.ceilToPixel(first.leading))
    }
}
