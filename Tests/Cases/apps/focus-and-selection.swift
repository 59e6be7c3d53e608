import SwiftUI

struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
    @Entry var title: String?
}

struct Status: View {
    @FocusedBinding(\.note) private var note
    @FocusedValue(\.title) private var title

    var body: some View {
        Text(title ?? "No title")
        Text("\(note?.count ?? 0) characters")
        Button("Clear") { note = "" }.disabled(note == nil)
    }
}

struct Elastic: CustomAnimation {
    let duration: TimeInterval

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        time > duration ? nil : value.scaled(by: time / duration)
    }
}

extension Animation {
    static var elastic: Animation { Animation(Elastic(duration: 1)) }
}

struct Editor: View {
    @State private var text = "Hello"
    @State private var selection: TextSelection?
    @State private var phase = ScrollPhase.idle
    @State private var offset = 0.0

    var body: some View {
        ScrollView {
            TextField("Note", text: $text, selection: $selection).focusedValue(\.note, $text)
            TextEditor(text: $text, selection: $selection).frame(height: 80)
            if let selection {
                switch selection.indices {
                case .selection(let range): Text(text[range])
                case .multiSelection: Text("Several")
                @unknown default: EmptyView()
                }
            }
            Button("Select all") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
            Status()
            Button("Clear glass") {}.buttonStyle(.glass(.clear))
            Button("Glass") {}.buttonStyle(.glass)
        }
        .animation(.elastic, value: text)
        .onScrollPhaseChange { _, new, context in
            phase = new
            offset = context.geometry.contentOffset.y
        }
        .safeAreaBar(edge: .trailing) { Text("\(offset)") }
    }
}

#Preview { Editor() }
