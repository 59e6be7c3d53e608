import Graphics
import Interpreter
import Layout
import Syntax

/// `List` in its forms.
enum ListRows {
    static var rows: [Native] { lists + styles }

    private static var lists: [Native] {
        return [
            Native("List.init(content:)") { call in
                list(call, call.nextContent())
            }
        ]
            + ["Binding<SelectionValue?>?", "Binding<Set<SelectionValue>>?", "Binding<SelectionValue>"].map {
                selection in
                Native("List.init(selection: \(selection), content: () -> Content)") { call in
                    let selection = call.nextOptional()?.native(BindingValue.self)
                    return list(call, call.nextContent(), selection)
                }
            }
            + outlines("", hasSelection: false)
            + outlines("selection:", hasSelection: true)
            + dataLists("", hasSelection: false)
            + dataLists(", selection: Binding<SelectionValue?>?", hasSelection: true)
            + dataLists(", selection: Binding<Set<SelectionValue>>?", hasSelection: true)
    }

    /// Lists over data: `List(items) { … }` is `List { ForEach(items) { … } }`.
    private static func dataLists(_ selection: String, hasSelection: Bool) -> [Native] {
        [
            Native("List.init(_: Data\(selection), rowContent: @escaping (Data.Element) -> RowContent)") {
                call in
                let data = call.nextValue()
                let selection = hasSelection ? call.nextOptional()?.native(BindingValue.self) : nil
                let content = call.nextValue()
                let evaluator = call.evaluator
                return rows(call, data, selection, { evaluator.property("id", of: $0) }) {
                    evaluator.call(content, [$0])
                }
            },
            Native(
                "List.init(_: Data, id: KeyPath<Data.Element, ID>\(selection), rowContent: @escaping (Data.Element) -> RowContent)"
            ) { call in
                let data = call.nextValue()
                let path = call.nextValue()
                let selection = hasSelection ? call.nextOptional()?.native(BindingValue.self) : nil
                let content = call.nextValue()
                let evaluator = call.evaluator
                return rows(call, data, selection, { evaluator.read(path, from: $0) }) {
                    evaluator.call(content, [$0])
                }
            },
            Native("List.init(_: Range<Int>\(selection), rowContent: @escaping (Int) -> RowContent)") {
                call in
                let data = call.nextValue()
                let selection = hasSelection ? call.nextOptional()?.native(BindingValue.self) : nil
                let content = call.nextValue()
                let evaluator = call.evaluator
                return rows(call, data, selection, { $0 }) { evaluator.call(content, [$0]) }
            },
            Native(
                "List.init(_: Binding<Data>\(selection), rowContent: @escaping (Binding<Data.Element>) -> RowContent)"
            ) { call in
                let data = call.nextBinding()
                let selection = hasSelection ? call.nextOptional()?.native(BindingValue.self) : nil
                let content = call.nextValue()
                let evaluator = call.evaluator
                guard let data else { return .void }
                return rows(
                    call, .array(evaluator.elements(of: data.get())), selection,
                    { evaluator.property("id", of: $0) }
                ) {
                    evaluator.call(content, [.native(data.element(equalTo: $0, evaluator))])
                }
            },
        ]
    }

    private static func rows(
        _ call: NativeCall, _ data: Value, _ selection: BindingValue?, _ id: (Value) -> Value,
        _ content: @escaping (Value) -> Value
    ) -> Value {
        let items = call.evaluator.elements(of: data).map { ForEachView.Item(value: $0, id: id($0)) }
        return list(call, .native(ForEachView(call.range, items, content: content)), selection)
    }

    private static func list(_ call: NativeCall, _ content: Value, _ selection: BindingValue? = nil) -> Value
    {
        .native(ListValue("List", call.range, selection: selection) { $0.nodes(of: content) })
    }

    /// Lists over a tree: `List(items, children: \.children) { … }` is `List { OutlineGroup(…) { … } }`.
    private static func outlines(_ selection: String, hasSelection: Bool) -> [Native] {
        [
            Native("List.init(_:children:\(selection)rowContent:)") { call in
                var outline = OutlineTree(call, data: call.nextValue(), children: call.nextValue())
                let selection = hasSelection ? call.nextOptional()?.native(BindingValue.self) : nil
                outline.content = call.nextValue()
                return list(call, outline.view, selection)
            },
            Native("List.init(_:id:children:\(selection)rowContent:)") { call in
                let data = call.nextValue(), id = call.nextValue()
                var outline = OutlineTree(call, data: data, children: call.nextValue())
                let selection = hasSelection ? call.nextOptional()?.native(BindingValue.self) : nil
                outline.id = id
                outline.content = call.nextValue()
                return list(call, outline.view, selection)
            },
        ]
    }

    private static var styles: [Native] {
        ControlRowMaker.styles(
            "ListStyle", "listStyle", .listStyle,
            [
                ("DefaultListStyle", "automatic"), ("PlainListStyle", "plain"),
                ("GroupedListStyle", "grouped"),
                ("InsetGroupedListStyle", "insetGrouped"), ("InsetListStyle", "inset"),
                ("SidebarListStyle", "sidebar"),
                ("BorderedListStyle", "bordered"), ("CarouselListStyle", "carousel"),
                ("EllipticalListStyle", "elliptical"),
            ])
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
