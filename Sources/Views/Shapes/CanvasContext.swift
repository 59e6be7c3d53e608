import Graphics
import Interpreter
import Layout

/// What a `Canvas` is drawing: the commands so far, shared by copies of its context.
final class CanvasRecorder {
    var list = DisplayList()
    let context: ViewContext
    let view: ViewID
    let box: Rect
    private let symbols: Value?

    init(_ context: ViewContext, box: Rect, view: ViewID, symbols: Value?) {
        self.context = context
        self.box = box
        self.view = view
        self.symbols = symbols
    }

    /// The first of the canvas's symbols with a tag.
    func symbol(tagged tag: Value) -> CanvasSymbol? {
        let found = symbolNodes.first { node in
            node.payloads.contains { payload in
                (payload as? TagPayload).map { context.evaluator.areEqual($0.tag, tag) } ?? false
            }
        }
        return found.map { CanvasSymbol($0) }
    }

    private lazy var symbolNodes = symbols.map { context.child(.position(0)).nodes(of: $0) } ?? []
}

/// A text, an image or a symbol that a canvas has resolved: it can be measured, and drawn any number of
/// times.
final class CanvasSymbol: NativeValue {
    let node: LayoutNode

    init(_ node: LayoutNode) { self.node = node }
}

/// `GraphicsContext`: a value; changing its transform, clip or opacity makes another one.
final class CanvasContext: NativeValue {
    let recorder: CanvasRecorder
    let transform: AffineTransform
    let opacity: Double
    let clips: [GroupEffect]
    let blendMode: Int

    init(
        _ recorder: CanvasRecorder, transform: AffineTransform = .identity, opacity: Double = 1,
        clips: [GroupEffect] = [],
        blendMode: Int = 0
    ) {
        self.recorder = recorder
        self.transform = transform
        self.opacity = opacity
        self.clips = clips
        self.blendMode = blendMode
    }

    func transformed(_ map: AffineTransform) -> CanvasContext {
        CanvasContext(
            recorder, transform: map.then(transform), opacity: opacity, clips: clips, blendMode: blendMode)
    }

    func clipped(_ effect: GroupEffect) -> CanvasContext {
        CanvasContext(
            recorder, transform: transform, opacity: opacity, clips: clips + [effect], blendMode: blendMode)
    }

    func with(opacity: Double) -> CanvasContext {
        CanvasContext(recorder, transform: transform, opacity: opacity, clips: clips, blendMode: blendMode)
    }

    func with(blendMode: Int) -> CanvasContext {
        CanvasContext(recorder, transform: transform, opacity: opacity, clips: clips, blendMode: blendMode)
    }

    /// From the canvas's own space to the picture's.
    var map: AffineTransform { transform.then(.translation(x: recorder.box.minX, y: recorder.box.minY)) }

    /// Draws through this context's effects.
    func draw(_ drawing: (inout DisplayList) -> Void) { surround { drawing(&recorder.list) } }

    /// Hands on a context of a layer of its own, which this context's effects apply to as a whole.
    func layer(_ content: (CanvasContext) -> Void) {
        surround { content(CanvasContext(recorder, transform: transform)) }
    }

    private func surround(_ content: () -> Void) {
        var effects = clips
        if opacity < 1 { effects.append(.opacity(opacity)) }
        if blendMode > 0 { effects.append(.blendMode(EffectRows.blendMode(blendMode))) }
        for effect in effects { recorder.list.push(effect, view: recorder.view) }
        content()
        for _ in effects { recorder.list.pop(view: recorder.view) }
    }
}

/// `GraphicsContext.Shading`: a style, or a gradient between points of the canvas.
final class CanvasShading: NativeValue {
    enum Kind {
        case style(Value)
        case linear(Gradient, Point, Point)
        case radial(Gradient, Point, Double, Double)
        case conic(Gradient, Point, Double)
        case foreground
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    func paint(_ canvas: CanvasContext, in box: Rect) -> Paint {
        let map = canvas.map
        switch kind {
        case .style(let style): return canvas.recorder.context.paint(of: style).paint(in: box)
        case .foreground: return canvas.recorder.context.foreground().paint(in: box)
        case .linear(let gradient, let from, let to):
            return .linear(gradient, from: map.apply(from), to: map.apply(to))
        case .radial(let gradient, let center, let start, let end):
            return .radial(gradient, center: map.apply(center), startRadius: start, endRadius: end)
        case .conic(let gradient, let center, let angle):
            return .angular(
                gradient, center: map.apply(center), startAngle: angle, endAngle: angle + 2 * Double.pi)
        }
    }
}

/// `GraphicsContext.Filter`.
final class CanvasFilter: NativeValue {
    let effect: GroupEffect

    init(_ effect: GroupEffect) { self.effect = effect }
}
