/// The attributes of one scope: `text.swiftUI.font`.
public struct ScopedAttributeContainer<S: AttributeScope> {
    var attributes: AttributeContainer

    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? {
        get { attributes[key] }
        set { attributes[key] = newValue }
    }
}

extension ScopedAttributeContainer where S == AttributeScopes.SwiftUIAttributes {
    public var font: Font? {
        get { attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self] }
        set { attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = newValue }
    }

    public var foregroundColor: Color? {
        get { attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] }
        set { attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = newValue }
    }

    public var backgroundColor: Color? {
        get { attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] }
        set { attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = newValue }
    }

    public var kern: CGFloat? {
        get { attributes[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] }
        set { attributes[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] = newValue }
    }

    public var tracking: CGFloat? {
        get { attributes[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] }
        set { attributes[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] = newValue }
    }

    public var baselineOffset: CGFloat? {
        get { attributes[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] }
        set { attributes[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] = newValue }
    }

    public var underlineStyle: Text.LineStyle? {
        get { attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] }
        set { attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = newValue }
    }

    public var strikethroughStyle: Text.LineStyle? {
        get { attributes[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] }
        set { attributes[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] = newValue }
    }
}

extension ScopedAttributeContainer where S == AttributeScopes.FoundationAttributes {
    public var link: URL? {
        get { attributes.link }
        set { attributes.link = newValue }
    }

    public var inlinePresentationIntent: InlinePresentationIntent? {
        get { attributes.inlinePresentationIntent }
        set { attributes.inlinePresentationIntent = newValue }
    }
}

extension AttributedString {
    @native var _shared: AttributeContainer { get set }

    public var swiftUI: ScopedAttributeContainer<AttributeScopes.SwiftUIAttributes> {
        get { ScopedAttributeContainer(attributes: _shared) }
        set { _shared = newValue.attributes }
    }

    public var foundation: ScopedAttributeContainer<AttributeScopes.FoundationAttributes> {
        get { ScopedAttributeContainer(attributes: _shared) }
        set { _shared = newValue.attributes }
    }
}

extension AttributedSubstring {
    @native var _shared: AttributeContainer { get set }

    public var swiftUI: ScopedAttributeContainer<AttributeScopes.SwiftUIAttributes> {
        get { ScopedAttributeContainer(attributes: _shared) }
        set { _shared = newValue.attributes }
    }

    public var foundation: ScopedAttributeContainer<AttributeScopes.FoundationAttributes> {
        get { ScopedAttributeContainer(attributes: _shared) }
        set { _shared = newValue.attributes }
    }
}

extension AttributeContainer {
    public var swiftUI: ScopedAttributeContainer<AttributeScopes.SwiftUIAttributes> {
        get { ScopedAttributeContainer(attributes: self) }
        set { self = newValue.attributes }
    }

    public var foundation: ScopedAttributeContainer<AttributeScopes.FoundationAttributes> {
        get { ScopedAttributeContainer(attributes: self) }
        set { self = newValue.attributes }
    }
}
