import SwiftUI
struct Recipe: Identifiable, Hashable { let id = UUID(); var name: String; var minutes: Int; var ingredients: [Ingredient]
    struct Ingredient: Identifiable, Hashable { let id = UUID(); var name: String; var amount: Measurement2 }
    struct Measurement2: Hashable, CustomStringConvertible { var value: Double; var unit: String; var description: String { "\(value.formatted()) \(unit)" } }
    static let pancakes = Recipe(name: "Pancakes", minutes: 20, ingredients: [.init(name: "Flour", amount: .init(value: 200, unit: "g")), .init(name: "Milk", amount: .init(value: 0.3, unit: "l"))])
}
struct RecipeView: View {
    let recipe: Recipe
    @State private var servings = 2
    @State private var done: Set<Recipe.Ingredient.ID> = []
    @Environment(\.dynamicTypeSize) private var typeSize
    private var isCompact: Bool { typeSize.isAccessibilitySize }
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                hero
                Group { if isCompact { VStack(alignment: .leading) { facts } } else { HStack { facts } } }.font(.subheadline)
                ForEach(recipe.ingredients) { ingredient in
                    let isDone = done.contains(ingredient.id)
                    Button { toggle(ingredient) } label: {
                        HStack { Image(systemName: isDone ? "checkmark.circle.fill" : "circle"); Text(ingredient.name); Spacer(); Text(scaled(ingredient).description).foregroundStyle(.secondary) }
                    }
                    .buttonStyle(.plain)
                    .opacity(isDone ? 0.4 : 1)
                }
            }
            .padding()
        }
    }
    private var hero: some View {
        ZStack(alignment: .bottomLeading) {
            LinearGradient(colors: [.orange, .yellow], startPoint: .topLeading, endPoint: .bottomTrailing)
            Text(recipe.name).font(.largeTitle.bold()).foregroundStyle(.white).padding()
        }
        .frame(height: 160)
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
    @ViewBuilder private var facts: some View {
        Label("\(recipe.minutes) min", systemImage: "clock")
        Label("^[\(servings) serving](inflect: true)", systemImage: "person.2")
        Stepper("", value: $servings, in: 1...8).labelsHidden()
    }
    private func scaled(_ ingredient: Recipe.Ingredient) -> Recipe.Measurement2 { var m = ingredient.amount; m.value *= Double(servings) / 2; return m }
    private func toggle(_ ingredient: Recipe.Ingredient) { if done.contains(ingredient.id) { done.remove(ingredient.id) } else { done.insert(ingredient.id) } }
}
#Preview { RecipeView(recipe: .pancakes) }
