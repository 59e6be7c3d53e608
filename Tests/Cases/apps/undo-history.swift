import SwiftUI
struct History<State: Equatable> { private var past: [State] = []; private var future: [State] = []; private(set) var current: State
    init(_ current: State) { self.current = current }
    var canUndo: Bool { !past.isEmpty }; var canRedo: Bool { !future.isEmpty }
    mutating func set(_ state: State) { guard state != current else { return }; past.append(current); current = state; future.removeAll() }
    mutating func undo() { guard let last = past.popLast() else { return }; future.append(current); current = last }
    mutating func redo() { guard let next = future.popLast() else { return }; past.append(current); current = next } }
extension Binding { func history<S: Equatable>() -> Binding<S> where Value == History<S> { .init(get: { wrappedValue.current }, set: { wrappedValue.set($0) }) } }
struct Undoable: View {
    @State private var history = History("Hello")
    var body: some View {
        VStack { TextField("Text", text: $history.history()); HStack { Button("Undo", systemImage: "arrow.uturn.backward") { history.undo() }.disabled(!history.canUndo); Button("Redo", systemImage: "arrow.uturn.forward") { history.redo() }.disabled(!history.canRedo) } }
            .onAppear { history.set("World") }
    }
}
#Preview { Undoable().padding() }
