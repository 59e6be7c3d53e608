extension AttributeScopes {
    public struct UIKitAttributes: AttributeScope {
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "UIKit.font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "UIKit.foregroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "UIKit.backgroundColor"
        }
    }
}

/// `Text` doesn't draw UIKit's attributes.
extension ScopedAttributeContainer where S == AttributeScopes.UIKitAttributes {
    public var font: UIFont? {
        get { attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] }
        set { attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = newValue }
    }

    public var foregroundColor: UIColor? {
        get { attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] }
        set { attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = newValue }
    }

    public var backgroundColor: UIColor? {
        get { attributes[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] }
        set { attributes[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = newValue }
    }
}

extension AttributedString {
    public var uiKit: ScopedAttributeContainer<AttributeScopes.UIKitAttributes> {
        get { ScopedAttributeContainer(attributes: _shared) }
        set { _shared = newValue.attributes }
    }
}

extension AttributedSubstring {
    public var uiKit: ScopedAttributeContainer<AttributeScopes.UIKitAttributes> {
        get { ScopedAttributeContainer(attributes: _shared) }
        set { _shared = newValue.attributes }
    }
}

extension AttributeContainer {
    public var uiKit: ScopedAttributeContainer<AttributeScopes.UIKitAttributes> {
        get { ScopedAttributeContainer(attributes: self) }
        set { self = newValue.attributes }
    }
}
