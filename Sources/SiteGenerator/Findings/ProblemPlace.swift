/// A place as other programs count it: lines from 1, columns from 1 in UTF-16 code units.
struct ProblemPlace {
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int

    init(_ range: Range<Int>, in file: SourceFile) {
        func place(_ offset: Int) -> (Int, Int) {
            let offset = min(max(0, offset), file.bytes.count)
            let line = file.position(of: offset).line
            let start = file.lineRange(line).lowerBound
            return (line, String(decoding: file.bytes[start..<offset], as: UTF8.self).utf16.count + 1)
        }
        (line, column) = place(range.lowerBound)
        (endLine, endColumn) = place(max(range.lowerBound, range.upperBound))
    }
}
