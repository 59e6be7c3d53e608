/// Looks for `await` outside the closures in a closure.
final class Suspensions: CodeWalker {
    private var isFound = false

    static func areIn(_ closure: Closure) -> Bool {
        let finder = Suspensions()
        finder.statements(closure.code.statements)
        return finder.isFound
    }

    override func expression(_ value: Expression) {
        if case .await = value.kind { isFound = true }
        super.expression(value)
    }

    override func closure(_ closure: Closure) {}
    override func deferred(_ closure: Closure) { statements(closure.code.statements) }
}
