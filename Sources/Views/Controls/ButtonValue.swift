import Graphics
import Interpreter
import Layout
import Syntax

/// `Button`, and what looks like one: `Link`, `Menu`, `ShareLink`.
final class ButtonValue: ViewValue {
    /// The order of `ButtonRole`'s cases.
    enum Role: Int {
        case cancel
        case destructive
        case confirm
        case close
    }

    /// In the order of their numbers in the library.
    enum Style: Int {
        case automatic
        case borderless
        case plain
        case bordered
        case borderedProminent
        case glass
        case glassProminent
        case link
        case card
        case accessoryBar
    }

    let label: Value
    let role: Value?
    let action: Value?
    /// What makes the items of the menu that it opens.
    private let menu: Value?

    init(
        _ name: StaticString, _ range: SourceRange, label: Value, role: Value? = nil, action: Value?,
        menu: Value? = nil
    ) {
        self.menu = menu
        self.label = label
        self.role = role
        self.action = action
        super.init(name, range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        let node = look(context)
        node.payloads.append(ControlPayload("\(name)".lowercasedBytes))
        if let role = role?.roleIndex.flatMap({ Role(rawValue: $0) }) {
            node.payloads.append(RolePayload(role))
        }
        if let menu, context.environment.isEnabled { node.payloads.append(context.menu(menu)) }
        if let action, context.environment.isEnabled {
            let evaluator = context.evaluator
            node.payloads.append(ActionPayload(.tap(count: 1)) { _ = evaluator.call(action, []) })
        }
        let wrapper = NeutralNode(view: "\(name)", node)
        return [context.register(wrapper, number)]
    }

    private func look(_ context: ViewContext) -> LayoutNode {
        guard let style = context.environment[.buttonStyle] else { return builtIn(.automatic, context) }
        if let known = style.builtInStyle {
            return builtIn(Style(rawValue: known) ?? .automatic, context)
        }
        let isOptional = Value.optional(role)
        let action = action
        let evaluator = context.evaluator
        let configuration = ControlConfiguration(
            [("label", label), ("role", isOptional), ("isPressed", .bool(false))],
            action: { if let action { _ = evaluator.call(action, []) } })
        // Inside a style, buttons are plain again: a style that shows a button does not style itself.
        return context.row(context.setting(.buttonStyle, nil).styleBody(style, configuration))
    }

    private func builtIn(_ style: Style, _ context: ViewContext) -> LayoutNode {
        switch style {
        case .automatic
        where context.look.buttonsAreBordered && context.environment[.menuContext] == nil:
            return bordered(.bordered, context)
        case .automatic, .borderless, .link, .accessoryBar, .card:
            return context.styled(color: isDestructive ? destructive(context) : plainColor(context)).label(
                label)
        case .plain:
            let color =
                isDestructive
                ? destructive(context) : context.environment.isEnabled ? nil : UnitPaint(.tertiaryLabel)
            return context.styled(color: color).label(label)
        case .bordered, .borderedProminent, .glass, .glassProminent: return bordered(style, context)
        }
    }

    /// A foreground style set on the button, or around it, colors its label. In bars and alerts words stand
    /// in the color of text unless a tint is set.
    private func plainColor(_ context: ViewContext) -> UnitPaint {
        if context.environment.isEnabled, let chosen = context.chosenForeground { return chosen }
        let isOnGlass = context.environment[.glassContext] != nil && context.environment[.tint] == nil
        return isOnGlass && context.environment.isEnabled ? context.foreground() : context.controlTint
    }

    private var isDestructive: Bool { role?.roleIndex == Role.destructive.rawValue }

    private func destructive(_ context: ViewContext) -> UnitPaint {
        context.environment.isEnabled ? UnitPaint(.red) : UnitPaint(.tertiaryLabel)
    }

    private func bordered(_ style: Style, _ context: ViewContext) -> LayoutNode {
        if context.environment[.glassContext] != nil { return onGlass(style, context) }
        let metrics = context.metrics
        let size = metrics.buttons[min(context.controlSize.rawValue, metrics.buttons.count - 1)]
        let colors = colors(style, context)
        let color = context.environment.isEnabled ? context.chosenForeground ?? colors.label : colors.label
        let words = context.withControlFont(size.font).styled(color: color).label(label)
        let label = context.isFlexible ? context.widened(words, .center) : words
        let padded = context.inset(label, in: size)
        let border = BorderShape(context.environment[.buttonBorderShape], metrics, size.cornerRadius)
        let sized = border.isCircle ? squared(label, size, context) : padded
        if style == .glass || style == .glassProminent { return glass(sized, colors.fill, border, context) }
        return context.backed(sized, colors.fill) { border.path(in: $0) }
    }

    /// On a bar's glass a button has no border of its own: a prominent one colors the glass.
    private func onGlass(_ style: Style, _ context: ViewContext) -> LayoutNode {
        let isProminent = style == .borderedProminent || style == .glassProminent
        guard isProminent, context.environment.isEnabled else {
            return context.styled(color: isDestructive ? destructive(context) : plainColor(context)).label(
                label)
        }
        let node = context.part(
            NeutralNode(view: "prominent", context.styled(color: UnitPaint(.white)).label(label)))
        node.payloads.append(ProminentPayload(isDestructive ? UnitPaint(.red) : context.tint))
        return node
    }

    /// A circle is as wide as the button is high.
    private func squared(
        _ label: LayoutNode, _ size: ControlMetrics.Button, _ context: ViewContext
    ) -> LayoutNode {
        let answer = label.sizeThatFits(.unspecified)
        let side = max(answer.height, answer.width) + 2 * size.vertical
        return context.framed(label, width: side, height: side)
    }

    private func colors(_ style: Style, _ context: ViewContext) -> (label: UnitPaint, fill: UnitPaint) {
        let isTinted = context.environment[.tint] != nil
        let accent = isDestructive ? UnitPaint(.red) : context.tint
        guard context.environment.isEnabled else {
            return (UnitPaint(.tertiaryLabel), UnitPaint(.tertiarySystemFill))
        }
        switch style {
        case .borderedProminent, .glassProminent: return (UnitPaint(.white), accent)
        case .glass: return (isTinted || isDestructive ? accent : context.foreground(), GlassLook.plain)
        default:
            if !context.look.bordersAreTinted {
                return (isDestructive ? accent : context.foreground(), UnitPaint(.systemFill))
            }
            return (accent, isTinted || isDestructive ? accent.opacity(0.15) : UnitPaint(.tertiarySystemFill))
        }
    }

    /// Glass is approximated: a translucent fill, a bright edge and a soft shadow. Nothing behind it is
    /// blurred.
    private func glass(_ node: LayoutNode, _ fill: UnitPaint, _ border: BorderShape, _ context: ViewContext)
        -> LayoutNode
    {
        context.part(
            DecorationNode(
                view: "glass", node,
                behind: { frame, view, list in
                    GlassLook.draw(border.path(in: frame), fill, frame, view, &list)
                }))
    }
}

/// `ButtonSizing`.
private enum ButtonSizing: Int, CaseNames { case automatic, flexible, fitted }

extension ViewContext {
    /// Whether buttons take the width that they are offered: `buttonSizing(.flexible)`.
    fileprivate var isFlexible: Bool { environment[.buttonSizing].map { ButtonSizing($0) } == .flexible }
}

/// The role that a button was given.
final class RolePayload: LayoutPayload {
    let role: ButtonValue.Role

    init(_ role: ButtonValue.Role) { self.role = role }
}

/// `buttonBorderShape(_:)` in force.
struct BorderShape {
    private enum Kind {
        case capsule
        case rounded(Double)
        case circle
    }

    private let kind: Kind

    init(_ value: Value?, _ metrics: ControlMetrics, _ standardRadius: Double) {
        let shape = value?.native(BorderShapeValue.self)
        switch shape?.index {
        case 1: kind = .capsule
        case 2: kind = .rounded(shape?.radius ?? standardRadius)
        case 3: kind = .circle
        default: kind = metrics.bordersAreCapsules ? .capsule : .rounded(standardRadius)
        }
    }

    var isCircle: Bool {
        if case .circle = kind { return true }
        return false
    }

    func path(in rect: Rect) -> Path {
        switch kind {
        case .capsule: .capsule(in: rect)
        case .rounded(let radius): .roundedRect(rect, cornerRadius: radius)
        case .circle: .circle(center: rect.center, radius: min(rect.width, rect.height) / 2)
        }
    }
}

/// `ButtonBorderShape`: automatic, capsule, rounded rectangle, circle.
final class BorderShapeValue: NativeValue {
    let index: Int
    let radius: Double?

    init(_ index: Int, radius: Double? = nil) {
        self.index = index
        self.radius = radius
    }
}

/// The look of Liquid Glass, approximated: what is behind it shows through, but is neither blurred nor bent.
enum GlassLook {
    /// Glass without a tint.
    static var plain: UnitPaint {
        UnitPaint(Color(light: RGBA(0xFFFFFF, alpha: 0.72), dark: RGBA(0x2C2C2E, alpha: 0.72)))
    }

    /// That of bars, which stand over what scrolls: nearly opaque, since words would be read through it
    /// unblurred.
    static var bar: UnitPaint {
        UnitPaint(Color(light: RGBA(0xFCFCFD, alpha: 0.94), dark: RGBA(0x1E1E20, alpha: 0.94)))
    }

    /// A hairline that keeps white glass on white ground visible.
    private static var edge: Color { Color(light: RGBA(0, alpha: 0.07), dark: RGBA(0xFFFFFF, alpha: 0.22)) }

    static func draw(
        _ path: Path, _ fill: UnitPaint, _ frame: Rect, _ view: ViewID, _ list: inout DisplayList
    ) {
        list.push(.shadow(Color(white: 0, opacity: 0.1), radius: 8, x: 0, y: 2), view: view)
        fill.fill(path, in: frame, list: &list, view: view)
        list.pop(view: view)
        list.stroke(path, with: .color(edge), style: StrokeStyle(lineWidth: 1), view: view)
    }
}

/// What kind of control a node is, for descriptions in words.
public final class ControlPayload: LayoutPayload {
    public let kind: String
    /// What it stands at: "on", "75%".
    public let value: String?

    init(_ kind: String, value: String? = nil) {
        self.kind = kind
        self.value = value
    }
}

extension String {
    var lowercasedBytes: String {
        String(decoding: utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
    }
}
