import Interpreter
import Syntax

/// What of SwiftUI's vocabulary the rows draw: the table of `galley dump coverage` and of the site's page.
public struct Coverage: Sendable {
    /// A name and how well the best of its rows does.
    public struct Entry: Sendable {
        /// The name after that of its type: `View.padding`; alone at top level.
        public let name: String
        /// Whether it is a type, a method, a property or something else.
        public let kind: RowInfo.Kind
        /// The best of the name's overloads.
        public fileprivate(set) var status: Status
    }

    /// Whether a row is drawn, left as it is, or not there yet.
    public typealias Status = RowInfo.Status

    /// Types that conform to `View` and have an initializer. One counts as drawn if an initializer does.
    public private(set) var views: [Entry] = []
    /// Methods of `View`, each once whatever its overloads.
    public private(set) var modifiers: [Entry] = []
    /// Every other row: values, protocols, styles, methods of texts, images and shapes, functions.
    public private(set) var others: [Entry] = []
    /// SwiftUI's public names that have no row.
    public private(set) var names: [String] = []

    /// Counts what a library's rows draw.
    public init(of library: Library) {
        let made = Coverage.makers(in: library)
        var places: [Name: Int] = [:]
        var entries: [Entry] = []
        var types: [NominalDeclaration?] = []
        for row in library.rows where row.isSwiftUI && !row.isInternal {
            let name = row.path
            if let place = places[Name(name)] {
                entries[place].status = min(entries[place].status, row.status)
                continue
            }
            places[Name(name)] = entries.count
            entries.append(Entry(name: name, kind: row.kind, status: row.status))
            types.append(row.parent == nil && row.isType ? library.type(named: row.name) : nil)
        }
        for (entry, type) in zip(entries, types) {
            let isView = type.map { library.conforms($0, to: "View") } ?? false
            add(entry, asView: isView ? made[Name(entry.name)] : nil)
        }
        library.knownNames.forEach { path, name in
            let whole = path.isEmpty ? name : path + "." + name
            if places[Name(whole)] == nil { names.append(whole) }
        }
    }

    /// - Parameter initializers: how well the best initializer of a view does; nil for what is none.
    private mutating func add(_ entry: Entry, asView initializers: Status?) {
        if let initializers {
            views.append(Entry(name: entry.name, kind: entry.kind, status: initializers))
        } else if entry.isModifier {
            modifiers.append(entry)
        } else {
            others.append(entry)
        }
    }

    /// For each type how well its best initializer does.
    private static func makers(in library: Library) -> [Name: Status] {
        var best: [Name: Status] = [:]
        for row in library.rows where row.kind == .initializer {
            guard let parent = row.parent else { continue }
            let name = Name(parent.path)
            best[name] = min(best[name] ?? .known, row.status)
        }
        return best
    }
}

extension Coverage {
    /// Totals first, then a line for each name: status, kind, name.
    public var text: String {
        var text = total("views", views) + total("modifiers", modifiers) + total("other rows", others)
        text += "names without a row: \(names.count)\n"
        for entry in views + modifiers + others {
            text += "\(entry.status.word) \(entry.kind.word) \(entry.name)\n"
        }
        for name in names { text += "known name \(name)\n" }
        return text
    }

    private func total(_ title: String, _ entries: [Entry]) -> String {
        var words = ""
        for status in [Coverage.Status.drawn, .accepted, .ignored, .known] {
            words +=
                (words.utf8.isEmpty ? "" : ", ") + "\(entries.count { $0.status == status }) \(status.word)"
        }
        return "\(title): \(words)\n"
    }
}

extension RowInfo.Status {
    fileprivate var word: StaticString {
        switch self {
        case .drawn: "drawn"
        case .accepted: "accepted"
        case .ignored: "ignored"
        case .known: "known"
        }
    }
}

extension Coverage.Entry {
    fileprivate var isModifier: Bool {
        kind == .function && name.utf8.starts(with: "View.".utf8) && !name.utf8.dropFirst(5).contains(46)
    }
}

extension RowInfo {
    /// Whether it is of SwiftUI or UIKit, not of Swift or Foundation.
    fileprivate var isSwiftUI: Bool { file.utf8.starts(with: "SwiftUI/".utf8) }
    fileprivate var path: String { parent.map { $0.path + "." + name.text } ?? name.text }
    fileprivate var isType: Bool { kind == .struct || kind == .enum || kind == .class }

    /// Helpers of the rows' own, and what is written without its name.
    fileprivate var isInternal: Bool {
        if kind == .initializer || kind == .operator || kind == .subscript { return true }
        var type = parent
        while let current = type {
            if current.name.text.utf8.first == 95 { return true }
            type = current.parent
        }
        return name.text.utf8.first == 95
    }
}
