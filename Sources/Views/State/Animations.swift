import Interpreter

/// Animations and transitions: a still picture shows what they end in.
enum AnimationRows {
    static var rows: [Native] { functions + modifiers + AnyTransitionRows.rows }

    private static var functions: [Native] {
        [
            Native("withAnimation(_:_:)") { call in
                GraphRecord.note(call.nextValue(), call.evaluator)
                return call.evaluator.call(call.nextValue(), [])
            },
            Native("withAnimation(_:completionCriteria:_:completion:)") { call in
                GraphRecord.note(call.nextValue(), call.evaluator)
                _ = call.nextValue()
                let result = call.evaluator.call(call.nextValue(), [])
                call.evaluator.call(call.nextValue(), [])
                return result
            },
            Native("withTransaction(_:_:)") { call in
                if let animation = call.nextValue().fields.first {
                    GraphRecord.note(animation, call.evaluator)
                }
                return call.evaluator.call(call.nextValue(), [])
            },
        ]
    }

    private static var modifiers: [Native] {
        [
            Native("View.animation(_:value:)") { call in
                let animation = call.nextValue(), value = call.nextValue()
                return call.remembering("animation") { memory, nodes, context in
                    if let last = memory.value, !context.evaluator.areEqual(last, value) {
                        GraphRecord.note(animation, context.evaluator)
                    }
                    memory.value = value
                    return nodes
                }
            }
        ]
    }
}
