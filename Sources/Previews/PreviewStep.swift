import Graphics
import Layout
import Syntax
import Views

/// An event between two pictures of a preview: what a reader would do.
public enum PreviewStep {
    /// Taps the control with these words, or the view with the identifier `#id`.
    case tap(String)
    /// Sets the state of a name, or a property of it (`model.name`): a number, `true`, `false`, `'text'` or
    /// `.case`.
    case set(name: String, value: String)

    /// Reads `tap Add` or `set count = 3`.
    public static func parse(_ text: [UInt8]) throws(ExpectationError) -> PreviewStep {
        let words = text.split(separator: UInt8(ascii: " "), maxSplits: 1).map { Array($0) }
        let everything = SourceRange(0, text.count, in: 0)
        guard words.count == 2 else {
            throw ExpectationError(message: "a step is 'tap LABEL' or 'set NAME = VALUE'", range: everything)
        }
        if words[0].elementsEqual("tap".utf8) { return .tap(String(decoding: words[1], as: UTF8.self)) }
        let sides = words[1].split(separator: UInt8(ascii: "="), maxSplits: 1).map { trimmed($0) }
        guard words[0].elementsEqual("set".utf8), sides.count == 2 else {
            throw ExpectationError(message: "a step is 'tap LABEL' or 'set NAME = VALUE'", range: everything)
        }
        return .set(name: sides[0], value: sides[1])
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        var bytes = bytes
        while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// For people: `tap Add`, `count = 3`.
    public var words: String {
        switch self {
        case .tap(let label): "tap “\(label)”"
        case .set(let name, let value): "\(name) = \(value)"
        }
    }
}

extension PreviewSession {
    /// Does a step to the preview as it was last laid out; the next layout shows what came of it.
    ///
    /// - Returns: why it cannot be done; nil when it was.
    public func perform(_ step: PreviewStep) -> String? {
        switch step {
        case .set(let name, let value):
            let problem = graph.setState(named: name, to: value)
            invalidate()
            return problem
        case .tap(let label):
            let targets = lastResult.map { PreviewSession.targets($0.root.node, nil) } ?? []
            guard let wanted = targets.first(where: { $0.isCalled(label) }) else {
                let known = targets.map { "'\($0.label)'" }
                return known.isEmpty
                    ? "nothing in the preview can be tapped"
                    : "nothing to tap is called '\(label)'; there is \(known.joinedText(", "))"
            }
            perform { wanted.action.run(at: TouchPlace(local: .zero, global: .zero)) }
            return nil
        }
    }

    /// Something that can be tapped, with the names it goes by.
    private struct Target {
        var label: String
        var identifier: String?
        var action: ActionPayload

        /// By its words, a value after them aside, or by `#identifier`.
        func isCalled(_ name: String) -> Bool {
            if let identifier, Name("#" + identifier) == Name(name) { return true }
            return Name(label) == Name(name) || label.utf8.starts(with: (name + ", ").utf8)
        }
    }

    private static func targets(_ node: LayoutNode, _ outer: String?) -> [Target] {
        let identifier = node.identifier ?? outer
        var targets: [Target] = []
        for case let action as ActionPayload in node.payloads {
            guard case .tap = action.kind else { continue }
            targets.append(Target(label: label(of: node), identifier: identifier, action: action))
        }
        // An identifier names the one view inside its modifiers, not every view of a container.
        let inner = node.children.count == 1 ? identifier : nil
        for child in node.children { targets += self.targets(child, inner) }
        return targets
    }

    /// What a control says, without the kind of control before it, which has a small letter.
    private static func label(of node: LayoutNode) -> String {
        let words = Array(Description.words(of: node).utf8)
        guard let comma = words.firstIndex(of: UInt8(ascii: ",")), comma + 2 < words.count,
            words[0] >= UInt8(ascii: "a")
        else { return String(decoding: words, as: UTF8.self) }
        return String(decoding: words[(comma + 2)...], as: UTF8.self)
    }
}

extension [String] {
    func joinedText(_ separator: String) -> String {
        var text = ""
        for (index, part) in enumerated() { text += index == 0 ? part : separator + part }
        return text
    }
}
