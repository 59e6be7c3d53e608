@available(iOS 16.0, *) public struct PresentationDetent: Hashable, Sendable {
    let share: Double
    let points: Double
    public static let medium = PresentationDetent(share: 0.5, points: 0)
    public static let large = PresentationDetent(share: 1, points: 0)

    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(share: fraction, points: 0)
    }

    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(share: 0, points: height)
    }
}

extension View {
    @native @available(iOS 16.0, *) public func presentationDetents(_ detents: Set<PresentationDetent>)
        -> some View

    @native public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View

    @native @available(iOS 16.0, *) public func presentationDragIndicator(_ visibility: Visibility)
        -> some View

    @native @available(iOS 16.4, *) public func presentationCornerRadius(_ cornerRadius: CGFloat?)
        -> some View

    @native @available(iOS 16.4, *) public func presentationBackground<S>(_ style: S) -> some View
    where S: ShapeStyle

    @native public func presentationBackground<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View

    @native @available(iOS 16.4, *) public func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View

    @native public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View
}

public struct PresentationAdaptation: Sendable {
    let index: Int
    public static let automatic = PresentationAdaptation(index: 0)
    public static let none = PresentationAdaptation(index: 1)
    public static let popover = PresentationAdaptation(index: 2)
    public static let sheet = PresentationAdaptation(index: 3)
    public static let fullScreenCover = PresentationAdaptation(index: 4)
}

public protocol PresentationSizing {}

public struct _PresentationSize: PresentationSizing {
    let index: Int
    public static let automatic = _PresentationSize(index: 0)
    public static let form = _PresentationSize(index: 1)
    public static let page = _PresentationSize(index: 2)
    public static let fitted = _PresentationSize(index: 3)
}

extension PresentationSizing where Self == _PresentationSize {
    public static var automatic: _PresentationSize { _PresentationSize.automatic }
    public static var form: _PresentationSize { _PresentationSize.form }
    public static var page: _PresentationSize { _PresentationSize.page }
    public static var fitted: _PresentationSize { _PresentationSize.fitted }
}

extension View {
    @native @available(iOS 18.0, *) public func presentationSizing(_ sizing: some PresentationSizing)
        -> some View

    @native @available(iOS 16.4, *) public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View
}

public struct PresentationBackgroundInteraction: Sendable {
    let index: Int
    public static let automatic = PresentationBackgroundInteraction(index: 0)
    public static let enabled = PresentationBackgroundInteraction(index: 1)
    public static let disabled = PresentationBackgroundInteraction(index: 2)
}

extension PresentationBackgroundInteraction {
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .enabled
    }
}

extension View {
    @accepted public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
        -> some View
}

public struct PresentationContentInteraction: Sendable {
    let index: Int
    public static let automatic = PresentationContentInteraction(index: 0)
    public static let resizes = PresentationContentInteraction(index: 1)
    public static let scrolls = PresentationContentInteraction(index: 2)
}

extension View {
    @native @available(iOS 15.0, *) public func interactiveDismissDisabled(_ isDisabled: Bool = true)
        -> some View
}
