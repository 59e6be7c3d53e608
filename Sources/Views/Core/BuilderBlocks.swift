import Interpreter

extension Declaration {
    /// `buildBlock` of a result builder for every number of parts, a row each; `condition` is what a part's type meets,
    /// `result` the type that those of all parts make.
    static func buildBlocks(
        in builder: String, for counts: ClosedRange<Int>, where condition: (String) -> String, result: (String) -> String,
        _ native: @escaping (NativeCall, [Value]) -> Value = { .array($1) }
    ) -> [Declaration] {
        counts.map { count in
            let types = (0..<count).map { "C\($0)" }
            let names = types.joinedBytes(", ")
            let parameters = (0..<count).map { "_ c\($0): C\($0)" }
            return Declaration(
                "extension \(builder) { public static func buildBlock<\(names)>(\(parameters.joinedBytes(", "))) -> "
                    + "\(result(names)) where \(types.map(condition).joinedBytes(", ")) }"
            ) { call in native(call, (0..<count).map { _ in call.nextValue() }) }
        }
    }
}
