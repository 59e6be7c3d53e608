extension Unicode.Scalar {
    struct Properties: Sendable { let value: UInt32 }
    var properties: Unicode.Scalar.Properties { Unicode.Scalar.Properties(value: value) }
}

extension Unicode.Scalar.Properties {
    var isEmoji: Bool { Unicode.Scalar.Properties.lists(Int(value), 0) }
    var isEmojiPresentation: Bool { Unicode.Scalar.Properties.lists(Int(value), 1) }
    var isEmojiModifier: Bool { value >= 0x1f3fb && value <= 0x1f3ff }
    @native static func lists(_ scalar: Int, _ property: Int) -> Bool
}
