import Graphics

/// Groups that are drawn apart and then laid over what is below.
extension Painter {
    mutating func push(_ effect: GroupEffect, _ list: DisplayList, _ start: Int) {
        var group = Group(state: state)
        switch effect {
        case .transform(let transform): state.transform = transform.then(state.transform)
        case .clip(let path, let rule): clip(to: path, rule, state.transform)
        case .opacity(let value) where value >= 1: break
        default:
            let content = DisplayList.Slice(list, from: start).bounds ?? .zero
            let inner = bounds(content.insetBy(dx: -Self.overhang, dy: -Self.overhang))
            let reach = reach(of: effect, around: inner)
            let rect = inner.insetBy(dx: -reach, dy: -reach)
            // What is blurred or cast comes in from beyond the clip.
            let most = state.clip.area
            let wide = PixelArea(
                x: most.x - Int(reach), y: most.y - Int(reach), width: most.width + 2 * Int(reach),
                height: most.height + 2 * Int(reach))
            let area = PixelArea(around: rect, within: wide)
            group.below = (layer, effect)
            layer = PixelLayer(x: area.x, y: area.y, width: area.width, height: area.height)
            state.clip = PixelClip(area: area)
        }
        groups.append(group)
    }

    /// Letters reach somewhat out of their lines, in points.
    private static let overhang = 8.0

    private func bounds(_ rect: Rect) -> Rect { state.transform.apply(rect) }

    /// How far beyond its content an effect is seen, in pixels.
    private func reach(of effect: GroupEffect, around content: Rect) -> Double {
        let (radius, way): (Double, Double)
        switch effect {
        case .shadow(_, let own, let x, let y) where isSeen(content, blurredBy: own):
            (radius, way) = (own, max(x.magnitude, y.magnitude))
        case .innerShadow(_, let own, let x, let y): (radius, way) = (own, max(x.magnitude, y.magnitude))
        case .blur(let own) where isSeen(content, blurredBy: own): (radius, way) = (own, 0)
        default: return 0
        }
        return ((radius * 3 + way) * scale).rounded(.up).clamped(to: 0...2000)
    }

    /// Whether the middle of a blurred rectangle has color left: half of what a byte can say.
    private func isSeen(_ content: Rect, blurredBy radius: Double) -> Bool {
        let reach = radius * scale * (2 * Double.pi).squareRoot()
        return min(1, content.width / reach) * min(1, content.height / reach) > 1 / 512
    }

    mutating func pop() {
        guard let group = groups.popLast() else { return }
        state = group.state
        guard let (below, effect) = group.below else { return }
        var drawn = layer
        layer = below
        switch effect {
        case .opacity(let value):
            layer.composite(drawn, opacity: Float(value.clamped(to: 0...1)), clip: state.clip)
        case .blendMode(let mode): layer.composite(drawn, mode: mode, clip: state.clip)
        case .mask(let list): drawn.mask(by: drawnMask(list, drawn.area))
        case .shadow(let color, let radius, let x, let y): shadow(drawn, color, radius, x, y)
        case .innerShadow(let color, let radius, let x, let y): innerShadow(&drawn, color, radius, x, y)
        case .blur(let radius): drawn.blur(radius * scale)
        case .colorMatrix(let matrix): drawn.apply(matrix)
        case .isolation, .clip, .transform: break
        }
        switch effect {
        case .opacity, .blendMode: break
        default: layer.composite(drawn, clip: state.clip)
        }
    }

    private mutating func drawnMask(_ list: DisplayList, _ area: PixelArea) -> PixelLayer {
        let (kept, outer) = (layer, state)
        layer = PixelLayer(x: area.x, y: area.y, width: area.width, height: area.height)
        state.clip = PixelClip(area: area)
        draw(list)
        defer { (layer, state) = (kept, outer) }
        return layer
    }

    private func offset(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
        let t = state.transform
        return (
            Int((t.a * x + t.c * y).rounded().clamped(to: -4000...4000)),
            Int((t.b * x + t.d * y).rounded().clamped(to: -4000...4000))
        )
    }

    private mutating func shadow(
        _ drawn: PixelLayer, _ color: Color, _ radius: Double, _ x: Double, _ y: Double
    ) {
        var shadow = drawn.stencil(color.resolved(in: scheme))
        shadow.blur(radius * scale)
        let way = offset(x, y)
        layer.composite(shadow.moved(x: way.x, y: way.y), clip: state.clip)
    }

    private func innerShadow(
        _ drawn: inout PixelLayer, _ color: Color, _ radius: Double, _ x: Double, _ y: Double
    ) {
        var shadow = drawn.stencil(color.resolved(in: scheme), isInverse: true)
        shadow.blur(radius * scale)
        let way = offset(x, y)
        var moved = shadow.moved(x: way.x, y: way.y)
        moved.mask(by: drawn)
        drawn.composite(moved, clip: PixelClip(area: drawn.area))
    }
}
