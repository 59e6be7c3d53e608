extension EnvironmentValues {
    @native public var font: Font? { get set }
    @native public var lineLimit: Int? { get set }
    @native public var lineSpacing: CGFloat { get set }
    @native public var minimumScaleFactor: CGFloat { get set }
    @native public var allowsTightening: Bool { get set }
    @native public var multilineTextAlignment: TextAlignment { get set }
    @native public var controlSize: ControlSize { get set }
    @native public var imageScale: Image.Scale { get set }
    @native public var symbolVariants: SymbolVariants { get set }
    @native public var symbolRenderingMode: SymbolRenderingMode? { get set }
    @native public var headerProminence: Prominence { get set }
    @native public var backgroundStyle: AnyShapeStyle? { get set }
    public var textCase: Text.Case? {
        get { nil }
        set {}
    }
    @native public var truncationMode: Text.TruncationMode { get set }
    public var autocorrectionDisabled: Bool {
        get { false }
        set {}
    }
    public var menuOrder: MenuOrder { get set }
}
