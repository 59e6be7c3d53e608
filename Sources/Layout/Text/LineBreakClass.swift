/// A character's class in UAX #14, ambiguous ones already decided (rule LB1). Raw values are those of the
/// table.
enum LineBreakClass: UInt8, Equatable {
    case bk, cr, lf, cm, nl, wj, zw, gl, sp, zwj, b2, ba, bb, hy, cb, cl, cp, ex, `in`, ns, op, qu, `is`, nu,
        po, pr
    case sy, al, eb, em, h2, h3, hl, id, jl, jv, jt, ri
    /// Opening punctuation of East Asian width, its closing counterpart, and unassigned pictographs.
    case opWide, cpWide, idPictograph

    /// The class of a code point.
    static func of(_ scalar: UInt32) -> LineBreakClass {
        let entry = lastEntry(in: lineBreakClassStarts, notAfter: scalar << 6 | 63)
        return LineBreakClass(rawValue: UInt8(entry & 63)) ?? .al
    }

    var isOpening: Bool { self == .op || self == .opWide }
    var isClosing: Bool { self == .cl || self == .cp || self == .cpWide }
    var isAlphabetic: Bool { self == .al || self == .hl }
    var isNumericAffix: Bool { self == .pr || self == .po }
    var isIdeographic: Bool { self == .id || self == .idPictograph || self == .eb || self == .em }
    var isHangul: Bool { self == .jl || self == .jv || self == .jt || self == .h2 || self == .h3 }
    var isMark: Bool { self == .cm || self == .zwj }
    /// Ends a line whatever follows.
    var isHardBreak: Bool { self == .bk || self == .cr || self == .lf || self == .nl }
}

/// The last entry of an ascending table that is not greater; tables begin with an entry for code point 0.
func lastEntry(in table: [UInt32], notAfter key: UInt32) -> UInt32 {
    var low = 0
    var high = table.count
    while high - low > 1 {
        let middle = (low + high) / 2
        if table[middle] <= key { low = middle } else { high = middle }
    }
    return table[low]
}
