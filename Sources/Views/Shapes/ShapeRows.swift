import Graphics
import Interpreter
import Layout
import Syntax

/// The built-in shapes.
enum ShapeRows {
    static var rows: [Declaration] { protocols + shapes + rounded + shorthands }

    private static var protocols: [Declaration] {
        [
            Declaration("@available(iOS 15.0, *) public enum ShapeRole: Sendable { case fill, stroke, separator }"),
            Declaration(
                """
                public protocol Shape: Sendable, Animatable, View {
                    func path(in rect: CGRect) -> Path
                    static var role: ShapeRole { get }
                    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
                }
                """),
            Declaration("extension Shape { public static var role: ShapeRole { .fill } }"),
            Declaration("extension Shape { public var body: some View { get } }") { call in
                .native(PaintedShape(call.range, call.receiver, [.foreground]))
            },
            Declaration(
                """
                extension Shape { public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { \
                proposal.replacingUnspecifiedDimensions() } }
                """),
            Declaration("extension Shape { public func path(in rect: CGRect) -> Path }") { call in
                guard case .native(let native) = call.receiver, let shape = native as? ShapeValue else { return .void }
                let outline = shape.outline(in: call.next())
                return .native(PathValue(outline.path, stroke: outline.stroke))
            },
            Declaration(
                """
                public protocol InsettableShape: Shape {
                    associatedtype InsetShape: InsettableShape
                    func inset(by amount: CGFloat) -> Self.InsetShape
                }
                """),
        ]
    }

    private static var shapes: [Declaration] {
        shape("Rectangle") { rect, _ in .rect(rect) }
            + shape("Circle", isSquare: true) { rect, _ in
                let radius = min(rect.width, rect.height) / 2
                return .circle(center: rect.center, radius: max(radius, 0))
            }
            + shape("Ellipse") { rect, _ in .ellipse(in: rect) }
            + [
                Declaration(
                    "public struct Capsule: InsettableShape { public init(style: RoundedCornerStyle = .continuous) }"
                ) { call in
                    let style = call.nextCornerStyle()
                    return .native(BuiltInShape("Capsule", call.range, radii: RectangleCornerRadii(.infinity)) { rect, _ in
                        .capsule(in: rect, style: style)
                    })
                },
                Declaration(
                    "@available(iOS 16.0, *) public struct AnyShape: Shape { public init<S>(_ shape: S) where S: Shape }"
                ) { $0.nextValue() },
            ] + insets
    }

    /// A shape without parameters.
    private static func shape(
        _ name: StaticString, isSquare: Bool = false, make: @escaping (Rect, Double) -> Path
    ) -> [Declaration] {
        [
            Declaration("public struct \(name): InsettableShape { public init() }") { call in
                .native(BuiltInShape(name, call.range, isSquare: isSquare, make: make))
            },
        ]
    }

    /// What an inset makes of a shape is hidden, as in SwiftUI, and can be inset once more.
    private static var insets: [Declaration] {
        let names = [
            "Rectangle", "Circle", "Ellipse", "Capsule", "RoundedRectangle", "UnevenRoundedRectangle", "ButtonBorderShape",
            "ConcentricRectangle", "ContainerRelativeShape",
        ]
        return [
            Declaration("public struct _InsetShape: InsettableShape {}"),
            Declaration("extension _InsetShape { public init<S>(_ shape: S, by amount: CGFloat) where S: InsettableShape }") { call in
                inset(call.nextValue(), call)
            },
            Declaration("extension _InsetShape { public func inset(by amount: CGFloat) -> _InsetShape }") { call in
                inset(call.receiver, call)
            },
        ] + names.map { name in
            Declaration(
                "extension \(name) { public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) } }")
        }
    }

    private static func inset(_ shape: Value, _ call: NativeCall) -> Value {
        guard let shape = shape.native(ShapeValue.self) else { return .void }
        return .native(shape.inset(by: call.next()))
    }

    private static var rounded: [Declaration] {
        [
            Declaration("public struct RoundedRectangle: InsettableShape {}"),
            Declaration(
                "extension RoundedRectangle { public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) }"
            ) { call in
                let radius: Double = call.next()
                let style = call.nextCornerStyle()
                return .native(BuiltInShape("RoundedRectangle", call.range, radii: RectangleCornerRadii(radius)) { rect, inset in
                    .roundedRect(rect, cornerRadius: max(radius - inset, 0), style: style)
                })
            },
            Declaration(
                "extension RoundedRectangle { public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) }"
            ) { call in
                let size: Size = call.next()
                let style = call.nextCornerStyle()
                return .native(BuiltInShape("RoundedRectangle", call.range) { rect, inset in
                    let corner = Size(width: max(size.width - inset, 0), height: max(size.height - inset, 0))
                    return .roundedRect(rect, cornerSize: corner, style: style)
                })
            },
            Declaration(
                """
                public struct RectangleCornerRadii: Equatable, Sendable {
                    public var topLeading: CGFloat
                    public var bottomLeading: CGFloat
                    public var bottomTrailing: CGFloat
                    public var topTrailing: CGFloat
                    public init(
                        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
                        topTrailing: CGFloat = 0
                    ) {
                        self.topLeading = topLeading
                        self.bottomLeading = bottomLeading
                        self.bottomTrailing = bottomTrailing
                        self.topTrailing = topTrailing
                    }
                }
                """),
            Declaration("@available(iOS 16.0, *) public struct UnevenRoundedRectangle: InsettableShape {}"),
            Declaration(
                """
                extension UnevenRoundedRectangle {
                    public init(
                        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
                        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
                        style: RoundedCornerStyle = .continuous)
                }
                """
            ) { call in
                let radii = RectangleCornerRadii(
                    topLeading: call.next(), bottomLeading: call.next(), bottomTrailing: call.next(),
                    topTrailing: call.next())
                return uneven(call, radii, call.nextCornerStyle())
            },
            Declaration(
                """
                extension UnevenRoundedRectangle { public init(cornerRadii: RectangleCornerRadii, \
                style: RoundedCornerStyle = .continuous) }
                """
            ) { call in
                let radii = cornerRadii(call.nextValue())
                return uneven(call, radii, call.nextCornerStyle())
            },
        ]
    }

    static func cornerRadii(_ value: Value) -> RectangleCornerRadii {
        guard case .structure(let radii) = value, radii.fields.count == 4 else { return RectangleCornerRadii() }
        return RectangleCornerRadii(
            topLeading: radii.fields[0].number, bottomLeading: radii.fields[1].number,
            bottomTrailing: radii.fields[2].number, topTrailing: radii.fields[3].number)
    }

    private static func uneven(
        _ call: NativeCall, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle
    ) -> Value {
        .native(BuiltInShape("UnevenRoundedRectangle", call.range, radii: radii) { rect, inset in
            let smaller = RectangleCornerRadii(
                topLeading: max(radii.topLeading - inset, 0), bottomLeading: max(radii.bottomLeading - inset, 0),
                bottomTrailing: max(radii.bottomTrailing - inset, 0), topTrailing: max(radii.topTrailing - inset, 0))
            return .unevenRoundedRect(rect, radii: smaller, style: style)
        })
    }

    /// The names that `Shape` gives built-in shapes, for arguments.
    private static var shorthands: [Declaration] {
        let plain = [
            ("rect", "Rectangle"), ("circle", "Circle"), ("ellipse", "Ellipse"), ("capsule", "Capsule"),
            ("containerRelative", "ContainerRelativeShape"),
        ]
        return plain.map { name, type in
            Declaration("extension Shape where Self == \(type) { public static var \(name): \(type) { \(type)() } }")
        } + [
            Declaration(
                """
                extension Shape where Self == Capsule { public static func capsule(style: RoundedCornerStyle) -> \
                Self { Capsule(style: style) } }
                """),
            Declaration(
                """
                extension Shape where Self == RoundedRectangle { public static func rect(cornerRadius: CGFloat, \
                style: RoundedCornerStyle = .continuous) -> Self { \
                RoundedRectangle(cornerRadius: cornerRadius, style: style) } }
                """),
            Declaration(
                """
                extension Shape where Self == RoundedRectangle { public static func rect(cornerSize: CGSize, \
                style: RoundedCornerStyle = .continuous) -> Self { \
                RoundedRectangle(cornerSize: cornerSize, style: style) } }
                """),
            Declaration(
                """
                extension Shape where Self == UnevenRoundedRectangle { public static func rect(\
                topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, \
                topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> Self { \
                UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, \
                bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style) } }
                """),
            Declaration(
                """
                extension Shape where Self == UnevenRoundedRectangle { public static func rect(\
                cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self { \
                UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) } }
                """),
        ]
    }
}

extension NativeCall {
    func nextCornerStyle() -> RoundedCornerStyle { nextCase() == 0 ? .circular : .continuous }

    /// An optional or plain argument that is a shape.
    func shape(_ context: ViewContext, _ value: Value) -> ShapeValue { context.graph.shape(value) }
}
