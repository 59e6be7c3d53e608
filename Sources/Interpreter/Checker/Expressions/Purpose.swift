/// Why a value is checked against a type: decides the words when it does not fit.
enum Purpose {
    case none
    case argument
    /// The operand of `!`.
    case negation
    case assignment
    case coercion
    case closureResult
    case condition
    case defaultArgument
    case element
    case key
    case dictionaryValue
    case initialization
    case returned
    case `throw`

    /// Whether what is said where an optional is wanted is said of its payload.
    var speaksOfPayload: Bool {
        self == .argument || self == .initialization || self == .assignment || self == .returned
    }

    /// Whether the value is put into something.
    var isPart: Bool { self == .argument || self == .element || self == .key || self == .dictionaryValue }
}
