import Interpreter
import Layout

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

/// `PresentationAdaptation`.
enum PresentationAdaptation: Int, CaseNames {
    case automatic, none, popover, sheet, fullScreenCover
}

/// How large a sheet is where the width is regular: `_PresentationSize`.
enum PresentationSizing: Int, CaseNames {
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

/// `PresentationBackgroundInteraction`.
private enum BackgroundInteraction: Int, CaseNames { case automatic, enabled, disabled }

/// `presentationDetents` and its kin: what the content of a sheet says about the sheet.
enum PresentationRows {
    static var rows: [Native] { detents + looks + behaviors }

    private static var detents: [Native] {
        [
            Native("View.presentationDetents(...)") { detents($0) },
            Native("View.presentationDragIndicator(_:)") { call in
                call.next(Visibility.self) == .visible
                    ? tell(call, "presentationDragIndicator", .grabber) : call.receiver
            },
        ]
    }

    private static func detents(_ call: NativeCall) -> Value {
        let all = call.evaluator.elements(of: call.nextValue())
        let detents = SheetDetents(all, selection: call.binding("selection"))
        return detents.map { tell(call, "presentationDetents", .detents($0)) } ?? call.receiver
    }

    private static func tell(_ call: NativeCall, _ name: StaticString, _ fact: PresentationFact.Fact) -> Value
    {
        call.telling(PresentationFact(fact), name)
    }

    private static var looks: [Native] {
        [
            Native("View.presentationCornerRadius(_:)") { call in
                call.nextOptional().map { tell(call, "presentationCornerRadius", .cornerRadius($0.number)) }
                    ?? call.receiver
            },
            Native("View.presentationBackground(_:)") { call in
                let style = call.nextValue()
                return call.mark("presentationBackground") { node, context in
                    node.payloads.append(PresentationFact(.ground(context.paint(of: style))))
                }
            },
            Native("View.presentationBackground(alignment:content:)") { call in
                _ = call.nextValue()
                let view = call.nextContent()
                return call.mark("presentationBackground") { node, context in
                    let place = context.child(.position(-6))
                    node.payloads.append(PresentationFact(.groundView(place.row(place.nodes(of: view)))))
                }
            },
            Native("View.presentationCompactAdaptation(...)") { call in
                tell(
                    call, "presentationCompactAdaptation",
                    .adaptation(call.next()))
            },
            Native("View.presentationSizing(_:)") { call in
                tell(
                    call, "presentationSizing",
                    .sizing(call.next()))
            },
        ]
    }

    private static var behaviors: [Native] {
        [
            Native("View.presentationBackgroundInteraction(_:)") { call in
                call.next(BackgroundInteraction.self) == .enabled
                    ? tell(call, "presentationBackgroundInteraction", .leavesBackground) : call.receiver
            },
            Native("View.interactiveDismissDisabled(_:)") { call in
                call.next(Bool.self)
                    ? call.telling(StaysPayload(), "interactiveDismissDisabled") : call.receiver
            },
        ]
    }
}
