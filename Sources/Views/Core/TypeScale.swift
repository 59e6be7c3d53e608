/// How lengths grow with the Dynamic Type size: in the proportion of a text style's own leadings, rounded to
/// the pixel.
enum TypeScale {
    /// Leadings in points per style (in `Font.TextStyle`'s order) at the twelve Dynamic Type sizes, as Apple
    /// publishes them for iOS. UIKit scales by them, not by the font sizes: so its measured answers say.
    private static var leadings: [[Double]] {
        [
            [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
            [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
            [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
            [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
            [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
            [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
            [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
            [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
            [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
            [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 45, 51],
            [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
        ]
    }

    static let body = 6
    private static let standard = 3

    /// A length in points, given for the standard size, at another size.
    static func scaled(_ base: Double, style: Int, size: Int, pixel: Double) -> Double {
        guard style < leadings.count, size != standard, size < leadings[style].count else { return base }
        let factor = leadings[style][size] / leadings[style][standard]
        return (base * factor / pixel).rounded() * pixel
    }
}
