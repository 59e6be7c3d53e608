import SwiftUI
protocol Coordinator: AnyObject { associatedtype Destination: Hashable; var path: [Destination] { get set } }
extension Coordinator { func push(_ d: Destination) { path.append(d) }; func pop() { _ = path.popLast() } }
@MainActor @Observable final class AppCoordinator: Coordinator {
    enum Destination: Hashable { case detail(Product), settings }
    var path: [Destination] = []
}
struct Product: Identifiable, Hashable { let id: Int; var name: String; var price: Decimal; var rating: Double?
    static let all: [Product] = (1...3).map { Product(id: $0, name: "Product \($0)", price: Decimal($0) * 9.99, rating: $0 == 2 ? nil : Double($0)) } }
struct ShopView: View {
    @State private var coordinator = AppCoordinator()
    @State private var query = ""
    @AppStorage("sort") private var isAscending = true
    @Namespace private var namespace
    private let columns = [GridItem(.adaptive(minimum: 120), spacing: 12)]
    private var products: [Product] {
        Product.all
            .filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
            .sorted { isAscending ? $0.price < $1.price : $0.price > $1.price }
    }
    var body: some View {
        NavigationStack(path: $coordinator.path) {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 12) {
                    ForEach(products) { product in
                        NavigationLink(value: AppCoordinator.Destination.detail(product)) { ProductCell(product: product) }
                            .buttonStyle(.plain)
                    }
                }
                .padding()
            }
            .navigationDestination(for: AppCoordinator.Destination.self) { destination in
                switch destination {
                case .detail(let product): Text(product.name)
                case .settings: Toggle("Ascending", isOn: $isAscending)
                }
            }
            .searchable(text: $query, prompt: "Search")
            .navigationTitle("Shop")
        }
        .environment(coordinator)
    }
}
struct ProductCell: View {
    let product: Product
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            RoundedRectangle(cornerRadius: 8).fill(.blue.gradient).aspectRatio(1, contentMode: .fit)
            Text(product.name).font(.subheadline).lineLimit(1)
            HStack {
                Text(product.price, format: .currency(code: "USD")).bold()
                Spacer()
                if let rating = product.rating { RatingView(rating: rating) }
            }
        }
    }
}
struct RatingView: View {
    var rating: Double
    var body: some View {
        HStack(spacing: 1) {
            ForEach(1..<6) { index in
                Image(systemName: Double(index) <= rating ? "star.fill" : "star").imageScale(.small)
            }
        }
        .foregroundStyle(.yellow)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rated \(rating.formatted(.number.precision(.fractionLength(1))))")
    }
}
#Preview { ShopView() }
