/// How a path is drawn as a line.
public struct StrokeStyle: Equatable, Sendable {
    public enum LineCap: UInt8, Equatable, Sendable { case butt, round, square }
    public enum LineJoin: UInt8, Equatable, Sendable { case miter, round, bevel }

    /// In points.
    public var lineWidth: Double
    public var lineCap: LineCap
    public var lineJoin: LineJoin
    public var miterLimit: Double
    /// Lengths of painted and unpainted stretches, in turn, in points.
    public var dash: [Double]
    public var dashPhase: Double

    public init(
        lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
