import SwiftUI

struct Recipe: Identifiable, Hashable {
    let id: Int
    let name: String
    let ingredients: [Ingredient]

    struct Ingredient: Hashable {
        var name: String
        var quantity: Quantity

        enum Quantity: Hashable, CustomStringConvertible {
            case pieces(Int)
            case grams(Double)
            case toTaste

            var description: String {
                switch self {
                case .pieces(1): "1 piece"
                case .pieces(let count): "\(count) pieces"
                case .grams(let grams) where grams >= 1000: String(format: "%.1f kg", grams / 1000)
                case .grams(let grams): "\(Int(grams.rounded())) g"
                case .toTaste: "to taste"
                }
            }
        }
    }
}

enum Route: Hashable {
    case recipe(Recipe)
    case ingredient(name: String, of: Recipe.ID)
    case settings(tab: SettingsTab = .general)

    enum SettingsTab: String, Hashable { case general, account }
}

enum Sheet: Identifiable {
    case newRecipe
    case share(Recipe)

    var id: String {
        switch self {
        case .newRecipe: return "new"
        case let .share(recipe): return "share-\(recipe.id)"
        }
    }
}

@Observable
final class Router {
    var path: [Route] = []
    var sheet: Sheet?
    var alert: AlertContent?

    struct AlertContent: Identifiable {
        let id = UUID()
        var title: LocalizedStringKey
        var message: String
    }

    func push(_ routes: Route...) { path += routes }
    func pop() { _ = path.popLast() }
    func popToRoot() { path.removeAll() }

    @discardableResult
    func open(_ url: URL) -> Bool {
        let parts = url.pathComponents.filter { $0 != "/" }
        switch (url.host, parts.first.flatMap(Int.init)) {
        case ("recipe", let id?):
            guard let recipe = Recipe.samples.first(where: { $0.id == id }) else { fallthrough }
            push(.recipe(recipe))
        case ("settings", _):
            push(.settings())
        default:
            alert = AlertContent(title: "Unknown link", message: url.absoluteString)
            return false
        }
        return true
    }
}

extension Recipe {
    static let samples = [
        Recipe(
            id: 1, name: "Pancakes",
            ingredients: [
                .init(name: "Eggs", quantity: .pieces(2)), .init(name: "Flour", quantity: .grams(250)),
                .init(name: "Salt", quantity: .toTaste),
            ]),
        Recipe(id: 2, name: "Bread", ingredients: [.init(name: "Flour", quantity: .grams(1500))]),
    ]
}

struct RecipeDetail: View {
    let recipe: Recipe
    @Environment(Router.self) private var router

    var body: some View {
        List(recipe.ingredients, id: \.name) { ingredient in
            NavigationLink(value: Route.ingredient(name: ingredient.name, of: recipe.id)) {
                LabeledContent(ingredient.name, value: "\(ingredient.quantity)")
            }
        }
        .navigationTitle(recipe.name)
        .toolbar {
            Button { router.sheet = .share(recipe) } label: { Image(systemName: "square.and.arrow.up") }
        }
    }
}

struct RootView: View {
    @State private var router = Router()

    var body: some View {
        NavigationStack(path: $router.path) {
            List(Recipe.samples) { recipe in
                NavigationLink(recipe.name, value: Route.recipe(recipe))
            }
            .navigationDestination(for: Route.self, destination: view(for:))
            .navigationTitle("Recipes")
        }
        .environment(router)
        .sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .newRecipe: Text("New recipe").presentationDetents([.medium, .large])
            case .share(let recipe): Text("Share \(recipe.name)")
            }
        }
        .alert(item: $router.alert) { content in
            Alert(title: Text(content.title), message: Text(content.message), dismissButton: .default(Text("OK")))
        }
        .onOpenURL { router.open($0) }
    }

    @ViewBuilder
    private func view(for route: Route) -> some View {
        switch route {
        case .recipe(let recipe):
            RecipeDetail(recipe: recipe)
        case .ingredient(let name, of: let id):
            Text("\(name) of recipe \(id)")
        case .settings(tab: .general):
            Text("General")
        case .settings(let tab):
            Text(tab.rawValue.capitalized)
        }
    }
}

#Preview { RootView() }
