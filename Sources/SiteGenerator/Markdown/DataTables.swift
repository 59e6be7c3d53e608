import Syntax

/// `::: data prices.csv` shows the rows of a data file as a table; `columns="Name, Price"` says which.
extension MarkdownRenderer {
    mutating func dataTable(_ line: ContainerLine, at range: Range<Int>) {
        guard !line.title.isEmpty else {
            return report(.directive, "'data' needs the path of a file", at: line.info.languageRange)
        }
        guard var table = readData(line.title, at: line.titleRange) else { return }
        if let item = line.info.item("columns") {
            let names = (item.value ?? "").split(separator: ",").map { String($0).trimmed }
            switch table.with(names) {
            case .success(let chosen): table = chosen
            case .failure(let unknown):
                return report(
                    .directive, "'\(line.title)' has no column '\(unknown.name)'", at: item.valueRange,
                    note: proposal(for: unknown.name, among: table.columns))
            }
        }
        out.freshLine()
        let start = out.count
        table.write(into: &out)
        noteTable(from: start)
        result.words.put(table.words)
        endWords()
        let whole = range.lowerBound..<source.lineRange(source.position(of: range.lowerBound).line).upperBound
        result.twinChanges.append(TwinChange(range: whole, text: [10] + table.markdown + [10]))
    }

    /// The rows of a file; what is wrong with it is told at its own lines.
    func readData(_ path: String, at range: Range<Int>) -> DataTable? {
        guard let file = host?.include(path) else {
            report(
                .link, "cannot find '\(path)', a file of data", at: range,
                note: host?.nearInclude(path).map { didYouMean($0) })
            return nil
        }
        do {
            return try DataTable.read(file)
        } catch {
            host?.report(
                Problem(
                    .error, error.message, check: .directive, file: file, range: error.range,
                    notes: [Problem.Note("read for this page", file: source, range: range)]))
            return nil
        }
    }
}
