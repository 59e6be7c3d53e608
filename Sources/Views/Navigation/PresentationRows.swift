import Graphics
import Interpreter
import Layout
import Syntax

/// Sheets, alerts, popovers and dialogs: drawn while their binding says so.
enum PresentationRows {
    static var rows: [Declaration] { sheets + alerts + details }

    private static var sheets: [Declaration] {
        ["sheet", "fullScreenCover", "popover"].flatMap { name in
            let isPopover = name.utf8.first == UInt8(ascii: "p")
            let extra = isPopover
                ? ", attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil"
                : ", onDismiss: (() -> Void)? = nil"
            return [
                Declaration("extension View { public func \(name)<Content>(isPresented: Binding<Bool>\(extra), @ViewBuilder content: @escaping () -> Content) -> some View where Content: View }") { call in
                    let isPresented = call.nextBinding()
                    let dismiss = dismissal(call, isPopover) { isPresented?.set(.bool(false)) }
                    let content = call.nextValue()
                    guard case .bool(true)? = isPresented?.get() else { return call.receiver }
                    return present(call, name, call.evaluator.call(content, []), dismiss)
                },
                Declaration("extension View { public func \(name)<Item, Content>(item: Binding<Item?>\(extra), @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View }") { call in
                    let item = call.nextBinding()
                    let dismiss = dismissal(call, isPopover) { item?.set(.none) }
                    let content = call.nextValue()
                    guard let value = item?.get().unwrapped else { return call.receiver }
                    return present(call, name, call.evaluator.call(content, [value]), dismiss)
                },
            ]
        } + [
            Declaration("public enum PopoverAttachmentAnchor { case rect(Anchor<CGRect>.Source), point(UnitPoint) }"),
        ]
    }

    /// What ends a presentation: its binding is told, then its `onDismiss`. A popover has an anchor and an edge instead.
    private static func dismissal(_ call: NativeCall, _ isPopover: Bool, _ end: @escaping () -> Void) -> () -> Void {
        let first = call.nextOptional()
        guard !isPopover else {
            _ = call.nextValue()
            return end
        }
        let evaluator = call.evaluator
        return {
            end()
            if let first { evaluator.call(first, []) }
        }
    }

    private static func present(_ call: NativeCall, _ kind: String, _ content: Value, _ dismiss: @escaping () -> Void) -> Value {
        let isCover = kind.utf8.first == UInt8(ascii: "f"), isPopover = kind.utf8.first == UInt8(ascii: "p")
        let name: StaticString = isCover ? "fullScreenCover" : isPopover ? "popover" : "sheet"
        return .native(PresentedView(name, call.range, call.receiver, content, dismiss: dismiss, isElevated: !isCover) { node, nodes, context in
            let body = nodes.count == 1 ? nodes[0] : context.column(nodes)
            if isPopover, context.environment.isRegularWidth {
                return PopoverLook.over(node, body.presented(dismiss: dismiss), context)
            }
            let look = SheetLook(context, body), detent = body.detent
            let isFloating = !detent.isLarge || context.environment.isRegularWidth
            node.payloads.append(isCover
                ? PresentationPayload(.cover, look.cover.presented(dismiss: nil))
                : PresentationPayload(.sheet(detent), look.sheet(isFloating: isFloating).presented(dismiss: dismiss)))
            return NeutralNode(view: "\(name)", node)
        })
    }

    // MARK: Alerts

    private static var alerts: [Declaration] {
        ["_ titleKey: LocalizedStringKey", "_ title: Text", "_ title: S"].flatMap { title in
            let isString = title.utf8.last == UInt8(ascii: "S")
            let generics = isString ? "S, " : ""
            let clause = isString ? "S: StringProtocol, " : ""
            return [
                Declaration("extension View { public func alert<\(generics)A>(\(title), isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where \(clause)A: View }") { call in
                    alert(call, hasMessage: false)
                },
                Declaration("extension View { public func alert<\(generics)A, M>(\(title), isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where \(clause)A: View, M: View }") { call in
                    alert(call, hasMessage: true)
                },
                Declaration("extension View { public func confirmationDialog<\(generics)A>(\(title), isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where \(clause)A: View }") { call in
                    alert(call, hasMessage: false, isDialog: true)
                },
                Declaration("extension View { public func confirmationDialog<\(generics)A, M>(\(title), isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where \(clause)A: View, M: View }") { call in
                    alert(call, hasMessage: true, isDialog: true)
                },
            ]
        } + [
            Declaration("public struct Alert { public struct Button { public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { Alert.Button() }; "
                + "public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { Alert.Button() }; "
                + "public static func cancel(_ action: (() -> Void)? = nil) -> Alert.Button { Alert.Button() }; "
                + "public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { Alert.Button() } }; "
                + "public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {}; "
                + "public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {} }"),
            FieldRows.accepted("alert(isPresented: Binding<Bool>, content: () -> Alert)"),
            FieldRows.accepted("alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)"),
            Declaration("public struct ActionSheet {}"),
            FieldRows.accepted("actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)"),
        ]
    }

    private static func alert(_ call: NativeCall, hasMessage: Bool, isDialog: Bool = false) -> Value {
        let title = call.nextValue().titleText
        let isPresented = call.nextBinding()
        // Of `Visibility`'s cases, visible is the second: a dialog has no title unless told so.
        let showsTitle = !isDialog || call.nextCase() == 1
        let actions = call.nextValue(), message = hasMessage ? call.nextValue() : nil
        guard case .bool(true)? = isPresented?.get() else { return call.receiver }
        let evaluator = call.evaluator
        let dismiss = { isPresented?.set(.bool(false)) ?? () }
        let buttons = evaluator.call(actions, [])
        let words = message.map { evaluator.call($0, []) }
        return call.modifier("alert") { node, context in
            let box = AlertBuilder(context, isDialog: isDialog, dismiss: dismiss).node(showsTitle ? title : nil, words, buttons)
            node.payloads.append(PresentationPayload(isDialog ? .dialog : .alert, box))
            return NeutralNode(view: "alert", node)
        }
    }

    private static var details: [Declaration] {
        [
            Declaration("public struct PresentationDetent: Hashable, Sendable { let share: Double; let points: Double; "
                + "public static let medium = PresentationDetent(share: 0.5, points: 0); "
                + "public static let large = PresentationDetent(share: 1, points: 0); "
                + "public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(share: fraction, points: 0) }; "
                + "public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(share: 0, points: height) } }"),
            Declaration("extension View { public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View }") { detents($0) },
            Declaration("extension View { public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View }") { detents($0) },
            Declaration("extension View { public func presentationDragIndicator(_ visibility: Visibility) -> some View }") { call in
                guard call.nextCase() == 1 else { return call.receiver }
                return call.mark("presentationDragIndicator") { node, _ in node.payloads.append(GrabberPayload()) }
            },
            FieldRows.accepted("presentationCornerRadius(_ cornerRadius: CGFloat?)"),
            FieldRows.accepted("presentationBackground<S>(_ style: S)", "where S: ShapeStyle"),
            FieldRows.accepted("presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V)", "where V: View"),
            FieldRows.accepted("presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)"),
            Declaration("public struct PresentationBackgroundInteraction: Sendable { init() {}; public static let automatic = PresentationBackgroundInteraction(); "
                + "public static let enabled = PresentationBackgroundInteraction(); public static let disabled = PresentationBackgroundInteraction(); "
                + "public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() } }"),
            FieldRows.accepted("presentationContentInteraction(_ behavior: PresentationContentInteraction)"),
            Declaration("public struct PresentationContentInteraction: Equatable, Sendable { init() {}; public static let automatic = PresentationContentInteraction(); "
                + "public static let resizes = PresentationContentInteraction(); public static let scrolls = PresentationContentInteraction() }"),
            FieldRows.accepted("presentationCompactAdaptation(_ adaptation: PresentationAdaptation)"),
            Declaration("public struct PresentationAdaptation: Sendable { init() {}; public static let automatic = PresentationAdaptation(); "
                + "public static let none = PresentationAdaptation(); public static let popover = PresentationAdaptation(); "
                + "public static let sheet = PresentationAdaptation(); public static let fullScreenCover = PresentationAdaptation() }"),
            FieldRows.accepted("presentationSizing(_ sizing: some PresentationSizing)"),
            Declaration("public protocol PresentationSizing {}"),
            Declaration("extension View { public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View }") { call in
                guard call.next(Bool.self) else { return call.receiver }
                return call.mark("interactiveDismissDisabled") { node, _ in node.payloads.append(StaysPayload()) }
            },
            FieldRows.accepted("dialogIcon(_ icon: Image?)"),
            FieldRows.accepted("dialogSeverity(_ severity: DialogSeverity)"),
            Declaration("public struct DialogSeverity: Equatable, Sendable { init() {}; public static let automatic = DialogSeverity(); "
                + "public static let critical = DialogSeverity(); public static let standard = DialogSeverity() }"),
            Declaration(accepting: "extension View { public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View }"),
            FieldRows.accepted("inspectorColumnWidth(_ width: CGFloat)"),
        ]
    }

    private static func detents(_ call: NativeCall) -> Value {
        var least = SheetLayout.Detent.large
        for (index, value) in call.evaluator.elements(of: call.nextValue()).enumerated() {
            guard value.fields.count == 2 else { continue }
            let detent = SheetLayout.Detent(share: value.fields[0].number, points: value.fields[1].number)
            if index == 0 || detent.isLower(than: least) { least = detent }
        }
        return call.mark("presentationDetents") { node, _ in node.payloads.append(DetentPayload(least)) }
    }
}

/// The smallest detent that a sheet's content asks for.
final class DetentPayload: LayoutPayload {
    let detent: SheetLayout.Detent

    init(_ detent: SheetLayout.Detent) { self.detent = detent }
}

/// `presentationDragIndicator(.visible)`.
final class GrabberPayload: LayoutPayload {}

extension LayoutNode {
    var hasGrabber: Bool { chainPayloads.contains { $0 is GrabberPayload } }

    fileprivate var detent: SheetLayout.Detent {
        for payload in chainPayloads {
            if let own = payload as? DetentPayload { return own.detent }
        }
        return SheetLayout.Detent.large
    }
}
