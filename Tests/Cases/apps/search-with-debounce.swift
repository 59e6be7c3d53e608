// What is typed is looked for when nothing else follows: a picture shows the end of it.
import Combine
import SwiftUI

protocol SearchService { func results(for query: String) -> AnyPublisher<[String], Never> }
struct FruitService: SearchService {
    private let fruits = ["Apple", "Apricot", "Banana", "Cherry", "Grape"]
    func results(for query: String) -> AnyPublisher<[String], Never> {
        Just(fruits.filter { $0.lowercased().contains(query.lowercased()) })
            .delay(for: .seconds(1), scheduler: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

final class SearchModel: ObservableObject {
    enum State: Equatable { case idle, loading, loaded([String]), empty }
    @Published var query: String
    @Published private(set) var state = State.idle
    private var cancellables = Set<AnyCancellable>()

    init(query: String = "", service: SearchService = FruitService()) {
        self.query = query
        $query
            .removeDuplicates()
            .debounce(for: .milliseconds(400), scheduler: RunLoop.main)
            .handleEvents(receiveOutput: { [weak self] in self?.state = $0.isEmpty ? .idle : .loading })
            .map { query -> AnyPublisher<[String], Never> in
                query.isEmpty ? Empty().eraseToAnyPublisher() : service.results(for: query)
            }
            .switchToLatest()
            .map { $0.isEmpty ? State.empty : .loaded($0) }
            .receive(on: DispatchQueue.main)
            .assign(to: &$state)
    }
}

struct SearchScreen: View {
    @StateObject var model = SearchModel(query: "ap")
    var body: some View {
        NavigationStack {
            List {
                switch model.state {
                case .idle: Text("Type to search")
                case .loading: ProgressView("Searching")
                case .empty: ContentUnavailableView.search(text: model.query)
                case .loaded(let fruits): ForEach(fruits, id: \.self) { Text($0) }
                }
            }
            .searchable(text: $model.query)
            .navigationTitle("Fruits")
        }
    }
}

#Preview { SearchScreen() }
