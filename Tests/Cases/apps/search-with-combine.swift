import SwiftUI
import Combine
final class SearchModel: ObservableObject {
    @Published var query = "swi"
    @Published private(set) var results: [String] = []
    @Published var isValid = false
    private let all = ["swift", "swiftui", "kotlin"]
    private var cancellables = Set<AnyCancellable>()
    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .map { [all] query in all.filter { $0.hasPrefix(query.lowercased()) } }
            .assign(to: &$results)
        $query
            .map { !$0.isEmpty }
            .receive(on: DispatchQueue.main)
            .assign(to: \.isValid, on: self)
            .store(in: &cancellables)
        Publishers.CombineLatest($query, $results)
            .throttle(for: .seconds(0.5), scheduler: DispatchQueue.main, latest: true)
            .sink { [weak self] query, results in self?.log("\(query): \(results.count)") }
            .store(in: &cancellables)
        $query.flatMap { q in Just(q + "!").delay(for: 1, scheduler: RunLoop.main) }.sink { print($0) }.store(in: &cancellables)
        $query.map(Optional.some).switchToLatestOrSelf().sink { _ in }.store(in: &cancellables)
        $query.handleEvents(receiveOutput: { print("got", $0) }).first().sink { _ in }.store(in: &cancellables)
        $query.collect(2).sink { print($0) }.store(in: &cancellables)
        $query.prefix(1).zip($isValid).sink { print($0, $1) }.store(in: &cancellables)
        Just(5).setFailureType(to: URLError.self).catch { _ in Just(1) }.sink(receiveCompletion: { _ in }, receiveValue: { print($0) }).store(in: &cancellables)
    }
    private func log(_ text: String) { print(text) }
}
extension Publisher { func switchToLatestOrSelf() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() } }
struct SearchScreen: View {
    @StateObject private var model = SearchModel()
    @State private var ticks = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
        List(model.results, id: \.self) { Text($0) }
            .onReceive(timer) { _ in ticks += 1 }
            .onReceive(model.$query.debounce(for: 0.5, scheduler: RunLoop.main)) { print("q", $0) }
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
    }
}
#Preview { SearchScreen() }
