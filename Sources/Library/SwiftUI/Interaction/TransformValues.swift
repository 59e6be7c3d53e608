extension MagnifyGesture {
    public struct Value: Equatable {}
}

extension MagnifyGesture.Value {
    @native public var magnification: CGFloat { get }
    @native public var velocity: CGFloat { get }
}

extension RotateGesture {
    public struct Value: Equatable {}
}

extension RotateGesture.Value {
    @native public var rotation: Angle { get }
    @native public var velocity: Angle { get }
}

extension MagnifyGesture.Value {
    @native public var time: Date { get }
    @native public var startAnchor: UnitPoint { get }
    @native public var startLocation: CGPoint { get }
}

extension RotateGesture.Value {
    @native public var time: Date { get }
    @native public var startAnchor: UnitPoint { get }
    @native public var startLocation: CGPoint { get }
}

extension SimultaneousGesture {
    public struct Value {}
}

extension SimultaneousGesture.Value {
    @native public var first: First.Value? { get }
    @native public var second: Second.Value? { get }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
