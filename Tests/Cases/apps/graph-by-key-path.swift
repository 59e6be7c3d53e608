func rangeOfRanges<C: Collection>(_ ranges: C) -> Range<Double> where C.Element == Range<Double> {
    guard !ranges.isEmpty else { return 0..<0 }
    let low = ranges.lazy.map { $0.lowerBound }.min()!
    let high = ranges.lazy.map { $0.upperBound }.max()!
    return low..<high
}
func magnitude(of range: Range<Double>) -> Double { range.upperBound - range.lowerBound }
extension Animation { static func ripple(index: Int) -> Animation { Animation.spring(dampingFraction: 0.5).speed(2).delay(0.03 * Double(index)) } }
struct Hike { struct Observation: Hashable { var elevation: Range<Double>; var pace: Range<Double> } ; var observations: [Observation] }
struct GraphCapsule: View, Equatable {
    var index: Int
    var color: Color
    var height: CGFloat
    var range: Range<Double>
    var overallRange: Range<Double>
    var heightRatio: CGFloat { max(CGFloat(magnitude(of: range) / magnitude(of: overallRange)), 0.15) }
    var offsetRatio: CGFloat { CGFloat((range.lowerBound - overallRange.lowerBound) / magnitude(of: overallRange)) }
    var body: some View {
        Capsule().fill(color).frame(height: height * heightRatio).offset(x: 0, y: height * -offsetRatio)
    }
}
struct HikeGraph: View {
    var hike: Hike
    var path: KeyPath<Hike.Observation, Range<Double>>
    var color: Color { switch path { case \.elevation: return .gray; case \.pace: return Color(hue: 0.7, saturation: 0.4, brightness: 0.7); default: return .black } }
    var body: some View {
        let data = hike.observations
        let overallRange = rangeOfRanges(data.lazy.map { $0[keyPath: path] })
        let maxMagnitude = data.map { magnitude(of: $0[keyPath: path]) }.max()!
        let heightRatio = 1 - CGFloat(maxMagnitude / magnitude(of: overallRange))
        return GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: proxy.size.width / 120) {
                ForEach(Array(data.enumerated()), id: \.offset) { index, observation in
                    GraphCapsule(index: index, color: color, height: proxy.size.height, range: observation[keyPath: path], overallRange: overallRange)
                        .animation(.ripple(index: index))
                }
                .offset(x: 0, y: proxy.size.height * heightRatio)
            }
        }
    }
}
HikeGraph(hike: Hike(observations: (0..<12).map { i in .init(elevation: Double(100 + i * 10 % 70)..<Double(180 + i * 17 % 90), pace: 1..<2) }), path: \.elevation).frame(height: 200)
