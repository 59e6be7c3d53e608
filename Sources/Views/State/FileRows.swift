import Interpreter

/// Files and photos that a reader chooses in the system's own panels, which no picture shows.
enum FileRows {
    static var rows: [Native] { photos }

    private static var photos: [Native] {
        ["", "maxSelectionCount:"].flatMap { limit in
            [
                Native("PhotosPicker.init(selection:\(limit)matching:label:)") { call in
                    for _ in 0..<(limit.isEmpty ? 2 : 3) { _ = call.nextValue() }
                    return .native(
                        ButtonValue("PhotosPicker", call.range, label: call.nextContent(), action: nil))
                },
                Native("PhotosPicker.init(_:selection:\(limit)matching:)") { call in
                    .native(ButtonValue("PhotosPicker", call.range, label: call.nextTitle(), action: nil))
                },
            ]
        }
    }
}
