import Syntax

extension Body {
    func fail(at mistake: SourceRange) { replace(with: Code.failing(at: mistake, like: code)) }
}

extension Code {
    /// Code that says what is wrong when it is run.
    static func failing(at mistake: SourceRange, like code: Code? = nil) -> Code {
        let failure = Statement(.expression(Expression(.error, .unknown, mistake)), mistake)
        return Code(
            slotCount: code?.slotCount ?? 64, parameters: code?.parameters ?? [],
            selfVariable: code?.selfVariable,
            statements: [failure], range: code?.range ?? mistake)
    }
}
