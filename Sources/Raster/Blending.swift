import Graphics

/// How a pixel comes to lie on another: the formulas of CSS Compositing and Blending Level 1.
extension BlendMode {
    func mixed(_ over: SIMD4<Float>, onto below: SIMD4<Float>) -> SIMD4<Float> {
        switch self {
        case .normal, .plusDarker, .sourceAtop, .destinationOver, .destinationOut:
            return over + below * (1 - over.w)
        case .plusLighter: return pointwiseMin(over + below, SIMD4(repeating: 1))
        default:
            guard over.w > 0, below.w > 0 else { return over + below * (1 - over.w) }
            let source = over / over.w, backdrop = below / below.w
            let mixed = isSeparable ? each(source, backdrop) : together(source, backdrop)
            var result = over * (1 - below.w) + below * (1 - over.w) + mixed * (over.w * below.w)
            result.w = over.w + below.w - over.w * below.w
            return result
        }
    }

    private var isSeparable: Bool {
        switch self {
        case .hue, .saturation, .color, .luminosity: false
        default: true
        }
    }

    private func each(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(channel(source.x, backdrop.x), channel(source.y, backdrop.y), channel(source.z, backdrop.z), 1)
    }

    private func channel(_ s: Float, _ b: Float) -> Float {
        switch self {
        case .multiply: b * s
        case .screen: b + s - b * s
        case .overlay: BlendMode.hardLight.channel(b, s)
        case .darken: min(b, s)
        case .lighten: max(b, s)
        case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .hardLight: s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
        case .softLight: s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (Self.softened(b) - b)
        case .difference: abs(b - s)
        case .exclusion: b + s - 2 * b * s
        default: s
        }
    }

    private static func softened(_ b: Float) -> Float {
        b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    }

    private func together(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
        switch self {
        case .hue: source.withSaturation(backdrop.chroma).withLuminosity(backdrop.luminosity)
        case .saturation: backdrop.withSaturation(source.chroma).withLuminosity(backdrop.luminosity)
        case .color: source.withLuminosity(backdrop.luminosity)
        default: backdrop.withLuminosity(source.luminosity)
        }
    }
}

extension SIMD4<Float> {
    fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }
    fileprivate var chroma: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

    fileprivate func withSaturation(_ wanted: Float) -> SIMD4<Float> {
        let low = Swift.min(x, y, z), range = chroma
        guard range > 0 else { return .zero }
        return (self - low) * (wanted / range)
    }

    fileprivate func withLuminosity(_ wanted: Float) -> SIMD4<Float> {
        let moved = self + (wanted - luminosity)
        let light = moved.luminosity
        let low = Swift.min(moved.x, moved.y, moved.z), high = Swift.max(moved.x, moved.y, moved.z)
        var result = moved
        if low < 0 { result = light + (result - light) * (light / (light - low)) }
        if high > 1 { result = light + (result - light) * ((1 - light) / (high - light)) }
        return result
    }
}
