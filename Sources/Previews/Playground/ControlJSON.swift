import Graphics
import Views

// What a page is told about controls, menus and animations.

extension JSONWriter {
    mutating func control(_ control: Control) {
        object {
            $0.string("role", control.role)
            $0.string("label", control.label)
            $0.string("value", control.value)
            $0.rect("frame", control.frame)
            $0.integer("view", control.view)
            $0.kind(control.kind)
        }
    }

    private mutating func kind(_ kind: Control.Kind) {
        switch kind {
        case .tap(let action):
            string("kind", action.isLongPress ? "press" : "tap")
            integer("count", action.tapCount)
            if case .longPress(let duration) = action.kind { holds([duration]) }
        case .drag(let payload):
            string("kind", "drag")
            if let distance = payload.minimumDistance { length("distance", distance) }
            if !payload.holds.isEmpty { holds(payload.holds) }
            if payload.countsTaps { boolean("taps", true) }
        case .adjust(let payload): adjustment(payload.kind)
        case .menu(let payload):
            string("kind", "menu")
            boolean("contextual", payload.isContextual)
        case .scroll(let payload, let placed):
            string("kind", "scroll")
            point("offset", payload.offset)
            point("range", payload.range(in: placed))
        case .transform: string("kind", "transform")
        case .sheet(let sheet):
            string("kind", "sheet")
            integer("pages", sheet.count)
            integer("selected", sheet.current)
        case .dismiss: string("kind", "dismiss")
        }
    }

    /// When the page has to say that a finger rests, in seconds.
    private mutating func holds(_ seconds: [Double]) {
        array("holds") { for seconds in seconds { $0.length(nil, seconds) } }
    }

    private mutating func point(_ key: StaticString, _ point: Point) {
        array(key) {
            $0.length(nil, point.x)
            $0.length(nil, point.y)
        }
    }

    private mutating func adjustment(_ kind: AdjustmentPayload.Kind) {
        switch kind {
        case .number(let number, let lower, let upper, let step, _):
            string("kind", "number")
            array("number") { for value in [number, lower, upper, step] { $0.length(nil, value) } }
        case .text(let text, let isMultiline, let isSecret, _):
            string("kind", "text")
            string("text", text)
            boolean("multiline", isMultiline)
            boolean("secret", isSecret)
        case .choice(let options, let selected, _):
            string("kind", "choice")
            strings("options", options)
            integer("selected", selected)
        case .date(let choice, _):
            string("kind", "date")
            array("date") {
                for seconds in [choice.seconds, choice.earliest, choice.latest] { $0.length(nil, seconds) }
            }
            boolean("day", choice.hasDate)
            boolean("time", choice.hasTime)
        case .color(let color, _):
            string("kind", "color")
            integer("color", Int(color.light.hex))
        case .pages(let count, let selected, _):
            string("kind", "pages")
            integer("pages", count)
            integer("selected", selected)
        case .steps(let increment, let decrement):
            string("kind", "steps")
            array("turns") {
                $0.boolean(nil, decrement != nil)
                $0.boolean(nil, increment != nil)
            }
        }
    }

    mutating func animation(_ animation: ChangeAnimation) {
        length("animation", animation.duration)
        length("delay", animation.delay)
        string("curve", animation.curve.word)
    }

    mutating func menu(_ items: [MenuItem]) {
        array("menu") { for item in items { $0.item(item) } }
    }

    private mutating func item(_ item: MenuItem) {
        object {
            $0.string("title", item.title)
            if let isChecked = item.isChecked { $0.boolean("checked", isChecked) }
            if item.isDestructive { $0.boolean("destructive", true) }
            switch item.kind {
            case .action(let run): $0.boolean("enabled", run != nil)
            case .group(let items): $0.menu(items)
            case .separator: $0.boolean("separator", true)
            }
        }
    }
}

extension ChangeAnimation.Curve {
    fileprivate var word: String {
        switch self {
        case .easeInOut: "easeInOut"
        case .linear: "linear"
        case .easeIn: "easeIn"
        case .easeOut: "easeOut"
        case .spring: "spring"
        case .bouncy: "bouncy"
        }
    }
}

extension ActionPayload {
    fileprivate var isLongPress: Bool {
        if case .longPress = kind { return true }
        return false
    }

    fileprivate var tapCount: Int {
        if case .tap(let count) = kind { return count }
        return 1
    }
}
