struct CGPoint: Hashable, Codable, Sendable {
    var x: CGFloat
    var y: CGFloat

    init() {
        x = 0
        y = 0
    }

    init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    static let zero = CGPoint(x: 0, y: 0)

    func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGPoint {
    init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
}

extension CGSize {
    init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
}

extension CGVector {
    init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGRect {
    init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }
}

extension CGPoint: CustomDebugStringConvertible { var debugDescription: String { "(\(x), \(y))" } }

extension CGSize: CustomDebugStringConvertible { var debugDescription: String { "(\(width), \(height))" } }

extension CGRect: CustomDebugStringConvertible {
    var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

struct CGSize: Hashable, Codable, Sendable {
    var width: CGFloat
    var height: CGFloat

    init() {
        width = 0
        height = 0
    }

    init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    static let zero = CGSize(width: 0, height: 0)

    func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

struct CGVector: Hashable, Codable, Sendable {
    var dx: CGFloat
    var dy: CGFloat

    init() {
        dx = 0
        dy = 0
    }

    init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    static let zero = CGVector(dx: 0, dy: 0)
}

struct CGRect: Hashable, Codable, Sendable {
    var origin: CGPoint
    var size: CGSize

    init() {
        origin = CGPoint()
        size = CGSize()
    }

    init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }

    static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
    static let null = CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0)

    static let infinite = CGRect(
        x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    var isNull: Bool { origin.x == CGFloat.infinity || origin.y == CGFloat.infinity }
    var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    var isInfinite: Bool { self == CGRect.infinite }
    var minX: CGFloat { min(origin.x, origin.x + size.width) }
    var midX: CGFloat { origin.x + size.width / 2 }
    var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    var minY: CGFloat { min(origin.y, origin.y + size.height) }
    var midY: CGFloat { origin.y + size.height / 2 }
    var maxY: CGFloat { max(origin.y, origin.y + size.height) }
    var width: CGFloat { abs(size.width) }
    var height: CGFloat { abs(size.height) }
    var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

    var integral: CGRect {
        let x = minX.rounded(.down)
        let y = minY.rounded(.down)
        return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
    }
}

extension CGRect {
    func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        let inset = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return inset.size.width < 0 || inset.size.height < 0 ? CGRect.null : inset
    }

    func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    func contains(_ rect2: CGRect) -> Bool {
        rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
    }

    func intersects(_ rect2: CGRect) -> Bool {
        rect2.minX < maxX && rect2.maxX > minX && rect2.minY < maxY && rect2.maxY > minY
    }

    func intersection(_ r2: CGRect) -> CGRect {
        let x = max(minX, r2.minX)
        let y = max(minY, r2.minY)
        let right = min(maxX, r2.maxX)
        let bottom = min(maxY, r2.maxY)
        return right < x || bottom < y
            ? CGRect.null : CGRect(x: x, y: y, width: right - x, height: bottom - y)
    }

    func union(_ r2: CGRect) -> CGRect {
        if isNull { return r2 }
        if r2.isNull { return self }
        let x = min(minX, r2.minX)
        let y = min(minY, r2.minY)
        return CGRect(x: x, y: y, width: max(maxX, r2.maxX) - x, height: max(maxY, r2.maxY) - y)
    }
}

struct CGAffineTransform: Hashable, Codable, Sendable {
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
    var tx: CGFloat
    var ty: CGFloat

    init() {
        a = 1
        b = 0
        c = 0
        d = 1
        tx = 0
        ty = 0
    }

    init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    init(translationX tx: CGFloat, y ty: CGFloat) {
        a = 1
        b = 0
        c = 0
        d = 1
        self.tx = tx
        self.ty = ty
    }

    init(scaleX sx: CGFloat, y sy: CGFloat) {
        a = sx
        b = 0
        c = 0
        d = sy
        tx = 0
        ty = 0
    }

    init(rotationAngle angle: CGFloat) {
        a = cos(angle)
        b = sin(angle)
        c = -sin(angle)
        d = cos(angle)
        tx = 0
        ty = 0
    }

    static let identity = CGAffineTransform()
    var isIdentity: Bool { self == CGAffineTransform.identity }

    func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        if determinant == 0 { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGRect {
    /// The smallest rectangle that holds the four corners after the transform.
    func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let xs = corners.map { $0.x }, ys = corners.map { $0.y }
        let left = xs.min()!, top = ys.min()!
        return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
    }
}
