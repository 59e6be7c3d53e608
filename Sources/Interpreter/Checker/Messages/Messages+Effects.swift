/// Errors thrown and waiting.
extension Messages {
    static func asyncArgument(_ wanted: FunctionType) -> String {
        "cannot pass function of type '\(suspending(wanted).text)' to parameter expecting synchronous function type"
    }
    static func asyncClosure(_ wanted: FunctionType) -> String {
        "invalid conversion from 'async' function of type '\(suspending(wanted).text)' to synchronous function type "
            + "'\(Type.function(wanted).text)'"
    }
    private static func suspending(_ type: FunctionType) -> Type {
        var type = type
        type.isAsync = true
        return .function(type)
    }
    static let asyncInSync = "'async' call in a function that does not support concurrency"
    static let callCanThrow = "call can throw but is not marked with 'try'"
    static let callCanThrowUnhandled =
        "call can throw, but it is not marked with 'try' and the error is not handled"
    static func cannotThrowOut(_ place: String) -> String {
        "call can throw, but errors cannot be thrown out of \(place)"
    }
    static let errorsAreLost = "errors thrown from here are not handled"
    static let errorsAreLostInCatch =
        "errors thrown from here are not handled because the enclosing catch is not exhaustive"
    static let missingAwait = "expression is 'async' but is not marked with 'await'"
    static let propertyCanThrow = "property access can throw but is not marked with 'try'"
    static let propertyCanThrowUnhandled =
        "property access can throw, but it is not marked with 'try' and the error is not handled"
    static func throwingClosure(_ wanted: FunctionType) -> String {
        var own = wanted
        own.isThrowing = true
        return
            "invalid conversion from throwing function of type '\(Type.function(own).text)' to non-throwing function "
            + "type '\(Type.function(wanted).text)'"
    }
    static let thrownIsLost = "error is not handled because the enclosing function is not declared 'throws'"
    static let thrownIsLostInCatch = "error is not handled because the enclosing catch is not exhaustive"
    static func thrownIsNoError(_ type: Type) -> String {
        "thrown expression type '\(type.text)' does not conform to 'Error'"
    }
}
