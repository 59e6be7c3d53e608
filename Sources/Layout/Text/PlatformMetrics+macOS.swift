import Graphics

extension PlatformMetrics {
    /// macOS 26, which has no Dynamic Type. Line heights measured; the heights of largeTitle and title2 stand
    /// above those of plain text of the same size.
    public static let macOS26 = PlatformMetrics(
        name: "macOS", displayScale: 2,
        textStyles: [
            // largeTitle
            TextStyleMetrics(sizes: [26], leadings: [32], boldWeight: .bold, extraLineHeight: 1),
            // title
            TextStyleMetrics(sizes: [22], leadings: [26], boldWeight: .bold),
            // title2
            TextStyleMetrics(sizes: [17], leadings: [22], boldWeight: .bold, extraLineHeight: 0.5),
            // title3
            TextStyleMetrics(sizes: [15], leadings: [20]),
            // headline
            TextStyleMetrics(sizes: [13], leadings: [16], weight: .bold, boldWeight: .heavy),
            // body
            TextStyleMetrics(sizes: [13], leadings: [16]),
            // callout
            TextStyleMetrics(sizes: [12], leadings: [15]),
            // subheadline
            TextStyleMetrics(sizes: [11], leadings: [14]),
            // footnote
            TextStyleMetrics(sizes: [10], leadings: [13]),
            // caption
            TextStyleMetrics(sizes: [10], leadings: [13], boldWeight: .medium),
            // caption2
            TextStyleMetrics(sizes: [10], leadings: [13], weight: .medium),
        ],
        ascender: 1980, descender: 432, capHeight: 1443,
        lineHeights: .whole([
            WholeLineHeight(size: 9, height: 11),
            WholeLineHeight(size: 10, height: 13),
            WholeLineHeight(size: 11, height: 14),
            WholeLineHeight(size: 12, height: 15),
            WholeLineHeight(size: 13, height: 16),
            WholeLineHeight(size: 14, height: 17),
            WholeLineHeight(size: 15, height: 19),
            WholeLineHeight(size: 16, height: 19),
            WholeLineHeight(size: 17, height: 20),
            WholeLineHeight(size: 20, height: 24),
            WholeLineHeight(size: 22, height: 26),
            WholeLineHeight(size: 26, height: 30),
            WholeLineHeight(size: 30, height: 35),
        ]))
}
