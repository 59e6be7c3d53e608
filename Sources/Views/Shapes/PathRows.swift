import Graphics
import Interpreter
import Layout
import Syntax

/// `Path` and the methods that draw it.
enum PathRows {
    static var rows: [Declaration] { type + lines + figures + questions }

    private static var type: [Declaration] {
        [
            Declaration("public struct Path: Equatable, Shape, LosslessStringConvertible, Sendable { public init() }") { _ in
                .native(PathValue(Path()))
            },
            Declaration("extension Path { public init(_ callback: (inout Path) -> ()) }") { call in
                .native(PathValue(call.drawn(by: call.nextValue())))
            },
            Declaration("extension Path { public init(_ rect: CGRect) }") { call in .native(PathValue(.rect(call.next()))) },
            Declaration(
                """
                extension Path { public init(roundedRect rect: CGRect, cornerSize: CGSize, \
                style: RoundedCornerStyle = .continuous) }
                """
            ) { call in
                let rect: Rect = call.next()
                let size: Size = call.next()
                return .native(PathValue(.roundedRect(rect, cornerSize: size, style: call.nextCornerStyle())))
            },
            Declaration(
                """
                extension Path { public init(roundedRect rect: CGRect, cornerRadius: CGFloat, \
                style: RoundedCornerStyle = .continuous) }
                """
            ) { call in
                let rect: Rect = call.next()
                let radius: Double = call.next()
                return .native(PathValue(.roundedRect(rect, cornerRadius: radius, style: call.nextCornerStyle())))
            },
            Declaration("extension Path { public init(ellipseIn rect: CGRect) }") { call in
                .native(PathValue(.ellipse(in: call.next())))
            },
            Declaration("public typealias CGPath = Path"),
            Declaration("public typealias CGMutablePath = Path"),
            Declaration("extension Path { public init(_ path: Path) }") { $0.nextValue() },
            Declaration("extension Path { public func path(in rect: CGRect) -> Path }") { $0.receiver },
            Declaration("extension Path { public static func == (lhs: Path, rhs: Path) -> Bool }") { call in
                .bool(call.nextPath() == call.nextPath())
            },
        ]
    }

    private static var lines: [Declaration] {
        [
            method("move(to end: CGPoint)") { path, call in path.move(to: call.next()) },
            method("addLine(to end: CGPoint)") { path, call in path.addLine(to: call.next()) },
            method("addQuadCurve(to end: CGPoint, control: CGPoint)") { path, call in
                let end: Point = call.next()
                path.addQuadCurve(to: end, control: call.next())
            },
            method("addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)") { path, call in
                let end: Point = call.next()
                let first: Point = call.next()
                path.addCurve(to: end, control1: first, control2: call.next())
            },
            method("closeSubpath()") { path, _ in path.closeSubpath() },
            method("addLines(_ lines: [CGPoint])") { path, call in path.addLines(call.nextList().map { Point($0) }) },
            method("addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, "
                + "transform: CGAffineTransform = .identity)") { path, call in
                let center: Point = call.next()
                let radius: Double = call.next()
                let start = call.nextRadians()
                let end = call.nextRadians()
                path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: call.next())
            },
            method("addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, "
                + "transform: CGAffineTransform = .identity)") { path, call in
                let center: Point = call.next()
                let radius: Double = call.next()
                let start = call.nextRadians()
                path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: call.nextRadians())
            },
            method("addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, "
                + "transform: CGAffineTransform = .identity)") { path, call in
                let first: Point = call.next()
                let second: Point = call.next()
                path.addArc(tangent1End: first, tangent2End: second, radius: call.next())
            },
        ]
    }

    private static var figures: [Declaration] {
        [
            method("addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)") { path, call in
                path.addPath(Path.rect(call.next()).applying(call.next()))
            },
            method("addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)") { path, call in
                for rect in call.nextList() { path.addRect(Rect(rect)) }
            },
            method("addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)") { path, call in
                path.addPath(Path.ellipse(in: call.next()).applying(call.next()))
            },
            method("addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, "
                + "transform: CGAffineTransform = .identity)") { path, call in
                let rect: Rect = call.next()
                let size: Size = call.next()
                path.addPath(.roundedRect(rect, cornerSize: size, style: call.nextCornerStyle()))
            },
            method("addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, "
                + "style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)") { path, call in
                let rect: Rect = call.next()
                let radii = ShapeRows.cornerRadii(call.nextValue())
                path.addPath(.unevenRoundedRect(rect, radii: radii, style: call.nextCornerStyle()))
            },
            method("addPath(_ path: Path, transform: CGAffineTransform = .identity)") { path, call in
                path.addPath(call.nextPath().applying(call.next()))
            },
        ]
    }

    private static var questions: [Declaration] {
        [
            Declaration("extension Path { public var isEmpty: Bool { get } }") { .bool($0.path.isEmpty) },
            Declaration("extension Path { public var boundingRect: CGRect { get } }") { call in
                call.evaluator.value(call.path.boundingRect)
            },
            Declaration("extension Path { public var currentPoint: CGPoint? { get } }") { call in
                .optional(call.path.currentPoint.map { call.evaluator.value($0) })
            },
            Declaration("extension Path { public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool }") { call in
                let point: Point = call.next()
                return .bool(call.path.contains(point, rule: call.next(Bool.self) ? .evenOdd : .nonZero))
            },
            Declaration("extension Path { public func trimmedPath(from: CGFloat, to: CGFloat) -> Path }") { call in
                let from: Double = call.next()
                return .native(PathValue(call.path.trimmed(from: from, to: call.next())))
            },
            Declaration("extension Path { public func strokedPath(_ style: StrokeStyle) -> Path }") { call in
                .native(PathValue(call.path, stroke: call.nextStrokeStyle()))
            },
            Declaration("extension Path { public func applying(_ transform: CGAffineTransform) -> Path }") { call in
                .native(PathValue(call.path.applying(call.next())))
            },
            Declaration("extension Path { public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path }") { call in
                let dx: Double = call.next()
                return .native(PathValue(call.path.offsetBy(dx: dx, dy: call.next())))
            },
            Declaration("extension Path { public var cgPath: CGPath { get } }") { $0.receiver },
            Declaration("extension Path { public init?(_ string: String) }"),
            Declaration("extension Path { public var description: String { get } }") { _ in .string("Path") },
            Declaration(
                """
                extension Path { public enum Element: Equatable, Sendable { case move(to: CGPoint), line(to: CGPoint), \
                quadCurve(to: CGPoint, control: CGPoint), curve(to: CGPoint, control1: CGPoint, control2: CGPoint), \
                closeSubpath } }
                """),
            Declaration("extension Path { var steps: [(kind: Int, points: [CGPoint])] { get } }") { call in
                .array(call.path.elements.map { step($0, call.evaluator) })
            },
            Declaration(
                """
                extension Path {
                    public func forEach(_ body: (Path.Element) -> Void) {
                        for (kind, points) in steps {
                            switch kind {
                            case 0: body(.move(to: points[0]))
                            case 1: body(.line(to: points[0]))
                            case 2: body(.quadCurve(to: points[0], control: points[1]))
                            case 3: body(.curve(to: points[0], control1: points[1], control2: points[2]))
                            default: body(.closeSubpath)
                            }
                        }
                    }
                }
                """),
            Declaration("extension Path { @available(iOS 17.0, *) public func normalized(eoFill: Bool = true) -> Path }") { call in
                .native(PathValue(call.path.normalized(rule: call.next(Bool.self) ? .evenOdd : .nonZero)))
            },
        ] + PathOperation.all.map { operation in
            Declaration("extension Path { @available(iOS 17.0, *) public func \(operation.name)(_ other: Path, eoFill: Bool = false) -> Path }") { call in
                let other = call.nextPath()
                // Each line may cross each other one.
                let count = min(call.path.elements.count + other.elements.count, 1 << 15)
                call.evaluator.spend(count * count >> 3)
                if call.evaluator.isFailing { return .void }
                return .native(PathValue(operation.apply(call.path, other, call.next(Bool.self) ? .evenOdd : .nonZero)))
            }
        }
    }

    /// A step of the pen as its case's place and points, in the order of the case's labels.
    private static func step(_ element: Path.Element, _ evaluator: Evaluator) -> Value {
        let (kind, points): (Int, [Point]) = switch element {
        case .move(let point): (0, [point])
        case .line(let point): (1, [point])
        case .quad(let point, let control): (2, [point, control])
        case .cubic(let point, let first, let second): (3, [point, first, second])
        case .close: (4, [])
        }
        return .tuple([.int(kind), .array(points.map { evaluator.value($0) })])
    }

    /// A mutating method: the path is changed where it stands, or a copy of it becomes the receiver.
    private static func method(_ text: String, _ change: @escaping (inout Path, NativeCall) -> Void) -> Declaration {
        Declaration("extension Path { public mutating func \(text) }") { call in
            guard var value = call.takeReceiver().native(PathValue.self) else { return .void }
            let count = value.path.elements.count
            PathRows.change(&value, call, change)
            call.evaluator.charge((value.path.elements.count - count) * PathValue.bytesOfElement)
            call.receiver = .native(value)
            return .void
        }
    }

    private static func change(
        _ value: inout PathValue, _ call: NativeCall, _ change: (inout Path, NativeCall) -> Void
    ) {
        if !isKnownUniquelyReferenced(&value) { value = PathValue(value.path) }
        change(&value.path, call)
    }
}

extension NativeCall {
    /// The receiver as a path.
    var path: Path { receiver.native(PathValue.self)?.path ?? Path() }

    func nextPath() -> Path { nextValue().native(PathValue.self)?.path ?? Path() }

    /// What a closure with an `inout` path draws.
    func drawn(by closure: Value) -> Path {
        evaluator.callInout(closure, .native(PathValue(Path()))).native(PathValue.self)?.path ?? Path()
    }
}
