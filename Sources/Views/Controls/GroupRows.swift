import Graphics
import Interpreter
import Layout
import Syntax

/// Controls that group others: `GroupBox`, `DisclosureGroup`, `LabeledContent`, `ControlGroup`,
/// `ContentUnavailableView`, badges.
enum GroupRows {
    static var rows: [Declaration] { groupBoxes + disclosures + labeledContents + controlGroups + unavailable + badges }

    // MARK: GroupBox

    private static var groupBoxes: [Declaration] {
        [
            Declaration("@available(iOS 14.0, *) public struct GroupBox<Label, Content>: View where Label: View, Content: View {}"),
            Declaration("extension GroupBox { public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) }") { call in
                let content = call.nextContent()
                return groupBox(call, call.nextContent(), content)
            },
            Declaration("extension GroupBox where Label == EmptyView { public init(@ViewBuilder content: () -> Content) }") { call in
                groupBox(call, nil, call.nextContent())
            },
            Declaration("extension GroupBox { public init(label: Label, @ViewBuilder content: () -> Content) }") { call in
                let label = call.nextValue()
                return groupBox(call, label, call.nextContent())
            },
            ControlRowMaker.styleProtocol("GroupBoxStyle"),
        ]
            + ControlRowMaker.titled("GroupBox where Label == Text", ", @ViewBuilder content: () -> Content") { call in
                let title = call.nextTitle()
                return groupBox(call, title, call.nextContent())
            }
            + ControlRowMaker.styles("GroupBoxStyle", "groupBoxStyle", .groupBoxStyle, [("DefaultGroupBoxStyle", "automatic")])
            + ControlRowMaker.configuration("GroupBoxStyleConfiguration", views: ["label", "content"])
    }

    private static func groupBox(_ call: NativeCall, _ label: Value?, _ content: Value) -> Value {
        call.leaf("GroupBox") { context in
            if let style = context.environment[.groupBoxStyle], style.native(ControlStyle.self) == nil {
                let parts = ControlConfiguration([("label", label ?? .void), ("content", content)])
                return NeutralNode(
                    view: "GroupBox", context.row(context.setting(.groupBoxStyle, nil).styleBody(style, parts)))
            }
            var nodes: [LayoutNode] = []
            if let label {
                let heading = context.styled(font: .style(.headline)).child(.position(0))
                nodes.append(context.widened(heading.row(heading.nodes(of: label))))
            }
            nodes.append(context.column(context.child(.position(1)).nodes(of: content)))
            let column = context.part(ContainerNode(StackLayout(.vertical, alignment: .centerX, spacing: 8), nodes))
            let inset = context.metrics.groupBoxPadding
            let padded = context.padded(column, horizontal: inset, vertical: inset)
            return DecorationNode(view: "GroupBox", padded, behind: { frame, view, list in
                list.fill(
                    .roundedRect(frame, cornerRadius: 12), with: .color(Color(.secondarySystemBackground)), view: view)
            })
        }
    }

    // MARK: DisclosureGroup

    private static var disclosures: [Declaration] {
        [
            Declaration("@available(iOS 14.0, *) public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {}"),
            Declaration(
                "extension DisclosureGroup { public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) }"
            ) { call in
                let content = call.nextValue()
                return disclosure(call, call.nextContent(), content, nil)
            },
            Declaration(
                "extension DisclosureGroup { public init(isExpanded: Binding<Bool>, "
                    + "@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) }"
            ) { call in
                let isExpanded = call.nextBinding()
                let content = call.nextValue()
                return disclosure(call, call.nextContent(), content, isExpanded)
            },
            ControlRowMaker.styleProtocol("DisclosureGroupStyle"),
        ]
            + ControlRowMaker.titled("DisclosureGroup where Label == Text", ", @ViewBuilder content: @escaping () -> Content") { call in
                let title = call.nextTitle()
                return disclosure(call, title, call.nextValue(), nil)
            }
            + ControlRowMaker.titled(
                "DisclosureGroup where Label == Text",
                ", isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content"
            ) { call in
                let title = call.nextTitle()
                let isExpanded = call.nextBinding()
                return disclosure(call, title, call.nextValue(), isExpanded)
            }
            + ControlRowMaker.styles(
                "DisclosureGroupStyle", "disclosureGroupStyle", .disclosureGroupStyle, [("AutomaticDisclosureGroupStyle", "automatic")])
            + ControlRowMaker.configuration("DisclosureGroupStyleConfiguration", views: ["label", "content"])
            + ControlRowMaker.bound("DisclosureGroupStyleConfiguration", "isExpanded", "Bool")
    }

    private static func disclosure(
        _ call: NativeCall, _ label: Value, _ content: Value, _ isExpanded: BindingValue?
    ) -> Value {
        let evaluator = call.evaluator
        return .native(DisclosureValue(call.range, label: label, isExpanded: isExpanded) { evaluator.call(content, []) })
    }

    // MARK: LabeledContent

    private static var labeledContents: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) public struct LabeledContent<Label, Content> {}"),
            Declaration("extension LabeledContent: View where Label: View, Content: View {}"),
            Declaration(
                "extension LabeledContent where Label: View, Content: View { public init(@ViewBuilder content: () -> Content, "
                    + "@ViewBuilder label: () -> Label) }"
            ) { call in
                let content = call.nextContent()
                return labeled(call, call.nextContent(), content)
            },
            ControlRowMaker.styleProtocol("LabeledContentStyle"),
        ]
            + ControlRowMaker.titled("LabeledContent where Label == Text, Content: View", ", @ViewBuilder content: () -> Content") { call in
                let title = call.nextTitle()
                return labeled(call, title, call.nextContent())
            }
            + ControlRowMaker.titled(
                "LabeledContent where Label == Text, Content == Text", ", value: T", generics: ["T"],
                conditions: ["T: StringProtocol"]
            ) { call in
                let title = call.nextTitle()
                return labeled(call, title, .native(TextValue(call.evaluator.describe(call.nextValue()))))
            }
            + ControlRowMaker.titled(
                "LabeledContent where Label == Text, Content == Text", ", value: F.FormatInput, format: F", generics: ["F"],
                conditions: ["F: FormatStyle", "F.FormatOutput == String"]
            ) { call in
                let title = call.nextTitle()
                let value = call.nextValue()
                let format = call.nextValue()
                var arguments = [value]
                let text = call.evaluator.callRequirement("format", of: format, &arguments)
                return labeled(call, title, .native(TextValue(call.evaluator.describe(text))))
            }
            + ControlRowMaker.styles(
                "LabeledContentStyle", "labeledContentStyle", .labeledContentStyle, [("AutomaticLabeledContentStyle", "automatic")])
            + ControlRowMaker.configuration("LabeledContentStyleConfiguration", views: ["label", "content"])
    }

    private static func labeled(_ call: NativeCall, _ label: Value, _ content: Value) -> Value {
        call.leaf("LabeledContent") { context in
            if let style = context.environment[.labeledContentStyle], style.native(ControlStyle.self) == nil {
                let parts = ControlConfiguration([("label", label), ("content", content)])
                return NeutralNode(
                    view: "LabeledContent", context.row(context.setting(.labeledContentStyle, nil).styleBody(style, parts)))
            }
            let quiet = context.styled(color: context.foreground(1)).child(.position(1))
            let value = quiet.row(quiet.nodes(of: content))
            guard !context.hidesLabels else { return NeutralNode(view: "LabeledContent", value) }
            let row = context.row([context.child(.position(0)).label(label), context.spacer, value])
            return NeutralNode(view: "LabeledContent", row)
        }
    }

    // MARK: ControlGroup

    private static var controlGroups: [Declaration] {
        [
            Declaration("@available(iOS 15.0, *) public struct ControlGroup<Content>: View where Content: View {}"),
            Declaration("extension ControlGroup { public init(@ViewBuilder content: () -> Content) }") { controlGroup($0, $0.nextContent()) },
            ControlRowMaker.styleProtocol("ControlGroupStyle"),
        ]
            + ControlRowMaker.titled("ControlGroup", ", @ViewBuilder content: () -> C", generics: ["C"], conditions: ["C: View"]) { call in
                let title = call.nextTitle()
                return controlGroup(call, call.nextContent(), label: title)
            }
            + ControlRowMaker.styles("ControlGroupStyle", "controlGroupStyle", .controlGroupStyle, [
                ("AutomaticControlGroupStyle", "automatic"), ("NavigationControlGroupStyle", "navigation"),
                ("MenuControlGroupStyle", "menu"), ("CompactMenuControlGroupStyle", "compactMenu"),
                ("PaletteControlGroupStyle", "palette"),
            ])
            + ControlRowMaker.configuration("ControlGroupStyleConfiguration", views: ["content", "label"])
            + [
                Declaration("extension ControlGroup where Content == ControlGroupStyleConfiguration.Content { "
                    + "public init(_ configuration: ControlGroupStyleConfiguration) }") { call in
                    guard let parts = call.nextValue().native(ControlConfiguration.self) else { return .void }
                    return controlGroup(call, parts["content"])
                },
            ]
    }

    private static func controlGroup(_ call: NativeCall, _ content: Value, label: Value = .void) -> Value {
        call.leaf("ControlGroup") { context in
            if let style = context.environment[.controlGroupStyle], style.native(ControlStyle.self) == nil {
                let parts = ControlConfiguration([("content", content), ("label", label)])
                return NeutralNode(
                    view: "ControlGroup", context.row(context.setting(.controlGroupStyle, nil).styleBody(style, parts)))
            }
            let metrics = context.metrics.buttons[2]
            let plain = context.setting(.buttonStyle, .native(ControlStyle(ButtonValue.Style.borderless.rawValue)))
            let parts = plain.nodes(of: content).map { context.padded($0, horizontal: metrics.horizontal, vertical: metrics.vertical) }
            let row = context.part(ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 0), parts))
            return NeutralNode(view: "ControlGroup", context.backed(row, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) })
        }
    }

    // MARK: ContentUnavailableView

    private static var unavailable: [Declaration] {
        [
            Declaration(
                "@available(iOS 17.0, *) public struct ContentUnavailableView<Label, Description, Actions>: View where Label: View, Description: View, "
                    + "Actions: View {}"),
            Declaration(
                "extension ContentUnavailableView { public init(@ViewBuilder label: () -> Label, "
                    + "@ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions) }"
            ) { call in
                let label = call.nextContent()
                let description = call.nextContent()
                return emptyState(call, label, description, call.nextContent())
            },
            Declaration(
                "extension ContentUnavailableView where Actions == EmptyView { public init(@ViewBuilder label: () -> Label, "
                    + "@ViewBuilder description: () -> Description) }"
            ) { call in
                let label = call.nextContent()
                return emptyState(call, label, call.nextContent(), .void)
            },
            Declaration(
                "extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView { "
                    + "public init(@ViewBuilder label: () -> Label) }"
            ) { call in emptyState(call, call.nextContent(), .void, .void) },
            Declaration(
                "extension ContentUnavailableView where Description == EmptyView { public init(@ViewBuilder label: () -> Label, "
                    + "@ViewBuilder actions: () -> Actions) }"
            ) { call in
                let label = call.nextContent()
                return emptyState(call, label, .void, call.nextContent())
            },
            Declaration("public struct SearchUnavailableContent { public struct Label: View {}; public struct Description: View {}; public struct Actions: View {} }"),
            Declaration(
                "extension ContentUnavailableView where Label == SearchUnavailableContent.Label, "
                    + "Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions { "
                    + "public static var search: ContentUnavailableView<SearchUnavailableContent.Label, "
                    + "SearchUnavailableContent.Description, SearchUnavailableContent.Actions> { get } }"
            ) { call in search(call, "No Results") },
            Declaration(
                "extension ContentUnavailableView where Label == SearchUnavailableContent.Label, "
                    + "Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions { "
                    + "public static func search(text: String) -> ContentUnavailableView<SearchUnavailableContent.Label, "
                    + "SearchUnavailableContent.Description, SearchUnavailableContent.Actions> }"
            ) { call in
                let text: String = call.next()
                return search(call, "No Results for \u{201C}\(text)\u{201D}")
            },
        ]
            + ControlRowMaker.titled(
                "ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView",
                ", systemImage name: String, description: Text? = nil"
            ) { call in
                let label = call.nextLabel()
                return emptyState(call, label, call.nextValue(), .void)
            }
            + ControlRowMaker.titled(
                "ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView",
                ", image name: String, description: Text? = nil"
            ) { call in
                let title = call.nextTitle()
                let image = ImageValue(.file(call.next()), range: call.range)
                let label = Value.native(LabelValue(call.range, title: title, icon: .native(image)))
                return emptyState(call, label, call.nextValue(), .void)
            }
    }

    private static func search(_ call: NativeCall, _ title: String) -> Value {
        let icon = ImageValue(.symbol("magnifyingglass"), range: call.range)
        icon.isDecorative = true
        let label = LabelValue(call.range, title: .native(TextValue(title)), icon: .native(icon))
        let words = TextValue("Check the spelling or try a new search.")
        return emptyState(call, .native(label), .native(words), .void)
    }

    /// Icon over title over words over buttons, in the middle of all the room there is.
    private static func emptyState(_ call: NativeCall, _ label: Value, _ description: Value, _ actions: Value) -> Value {
        call.leaf("ContentUnavailableView") { context in
            var nodes: [LayoutNode] = []
            let quiet = context.styled(font: .system(size: 48), color: context.foreground(1)).child(.position(0))
            let bold = context.styled(font: .style(.title2), weight: .bold).child(.position(1))
            if let label = label.native(LabelValue.self) {
                nodes.append(context.padded(quiet.row(quiet.nodes(of: label.icon)), EdgeInsets(top: 0, leading: 0, bottom: 8, trailing: 0)))
                nodes.append(bold.row(bold.nodes(of: label.title)))
            } else {
                nodes.append(bold.row(bold.nodes(of: label)))
            }
            let words = context.styled(font: .style(.subheadline), color: context.foreground(1)).child(.position(2))
                .setting(.multilineTextAlignment, context.evaluator.enumeration("TextAlignment", 1))
            nodes += words.nodes(of: description)
            nodes += context.child(.position(3)).nodes(of: actions).map { context.padded($0, EdgeInsets(top: 12, leading: 0, bottom: 0, trailing: 0)) }
            let column = context.padded(context.column(nodes, spacing: 4), horizontal: 16)
            return FlexibleFrameNode(column, horizontal: .init(max: .infinity), vertical: .init(max: .infinity))
        }
    }

    // MARK: Badges

    /// A badge shows in rows of lists and on tabs.
    private static var badges: [Declaration] {
        [
            badge("_ count: Int") { count in
                if case .int(0) = count { return nil }
                return count
            },
            badge("_ label: Text?") { $0.unwrapped },
            badge("_ key: LocalizedStringKey?") { $0.unwrapped },
            badge("_ label: S?", generics: "<S>", condition: "where S: StringProtocol") { $0.unwrapped },
            Declaration("public struct BadgeProminence: Hashable, Sendable { let index: Int; "
                + "public static let decreased = BadgeProminence(index: 0); public static let standard = BadgeProminence(index: 1); "
                + "public static let increased = BadgeProminence(index: 2) }"),
            Declaration("extension View { @available(iOS 17.0, *) public func badgeProminence(_ prominence: BadgeProminence) -> some View }") {
                $0.setting("badgeProminence", .badgeProminence)
            },
        ]
    }

    private static func badge(
        _ parameter: String, generics: String = "", condition: String = "", _ read: @escaping (Value) -> Value?
    ) -> Declaration {
        let disfavored = condition.utf8.isEmpty ? "" : "@_disfavoredOverload "
        return Declaration(
            "extension View { \(disfavored)public func badge\(generics)(\(parameter)) -> some View \(condition) }"
        ) { call in
            guard let value = read(call.nextValue()) else { return call.receiver }
            var text = value.titleText
            if case .int(let count) = value { text = TextValue("\(count)") }
            return call.mark("badge") { node, context in
                let prominence = context.environment[.badgeProminence].map(StyleCalls.caseIndex)
                node.payloads.append(BadgePayload(text, isProminent: prominence == 2))
            }
        }
    }
}

/// `badge(_:)`: what a list's row or a tab shows beside its label.
final class BadgePayload: LayoutPayload {
    let text: TextValue
    /// Whether it asks for something to be done: it then stands on a red plate.
    let isProminent: Bool

    init(_ text: TextValue, isProminent: Bool) {
        self.text = text
        self.isProminent = isProminent
    }
}
