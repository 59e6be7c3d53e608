import Interpreter
extension Evaluator {
    func text(of value: Value) -> String { "" }
    func callMutating(_ f: Value, _ a: inout [Value]) -> Value { .void }
}
extension ViewGraph { var images: [ImageFile] { [] } }
