import Interpreter

/// `List` in its forms.
enum ListRows {
    static var rows: [Native] { [Native("List.init(...)") { list($0) }] + styles }

    private static func list(_ call: NativeCall) -> Value {
        let selection = call.value("selection")?.native(BindingValue.self)
        let content = content(call)
        return .native(ListValue("List", call.range, selection: selection) { $0.nodes(of: content) })
    }

    /// Lists over data: `List(items) { … }` is `List { ForEach(items) { … } }`, and with `children:` it is
    /// `List { OutlineGroup(…) { … } }`.
    private static func content(_ call: NativeCall) -> Value {
        guard let data = call.unlabeledArgument, let content = call.argument("rowContent") else {
            return call.content("content") ?? .void
        }
        let evaluator = call.evaluator
        if let children = call.argument("children") {
            var outline = OutlineTree(call, data: data, children: children)
            outline.id = call.argument("id")
            outline.content = content
            return outline.view
        }
        let binding = data.native(BindingValue.self)
        let id = ForEachRows.identity(call, in: data)
        let items = evaluator.elements(of: binding?.get() ?? data).map {
            ForEachView.Item(value: $0, id: id($0))
        }
        return .native(
            ForEachView(call.range, items) { item in
                evaluator.call(
                    content, [binding.map { .native($0.element(equalTo: item, evaluator)) } ?? item])
            })
    }

    private static var styles: [Native] {
        [Native("View.listStyle(_:)") { $0.setting("listStyle", .listStyle) }]
    }
}

extension BindingValue {
    /// A binding to the element of the collection that equals one read before.
    func element(equalTo element: Value, _ evaluator: Evaluator) -> BindingValue {
        let place = evaluator.elements(of: get()).firstIndex { evaluator.areEqual($0, element) }
        return BindingValue(
            get: {
                let now = evaluator.elements(of: self.get())
                guard let place, place < now.count else { return element }
                return now[place]
            },
            set: { value in
                var now = evaluator.elements(of: self.get())
                guard let place, place < now.count else { return }
                now[place] = value
                self.set(.array(now))
            })
    }
}
