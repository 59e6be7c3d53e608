import Foundation
import Observation
import SwiftUI

enum Category: String, CaseIterable, Identifiable, Codable {
    case food = "Food", travel = "Travel", rent = "Rent", fun = "Fun"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .food: return "fork.knife"
        case .travel: return "airplane"
        case .rent: return "house"
        case .fun: return "gamecontroller"
        }
    }

    var tint: Color {
        [.food: .orange, .travel: .blue, .rent: .purple][self, default: .pink]
    }
}

struct Expense: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var amount: Decimal
    var category: Category
    var date: Date
}

struct Section2: Identifiable {
    let category: Category
    let expenses: [Expense]
    var id: Category { category }
    var total: Decimal { expenses.map(\.amount).reduce(0, +) }
}

@Observable
final class ExpenseStore {
    private(set) var expenses: [Expense]
    var searchText = ""
    var sortOrder = SortOrder.amount

    enum SortOrder: String, CaseIterable {
        case amount, title, date

        var areInIncreasingOrder: (Expense, Expense) -> Bool {
            switch self {
            case .amount: { $0.amount > $1.amount }
            case .title: { $0.title.localizedCaseInsensitiveCompare($1.title) == .orderedAscending }
            case .date: { $0.date < $1.date }
            }
        }
    }

    init(expenses: [Expense] = []) {
        self.expenses = expenses
    }

    var filtered: [Expense] {
        guard !searchText.isEmpty else { return expenses }
        return expenses.filter { $0.title.localizedStandardContains(searchText) }
    }

    var sections: [Section2] {
        Dictionary(grouping: filtered, by: \.category)
            .map { category, expenses in
                Section2(category: category, expenses: expenses.sorted(by: sortOrder.areInIncreasingOrder))
            }
            .sorted { $0.total > $1.total }
    }

    var total: Decimal { expenses.reduce(into: 0) { $0 += $1.amount } }

    func remove(at offsets: IndexSet, in section: Section2) {
        let ids = Set(offsets.map { section.expenses[$0].id })
        expenses.removeAll { ids.contains($0.id) }
    }

    func add(_ title: String, _ amount: Decimal, in category: Category) {
        expenses.append(Expense(title: title, amount: amount, category: category, date: .now))
    }
}

extension ExpenseStore {
    static var preview: ExpenseStore {
        let store = ExpenseStore()
        store.add("Lunch", 12.5, in: .food)
        store.add("Train", 48, in: .travel)
        store.add("Cinema", 14, in: .fun)
        store.add("Groceries", 63.2, in: .food)
        return store
    }
}

struct ExpenseRow: View {
    let expense: Expense

    var body: some View {
        LabeledContent {
            Text(expense.amount, format: .currency(code: "EUR"))
                .monospacedDigit()
                .foregroundStyle(expense.amount > 50 ? .red : .primary)
        } label: {
            Label(expense.title, systemImage: expense.category.symbol)
                .labelStyle(.titleAndIcon)
                .tint(expense.category.tint)
        }
    }
}

struct ExpenseList: View {
    @State private var store: ExpenseStore

    init(store: ExpenseStore) {
        _store = State(initialValue: store)
    }

    var body: some View {
        @Bindable var store = store
        NavigationStack {
            List {
                ForEach(store.sections) { section in
                    Section {
                        ForEach(section.expenses) { ExpenseRow(expense: $0) }
                            .onDelete { store.remove(at: $0, in: section) }
                    } header: {
                        HStack {
                            Text(section.category.rawValue.uppercased())
                            Spacer()
                            Text(section.total.formatted(.currency(code: "EUR")))
                        }
                        .font(.caption)
                    }
                }
            }
            .navigationTitle("Expenses")
            .searchable(text: $store.searchText, prompt: "Find an expense")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Menu("Sort", systemImage: "arrow.up.arrow.down") {
                        Picker("Order", selection: $store.sortOrder.animation()) {
                            ForEach(ExpenseStore.SortOrder.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
                        }
                    }
                }
            }
            .safeAreaInset(edge: .bottom) {
                Text("Total: \(store.total.formatted(.currency(code: "EUR")))")
                    .bold()
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(.bar)
            }
        }
    }
}

#Preview {
    ExpenseList(store: .preview)
}
