import Graphics
import Interpreter
import Layout
import Syntax

/// `Canvas`, `GraphicsContext`: drawing commands are recorded when the picture is drawn.
enum CanvasRows {
    /// What laying a view out costs that is drawn once.
    fileprivate static let workForView = 200

    static var rows: [Native] { [Native("Canvas.init(...)") { canvas($0) }] + shadings + drawing + state }

    private static func canvas(_ call: NativeCall) -> Value {
        let renderer = call.argument("renderer") ?? .void, symbols = call.content("symbols")
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

    private static var shadings: [Native] {
        [
            Native("GraphicsContext.Shading.foreground") { _ in
                .native(CanvasShading(.foreground))
            },
            Native("GraphicsContext.Shading.color(_:)") { .native(CanvasShading(.style($0.nextValue()))) },
            Native("GraphicsContext.Shading.style(_:)") { .native(CanvasShading(.style($0.nextValue()))) },
            Native("GraphicsContext.Shading.linearGradient(_:startPoint:endPoint:)") { call in
                let gradient: Gradient = call.next(), from: Point = call.next()
                return .native(CanvasShading(.linear(gradient, from, call.next())))
            },
            Native("GraphicsContext.Shading.radialGradient(_:center:startRadius:endRadius:)") { call in
                let gradient: Gradient = call.next(), center: Point = call.next(), start: Double = call.next()
                return .native(CanvasShading(.radial(gradient, center, start, call.next())))
            },
            Native("GraphicsContext.Shading.conicGradient(_:center:angle:)") { call in
                let gradient: Gradient = call.next(), center: Point = call.next()
                return .native(CanvasShading(.conic(gradient, center, call.nextRadians())))
            },
        ]
    }

    private static var drawing: [Native] {
        [
            method("fill(_:with:style:)") { canvas, call in
                let area = call.nextValue().native(PathValue.self)
                let path = (area?.path ?? Path()).applying(canvas.map)
                let shading = call.nextShading(canvas, in: path)
                let rule = call.nextFillRule(), view = canvas.recorder.view
                guard let line = area?.stroke else {
                    return canvas.draw { $0.fill(path, with: shading, rule: rule, view: view) }
                }
                canvas.draw { $0.stroke(path, with: shading, style: line, view: view) }
            },
            method("stroke(_:with:style:)") { canvas, call in
                let path = call.nextPath().applying(canvas.map)
                let shading = call.nextShading(canvas, in: path), style = call.nextStrokeStyle()
                canvas.draw { $0.stroke(path, with: shading, style: style, view: canvas.recorder.view) }
            },
            method("stroke(_:with:lineWidth:)") { canvas, call in
                let path = call.nextPath().applying(canvas.map)
                let shading = call.nextShading(canvas, in: path)
                let style = StrokeStyle(lineWidth: call.next())
                canvas.draw { $0.stroke(path, with: shading, style: style, view: canvas.recorder.view) }
            },
        ]
            + [
                "Text", "Image", "GraphicsContext.ResolvedText", "GraphicsContext.ResolvedImage",
                "GraphicsContext.ResolvedSymbol",
            ].flatMap { type in
                [
                    method("draw(_: \(type), at: CGPoint, anchor: UnitPoint)") { canvas, call in
                        let node = call.nextNode(canvas), point: Point = call.next()
                        let anchor: UnitPoint = call.next()
                        let size = node.sizeThatFits(.unspecified)
                        let origin = Point(
                            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
                        draw(node, in: Rect(origin: origin, size: size), canvas)
                    },
                    method("draw(_: \(type), in: CGRect)") { canvas, call in
                        let node = call.nextNode(canvas)
                        draw(node, in: call.next(), canvas)
                    },
                ]
            } + [
                Native("GraphicsContext.resolve(_: Text)") { resolved($0) },
                Native("GraphicsContext.resolve(_: Image)") { resolved($0) },
                Native("GraphicsContext.resolveSymbol(id:)") { call in
                    let id = call.nextValue()
                    let recorder = call.receiver.native(CanvasContext.self)?.recorder
                    return .optional(recorder?.symbol(tagged: id).map { .native($0) })
                },
                Native("GraphicsContext.ResolvedText.measure(in:)") { call in
                    let room: Size = call.next()
                    let node = call.receiver.native(CanvasSymbol.self)?.node
                    return call.evaluator.value(
                        node?.sizeThatFits(ProposedViewSize(width: room.width, height: room.height)) ?? .zero)
                },
            ]
            + ["ResolvedImage", "ResolvedSymbol"].map { type in
                Native("GraphicsContext.\(type).size") { call in
                    call.evaluator.value(
                        call.receiver.native(CanvasSymbol.self)?.node.sizeThatFits(.unspecified) ?? .zero)
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

    private static var state: [Native] {
        [
            change("translateBy(x:y:)") { canvas, call in
                let x: Double = call.next()
                return canvas.transformed(.translation(x: x, y: call.next()))
            },
            change("scaleBy(x:y:)") { canvas, call in
                let x: Double = call.next()
                return canvas.transformed(.scale(x: x, y: call.next()))
            },
            change("rotate(by:)") { canvas, call in canvas.transformed(.rotation(call.nextRadians())) },
            change("concatenate(_:)") { canvas, call in canvas.transformed(call.next()) },
            change("clip(to:style:options:)") { canvas, call in
                let path = call.nextPath().applying(canvas.map)
                return canvas.clipped(.clip(path, call.nextFillRule()))
            },
            change("addFilter(_:options:)") { canvas, call in
                guard let filter = call.nextValue().native(CanvasFilter.self) else { return canvas }
                return canvas.clipped(filter.effect)
            },
            Native("GraphicsContext.drawLayer(content:)") { call in
                guard let canvas = call.receiver.native(CanvasContext.self) else { return .void }
                let content = call.nextValue()
                canvas.layer { inner in
                    var arguments = [Value.native(inner)]
                    call.evaluator.call(content, changing: &arguments)
                }
                return .void
            },
            Native(
                "GraphicsContext.opacity",
                get: { .double($0.receiver.native(CanvasContext.self)?.opacity ?? 1) },
                set: { call in
                    guard let canvas = call.receiver.native(CanvasContext.self) else { return .void }
                    call.receiver = .native(canvas.with(opacity: call.next()))
                    return .void
                }),
            Native(
                "GraphicsContext.blendMode",
                get: { call in
                    let mode = call.receiver.native(CanvasContext.self)?.blendMode ?? 0
                    return call.evaluator.structure(nested: ["GraphicsContext", "BlendMode"], [.int(mode)])
                },
                set: { call in
                    guard let canvas = call.receiver.native(CanvasContext.self) else { return .void }
                    call.receiver = .native(canvas.with(blendMode: call.nextCase()))
                    return .void
                }),
        ]
    }

    private static func method(_ text: String, _ run: @escaping (CanvasContext, NativeCall) -> Void) -> Native
    {
        Native("GraphicsContext.\(text)") { call in
            if let canvas = call.receiver.native(CanvasContext.self) { run(canvas, call) }
            return .void
        }
    }

    private static func change(_ text: String, _ run: @escaping (CanvasContext, NativeCall) -> CanvasContext)
        -> Native
    {
        Native("GraphicsContext.\(text)") { call in
            guard let canvas = call.receiver.native(CanvasContext.self) else { return .void }
            // A context is a value, and each has all that it draws through.
            call.evaluator.charge(canvas.clips.count * 64)
            if !call.evaluator.isFailing { call.receiver = .native(run(canvas, call)) }
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
        evaluator.spend(CanvasRows.workForView)
        return canvas.recorder.context.row(canvas.recorder.context.nodes(of: value))
    }
}
