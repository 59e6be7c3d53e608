import Graphics
import Interpreter
import Layout
import Syntax

/// `Canvas`, `GraphicsContext`: drawing commands are recorded when the picture is drawn.
enum CanvasRows {
    static var rows: [Declaration] { canvas + shadings + drawing + state }

    private static var canvas: [Declaration] {
        [
            Declaration("@available(iOS 15.0, *) public struct Canvas<Symbols>: View where Symbols: View {}"),
            Declaration(
                """
                extension Canvas where Symbols == EmptyView { public init(opaque: Bool = false, \
                colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, \
                renderer: @escaping (inout GraphicsContext, CGSize) -> Void) }
                """
            ) { canvas($0) },
            Declaration(
                """
                extension Canvas { public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, \
                rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, \
                @ViewBuilder symbols: () -> Symbols) }
                """
            ) { canvas($0) },
            Declaration("@available(iOS 15.0, *) public struct GraphicsContext {}"),
        ]
    }

    private static func canvas(_ call: NativeCall) -> Value {
        for _ in 0..<3 { _ = call.nextValue() }
        let renderer = call.nextValue()
        let symbols = call.arguments.count > 4 ? call.nextContent() : nil
        return call.leaf("Canvas") { context in
            let leaf = LeafNode(view: "Canvas")
            leaf.drawing = { frame, view, list in
                let recorder = CanvasRecorder(context, box: frame, view: view, symbols: symbols)
                var arguments = [Value.native(CanvasContext(recorder)), context.evaluator.value(frame.size)]
                context.evaluator.call(renderer, changing: &arguments)
                list.append(recorder.list)
            }
            return leaf
        }
    }

    private static var shadings: [Declaration] {
        [
            Declaration("extension GraphicsContext { public struct Shading: Sendable {} }"),
            Declaration("extension GraphicsContext { public struct GradientOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue } } }"),
            Declaration("extension GraphicsContext.Shading { public static var foreground: GraphicsContext.Shading { get } }") { _ in
                .native(CanvasShading(.foreground))
            },
            Declaration("extension GraphicsContext.Shading { public static func color(_ color: Color) -> GraphicsContext.Shading }") {
                .native(CanvasShading(.style($0.nextValue())))
            },
            Declaration("extension GraphicsContext.Shading { public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> GraphicsContext.Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) } }"),
            Declaration("extension GraphicsContext.Shading { public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> GraphicsContext.Shading { .color(Color(colorSpace, white: white, opacity: opacity)) } }"),
            Declaration("extension GraphicsContext.Shading { public static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle }") {
                .native(CanvasShading(.style($0.nextValue())))
            },
            Declaration("extension GraphicsContext.Shading { public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> GraphicsContext.Shading }") { call in
                let gradient: Gradient = call.next()
                let from: Point = call.next()
                return .native(CanvasShading(.linear(gradient, from, call.next())))
            },
            Declaration("extension GraphicsContext.Shading { public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> GraphicsContext.Shading }") { call in
                let gradient: Gradient = call.next()
                let center: Point = call.next()
                let start: Double = call.next()
                return .native(CanvasShading(.radial(gradient, center, start, call.next())))
            },
            Declaration("extension GraphicsContext.Shading { public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> GraphicsContext.Shading }") { call in
                let gradient: Gradient = call.next()
                let center: Point = call.next()
                return .native(CanvasShading(.conic(gradient, center, call.nextRadians())))
            },
        ]
    }

    private static var drawing: [Declaration] {
        [
            method("fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())") { canvas, call in
                let area = call.nextValue().native(PathValue.self)
                let path = (area?.path ?? Path()).applying(canvas.map)
                let shading = call.nextShading(canvas, in: path)
                let rule = call.nextFillRule(), view = canvas.recorder.view
                guard let line = area?.stroke else {
                    return canvas.draw { $0.fill(path, with: shading, rule: rule, view: view) }
                }
                canvas.draw { $0.stroke(path, with: shading, style: line, view: view) }
            },
            method("stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)") { canvas, call in
                let path = call.nextPath().applying(canvas.map)
                let shading = call.nextShading(canvas, in: path)
                let style = call.nextStrokeStyle()
                canvas.draw { $0.stroke(path, with: shading, style: style, view: canvas.recorder.view) }
            },
            method("stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)") { canvas, call in
                let path = call.nextPath().applying(canvas.map)
                let shading = call.nextShading(canvas, in: path)
                let style = StrokeStyle(lineWidth: call.next())
                canvas.draw { $0.stroke(path, with: shading, style: style, view: canvas.recorder.view) }
            },
        ] + ["Text", "Image", "GraphicsContext.ResolvedText", "GraphicsContext.ResolvedImage", "GraphicsContext.ResolvedSymbol"].flatMap { type in
            [
                method("draw(_ content: \(type), at point: CGPoint, anchor: UnitPoint = .center)") { canvas, call in
                    let node = call.nextNode(canvas)
                    let point: Point = call.next()
                    let anchor: UnitPoint = call.next()
                    let size = node.sizeThatFits(.unspecified)
                    let origin = Point(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
                    draw(node, in: Rect(origin: origin, size: size), canvas)
                },
                method("draw(_ content: \(type), in rect: CGRect)") { canvas, call in
                    let node = call.nextNode(canvas)
                    draw(node, in: call.next(), canvas)
                },
            ]
        } + [
            Declaration("extension GraphicsContext { public struct ResolvedText { } }"),
            Declaration("extension GraphicsContext { public struct ResolvedImage { } }"),
            Declaration("extension GraphicsContext { public struct ResolvedSymbol { } }"),
            Declaration("extension GraphicsContext { public func resolve(_ text: Text) -> GraphicsContext.ResolvedText }") { resolved($0) },
            Declaration("extension GraphicsContext { public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage }") { resolved($0) },
            Declaration("extension GraphicsContext { public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable }") { call in
                let id = call.nextValue()
                let recorder = call.receiver.native(CanvasContext.self)?.recorder
                return .optional(recorder?.symbol(tagged: id).map { .native($0) })
            },
            Declaration("extension GraphicsContext.ResolvedText { public func measure(in size: CGSize) -> CGSize }") { call in
                let room: Size = call.next()
                let node = call.receiver.native(CanvasSymbol.self)?.node
                return call.evaluator.value(node?.sizeThatFits(ProposedViewSize(width: room.width, height: room.height)) ?? .zero)
            },
        ] + ["ResolvedImage", "ResolvedSymbol"].map { type in
            Declaration("extension GraphicsContext.\(type) { public var size: CGSize { get } }") { call in
                call.evaluator.value(call.receiver.native(CanvasSymbol.self)?.node.sizeThatFits(.unspecified) ?? .zero)
            }
        }
    }

    private static func resolved(_ call: NativeCall) -> Value {
        guard let canvas = call.receiver.native(CanvasContext.self) else { return call.nextValue() }
        return .native(CanvasSymbol(call.nextNode(canvas)))
    }

    private static func draw(_ node: LayoutNode, in rect: Rect, _ canvas: CanvasContext) {
        canvas.draw { list in
            list.push(.transform(canvas.map), view: canvas.recorder.view)
            node.drawAlone(in: rect, canvas.recorder.view, &list)
            list.pop(view: canvas.recorder.view)
        }
    }

    private static var state: [Declaration] {
        [
            change("translateBy(x: CGFloat, y: CGFloat)") { canvas, call in
                let x: Double = call.next()
                return canvas.transformed(.translation(x: x, y: call.next()))
            },
            change("scaleBy(x: CGFloat, y: CGFloat)") { canvas, call in
                let x: Double = call.next()
                return canvas.transformed(.scale(x: x, y: call.next()))
            },
            change("rotate(by angle: Angle)") { canvas, call in canvas.transformed(.rotation(call.nextRadians())) },
            change("concatenate(_ matrix: CGAffineTransform)") { canvas, call in canvas.transformed(call.next()) },
            change("clip(to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = GraphicsContext.ClipOptions())") { canvas, call in
                let path = call.nextPath().applying(canvas.map)
                return canvas.clipped(.clip(path, call.nextFillRule()))
            },
            change("addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = GraphicsContext.FilterOptions())") { canvas, call in
                guard let filter = call.nextValue().native(CanvasFilter.self) else { return canvas }
                return canvas.clipped(filter.effect)
            },
            Declaration("extension GraphicsContext { public struct ClipOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue } } }"),
            Declaration("extension GraphicsContext { public struct FilterOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue } } }"),
            Declaration("extension GraphicsContext { public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows }") { call in
                guard let canvas = call.receiver.native(CanvasContext.self) else { return .void }
                let content = call.nextValue()
                canvas.layer { inner in
                    var arguments = [Value.native(inner)]
                    call.evaluator.call(content, changing: &arguments)
                }
                return .void
            },
            Declaration(
                "extension GraphicsContext { public var opacity: Double { get set } }",
                get: { .double($0.receiver.native(CanvasContext.self)?.opacity ?? 1) },
                set: { call in
                    guard let canvas = call.receiver.native(CanvasContext.self) else { return .void }
                    call.receiver = .native(canvas.with(opacity: call.next()))
                    return .void
                }),
            Declaration(
                "extension GraphicsContext { public var blendMode: GraphicsContext.BlendMode { get set } }",
                get: { .native(CanvasBlendMode($0.receiver.native(CanvasContext.self)?.blendMode ?? 0)) },
                set: { call in
                    guard let canvas = call.receiver.native(CanvasContext.self) else { return .void }
                    call.receiver = .native(canvas.with(blendMode: call.nextValue().native(CanvasBlendMode.self)?.index ?? 0))
                    return .void
                }),
            Declaration("extension GraphicsContext { public struct BlendMode: Equatable, Sendable {} }"),
        ] + ["normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop", "destinationOver", "destinationOut", "plusDarker", "plusLighter"].enumerated().map { index, name in
            Declaration("extension GraphicsContext.BlendMode { public static var \(name): GraphicsContext.BlendMode { get } }") { _ in
                .native(CanvasBlendMode(index))
            }
        }
    }

    private static func method(_ text: String, _ run: @escaping (CanvasContext, NativeCall) -> Void) -> Declaration {
        Declaration("extension GraphicsContext { public func \(text) }") { call in
            if let canvas = call.receiver.native(CanvasContext.self) { run(canvas, call) }
            return .void
        }
    }

    private static func change(_ text: String, _ run: @escaping (CanvasContext, NativeCall) -> CanvasContext) -> Declaration {
        Declaration("extension GraphicsContext { public mutating func \(text) }") { call in
            if let canvas = call.receiver.native(CanvasContext.self) { call.receiver = .native(run(canvas, call)) }
            return .void
        }
    }
}

extension NativeCall {
    fileprivate func nextShading(_ canvas: CanvasContext, in path: Path) -> Paint {
        nextValue().native(CanvasShading.self)?.paint(canvas, in: path.boundingRect) ?? .color(Color(.label))
    }

    fileprivate func nextNode(_ canvas: CanvasContext) -> LayoutNode {
        let value = nextValue()
        if let symbol = value.native(CanvasSymbol.self) { return symbol.node }
        return canvas.recorder.context.row(canvas.recorder.context.nodes(of: value))
    }
}
