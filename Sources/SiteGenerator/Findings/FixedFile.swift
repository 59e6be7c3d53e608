/// A file with the certain fixes of its problems made.
public struct FixedFile {
    public var bytes: Bytes
    public var count: Int

    /// Fixes that overlap an earlier one wait for another time. `nil` when there is nothing to fix, or when
    /// the file is another than the one that was checked.
    /// - Parameter original: the file as it lies on the disk, with its own line ends.
    public init?(_ original: Bytes, checked: SourceFile, edits: [Problem.Edit]) {
        guard SourceFile(path: checked.path, bytes: original).bytes == checked.bytes else { return nil }
        var made: [Problem.Edit] = []
        for edit in edits.sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        })
        where edit.range.upperBound <= checked.bytes.count {
            if let last = made.last, edit.range.lowerBound < last.range.upperBound || edit.range == last.range
            {
                continue
            }
            made.append(edit)
        }
        guard !made.isEmpty else { return nil }
        let places = Self.places(in: original)
        bytes = original
        count = made.count
        for edit in made.reversed() {
            bytes.replaceSubrange(
                places[edit.range.lowerBound]..<places[edit.range.upperBound], with: edit.text.utf8)
        }
    }

    /// For each byte of the text without a mark of order and with plain line ends, where it is in the file;
    /// then the end.
    private static func places(in original: Bytes) -> [Int] {
        var places: [Int] = []
        var at = original.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while at < original.count {
            places.append(at)
            at += original[at] == 13 && at + 1 < original.count && original[at + 1] == 10 ? 2 : 1
        }
        return places + [original.count]
    }
}
