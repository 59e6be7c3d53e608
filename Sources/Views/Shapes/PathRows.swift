import Graphics
import Interpreter

/// `Path` and the methods that draw it.
enum PathRows {
    static var rows: [Native] { type + lines + figures + questions }

    private static var type: [Native] {
        [
            Native("Path.init()") { _ in
                .native(PathValue(Path()))
            },
            Native("Path.init(_: (inout Path) -> ())") { .native(PathValue($0.drawn(by: $0.nextValue()))) },
            Native("Path.init(_: CGRect)") { call in .native(PathValue(.rect(call.next()))) },
            Native("Path.init(roundedRect:cornerSize:style:)") { call in
                let rect: Rect = call.next(), size: Size = call.next()
                return .native(PathValue(.roundedRect(rect, cornerSize: size, style: call.nextCornerStyle())))
            },
            Native("Path.init(roundedRect:cornerRadius:style:)") { call in
                let rect: Rect = call.next(), radius: Double = call.next()
                return .native(
                    PathValue(.roundedRect(rect, cornerRadius: radius, style: call.nextCornerStyle())))
            },
            Native("Path.init(ellipseIn:)") { call in .native(PathValue(.ellipse(in: call.next()))) },
            Native("Path.init(_: Path)") { $0.nextValue() },
            Native("Path.path(in:)") { $0.receiver },
            Native("Path.==(lhs:rhs:)") { call in .bool(call.nextPath() == call.nextPath()) },
        ]
    }

    private static var lines: [Native] {
        [
            method("move(to:)") { path, call in path.move(to: call.next()) },
            method("addLine(to:)") { path, call in path.addLine(to: call.next()) },
            method("addQuadCurve(to:control:)") { path, call in
                let end: Point = call.next()
                path.addQuadCurve(to: end, control: call.next())
            },
            method("addCurve(to:control1:control2:)") { path, call in
                let end: Point = call.next(), first: Point = call.next()
                path.addCurve(to: end, control1: first, control2: call.next())
            },
            method("closeSubpath()") { path, _ in path.closeSubpath() },
            method("addLines(_:)") { path, call in path.addLines(call.nextList().map { Point($0) }) },
            method("addArc(center:radius:startAngle:endAngle:clockwise:transform:)") { path, call in
                let center: Point = call.next(), radius: Double = call.next(), start = call.nextRadians()
                let end = call.nextRadians(), clockwise: Bool = call.next()
                path.draw(in: call.next()) {
                    $0.addArc(
                        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise
                    )
                }
            },
            method("addRelativeArc(center:radius:startAngle:delta:transform:)") { path, call in
                let center: Point = call.next(), radius: Double = call.next(), start = call.nextRadians()
                let delta = call.nextRadians()
                path.draw(in: call.next()) {
                    $0.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta)
                }
            },
            method("addArc(tangent1End:tangent2End:radius:transform:)") { path, call in
                let first: Point = call.next(), second: Point = call.next(), radius: Double = call.next()
                path.draw(in: call.next()) {
                    $0.addArc(tangent1End: first, tangent2End: second, radius: radius)
                }
            },
        ]
    }

    private static var figures: [Native] {
        [
            method("addRect(_:transform:)") { path, call in
                path.addPath(Path.rect(call.next()).applying(call.next()))
            },
            method("addRects(_:transform:)") { path, call in
                var rects = Path()
                for rect in call.nextList() { rects.addRect(Rect(rect)) }
                path.addPath(rects.applying(call.next()))
            },
            method("addEllipse(in:transform:)") { path, call in
                path.addPath(Path.ellipse(in: call.next()).applying(call.next()))
            },
            method("addRoundedRect(in:cornerSize:style:transform:)") { path, call in
                let rect: Rect = call.next(), size: Size = call.next(), style = call.nextCornerStyle()
                path.addPath(.roundedRect(rect, cornerSize: size, style: style).applying(call.next()))
            },
            method("addRoundedRect(in:cornerRadii:style:transform:)") { path, call in
                let rect: Rect = call.next()
                let radii = ShapeRows.cornerRadii(call.nextValue())
                let style = call.nextCornerStyle()
                path.addPath(.unevenRoundedRect(rect, radii: radii, style: style).applying(call.next()))
            },
            method("addPath(_:transform:)") { path, call in
                path.addPath(call.nextPath().applying(call.next()))
            },
        ]
    }

    private static var questions: [Native] {
        [
            Native("Path.isEmpty") { .bool($0.path.isEmpty) },
            Native("Path.boundingRect") { call in call.evaluator.value(call.path.boundingRect) },
            Native("Path.currentPoint") { call in
                .optional(call.path.currentPoint.map { call.evaluator.value($0) })
            },
            Native("Path.contains(_:eoFill:)") { call in
                let point: Point = call.next()
                return .bool(call.path.contains(point, rule: call.next(Bool.self) ? .evenOdd : .nonZero))
            },
            Native("Path.trimmedPath(from:to:)") { call in
                let from: Double = call.next()
                return .native(PathValue(call.path.trimmed(from: from, to: call.next())))
            },
            Native("Path.strokedPath(_:)") { .native(PathValue($0.path, stroke: $0.nextStrokeStyle())) },
            Native("Path.applying(_:)") { call in
                .native(PathValue(call.path.applying(call.next()), stroke: call.strokeOfPath))
            },
            Native("Path.offsetBy(dx:dy:)") { call in
                let dx: Double = call.next()
                return .native(
                    PathValue(call.path.offsetBy(dx: dx, dy: call.next()), stroke: call.strokeOfPath))
            },
            Native("Path.cgPath") { $0.receiver },
            Native("Path.description") { _ in .string("Path") },
            Native("Path.steps") { call in .array(call.path.elements.map { step($0, call.evaluator) }) },
            Native("Path.normalized(eoFill:)") { call in
                call.evaluator.spend(crossings: call.path.elements.count)
                if call.evaluator.isFailing { return .void }
                return .native(
                    PathValue(call.path.normalized(rule: call.next(Bool.self) ? .evenOdd : .nonZero)))
            },
        ]
            + PathOperation.all.map { operation in
                Native("Path.\(operation.name)(_:eoFill:)") { call in
                    let other = call.nextPath()
                    call.evaluator.spend(crossings: call.path.elements.count + other.elements.count)
                    if call.evaluator.isFailing { return .void }
                    return .native(
                        PathValue(
                            operation.apply(call.path, other, call.next(Bool.self) ? .evenOdd : .nonZero)))
                }
            }
    }

    /// A step of the pen as its case's place and points, in the order of the case's labels.
    private static func step(_ element: Path.Element, _ evaluator: Evaluator) -> Value {
        let (kind, points): (Int, [Point]) =
            switch element {
            case .move(let point): (0, [point])
            case .line(let point): (1, [point])
            case .quad(let point, let control): (2, [point, control])
            case .cubic(let point, let first, let second): (3, [point, first, second])
            case .close: (4, [])
            }
        return .tuple([.int(kind), .array(points.map { evaluator.value($0) })])
    }

    /// A mutating method: the path is changed where it stands, or a copy of it becomes the receiver.
    private static func method(_ text: String, _ change: @escaping (inout Path, NativeCall) -> Void) -> Native
    {
        Native("Path.\(text)") { call in
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

    /// How the receiver is drawn as a line, where it is the outline of one.
    var strokeOfPath: StrokeStyle? { receiver.native(PathValue.self)?.stroke }

    func nextPath() -> Path { nextValue().native(PathValue.self)?.path ?? Path() }

    /// What a closure with an `inout` path draws.
    func drawn(by closure: Value) -> Path {
        evaluator.callInout(closure, .native(PathValue(Path()))).native(PathValue.self)?.path ?? Path()
    }
}
