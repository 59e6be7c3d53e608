import Graphics
import Interpreter
import Layout
import Syntax

/// Sheets, alerts, popovers and dialogs: drawn while their binding says so.
enum PresentationRows {
    static var rows: [Declaration] { sheets + alerts + details }

    private static var sheets: [Declaration] {
        ["sheet", "fullScreenCover", "popover"].flatMap { name in
            let extra = name == "popover" ? ", attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil" : ", onDismiss: (() -> Void)? = nil"
            let skipped = name == "popover" ? 2 : 1
            return [
                Declaration("extension View { public func \(name)<Content>(isPresented: Binding<Bool>\(extra), @ViewBuilder content: @escaping () -> Content) -> some View where Content: View }") { call in
                    let isPresented = call.nextBinding()
                    for _ in 0..<skipped { _ = call.nextValue() }
                    let content = call.nextValue()
                    guard case .bool(true)? = isPresented?.get() else { return call.receiver }
                    return present(call, call.evaluator.call(content, []), isCover: name.utf8.first == UInt8(ascii: "f"))
                },
                Declaration("extension View { public func \(name)<Item, Content>(item: Binding<Item?>\(extra), @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View }") { call in
                    let item = call.nextBinding()
                    for _ in 0..<skipped { _ = call.nextValue() }
                    let content = call.nextValue()
                    guard let value = item?.get().unwrapped else { return call.receiver }
                    return present(call, call.evaluator.call(content, [value]), isCover: name.utf8.first == UInt8(ascii: "f"))
                },
            ]
        } + [
            Declaration("public enum PopoverAttachmentAnchor { case rect(Anchor<CGRect>.Source), point(UnitPoint) }"),
        ]
    }

    /// A sheet covers the presenting view, which is dimmed; a full-screen cover hides it.
    private static func present(_ call: NativeCall, _ content: Value, isCover: Bool) -> Value {
        call.decorated(isCover ? "fullScreenCover" : "sheet", content) { node, nodes, context in
            let metrics = BarMetrics.iOS26
            let body = nodes.count == 1 ? nodes[0] : context.column(nodes)
            let detent = body.detent
            let filled = context.part(FlexibleFrameNode(body, horizontal: .init(max: .infinity), vertical: .init(max: .infinity)))
            let radius = isCover ? 0 : metrics.sheetRadius
            let plate = context.part(EffectNode(view: "sheet", filled) { [.clip(.roundedRect($0, cornerRadius: radius), .nonZero)] })
            let sheet = context.backed(plate, UnitPaint(.systemBackground)) { .roundedRect($0, cornerRadius: radius) }
            let sized = isCover ? sheet : context.part(ContainerNode(SheetLayout(detent, inset: metrics.sheetInset), [sheet]))
            let over = context.part(IgnoresSafeAreaNode(sized))
            let dimmed = context.part(DecorationNode(view: "dimmed", over, behind: { frame, view, list in
                if !isCover { list.fill(.rect(frame), with: .color(Color(white: 0, opacity: 0.2)), view: view) }
            }))
            let whole = context.part(FlexibleFrameNode(node, horizontal: .init(max: .infinity), vertical: .init(max: .infinity)))
            return OverlayNode(whole, [dimmed])
        }
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
                + "public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { Alert.Button() } } }"),
            Declaration("extension Alert { public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) }"),
            Declaration("extension Alert { public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) }"),
            FieldRows.accepted("alert(isPresented: Binding<Bool>, content: () -> Alert)"),
            Declaration("public struct ActionSheet {}"),
            FieldRows.accepted("actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)"),
        ]
    }

    private static func alert(_ call: NativeCall, hasMessage: Bool, isDialog: Bool = false) -> Value {
        let title = call.nextValue().titleText
        let isPresented = call.nextBinding()
        if isDialog { _ = call.nextValue() }
        let actions = call.nextValue(), message = hasMessage ? call.nextValue() : nil
        guard case .bool(true)? = isPresented?.get() else { return call.receiver }
        let evaluator = call.evaluator
        let buttons = evaluator.call(actions, [])
        let words = message.map { evaluator.call($0, []) }
        return call.modifier("alert") { node, context in
            let box = AlertBuilder(context).node(title, words, buttons)
            let dimmed = context.part(DecorationNode(view: "dimmed", context.part(FlexibleFrameNode(
                box, horizontal: .init(max: .infinity), vertical: .init(max: .infinity))), behind: { frame, view, list in
                    list.fill(.rect(frame), with: .color(Color(white: 0, opacity: 0.2)), view: view)
                }))
            return OverlayNode(node, [context.part(IgnoresSafeAreaNode(dimmed))])
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
            FieldRows.accepted("presentationDragIndicator(_ visibility: Visibility)"),
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
            FieldRows.accepted("interactiveDismissDisabled(_ isDisabled: Bool = true)"),
            FieldRows.accepted("dialogIcon(_ icon: Image?)"),
            FieldRows.accepted("dialogSeverity(_ severity: DialogSeverity)"),
            Declaration("public struct DialogSeverity: Equatable, Sendable { init() {}; public static let automatic = DialogSeverity(); "
                + "public static let critical = DialogSeverity(); public static let standard = DialogSeverity() }"),
            Declaration(accepting: "extension View { public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View }"),
            FieldRows.accepted("inspectorColumnWidth(_ width: CGFloat)"),
        ]
    }

    private static func detents(_ call: NativeCall) -> Value {
        var least = SheetLayout.Detent(share: 1, points: 0)
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

extension LayoutNode {
    fileprivate var detent: SheetLayout.Detent {
        for payload in chainPayloads {
            if let own = payload as? DetentPayload { return own.detent }
        }
        return SheetLayout.Detent(share: 1, points: 0)
    }
}

/// Puts a sheet at the bottom of all the room there is.
final class SheetLayout: LayoutAlgorithm {
    struct Detent {
        var share: Double
        var points: Double

        func height(in whole: Double) -> Double { points > 0 ? min(points, whole) : whole * share }
        func isLower(than other: Detent) -> Bool { height(in: 800) < other.height(in: 800) }
    }

    private let detent: Detent
    private let inset: Double

    init(_ detent: Detent, inset: Double) {
        self.detent = detent
        self.inset = inset
    }

    override var name: String { "sheet" }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        guard let sheet = subviews.first else { return [] }
        let isWhole = detent.points == 0 && detent.share >= 1
        let height = isWhole ? max(0, size.height - 2 * inset) : detent.height(in: size.height) - inset
        let offer = ProposedViewSize(width: max(0, size.width - 2 * inset), height: max(0, height))
        return [Placement(sheet, at: Point(x: inset, y: size.height - height - (isWhole ? 0 : inset)), proposal: offer)]
    }
}

/// An alert: a title, words and buttons on a plate of glass.
struct AlertBuilder {
    private let context: ViewContext
    private let metrics = BarMetrics.iOS26

    init(_ context: ViewContext) { self.context = context.setting(.rowContext, nil).setting(.buttonStyle, nil) }

    func node(_ title: TextValue, _ message: Value?, _ buttons: Value) -> LayoutNode {
        var parts = [context.widened(context.text(title, style: .headline))]
        if let message {
            let quiet = context.styled(font: .style(.body), color: context.foreground(1)).child(.position(-4))
            parts += quiet.nodes(of: message).map { context.widened($0) }
        }
        let words = context.part(ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 8), parts))
        let column = context.part(ContainerNode(
            StackLayout(.vertical, alignment: .leading, spacing: 20),
            [context.padded(words, EdgeInsets(top: 8, leading: 12, bottom: 0, trailing: 12)), actions(buttons)]))
        let padded = context.padded(column, horizontal: 14, vertical: 14)
        let sized = context.part(FixedFrameNode(padded, width: metrics.alertWidth))
        return context.part(DecorationNode(view: "alert", sized, behind: { frame, view, list in
            GlassLook.draw(.roundedRect(frame, cornerRadius: 34), UnitPaint(.thickMaterial), frame, view, &list)
        }))
    }

    /// Two short buttons stand side by side, others under each other.
    private func actions(_ buttons: Value) -> LayoutNode {
        let place = context.styled(font: .style(.body), weight: .medium).child(.position(-5))
        var nodes = LayoutNode.flattened(place.nodes(of: buttons))
        if nodes.isEmpty { nodes = [place.text("OK", color: context.tint)] }
        let capsules = nodes.map { node in
            let wide = context.part(FlexibleFrameNode(
                node, horizontal: .init(max: .infinity), vertical: .init(min: metrics.alertButton, max: metrics.alertButton)))
            return context.backed(wide, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) }
        }
        let axis: Axis = capsules.count == 2 ? .horizontal : .vertical
        return context.part(ContainerNode(StackLayout(axis, spacing: 8), capsules))
    }
}
