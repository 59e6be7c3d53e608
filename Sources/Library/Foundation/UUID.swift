struct UUID: Hashable, Comparable, CustomStringConvertible, Codable, Sendable {
    let uuidString: String
    init() { uuidString = _nextIdentifier() }

    init?(uuidString: String) {
        if uuidString.count != 36 { return nil }
        self.uuidString = uuidString.uppercased()
    }

    var description: String { uuidString }
}

@native func _nextIdentifier() -> String
