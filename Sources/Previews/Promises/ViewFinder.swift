import Layout
import Syntax

/// Finds the views that promises name in one layout.
struct ViewFinder {
    let inspection: Inspection
    /// What the ranges of the views lie in.
    let sources: Sources

    /// The first view that a promise means, parents first; nil where no view has the identifier, or not one
    /// has that code.
    func first(_ selector: ViewSelector) -> Inspection.View? {
        switch selector {
        case .identifier(let name): inspection.root.first(name)
        case .code(let code): makers(of: code).first?.view
        }
    }

    /// What a view, or the whole, is held against says of it, or that there is no such view.
    func judge(_ selector: ViewSelector?, _ failure: (Inspection.View) -> String?) -> String? {
        guard let selector else { return failure(inspection.root) }
        guard let view = first(selector) else { return absence(of: selector) }
        return failure(view)
    }

    /// The same of how a text is set.
    func judgeText(_ selector: ViewSelector, _ failure: (Inspection.TextLines) -> String?) -> String? {
        judge(selector) { view in view.text.map(failure) ?? "it is not a text" }
    }

    /// Why nothing can be told of views that are named by their code: the picture shows none with it, or the
    /// same code makes several.
    func hindrance(_ selectors: [ViewSelector]) -> String? {
        for case .code(let code) in selectors {
            let found = makers(of: code)
            if found.count == 1 { continue }
            return (selectors.count > 1 ? "`\(code)`: " : "") + reason(found)
        }
        return nil
    }

    private func reason(_ found: [Maker]) -> String {
        if found.isEmpty { return "the picture shows no view whose code begins so" }
        let lines = found.compactMap { maker in
            sources[maker.view.range].map { "\($0.location(of: maker.view.range.lower).line)" }
        }
        return
            "the code of \(found.count) views begins so, in lines \(lines.joinedText(", ")); write more of the one you mean"
    }

    /// A piece of code that begins as asked for, with the view it makes and where what was asked for ends.
    private struct Maker {
        var view: Inspection.View
        var end: Int

        /// Whether another view of the same beginning is nearer to the code asked for: `Text("A").padding()`
        /// has three views that begin with `Text("A")` and one of them is the text. What has no view of its
        /// own, such as `bold()`, belongs to the view before it.
        func isFarther(than other: Inspection.View) -> Bool {
            let (own, new) = (view.range.upper, other.range.upper)
            return new >= end ? own < end || new < own : own < new
        }
    }

    /// One for each place in the code, in the order of the frame tree. A loop makes its views at one place.
    private func makers(of code: Name) -> [Maker] {
        var makers: [Maker] = []
        inspection.root.forEach { view, _ in
            guard let end = end(of: code, at: view.range) else { return }
            let place = makers.firstIndex {
                $0.view.range.lower == view.range.lower && $0.view.range.source == view.range.source
            }
            guard let place else { return makers.append(Maker(view: view, end: end)) }
            if makers[place].isFarther(than: view) { makers[place].view = view }
        }
        return makers
    }

    private func end(of code: Name, at range: SourceRange) -> Int? {
        guard !range.isEmpty, let bytes = sources[range]?.bytes else { return nil }
        return Self.end(of: code, in: bytes, from: range.lower)
    }

    /// Where code ends that is to begin at an offset, white space aside; nil if something else stands there.
    fileprivate static func end(of code: Name, in bytes: [UInt8], from start: Int) -> Int? {
        var place = start
        for byte in code.text.utf8 where !byte.isBlank {
            while place < bytes.count, bytes[place].isBlank { place += 1 }
            guard place < bytes.count, bytes[place] == byte else { return nil }
            place += 1
        }
        let cutsName = place < bytes.count && bytes[place].continuesName && bytes[place - 1].continuesName
        return cutsName ? nil : place
    }

    /// What to say of an identifier that no view has: which there are, or how a view gets one.
    func absence(of selector: ViewSelector) -> String {
        guard case .identifier(let name) = selector else { return reason([]) }
        let known = inspection.root.identifiers.map { "#" + $0 }
        let help =
            known.isEmpty
            ? "'.accessibilityIdentifier(\"\(name)\")' gives it to one"
            : "there \(known.count == 1 ? "is" : "are") "
                + known.prefix(5).map { $0 }.joinedText(", ") + (known.count > 5 ? " and others" : "")
        return "no view has that identifier; " + help
    }
}

extension Compilation {
    /// Whether the code by which a promise names views is in what was checked. A change of just that code
    /// leaves the promise without anything to be about.
    public func hasCode(of promise: Expectation) -> Bool {
        promise.selectors.allSatisfy { selector in
            guard case .code(let code) = selector else { return true }
            return (sources.texts + sources.modules).contains { text in
                text.bytes.indices.contains { ViewFinder.end(of: code, in: text.bytes, from: $0) != nil }
            }
        }
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 32 || self >= 9 && self <= 13 }

    /// Whether a name may go on with it.
    fileprivate var continuesName: Bool {
        self == UInt8(ascii: "_") || self >= 48 && self <= 57 || self | 32 >= 97 && self | 32 <= 122
            || self >= 128
    }
}

extension Inspection.View {
    /// The first view, parents first, with an identifier.
    fileprivate func first(_ identifier: Name) -> Inspection.View? {
        if let own = self.identifier, Name(own) == identifier { return self }
        for child in children {
            if let found = child.first(identifier) { return found }
        }
        return nil
    }

    fileprivate var identifiers: [String] {
        (identifier.map { [$0] } ?? []) + children.flatMap { $0.identifiers }
    }
}
