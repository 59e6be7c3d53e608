public class UIControl: UIView {
    public struct Event: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 64)
        public static let valueChanged = Event(rawValue: 4096)
        public static let editingChanged = Event(rawValue: 131072)
        public static let editingDidEnd = Event(rawValue: 262144)
    }

    public struct State: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    public var isEnabled: Bool = true
    public var isSelected: Bool = false
    public var isHighlighted: Bool = false

    public var state: UIControl.State {
        isEnabled ? isHighlighted ? .highlighted : isSelected ? .selected : .normal : .disabled
    }

    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
}
