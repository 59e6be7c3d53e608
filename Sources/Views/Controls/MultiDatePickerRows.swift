import Interpreter
import Layout
import Syntax

/// `MultiDatePicker`: a month whose days are chosen and given up one by one.
enum MultiDatePickerRows {
    static var rows: [Native] {
        [
            Native("MultiDatePicker.init(_:from:before:making:label:)") { call in
                let picker = Selection(call)
                return call.leaf("MultiDatePicker") { context in
                    let node = CalendarLook(picker.days, context).node(time: nil)
                    node.payloads.append(
                        AccessibilityPayload(.label(Description.words(of: context.label(picker.label)))))
                    node.payloads.append(ControlPayload("date picker", value: picker.words))
                    return node
                }
            }
        ]
    }

    /// The chosen days of one picker.
    private struct Selection {
        private let evaluator: Evaluator
        private let binding: BindingValue?
        private let earliest: Double?
        private let end: Double?
        private let making: Value
        let label: Value

        init(_ call: NativeCall) {
            evaluator = call.evaluator
            binding = call.nextBinding()
            earliest = call.nextOptional()?.fields.first?.number
            end = call.nextOptional()?.fields.first?.number
            making = call.nextValue()
            label = call.nextContent()
        }

        private var elements: [Value] { binding.map { evaluator.elements(of: $0.get()) } ?? [] }

        /// The first moment of a chosen day; components without a day stand for none.
        private func midnight(_ components: Value) -> Double? {
            let names: [Name] = ["year", "month", "day"]
            let parts = names.compactMap { evaluator.property($0, of: components).unwrapped?.asInt }
            return parts.count == 3 ? Dates.seconds(parts[0], parts[1], parts[2], 0, 0, 0) : nil
        }

        private var chosen: [Double] { elements.compactMap { midnight($0) }.stablySorted(<) }

        var words: String { chosen.map { Dates.format($0, "MMM d") }.joinedBytes(", ") }

        /// The month of the first chosen day is shown first, or the present one.
        var days: CalendarDays {
            let chosen = chosen, earliest = earliest ?? -.infinity, end = end ?? .infinity
            return CalendarDays(
                month: chosen.first ?? evaluator.now, isSelected: { chosen.contains($0) },
                allows: { $0 + 86_399 >= earliest && $0 < end }, choose: { toggle($0) })
        }

        private func toggle(_ day: Double) {
            let parts = Dates.parts(day)
            let known = elements.first { midnight($0) == day }
            let components =
                known
                ?? evaluator.call(
                    making, [.int(Int64(parts[0])), .int(Int64(parts[1])), .int(Int64(parts[2]))])
            binding?.set(evaluator.toggling(components, in: binding?.get() ?? .void))
        }
    }
}
