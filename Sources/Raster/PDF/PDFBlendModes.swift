import Graphics

extension BlendMode {
    /// What PDF calls it; what it does not have, `Painter` draws as if there were none either.
    var pdfName: String? {
        switch self {
        case .multiply: "Multiply"
        case .screen: "Screen"
        case .overlay: "Overlay"
        case .darken: "Darken"
        case .lighten: "Lighten"
        case .colorDodge: "ColorDodge"
        case .colorBurn: "ColorBurn"
        case .softLight: "SoftLight"
        case .hardLight: "HardLight"
        case .difference: "Difference"
        case .exclusion: "Exclusion"
        case .hue: "Hue"
        case .saturation: "Saturation"
        case .color: "Color"
        case .luminosity: "Luminosity"
        case .normal, .plusLighter, .plusDarker, .sourceAtop, .destinationOver, .destinationOut: nil
        }
    }
}
