import Foundation

/// The folder of the library's Swift files.
struct LibraryFolder {
    private let root: String

    init(at root: String) { self.root = root }

    /// The rows of all files, the files in the order of their paths.
    func bundle() throws -> LibraryBundleText {
        var bundle = LibraryBundleText()
        for path in try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
        where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
            bundle.add(path, RowSplitter.rows(of: text))
        }
        try bundle.add(names: String(contentsOfFile: root + "/SwiftUI/known.txt", encoding: .utf8))
        return bundle
    }
}

/// The bundle's text, as `LibraryText` of the interpreter reads it: a line with a slash before the rows of
/// each file, an empty line behind each row, and a space before a row that declares an operator.
struct LibraryBundleText {
    private(set) var text = ""

    mutating func add(_ path: String, _ rows: [String]) {
        guard !rows.isEmpty else { return }
        text += "/\(path)\n"
        for row in rows { text += "\(declaresOperator(row) ? " " : "")\(row)\n\n" }
    }

    /// Whether what comes after a `func` is no letter.
    private func declaresOperator(_ row: String) -> Bool {
        row.components(separatedBy: "func ").dropFirst().contains { rest in
            rest.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
        }
    }

    /// Adds the names without rows, which come last.
    mutating func add(names: String) { text += names }

    /// The bundle as a Swift file with one literal.
    var swiftSource: String {
        """
        /// The library's declarations, bundled from `Sources/Library`.
        public enum LibraryBundle {
            public static let text: StaticString = ###\"""
        \(text)\"""###
        }

        """
    }
}
