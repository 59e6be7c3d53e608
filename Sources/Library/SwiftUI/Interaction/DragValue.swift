extension DragGesture {
    public struct Value: Equatable {}
}

extension DragGesture.Value {
    @native public var time: Date { get }
    @native public var location: CGPoint { get }
    @native public var startLocation: CGPoint { get }
    @native public var translation: CGSize { get }
    @native public var velocity: CGSize { get }
    @native public var predictedEndLocation: CGPoint { get }
    @native public var predictedEndTranslation: CGSize { get }
}
