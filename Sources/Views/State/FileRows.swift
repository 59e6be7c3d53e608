import Interpreter

/// Files and photos that a reader chooses in the system's own panels, which no picture shows.
enum FileRows {
    static var rows: [Native] {
        [
            Native("PhotosPicker.init(...)") { call in
                .native(ButtonValue("PhotosPicker", call.range, label: call.label ?? .void, action: nil))
            }
        ]
    }
}
