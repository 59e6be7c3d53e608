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
/// each file, and an empty line behind each row.
struct LibraryBundleText {
    private(set) var text = ""

    mutating func add(_ path: String, _ rows: [String]) {
        guard !rows.isEmpty else { return }
        text += "/\(path)\n"
        for row in rows { text += "\(row)\n\n" }
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
