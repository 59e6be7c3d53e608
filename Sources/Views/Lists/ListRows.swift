import Graphics
import Interpreter
import Layout
import Syntax

/// `List`, `Form`, `Section` and what rows are told.
enum ListRows {
    static var rows: [Declaration] { sections + lists + forms + styles + rowModifiers + accepted }

    private static var sections: [Declaration] {
        [
            Declaration("public struct Section<Parent, Content, Footer> {}"),
            Declaration("extension Section: View where Parent: View, Content: View, Footer: View {}"),
            Declaration(
                "extension Section where Parent: View, Content: View, Footer: View { public init(@ViewBuilder content: () -> Content, "
                    + "@ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) }"
            ) { call in
                let content = call.nextContent()
                let header = call.nextContent()
                return section(call, header, call.nextContent(), content)
            },
            Declaration(
                "extension Section where Parent == EmptyView, Content: View, Footer: View { public init("
                    + "@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) }"
            ) { call in
                let content = call.nextContent()
                return section(call, nil, call.nextContent(), content)
            },
            Declaration(
                "extension Section where Parent: View, Content: View, Footer == EmptyView { public init("
                    + "@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) }"
            ) { call in
                let content = call.nextContent()
                return section(call, call.nextContent(), nil, content)
            },
            Declaration(
                "extension Section where Parent == EmptyView, Content: View, Footer == EmptyView { public init("
                    + "@ViewBuilder content: () -> Content) }"
            ) { call in section(call, nil, nil, call.nextContent()) },
            Declaration(
                "extension Section where Parent: View, Content: View, Footer: View { public init(header: Parent, footer: Footer, "
                    + "@ViewBuilder content: () -> Content) }"
            ) { call in
                let header = call.nextValue()
                let footer = call.nextValue()
                return section(call, header, footer, call.nextContent())
            },
            Declaration(
                "extension Section where Parent: View, Content: View, Footer == EmptyView { public init(header: Parent, "
                    + "@ViewBuilder content: () -> Content) }"
            ) { call in
                let header = call.nextValue()
                return section(call, header, nil, call.nextContent())
            },
            Declaration(
                "extension Section where Parent == EmptyView, Content: View, Footer: View { public init(footer: Footer, "
                    + "@ViewBuilder content: () -> Content) }"
            ) { call in
                let footer = call.nextValue()
                return section(call, nil, footer, call.nextContent())
            },
        ]
            + ControlRowMaker.titled(
                "Section where Parent == Text, Content: View, Footer == EmptyView", ", @ViewBuilder content: () -> Content"
            ) { call in
                let title = call.nextTitle()
                return section(call, title, nil, call.nextContent())
            }
            + ControlRowMaker.titled(
                "Section where Parent == Text, Content: View, Footer == EmptyView",
                ", isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content"
            ) { call in
                let title = call.nextTitle()
                let isExpanded = call.nextBinding()?.get()
                let content = call.nextContent()
                if case .bool(false)? = isExpanded { return section(call, title, nil, .void) }
                return section(call, title, nil, content)
            }
    }

    private static func section(_ call: NativeCall, _ header: Value?, _ footer: Value?, _ content: Value) -> Value {
        .native(SectionValue(call.range, header: header, footer: footer, content: content))
    }

    // MARK: List

    private static var lists: [Declaration] {
        let value = "SelectionValue: Hashable, Content: View"
        return [
            Declaration("public struct List<SelectionValue, Content>: View where \(value) {}"),
            Declaration("extension List where SelectionValue == Never { public init(@ViewBuilder content: () -> Content) }") { call in
                list(call, call.nextContent())
            },
        ]
            + ["Binding<SelectionValue?>?", "Binding<Set<SelectionValue>>?", "Binding<SelectionValue>"].map { selection in
                Declaration("extension List { public init(selection: \(selection), @ViewBuilder content: () -> Content) }") { call in
                    let selection = call.nextOptional()?.native(BindingValue.self)
                    return list(call, call.nextContent(), selection)
                }
            }
            + dataLists("", "where SelectionValue == Never, ", hasSelection: false)
            + dataLists(", selection: Binding<SelectionValue?>?", "where ", hasSelection: true)
            + dataLists(", selection: Binding<Set<SelectionValue>>?", "where ", hasSelection: true)
    }

    /// Lists over data: `List(items) { … }` is `List { ForEach(items) { … } }`.
    private static func dataLists(_ selection: String, _ clause: String, hasSelection: Bool) -> [Declaration] {
        [
            Declaration(
                "extension List { public init<Data, RowContent>(_ data: Data\(selection), "
                    + "@ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) \(clause)"
                    + "Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, "
                    + "Data.Element: Identifiable }"
            ) { call in
                let data = call.nextValue()
                let selection = hasSelection ? call.nextOptional()?.native(BindingValue.self) : nil
                let content = call.nextValue()
                let evaluator = call.evaluator
                return rows(call, data, selection, { evaluator.property("id", of: $0) }) { evaluator.call(content, [$0]) }
            },
            Declaration(
                "extension List { public init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>\(selection), "
                    + "@ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) \(clause)"
                    + "Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View }"
            ) { call in
                let data = call.nextValue()
                let path = call.nextValue()
                let selection = hasSelection ? call.nextOptional()?.native(BindingValue.self) : nil
                let content = call.nextValue()
                let evaluator = call.evaluator
                return rows(call, data, selection, { evaluator.read(path, from: $0) }) { evaluator.call(content, [$0]) }
            },
            Declaration(
                "extension List { public init<RowContent>(_ data: Range<Int>\(selection), "
                    + "@ViewBuilder rowContent: @escaping (Int) -> RowContent) \(clause)"
                    + "Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View }"
            ) { call in
                let data = call.nextValue()
                let selection = hasSelection ? call.nextOptional()?.native(BindingValue.self) : nil
                let content = call.nextValue()
                let evaluator = call.evaluator
                return rows(call, data, selection, { $0 }) { evaluator.call(content, [$0]) }
            },
            Declaration(
                "extension List { public init<Data, RowContent>(_ data: Binding<Data>\(selection), "
                    + "@ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) \(clause)"
                    + "Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, "
                    + "Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable }"
            ) { call in
                let data = call.nextBinding()
                let selection = hasSelection ? call.nextOptional()?.native(BindingValue.self) : nil
                let content = call.nextValue()
                let evaluator = call.evaluator
                guard let data else { return .void }
                return rows(call, .array(evaluator.elements(of: data.get())), selection, { evaluator.property("id", of: $0) }) {
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

    private static func list(_ call: NativeCall, _ content: Value, _ selection: BindingValue? = nil) -> Value {
        .native(ListValue("List", call.range, selection: selection) { $0.nodes(of: content) })
    }

    // MARK: Form

    private static var forms: [Declaration] {
        [
            Declaration("public struct Form<Content>: View where Content: View { public init(@ViewBuilder content: () -> Content) }") { call in
                let content = call.nextContent()
                let list = ListValue("Form", call.range) { $0.nodes(of: content) }
                let range = call.range
                return call.view("Form") { context in
                    guard context.environment.platform == .macOS, context.environment[.formStyle] == nil else {
                        return context.setting(.listStyle, .native(ControlStyle(ListStyle.insetGrouped.rawValue))).nodes(of: .native(list))
                    }
                    // The columns of a macOS form are not aligned here: its rows stand under each other.
                    let column = ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 8), context.nodes(of: content))
                    return [context.register(column, context.graph.reserveNumber("Form", range))]
                }
            },
            Declaration("public protocol FormStyle {}"),
        ] + ControlRowMaker.styles("FormStyle", "formStyle", .formStyle, [
            ("AutomaticFormStyle", "automatic"), ("GroupedFormStyle", "grouped"), ("ColumnsFormStyle", "columns"),
        ])
    }

    private static var styles: [Declaration] {
        [Declaration("public protocol ListStyle {}")]
            + ControlRowMaker.styles("ListStyle", "listStyle", .listStyle, [
                ("DefaultListStyle", "automatic"), ("PlainListStyle", "plain"), ("GroupedListStyle", "grouped"),
                ("InsetGroupedListStyle", "insetGrouped"), ("InsetListStyle", "inset"), ("SidebarListStyle", "sidebar"),
                ("BorderedListStyle", "bordered"), ("CarouselListStyle", "carousel"), ("EllipticalListStyle", "elliptical"),
            ])
    }

    // MARK: Rows

    private static var rowModifiers: [Declaration] {
        [
            Declaration("extension View { public func listRowInsets(_ insets: EdgeInsets?) -> some View }") { call in
                guard let insets = call.nextOptional() else { return call.receiver }
                return call.mark("listRowInsets") { node, _ in
                    node.payloads.append(RowPayload(.insets(EdgeInsets(insets))))
                }
            },
            Declaration("extension View { public func listRowBackground<V>(_ view: V?) -> some View where V: View }") { call in
                guard let view = call.nextOptional() else { return call.receiver }
                return call.mark("listRowBackground") { node, context in
                    if let color = view.native(StyleValue.self) {
                        node.payloads.append(RowPayload(.background(color.paint(in: context))))
                    } else if let ground = context.child(.position(-1)).nodes(of: view).first {
                        node.payloads.append(RowPayload(.backgroundView(ground)))
                    }
                }
            },
            Declaration(
                "extension View { public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View }"
            ) { call in
                guard call.nextCase() == 2 else { return call.receiver }
                return call.mark("listRowSeparator") { node, _ in node.payloads.append(RowPayload(.hidesSeparator)) }
            },
            Declaration("extension View { public func scrollContentBackground(_ visibility: Visibility) -> some View }") {
                $0.setting("scrollContentBackground", .scrollContentBackground)
            },
            Declaration("public enum Prominence: Hashable, Sendable { case standard, increased }"),
            Declaration("extension View { public func headerProminence(_ prominence: Prominence) -> some View }") {
                $0.setting("headerProminence", .headerProminence)
            },
        ]
    }

    private static var accepted: [Declaration] {
        [
            Declaration("extension View { public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View }") { call in
                guard let color = call.nextOptional() else { return call.receiver }
                return call.mark("listRowSeparatorTint") { node, context in
                    node.payloads.append(RowPayload(.separatorTint(context.paint(of: color))))
                }
            },
            FieldRows.accepted("listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"),
            FieldRows.accepted("listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)"),
            FieldRows.accepted("listItemTint(_ tint: Color?)"),
            FieldRows.accepted("listRowSpacing(_ spacing: CGFloat?)"),
            FieldRows.accepted("listRowHoverEffect(_ effect: HoverEffect?)"),
            Declaration("public struct ListSectionSpacing: Sendable { init() {}; public static let `default` = ListSectionSpacing(); "
                + "public static let compact = ListSectionSpacing(); "
                + "public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() } }"),
            FieldRows.accepted("listSectionSpacing(_ spacing: ListSectionSpacing)"),
            FieldRows.accepted("listSectionSpacing(_ spacing: CGFloat)"),
            FieldRows.accepted("listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)"),
            FieldRows.accepted(
                "swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, "
                    + "@ViewBuilder content: () -> T)", "where T: View"),
            FieldRows.accepted("deleteDisabled(_ isDisabled: Bool)"),
            FieldRows.accepted("moveDisabled(_ isDisabled: Bool)"),
            FieldRows.accepted("selectionDisabled(_ isDisabled: Bool = true)"),
            FieldRows.accepted("alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)"),
            Declaration("public struct AlternatingRowBackgroundBehavior: Hashable, Sendable { init() {}; public static let automatic = "
                + "AlternatingRowBackgroundBehavior(); public static let enabled = AlternatingRowBackgroundBehavior(); "
                + "public static let disabled = AlternatingRowBackgroundBehavior() }"),
            Declaration("public enum EditMode: Hashable, Sendable { case inactive, transient, active; "
                + "public var isEditing: Bool { self != .inactive } }"),
            Declaration("extension EnvironmentValues { public var editMode: Binding<EditMode>? { get set } }",
                get: { _ in .none }, set: { _ in .void }),
        ]
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
