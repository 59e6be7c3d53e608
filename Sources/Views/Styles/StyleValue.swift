import Graphics
import Interpreter
import Layout
import Syntax

/// A built-in `ShapeStyle`. Those that are views too fill their space.
class StyleValue: ViewValue {
    /// What it paints with where it stands.
    func paint(in context: ViewContext) -> UnitPaint { UnitPaint(.label) }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let paint = paint(in: context)
        let leaf = LeafNode(view: "\(name)")
        leaf.drawing = { frame, view, list in
            paint.fill(.rect(frame), in: frame, list: &list, view: view)
        }
        return [context.registered(leaf, self)]
    }
}

/// A style that is computed from the place: hierarchical levels, the tint, materials.
final class ContextualStyle: StyleValue {
    /// Whether it is the background, whose lesser levels are colors of their own.
    let isBackground: Bool
    private let resolve: (ViewContext) -> UnitPaint

    init(_ name: StaticString, isBackground: Bool = false, resolve: @escaping (ViewContext) -> UnitPaint) {
        self.isBackground = isBackground
        self.resolve = resolve
        super.init(name, .none)
    }

    override func paint(in context: ViewContext) -> UnitPaint { resolve(context) }
}

/// The foreground styles in force, primary first.
final class ForegroundLevels: NativeValue {
    let levels: [UnitPaint]
    /// Whether the snippet set them, and not a control around.
    let isChosen: Bool

    init(_ levels: [UnitPaint], isChosen: Bool = false) {
        self.levels = levels
        self.isChosen = isChosen
    }

    private static let roles: [ColorRole] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel,
    ]
    /// The opacities that UIKit gives a color's lesser levels.
    private static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

    /// A level counted from 0; those that were not given are derived from the first.
    func level(_ index: Int) -> UnitPaint {
        index < levels.count ? levels[index] : levels[0].opacity(ForegroundLevels.opacities[min(index, 4)])
    }

    static func standard(_ index: Int) -> UnitPaint { UnitPaint(roles[min(index, 4)]) }
}

extension ViewContext {
    /// The node of a built-in view, with its number.
    func registered(_ node: LayoutNode, _ view: ViewValue) -> LayoutNode {
        register(node, graph.reserveNumber(view.name, view.range))
    }

    /// The foreground style of a level, 0 being the primary one.
    func foreground(_ level: Int = 0) -> UnitPaint {
        let paint: UnitPaint
        if case .native(let native)? = environment[.foregroundStyle], let levels = native as? ForegroundLevels
        {
            paint = levels.level(level)
        } else {
            paint = ForegroundLevels.standard(level)
        }
        return paint
    }

    /// A level of any style, 0 being the primary one. Those of the background are UIKit's backgrounds, which
    /// end with the third.
    func level(_ index: Int, of style: Value) -> UnitPaint {
        guard environment[.backgroundStyle] == nil, style.native(ContextualStyle.self)?.isBackground == true
        else {
            return ForegroundLevels([paint(of: style)]).level(index)
        }
        let roles: [ColorRole] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
        return UnitPaint(roles[min(index, 2)])
    }

    /// The foreground style that the snippet asked for here, if it did.
    var chosenForeground: UnitPaint? {
        let levels = environment[.foregroundStyle]?.native(ForegroundLevels.self)
        return levels?.isChosen == true ? levels?.level(0) : nil
    }

    /// The tint in force, the accent color unless one was set.
    var tint: UnitPaint {
        if case .native(let native)? = environment[.tint], let levels = native as? ForegroundLevels {
            return levels.level(0)
        }
        return graph.resources.accent.map { UnitPaint($0) } ?? UnitPaint(.accent)
    }

    /// What a style paints with here: a built-in one or a snippet's own with its `resolve(in:)`.
    func paint(of style: Value) -> UnitPaint {
        switch style {
        case .native(let native):
            if let style = native as? StyleValue { return style.paint(in: self) }
            if let wrapped = native as? WrappedStyle { return paint(of: wrapped.style) }
            return foreground()
        case .some(let style): return paint(of: style)
        case .structure:
            let here = Value.native(EnvironmentBox(environment))
            guard let resolved = graph.call("resolve", of: style, [here]) else { return foreground() }
            return paint(of: resolved)
        default: return foreground()
        }
    }
}

/// `AnyShapeStyle`.
final class WrappedStyle: NativeValue {
    let style: Value

    init(_ style: Value) { self.style = style }
}
