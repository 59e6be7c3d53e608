import Interpreter

/// Effects of a pointer or a look that rests on a view: accepted, since nothing is pointed at in a still picture.
enum HoverRows {
    static var rows: [Declaration] { types + changes.map { Declaration(accepting: "extension HoverEffectContent { public func \($0) -> some HoverEffectContent }") } + uses }

    private static var types: [Declaration] {
        [
            Declaration("@available(iOS 18.0, *) public protocol HoverEffectContent {}"),
            Declaration("@available(iOS 18.0, *) public struct EmptyHoverEffectContent: HoverEffectContent { public init() {} }"),
            Declaration("@available(iOS 18.0, *) public struct HoverEffectGroup: Hashable, Sendable { public init(_ namespace: Namespace.ID? = nil) {} }"),
            Declaration(
                """
                @available(iOS 18.0, *) public protocol CustomHoverEffect {
                    associatedtype Body: CustomHoverEffect
                    typealias Content = EmptyHoverEffect
                    func body(content: EmptyHoverEffect) -> Body
                }
                """),
            Declaration("@available(iOS 18.0, *) public struct EmptyHoverEffect: CustomHoverEffect { public init() {}; public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { self } }"),
        ]
    }

    private static var changes: [String] {
        [
            "scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center)",
            "scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)",
            "scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)",
            "rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)",
            "offset(x: CGFloat = 0, y: CGFloat = 0)",
            "offset(_ offset: CGSize)",
            "opacity(_ opacity: Double)",
            "clipShape(_ shape: some Shape)",
            "animation(_ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent)",
        ]
    }

    private static var uses: [Declaration] {
        let effect = "in group: HoverEffectGroup? = nil, isEnabled: Bool = true"
        let content = "body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent"
        return [
            Declaration(accepting: "extension View { @available(iOS 18.0, *) public func hoverEffect(\(effect), \(content)) -> some View }"),
            Declaration(accepting: "extension View { @available(iOS 18.0, *) public func hoverEffect(_ effect: some CustomHoverEffect, \(effect)) -> some View }"),
            Declaration(accepting: "extension View { @available(iOS 18.0, *) public func hoverEffectGroup() -> some View }"),
            Declaration(accepting: "extension CustomHoverEffect { @available(iOS 18.0, *) public func hoverEffect(\(effect), \(content)) -> some CustomHoverEffect }"),
        ]
    }
}
