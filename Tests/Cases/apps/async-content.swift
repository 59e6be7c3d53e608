import SwiftUI
struct AsyncContent<Value, Content: View, Placeholder: View>: View {
    let load: () async throws -> Value
    @ViewBuilder let content: (Value) -> Content
    @ViewBuilder let placeholder: () -> Placeholder
    @State private var phase: Phase = .loading
    enum Phase { case loading, loaded(Value), failed(String) }
    init(_ load: @escaping () async throws -> Value, @ViewBuilder content: @escaping (Value) -> Content,
         @ViewBuilder placeholder: @escaping () -> Placeholder = { ProgressView() }) {
        self.load = load
        self.content = content
        self.placeholder = placeholder
    }
    var body: some View {
        Group {
            switch phase {
            case .loading: placeholder()
            case .loaded(let value): content(value)
            case .failed(let message): ContentUnavailableView("Error", systemImage: "xmark", description: Text(message))
            }
        }
        .task { await refresh() }
    }
    private func refresh() async {
        do { phase = .loaded(try await load()) } catch { phase = .failed(error.localizedDescription) }
    }
}
struct Article: Decodable, Identifiable { let id: Int; let title: String }
struct API { static func articles() async throws -> [Article] { [Article(id: 1, title: "Layout"), Article(id: 2, title: "State")] } }
struct ArticlesView: View {
    var body: some View {
        AsyncContent({ try await API.articles() }) { articles in
            List(articles) { article in Text(article.title) }
        } placeholder: {
            Text("Loading…")
        }
        .refreshable { }
    }
}
#Preview { ArticlesView() }
