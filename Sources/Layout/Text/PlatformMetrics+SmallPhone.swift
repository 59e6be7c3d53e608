extension PlatformMetrics {
    /// The first iPhone SE, on whose narrow screen titles are smaller: measured on pictures of iOS 13 to 15
    /// at the standard type size, to about a point; at the others they are taken to be smaller by as much.
    public static let smallPhone: PlatformMetrics = {
        var metrics = iOS26
        metrics.shrink(.largeTitle, by: 4, pitch: 4)
        metrics.shrink(.title, by: 3, pitch: 3)
        metrics.shrink(.title2, by: 2, pitch: 3)
        return metrics
    }()

    private mutating func shrink(_ style: TextStyle, by points: Int, pitch: Int) {
        let index = Int(style.rawValue)
        textStyles[index].sizes = textStyles[index].sizes.map { $0 - points }
        textStyles[index].leadings = textStyles[index].leadings.map { $0 - pitch }
    }
}
