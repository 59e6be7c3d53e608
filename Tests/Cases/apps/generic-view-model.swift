import SwiftUI
enum Loadable<T> { case idle, loading, success(T), failure(any Error) }
@MainActor final class ListViewModel<Item: Identifiable & Sendable>: ObservableObject {
    @Published private(set) var state: Loadable<[Item]> = .idle
    private let loader: @Sendable () async throws -> [Item]
    init(loader: @escaping @Sendable () async throws -> [Item]) { self.loader = loader }
    func load() async {
        state = .loading
        do { let items = try await loader(); state = .success(items) } catch { state = .failure(error) }
    }
}
struct Person: Identifiable, Sendable { let id: Int; let name: String }
struct PeopleView: View {
    @StateObject private var model: ListViewModel<Person>
    init(people: [Person] = [Person(id: 1, name: "Ann")]) { _model = StateObject(wrappedValue: ListViewModel(loader: { people })) }
    var body: some View {
        switch model.state {
        case .idle: Color.clear.task { await model.load() }
        case .loading: ProgressView("Loading")
        case .success(let people) where people.isEmpty: ContentUnavailableView.search
        case .success(let people):
            List(people) { person in NavigationLink(person.name) { Text("Detail of \(person.name)") } }
        case .failure(let error): Text("Error: \(error.localizedDescription)")
        }
    }
}
#Preview { NavigationStack { PeopleView() } }
