import SwiftUI

struct Article: Decodable, Identifiable, Equatable {
    let id: Int
    let title: String
    let summary: String?
}

enum LoadingState<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(Error)

    var value: Value? {
        if case let .loaded(value) = self { value } else { nil }
    }

    func map<T>(_ transform: (Value) throws -> T) rethrows -> LoadingState<T> {
        switch self {
        case .idle: .idle
        case .loading: .loading
        case .loaded(let value): .loaded(try transform(value))
        case .failed(let error): .failed(error)
        }
    }
}

extension LoadingState: Equatable where Value: Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle), (.loading, .loading): true
        case let (.loaded(a), .loaded(b)): a == b
        case let (.failed(a), .failed(b)): a.localizedDescription == b.localizedDescription
        default: false
        }
    }
}

enum ServiceError: LocalizedError {
    case offline
    case server(status: Int)

    var errorDescription: String? {
        switch self {
        case .offline: "You are not connected."
        case .server(let status) where status >= 500: "The server has a problem (\(status))."
        case .server(let status): "The request failed with \(status)."
        }
    }
}

protocol ArticleService: Sendable {
    func articles(page: Int) async throws -> [Article]
}

struct StubService: ArticleService {
    var result: Result<[Article], ServiceError>

    func articles(page: Int) async throws -> [Article] {
        try await Task.sleep(for: .milliseconds(10))
        return try result.get()
    }
}

@MainActor
final class ArticleListModel: ObservableObject {
    @Published private(set) var state: LoadingState<[Article]> = .idle
    @Published var page = 1 {
        didSet { if page != oldValue { state = .idle } }
    }

    private let service: any ArticleService

    nonisolated init(service: some ArticleService) {
        self.service = service
    }

    func load() async {
        guard case .idle = state else { return }
        state = .loading
        do {
            state = .loaded(try await service.articles(page: page))
        } catch let error as ServiceError {
            state = .failed(error)
        } catch is CancellationError {
            state = .idle
        } catch {
            state = .failed(error)
        }
    }

    func retry() {
        state = .idle
        Task { await load() }
    }
}

struct AsyncContentView<Value, Content: View>: View {
    let state: LoadingState<Value>
    let retry: () -> Void
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        switch state {
        case .idle, .loading:
            ProgressView("Loading…")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .failed(let error):
            ContentUnavailableView {
                Label("Something went wrong", systemImage: "wifi.slash")
            } description: {
                Text(error.localizedDescription)
            } actions: {
                Button("Try again", action: retry)
                    .buttonStyle(.borderedProminent)
            }
        case .loaded(let value):
            content(value)
        }
    }
}

struct ArticleList: View {
    @StateObject var model: ArticleListModel

    var body: some View {
        AsyncContentView(state: model.state, retry: model.retry) { articles in
            List(articles) { article in
                VStack(alignment: .leading, spacing: 4) {
                    Text(article.title).font(.headline)
                    if let summary = article.summary, !summary.isEmpty {
                        Text(summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
                    }
                }
            }
            .listStyle(.plain)
        }
        .task(id: model.page) { await model.load() }
        .refreshable { await model.load() }
    }
}

#Preview("Articles") {
    ArticleList(
        model: ArticleListModel(
            service: StubService(
                result: .success([
                    Article(id: 1, title: "Layout", summary: "How views find their size."),
                    Article(id: 2, title: "State", summary: nil),
                ]))))
}

#Preview("Offline") {
    ArticleList(model: ArticleListModel(service: StubService(result: .failure(.offline))))
}
