import Interpreter
import Layout
import Syntax

/// `ForEach` over ranges, collections and bindings to collections.
enum ForEachRows {
    static var rows: [Native] {
        [
            Native("ForEach.init(...)") { forEach($0) },
            Native("ForEach.data") { $0.receiver.native(ForEachView.self)?.data ?? .array([]) },
            Native("ForEach.content") { $0.receiver.native(ForEachView.self)?.builder ?? .void },
            Native("Binding.index(before:)") { call in
                guard case .int(let index) = call.nextValue() else { return .int(0) }
                return .int(index - 1)
            },
            Native("DynamicViewContent.onDelete(perform:)") {
                call in
                guard let action = call.nextOptional() else { return call.receiver }
                let evaluator = call.evaluator
                return editing(call) { index in
                    .deletion({
                        _ = evaluator.call(
                            action, [evaluator.structure("IndexSet", [.array([.int(Int64(index))])])])
                    })
                }
            },
            Native("DynamicViewContent.onMove(perform:)") {
                call in call.nextOptional() == nil ? call.receiver : editing(call) { _ in .movable }
            },
        ]
    }

    private static func editing(_ call: NativeCall, _ fact: @escaping (Int) -> RowEditPayload.Fact) -> Value {
        guard let rows = call.receiver.native(ForEachView.self) else { return call.receiver }
        return .native(rows.editing(fact))
    }

    /// What an element and its identity take.
    private static let bytesOfElement = 48

    private static func forEach(_ call: NativeCall) -> Value {
        let data = call.nextValue(), content = call.argument("content") ?? .void
        let id = identity(call, in: data)
        if let binding = data.native(BindingValue.self) { return forEach(call, binding, content, id: id) }
        let evaluator = call.evaluator
        let elements = evaluator.elements(of: data)
        evaluator.charge(elements.count * bytesOfElement)
        let items = evaluator.isFailing ? [] : elements.map { ForEachView.Item(value: $0, id: id($0)) }
        return .native(ForEachView(call.range, items, of: data, content) { evaluator.call(content, [$0]) })
    }

    /// Each element is handed on as a binding.
    private static func forEach(
        _ call: NativeCall, _ binding: BindingValue, _ content: Value, id: (Value) -> Value
    ) -> Value {
        let evaluator = call.evaluator
        let items = bindings(to: binding, evaluator, id: id)
        let data = Value.array(items.enumerated().map { .tuple([.int(Int64($0)), $1.id]) })
        return .native(ForEachView(call.range, items, of: data, content) { evaluator.call(content, [$0]) })
    }

    /// The identity of an element: by a key path, or its `id`; numbers of a range are their own.
    static func identity(_ call: NativeCall, in data: Value) -> (Value) -> Value {
        let evaluator = call.evaluator
        if let path = call.argument("id") { return { evaluator.read(path, from: $0) } }
        if case .range = data { return { $0 } }
        return { evaluator.property("id", of: $0) }
    }

    /// A binding to each element, which writes back into the collection by its index.
    static func bindings(to binding: BindingValue, _ evaluator: Evaluator, id: (Value) -> Value)
        -> [ForEachView.Item]
    {
        let elements = evaluator.elements(of: binding.get())
        var items: [ForEachView.Item] = []
        for (index, element) in elements.enumerated() {
            let projected = BindingValue(
                get: {
                    let now = evaluator.elements(of: binding.get())
                    return index < now.count ? now[index] : element
                },
                set: { value in
                    var now = evaluator.elements(of: binding.get())
                    guard index < now.count else { return }
                    now[index] = value
                    binding.set(.array(now))
                })
            items.append(ForEachView.Item(value: .native(projected), id: id(element)))
        }
        return items
    }
}

/// A view made once for each element; the element's id is part of the identity, so state moves with it.
final class ForEachView: ViewValue {
    struct Item {
        let value: Value
        let id: Value
    }

    private let items: [Item]
    /// What it was made of, for code that asks for it.
    let data: Value
    let builder: Value
    private let content: (Value) -> Value
    /// What can be done to the element of each number while its list is edited.
    private var edits: [(Int) -> RowEditPayload.Fact] = []

    init(
        _ range: SourceRange, _ items: [Item], of data: Value = .array([]), _ builder: Value = .void,
        content: @escaping (Value) -> Value
    ) {
        self.items = items
        self.data = data
        self.builder = builder
        self.content = content
        super.init("ForEach", range)
    }

    func editing(_ fact: @escaping (Int) -> RowEditPayload.Fact) -> ForEachView {
        let copy = ForEachView(range, items, of: data, builder, content: content)
        copy.edits = edits + [fact]
        return copy
    }

    override var passesLaziness: Bool { true }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        guard context.graph.count(items.count, at: range) else { return [] }
        reportDuplicate(context)
        if context.isLazy, items.count > RowWindow.least { return windowed(context.eager) }
        return made(0..<items.count, context.eager).flatMap { $0 }
    }

    /// The nodes of each element.
    private func made(_ indices: Range<Int>, _ context: ViewContext) -> [[LayoutNode]] {
        var all: [[LayoutNode]] = []
        for index in indices where !context.graph.isStopped {
            all.append(
                marked(context.child(.key(items[index].id)).nodes(of: content(items[index].value)), index))
        }
        return all
    }

    private func marked(_ nodes: [LayoutNode], _ index: Int) -> [LayoutNode] {
        var nodes = nodes.marked(IDPayload(items[index].id))
        for edit in edits { nodes = nodes.marked(RowEditPayload(edit(index))) }
        return nodes
    }

    /// Only the elements near those that are seen are made; sections and rows of grids are made all.
    private func windowed(_ context: ViewContext) -> [LayoutNode] {
        let memory = context.child(.kind(-4)).identity.memory
        let window = memory.window ?? RowWindow()
        memory.window = window
        let range = window.made(of: items.count)
        let rows = made(range, context)
        let (parts, count) = (rows.first?.count ?? 0, items.count)
        guard parts > 0, rows.count == range.count, range.count < count,
            !rows.contains(where: { $0.contains { $0 is GroupNode } })
        else {
            return (made(0..<range.lowerBound, context) + rows + made(range.upperBound..<count, context))
                .flatMap { $0 }
        }
        let models = (0..<parts).map { part in RowModel(rows.compactMap { part < $0.count ? $0[part] : nil })
        }
        context.graph.afterLayout { [graph = context.graph] result in
            if window.follow(result, models[0], count: count) { graph.stateDidChange(to: nil) }
        }
        func standIns(_ indices: Range<Int>) -> [LayoutNode] {
            indices.flatMap { index in marked(models.map { context.standIn(index, $0) }, index) }
        }
        return standIns(0..<range.lowerBound) + rows.flatMap { $0 } + standIns(range.upperBound..<count)
    }

    /// What is made for each element, with the place that its identity gives it: tabs are no views.
    func contents(in context: ViewContext) -> [(content: Value, place: ViewContext)] {
        var contents: [(content: Value, place: ViewContext)] = []
        guard context.graph.count(items.count, at: range) else { return [] }
        for item in items where !context.graph.isStopped {
            contents.append((content(item.value), context.child(.key(item.id))))
        }
        return contents
    }

    /// Elements of one id share one state; SwiftUI logs that the result is undefined.
    private func reportDuplicate(_ context: ViewContext) {
        guard let id = context.evaluator.firstDuplicate(in: items.map { $0.id }) else { return }
        let message =
            "several elements have the id \(context.evaluator.describe(id)): SwiftUI leaves open what comes of it"
        context.graph.report(Diagnostic(.warning, message, at: range, id: "duplicate-id"))
    }
}
