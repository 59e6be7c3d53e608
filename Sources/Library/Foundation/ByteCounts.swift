struct ByteCountFormatStyle: FormatStyle, Hashable {
    enum Style: Int, Hashable { case file, memory, decimal, binary }
    var style = Style.file
    var spellsOutZero = true
    var includesActualByteCount = false

    init(style: Style = .file, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) {
        self.style = style
        self.spellsOutZero = spellsOutZero
        self.includesActualByteCount = includesActualByteCount
    }

    func format(_ value: Int64) -> String {
        _formatByteCount(Double(value), style, spellsOutZero ? "Zero kB" : "0 bytes", "kB")
    }
}

func _formatByteCount(
    _ value: Double, _ style: ByteCountFormatStyle.Style, _ zero: String, _ kilobytes: String
) -> String {
    if value == 0 { return zero }
    let step = style == .memory || style == .binary ? 1024.0 : 1000.0
    if abs(value) < step { return abs(value) == 1 ? "\(Int(value)) byte" : "\(Int(value)) bytes" }
    let units = [kilobytes, "MB", "GB", "TB", "PB"]
    var (scaled, index) = (value / step, 0)
    while abs(scaled) >= step, index < units.count - 1 {
        scaled /= step
        index += 1
    }
    return scaled.formatted(.number.precision(.fractionLength(0...min(index, 2)))) + " " + units[index]
}

extension FormatStyle where Self == ByteCountFormatStyle {
    static func byteCount(
        style: ByteCountFormatStyle.Style, spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> ByteCountFormatStyle {
        ByteCountFormatStyle(
            style: style, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount)
    }
}

extension BinaryInteger {
    func formatted(_ format: ByteCountFormatStyle) -> String { format.format(Int64(self)) }
}

class ByteCountFormatter: Formatter {
    enum CountStyle: Int { case file, memory, decimal, binary }
    var countStyle = CountStyle.file
    override init() { super.init() }

    func string(fromByteCount byteCount: Int64) -> String {
        ByteCountFormatter.string(fromByteCount: byteCount, countStyle: countStyle)
    }

    static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
        _formatByteCount(
            Double(byteCount), ByteCountFormatStyle.Style(rawValue: countStyle.rawValue)!, "Zero KB", "KB")
    }
}
