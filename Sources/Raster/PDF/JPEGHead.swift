/// What the head of a JPEG file tells (ITU-T T.81).
struct JPEGHead {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var components = 0

    /// Nil for what is no such file of gray or of red, green and blue.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var at = 2
        while at + 9 < bytes.count, bytes[at] == 0xFF {
            let kind = bytes[at + 1]
            // Frames, but for tables of codes and arithmetic conditioning.
            if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
                height = Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
                width = Int(bytes[at + 7]) << 8 | Int(bytes[at + 8])
                components = Int(bytes[at + 9])
                guard bytes[at + 4] == 8, width > 0, height > 0, [1, 3].contains(components) else {
                    return nil
                }
                return
            }
            at += 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
        }
        return nil
    }
}
