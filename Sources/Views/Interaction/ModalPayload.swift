import Interpreter
import Layout
import Syntax

/// Marks what is presented: nothing behind it can be touched while it is there.
public final class ModalPayload: LayoutPayload {
    /// What a touch beside it does; nil if it stays until its own controls end it.
    public let dismiss: (() -> Void)?
    /// Whether it comes from below, as sheets and covers do, and goes there.
    public let slides: Bool

    init(dismiss: (() -> Void)?, slides: Bool) {
        self.dismiss = dismiss
        self.slides = slides
    }
}

/// `interactiveDismissDisabled`.
final class StaysPayload: LayoutPayload {}

extension LayoutNode {
    /// Whether only its own controls end it.
    var stays: Bool { chainPayloads.contains { $0 is StaysPayload } }

    /// Marks a presentation, which a touch beside it ends unless its content says otherwise.
    func presented(slides: Bool = false, dismiss: (() -> Void)?) -> LayoutNode {
        payloads.append(ModalPayload(dismiss: stays ? nil : dismiss, slides: slides))
        return self
    }
}

/// What `dismiss` in the environment does: ends the presentation around a view, or goes back in its stack.
final class DismissValue: NativeValue {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }

    override var description: String { "DismissAction" }
}

enum DismissRows {
    static var rows: [Native] {
        [
            Native("DismissAction.callAsFunction()") { call in
                call.receiver.native(DismissValue.self)?.run()
                return .void
            },
            Native("EnvironmentValues.dismiss") { call in .native(action(call) ?? DismissValue {}) },
            Native("EnvironmentValues.isPresented") { .bool(action($0) != nil) },
            Native("EnvironmentValues.presentationMode") { call in
                let action = action(call)
                let mode = call.evaluator.structure("PresentationMode", [.bool(action != nil)])
                return .native(
                    BindingValue(
                        get: { mode }, set: { if case .bool(false)? = $0.fields.first { action?.run() } }))
            },
        ]
    }

    private static func action(_ call: NativeCall) -> DismissValue? {
        guard case .native(let native) = call.receiver, let box = native as? EnvironmentBox else {
            return nil
        }
        return box.values[.dismiss]?.native(DismissValue.self)
    }
}

extension ViewContext {
    /// The surroundings of what an action ends.
    func dismissing(_ run: @escaping () -> Void) -> ViewContext {
        setting(.dismiss, .native(DismissValue(run)))
    }
}
