import Interpreter
import Syntax

/// `OutlineGroup`: a tree of rows, each with children under a disclosure.
enum OutlineRows {
    static var rows: [Native] {
        [
            Native("OutlineGroup.init(...)") { outline($0, data: $0.nextValue()) },
            Native(
                "OutlineGroup.init(_: DataElement, children: KeyPath<DataElement, Data?>, content: @escaping (DataElement) -> Leaf)"
            ) { outline($0, data: .array([$0.nextValue()])) },
        ]
    }

    private static func outline(_ call: NativeCall, data: Value) -> Value {
        var outline = OutlineTree(call, data: data, children: call.argument("children") ?? .void)
        outline.id = call.argument("id")
        outline.content = call.argument("content") ?? .void
        return outline.view
    }
}

/// A tree of values with the rows they make.
struct OutlineTree {
    private let evaluator: Evaluator
    private let range: SourceRange
    private let data: Value
    private let children: Value
    /// The key path of an element's identity; without one its `id`.
    var id: Value?
    var content = Value.void
    /// What makes an element's row where no closure of the snippet does.
    var makeRow: ((Value) -> Value)?

    init(_ call: NativeCall, data: Value, children: Value) {
        evaluator = call.evaluator
        range = call.range
        self.data = data
        self.children = children
    }

    var view: Value { rows(of: data) }

    private func rows(of data: Value) -> Value {
        let items = evaluator.elements(of: data).map { element in
            ForEachView.Item(
                value: element,
                id: id.map { evaluator.read($0, from: element) } ?? evaluator.property("id", of: element))
        }
        return .native(ForEachView(range, items) { row($0) })
    }

    private func row(_ element: Value) -> Value {
        let label = makeRow?(element) ?? evaluator.call(content, [element])
        guard let inside = evaluator.read(children, from: element).unwrapped else { return label }
        return .native(DisclosureValue(range, label: label, isExpanded: nil) { rows(of: inside) })
    }
}
