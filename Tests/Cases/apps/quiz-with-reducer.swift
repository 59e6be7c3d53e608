import SwiftUI

protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    func reduce(_ state: inout State, _ action: Action) -> Effect<Action>
}

enum Effect<Action> {
    case none
    case send(Action)
    case run(@Sendable () async -> Action)

    static func merge(_ effects: Effect...) -> [Effect] { effects }
}

struct CombineReducers<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
    let first: First
    let second: Second

    func reduce(_ state: inout First.State, _ action: First.Action) -> Effect<First.Action> {
        let effect = first.reduce(&state, action)
        if case .none = effect { return second.reduce(&state, action) }
        return effect
    }
}

extension Reducer {
    func then<Other: Reducer>(_ other: Other) -> CombineReducers<Self, Other>
    where Other.State == State, Other.Action == Action {
        CombineReducers(first: self, second: other)
    }
}

@MainActor @dynamicMemberLookup
final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reducer: any Reducer<State, Action>

    init(_ initial: State, reducer: some Reducer<State, Action>) {
        state = initial
        self.reducer = reducer
    }

    subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

    func send(_ action: Action) {
        switch reducer.reduce(&state, action) {
        case .none: break
        case .send(let next): send(next)
        case .run(let work): Task { send(await work()) }
        }
    }

    func binding<Value>(_ get: @escaping (State) -> Value, send action: @escaping (Value) -> Action) -> Binding<Value> {
        Binding(get: { get(self.state) }, set: { self.send(action($0)) })
    }
}

struct Question: Equatable, Identifiable {
    let id: Int
    let text: String
    let answers: [String]
    let correct: Int
}

struct QuizState: Equatable {
    var questions: [Question]
    var index = 0
    var answers: [Question.ID: Int] = [:]
    var hintsShown: Set<Question.ID> = []
    var isHintOn = false

    var current: Question? { questions.indices.contains(index) ? questions[index] : nil }
    var score: Int { questions.count { answers[$0.id] == $0.correct } }
    var progress: Double { questions.isEmpty ? 0 : Double(index) / Double(questions.count) }
}

enum QuizAction: Equatable {
    case answer(Int)
    case hint(Bool)
    case next
    case restart
}

struct AnswerReducer: Reducer {
    func reduce(_ state: inout QuizState, _ action: QuizAction) -> Effect<QuizAction> {
        guard case .answer(let choice) = action, let question = state.current else { return .none }
        state.answers[question.id, default: choice] = choice
        return .send(.next)
    }
}

struct NavigationReducer: Reducer {
    func reduce(_ state: inout QuizState, _ action: QuizAction) -> Effect<QuizAction> {
        switch action {
        case .next:
            state.index += 1
        case .restart:
            state = QuizState(questions: state.questions)
        case .hint(let isOn):
            state.isHintOn = isOn
            if isOn, let id = state.current?.id { state.hintsShown.insert(id) }
        case .answer:
            break
        }
        return .none
    }
}

struct QuizView: View {
    @StateObject private var store = Store(
        QuizState(questions: [
            Question(id: 1, text: "What is 6 × 7?", answers: ["36", "42", "48"], correct: 1),
            Question(id: 2, text: "Which is a prime?", answers: ["21", "27", "29"], correct: 2),
        ]), reducer: AnswerReducer().then(NavigationReducer()))

    var body: some View {
        VStack(spacing: 16) {
            ProgressView(value: store.progress)
            if let question = store.current {
                Text(question.text).font(.title3)
                ForEach(Array(question.answers.enumerated()), id: \.offset) { offset, answer in
                    Button {
                        store.send(.answer(offset))
                    } label: {
                        HStack {
                            Text("\(Character(UnicodeScalar(65 + UInt8(offset)))). \(answer)")
                            Spacer()
                            if store.isHintOn && offset == question.correct { Image(systemName: "lightbulb") }
                        }
                    }
                    .buttonStyle(.bordered)
                }
                Toggle("Hint", isOn: store.binding(\.isHintOn, send: QuizAction.hint))
            } else {
                Text("^[\(store.score) point](inflect: true)").font(.largeTitle)
                Button("Again") { store.send(.restart) }
            }
        }
        .padding()
        .animation(.default, value: store.state)
    }
}

#Preview { QuizView() }
