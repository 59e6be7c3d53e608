public class UIVisualEffect: NSObject { override init() {} }

public class UIBlurEffect: UIVisualEffect {
    public enum Style: Int {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
            systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
            systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight,
            systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }

    public init(style: UIBlurEffect.Style) { super.init() }
}

public class UIVisualEffectView: UIView {
    public var effect: UIVisualEffect?

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
}
