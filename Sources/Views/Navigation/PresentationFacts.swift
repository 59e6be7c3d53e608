import Graphics
import Interpreter
import Layout
import Syntax

/// What the content of a sheet asks for.
final class PresentationFact: LayoutPayload {
    enum Fact {
        case detents(SheetDetents)
        case grabber
        case cornerRadius(Double)
        case ground(UnitPaint)
        case groundView(LayoutNode)
        /// What lies behind stays in use, and so is not darkened.
        case leavesBackground
        case adaptation(PresentationAdaptation)
        case sizing(PresentationSizing)
    }

    let fact: Fact

    init(_ fact: Fact) { self.fact = fact }
}

/// In the order of the constants.
enum PresentationAdaptation: Int {
    case automatic, none, popover, sheet, fullScreenCover
}

/// How large a sheet is where the width is regular, in the order of the constants.
enum PresentationSizing: Int {
    case automatic, form, page, fitted
}

/// All of it, the outermost first.
struct PresentationFacts {
    var detents = SheetDetents.large
    var hasGrabber = false
    var cornerRadius: Double?
    var ground: UnitPaint?
    var groundView: LayoutNode?
    var leavesBackground = false
    var adaptation = PresentationAdaptation.automatic
    var sizing = PresentationSizing.automatic

    init() {}

    init(_ content: LayoutNode) {
        for payload in content.chainPayloads.reversed() {
            guard let presentation = payload as? PresentationFact else { continue }
            switch presentation.fact {
            case .detents(let detents): self.detents = detents
            case .grabber: hasGrabber = true
            case .cornerRadius(let radius): cornerRadius = radius
            case .ground(let paint): ground = paint
            case .groundView(let view): groundView = view
            case .leavesBackground: leavesBackground = true
            case .adaptation(let adaptation): self.adaptation = adaptation
            case .sizing(let sizing): self.sizing = sizing
            }
        }
    }

    /// Whether a popover is one on a phone too.
    var staysPopover: Bool { adaptation == .none || adaptation == .popover }
}

/// `presentationDetents` and its kin: what the content of a sheet says about the sheet.
enum PresentationRows {
    static var rows: [Declaration] { detents + looks + behaviors }

    private static var detents: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, *) public struct PresentationDetent: Hashable, Sendable { let share: Double; let points: Double; \
                public static let medium = PresentationDetent(share: 0.5, points: 0); \
                public static let large = PresentationDetent(share: 1, points: 0); \
                public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(share: fraction, points: 0) }; \
                public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(share: 0, points: height) } }
                """),
            Declaration("extension View { @available(iOS 16.0, *) public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View }") { call in
                detents(call, call.nextValue(), nil)
            },
            Declaration(
                """
                extension View { public func presentationDetents(_ detents: Set<PresentationDetent>, \
                selection: Binding<PresentationDetent>) -> some View }
                """) { call in
                let all = call.nextValue()
                return detents(call, all, call.nextBinding())
            },
            Declaration("extension View { @available(iOS 16.0, *) public func presentationDragIndicator(_ visibility: Visibility) -> some View }") { call in
                call.nextCase() == 1 ? tell(call, "presentationDragIndicator", .grabber) : call.receiver
            },
        ]
    }

    private static func detents(_ call: NativeCall, _ all: Value, _ selection: BindingValue?) -> Value {
        let detents = SheetDetents(call.evaluator.elements(of: all), selection: selection)
        return detents.map { tell(call, "presentationDetents", .detents($0)) } ?? call.receiver
    }

    private static func tell(_ call: NativeCall, _ name: StaticString, _ fact: PresentationFact.Fact) -> Value {
        call.telling(PresentationFact(fact), name)
    }

    private static var looks: [Declaration] {
        [
            Declaration("extension View { @available(iOS 16.4, *) public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View }") { call in
                call.nextOptional().map { tell(call, "presentationCornerRadius", .cornerRadius($0.number)) } ?? call.receiver
            },
            Declaration("extension View { @available(iOS 16.4, *) public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle }") { call in
                let style = call.nextValue()
                return call.mark("presentationBackground") { node, context in
                    node.payloads.append(PresentationFact(.ground(context.paint(of: style))))
                }
            },
            Declaration(
                """
                extension View { public func presentationBackground<V>(alignment: Alignment = .center, \
                @ViewBuilder content: () -> V) -> some View where V: View }
                """) { call in
                _ = call.nextValue()
                let view = call.nextContent()
                return call.mark("presentationBackground") { node, context in
                    let place = context.child(.position(-6))
                    node.payloads.append(PresentationFact(.groundView(place.row(place.nodes(of: view)))))
                }
            },
            Declaration("extension View { @available(iOS 16.4, *) public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View }") { call in
                tell(call, "presentationCompactAdaptation", .adaptation(PresentationAdaptation(rawValue: call.nextCase()) ?? .automatic))
            },
            Declaration(
                """
                extension View { public func presentationCompactAdaptation(horizontal: PresentationAdaptation, \
                vertical: PresentationAdaptation) -> some View }
                """) { call in
                tell(call, "presentationCompactAdaptation", .adaptation(PresentationAdaptation(rawValue: call.nextCase()) ?? .automatic))
            },
            constants("PresentationAdaptation", ["automatic", "none", "popover", "sheet", "fullScreenCover"]),
            Declaration("public protocol PresentationSizing {}"),
            constants("_PresentationSize", ["automatic", "form", "page", "fitted"], conforming: "PresentationSizing"),
            Declaration("extension PresentationSizing where Self == _PresentationSize { "
                + ["automatic", "form", "page", "fitted"].map { "public static var \($0): _PresentationSize { _PresentationSize.\($0) }; " }
                .joinedBytes("") + "}"),
            Declaration("extension View { @available(iOS 18.0, *) public func presentationSizing(_ sizing: some PresentationSizing) -> some View }") { call in
                tell(call, "presentationSizing", .sizing(PresentationSizing(rawValue: call.nextCase()) ?? .automatic))
            },
        ]
    }

    private static func constants(_ type: String, _ names: [String], conforming: String = "Sendable") -> Declaration {
        let values = names.enumerated().map { "public static let \($1) = \(type)(index: \($0)); " }
        return Declaration("public struct \(type): \(conforming) { let index: Int; \(values.joinedBytes(""))}")
    }

    private static var behaviors: [Declaration] {
        [
            Declaration("extension View { @available(iOS 16.4, *) public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View }") { call in
                call.nextCase() == 1 ? tell(call, "presentationBackgroundInteraction", .leavesBackground) : call.receiver
            },
            constants("PresentationBackgroundInteraction", ["automatic", "enabled", "disabled"]),
            Declaration(
                """
                extension PresentationBackgroundInteraction { public static func enabled(upThrough detent: PresentationDetent) \
                -> PresentationBackgroundInteraction { .enabled } }
                """),
            Declaration(accepting: "extension View { public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View }"),
            constants("PresentationContentInteraction", ["automatic", "resizes", "scrolls"]),
            Declaration("extension View { @available(iOS 15.0, *) public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View }") { call in
                call.next(Bool.self) ? call.telling(StaysPayload(), "interactiveDismissDisabled") : call.receiver
            },
        ]
    }
}
