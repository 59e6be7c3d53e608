import Graphics

/// Steps between letters, in 2048ths of the size, from lines of a font's text: `r` and the letters that all
/// others meet in the same way, a class whose number is that of its line from 0; `l`, the letters that meet
/// all others in the same way, `k`, and pairs of a class's number and the step.
struct KerningTable: Sendable {
    private var firsts: [UInt32: Int] = [:]
    private var seconds: [UInt32: Int] = [:]
    private var secondCount = 0
    private var rows: [[Int: Double]] = []

    func step(_ first: UInt32, _ second: UInt32) -> Double {
        guard let row = firsts[first], let column = seconds[second] else { return 0 }
        return rows[row][column] ?? 0
    }

    mutating func read(_ line: inout NumberReader) {
        switch line.letter() {
        case UInt8(ascii: "r"):
            while let letter = line.hexadecimal() { seconds[letter] = secondCount }
            secondCount += 1
        case UInt8(ascii: "l"):
            while let letter = line.hexadecimal() { firsts[letter] = rows.count }
            _ = line.letter()
            rows.append(Self.row(&line))
        default: break
        }
    }

    private static func row(_ line: inout NumberReader) -> [Int: Double] {
        var row: [Int: Double] = [:]
        while line.hasMore {
            let start = line.at
            let column = Int(line.number().clamped(to: 0...65535))
            row[column] = line.number()
            guard line.at > start else { break }
        }
        return row
    }
}
