import Interpreter
import Layout
import Syntax

/// `OutlineGroup`: a tree of rows, each with children under a disclosure.
enum OutlineRows {
    static var rows: [Declaration] {
        [
            Declaration("@available(iOS 14.0, *) public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> {}"),
            Declaration("extension OutlineGroup: View where ID: Hashable, Parent: View, Leaf: View, Subgroup: View {}"),
            Declaration(
                """
                extension OutlineGroup where ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == EmptyView, \
                Data: RandomAccessCollection, Data.Element: Identifiable { \
                public init(_ data: Data, children: KeyPath<Data.Element, Data?>, \
                @ViewBuilder content: @escaping (Data.Element) -> Leaf) }
                """
            ) { call in
                var outline = OutlineTree(call, data: call.nextValue(), children: call.nextValue())
                outline.content = call.nextValue()
                return outline.view
            },
            Declaration(
                """
                extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == EmptyView, Data: RandomAccessCollection { \
                public init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>, \
                @ViewBuilder content: @escaping (DataElement) -> Leaf) \
                where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element }
                """
            ) { call in
                var outline = OutlineTree(call, data: .array([call.nextValue()]), children: call.nextValue())
                outline.content = call.nextValue()
                return outline.view
            },
            Declaration(
                """
                extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == EmptyView, Data: RandomAccessCollection { \
                public init(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, \
                @ViewBuilder content: @escaping (Data.Element) -> Leaf) }
                """
            ) { call in
                let data = call.nextValue(), id = call.nextValue()
                var outline = OutlineTree(call, data: data, children: call.nextValue())
                outline.id = id
                outline.content = call.nextValue()
                return outline.view
            },
        ]
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
                value: element, id: id.map { evaluator.read($0, from: element) } ?? evaluator.property("id", of: element))
        }
        return .native(ForEachView(range, items) { row($0) })
    }

    private func row(_ element: Value) -> Value {
        let label = makeRow?(element) ?? evaluator.call(content, [element])
        guard let inside = evaluator.read(children, from: element).unwrapped else { return label }
        return .native(DisclosureValue(range, label: label, isExpanded: nil) { rows(of: inside) })
    }
}
