import Interpreter

extension Native {
    /// `buildBlock` of a result builder for every number of parts.
    static func buildBlocks(
        in builder: String, for counts: ClosedRange<Int>,
        _ native: @escaping (NativeCall, [Value]) -> Value = { .array($1) }
    ) -> [Native] {
        counts.map { count in
            let labels = (0..<count).map { _ in "_:" }.joinedBytes("")
            return Native("\(builder).buildBlock(\(labels))") { call in
                native(call, (0..<count).map { _ in call.nextValue() })
            }
        }
    }
}
