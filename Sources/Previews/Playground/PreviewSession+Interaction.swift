import Graphics
import Interpreter
import Layout
import Views

/// What a reader does to a picture. Each runs the snippet's own closures; the next layout shows what came of
/// it.
extension PreviewSession {
    /// Runs what the foremost view at a point of the last layout, or one around it, does when it is tapped so
    /// many times in a row; beside something presented, ends that.
    public func tap(_ point: Point, count: Int = 1) {
        touch(point) { if case .tap(count: count) = $0 { true } else { false } }
    }

    /// The same for a long press.
    public func press(_ point: Point) {
        touch(point) { if case .longPress = $0 { true } else { false } }
    }

    private func touch(_ point: Point, _ isWanted: (ActionPayload.Kind) -> Bool) {
        guard let root = lastResult?.root else { return }
        let foreground = Foreground(root)
        let path = HitTest.path(at: point, in: foreground.root)
        if path.isEmpty, let dismiss = foreground.modal?.dismiss { return perform(dismiss) }
        let heard = HitTest.heard(path) { payload -> ActionPayload? in
            guard let action = payload as? ActionPayload, isWanted(action.kind) else { return nil }
            return action
        } _: {
            $0.precedence
        }
        guard !heard.isEmpty else { return }
        // Of several gestures of one view, only one is recognized.
        let prior =
            heard.first { $0.payload.precedence == .high } ?? heard.first { $0.payload.precedence == .usual }
        perform {
            for (step, action) in heard where action.precedence == .simultaneous || action === prior?.payload
            {
                action.run(at: step.place(of: point))
            }
        }
    }

    /// What the last layout presents over the rest: where it stands, and whether it comes from below.
    var modal: (frame: Rect, slides: Bool)? {
        guard let foreground = lastResult.map({ Foreground($0.root) }), let modal = foreground.modal else {
            return nil
        }
        return (foreground.root.frame, modal.slides)
    }

    /// The controls of the last layout.
    public var controls: [Control] { lastResult.map { Control.all(in: $0.root) } ?? [] }

    /// Taps, presses or double-taps the control with a number among `controls`.
    public func act(on number: Int) {
        guard let control = control(number) else { return }
        let center = TouchPlace(
            local: Point(x: control.frame.width / 2, y: control.frame.height / 2),
            global: control.frame.center)
        switch control.kind {
        case .tap(let action): perform { action.run(at: center) }
        case .dismiss(let dismiss): perform(dismiss)
        case .drag(let payload): press(control.frame.center, payload.holds)
        default: break
        }
    }

    /// What a key does to a view that hears of touches: a tap, or where it waits for one, a long press.
    private func press(_ point: Point, _ holds: [Double]) {
        beginTouch(at: point)
        for seconds in holds { holdTouch(for: seconds) }
        endTouch(by: .zero)
        lapseTouch()
    }

    /// Sets a slider, within its bounds and on its steps, or a date in seconds since 1 January 2001.
    public func set(_ number: Int, to value: Double) {
        switch adjustment(number) {
        case .number(_, let lower, let upper, let step, let set) where lower <= upper:
            var value = min(max(value, lower), upper)
            if step > 0 { value = min(upper, lower + ((value - lower) / step).rounded() * step) }
            perform { set(value) }
        case .date(let choice, let set) where value.isFinite:
            perform { set(choice.clamped(value)) }
        default: break
        }
    }

    /// Types into a field, or a color as six hexadecimal digits into a color well.
    public func type(_ text: String, into number: Int) {
        switch adjustment(number) {
        case .text(_, _, _, let set): perform { set(text) }
        case .color(_, let set):
            guard let hex = PreviewSession.hexadecimal(text.utf8) else { return }
            perform { set(Color(RGBA(hex))) }
        default: break
        }
    }

    /// Six hexadecimal digits as a number.
    private static func hexadecimal(_ digits: String.UTF8View) -> UInt32? {
        var value: UInt32 = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(digit - 48)
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(digit - 87)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(digit - 55)
            default: return nil
            }
        }
        return digits.count == 6 ? value : nil
    }

    /// Chooses one of a picker's options, turns to a page, or moves a sheet to a detent, counted from 0.
    public func choose(_ option: Int, of number: Int) {
        if case .sheet(let sheet)? = control(number)?.kind { return perform { sheet.choose(option) } }
        switch adjustment(number) {
        case .choice(let options, _, let choose) where options.indices.contains(option):
            perform { choose(option) }
        case .pages(let count, _, let turn) where (0..<count).contains(option): perform { turn(option) }
        default: break
        }
    }

    /// The items of the menu of a control.
    public func menu(_ number: Int) -> [MenuItem] {
        guard let control = control(number), case .menu(let menu) = control.kind, !hasFailed else {
            return []
        }
        graph.evaluator.reset()
        return menu.items
    }

    /// Chooses an item of a menu by its place among those that do something, counted from 0 through all
    /// groups.
    public func pick(_ item: Int, of number: Int) {
        let actions = MenuItem.actions(menu(number))
        guard actions.indices.contains(item) else { return }
        perform(actions[item])
    }

    /// Turns a stepper up or down.
    public func step(_ number: Int, up: Bool) {
        guard case .steps(let increment, let decrement)? = adjustment(number) else { return }
        if let turn = up ? increment : decrement { perform(turn) }
    }

    /// Moves the content of the innermost scroll view at a point that can still move that way, as far as its
    /// ends.
    public func scroll(at point: Point, by distance: Point) {
        guard let root = lastResult?.root else { return }
        for step in HitTest.path(at: point, in: Foreground(root).root).reversed() {
            for case let scroll as ScrollPayload in step.placed.node.payloads
            where scroll.range(in: step.placed) != .zero {
                var hasMoved = false
                perform { hasMoved = scroll.scroll(step.placed, by: distance) }
                if hasMoved { return }
            }
        }
    }

    private func control(_ number: Int) -> Control? {
        let all = controls
        return all.indices.contains(number) ? all[number] : nil
    }

    private func adjustment(_ number: Int) -> AdjustmentPayload.Kind? {
        guard let control = control(number), case .adjust(let payload) = control.kind else { return nil }
        return payload.kind
    }
}

extension MenuItem {
    /// What the items do that do something, those of groups included.
    static func actions(_ items: [MenuItem]) -> [() -> Void] {
        items.flatMap { item -> [() -> Void] in
            switch item.kind {
            case .action(let run): run.map { [$0] } ?? []
            case .group(let items): actions(items)
            case .separator: []
            }
        }
    }
}
