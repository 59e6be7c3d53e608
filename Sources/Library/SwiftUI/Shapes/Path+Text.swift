extension Path {
    /// Reads what `description` writes: numbers, then the letters of what they are for.
    public init?(_ string: String) {
        var path = Path(), numbers: [CGFloat] = []
        for word in string.split(separator: " ") {
            if let number = Double(String(word)) {
                numbers.append(CGFloat(number))
                continue
            }
            guard path._add(String(word), numbers) else { return nil }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }

    private mutating func _add(_ command: String, _ n: [CGFloat]) -> Bool {
        switch (command, n.count) {
        case ("m", 2): move(to: CGPoint(x: n[0], y: n[1]))
        case ("l", 2): addLine(to: CGPoint(x: n[0], y: n[1]))
        case ("q", 4): addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
        case ("c", 6):
            addCurve(
                to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
                control2: CGPoint(x: n[2], y: n[3]))
        case ("h", 0): closeSubpath()
        case ("re", 4): addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        default: return false
        }
        return true
    }
}

/// Core Graphics' initializers, which take a transform.
extension Path {
    public init(rect: CGRect, transform: CGAffineTransform?) {
        self = Path(rect).applying(transform ?? .identity)
    }

    public init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
        self = Path(ellipseIn: rect).applying(transform ?? .identity)
    }

    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?
    ) {
        self = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
            .applying(transform ?? .identity)
    }
}
