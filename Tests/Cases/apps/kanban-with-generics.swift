import SwiftUI

protocol Card: Identifiable, Hashable where ID == UUID {
    associatedtype Status: RawRepresentable<String> & CaseIterable & Hashable
    var title: String { get set }
    var status: Status { get set }
    var assignees: [String] { get }
}

extension Card {
    var assignees: [String] { [] }
    var initials: [String] {
        assignees.map { name in
            name.split(separator: " ").compactMap(\.first).map(String.init).joined()
        }
    }

    func moved(to status: Status) -> Self {
        var copy = self
        copy.status = status
        return copy
    }
}

struct TaskCard: Card {
    enum Status: String, CaseIterable { case todo = "To do", doing = "Doing", done = "Done" }

    let id = UUID()
    var title: String
    var status: Status
    var assignees: [String] = []
    var due: DateComponents?
}

struct Board<Item: Card> where Item.Status.AllCases == [Item.Status] {
    private(set) var items: [Item]

    init(_ items: some Sequence<Item>) { self.items = Array(items) }

    var columns: [(status: Item.Status, items: [Item])] {
        Item.Status.allCases.map { status in (status, items.filter { $0.status == status }) }
    }

    subscript(id: Item.ID) -> Item? {
        get { items.first { $0.id == id } }
        set {
            guard let index = items.firstIndex(where: { $0.id == id }) else {
                if let newValue { items.append(newValue) }
                return
            }
            if let newValue { items[index] = newValue } else { items.remove(at: index) }
        }
    }

    mutating func advance(_ id: Item.ID) {
        guard let item = self[id], let next = item.status.next else { return }
        self[id] = item.moved(to: next)
    }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
    var next: Self? {
        let all = Self.allCases
        guard let index = all.firstIndex(of: self), index + 1 < all.endIndex else { return nil }
        return all[index + 1]
    }
}

@Observable final class BoardModel<Item: Card> where Item.Status.AllCases == [Item.Status] {
    var board: Board<Item>
    @ObservationIgnored private var history: [Board<Item>] = []
    var canUndo: Bool { !history.isEmpty }

    init(board: Board<Item>) { self.board = board }

    func perform(_ change: (inout Board<Item>) throws -> Void) rethrows {
        history.append(board)
        try change(&board)
    }

    func undo() {
        if let last = history.popLast() { board = last }
    }
}

struct ColumnView<Item: Card, Row: View>: View {
    let title: String
    let items: [Item]
    @ViewBuilder var row: (Item) -> Row

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(title).font(.headline)
                Text(items.count, format: .number)
                    .font(.caption2)
                    .padding(.horizontal, 6)
                    .background(Capsule().fill(.quaternary))
            }
            ForEach(items) { item in
                row(item)
                    .padding(8)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 8))
            }
            if items.isEmpty {
                Text("Nothing here").font(.caption).foregroundStyle(.tertiary)
            }
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
    }
}

extension ColumnView where Row == Text {
    init(title: String, items: [Item]) {
        self.init(title: title, items: items) { Text($0.title) }
    }
}

struct Avatars: View {
    let initials: [String]

    var body: some View {
        HStack(spacing: -6) {
            ForEach(Array(zip(initials.indices, initials)), id: \.0) { index, text in
                Text(text)
                    .font(.system(size: 9, weight: .bold))
                    .frame(width: 20, height: 20)
                    .background(Circle().fill([Color.mint, .orange, .cyan][index % 3]))
                    .overlay(Circle().strokeBorder(.white, lineWidth: 1))
                    .zIndex(Double(initials.count - index))
            }
        }
    }
}

struct KanbanView: View {
    @State private var model = BoardModel(
        board: Board([
            TaskCard(title: "Write tests", status: .doing, assignees: ["Ada Lovelace", "Alan Turing"]),
            TaskCard(title: "Draw icons", status: .todo, due: DateComponents(year: 2025, month: 3)),
            TaskCard(title: "Ship", status: .todo, assignees: ["Grace Hopper"]),
        ]))

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            HStack(alignment: .top, spacing: 12) {
                ForEach(model.board.columns, id: \.status) { column in
                    ColumnView(title: column.status.rawValue, items: column.items) { card in
                        VStack(alignment: .leading) {
                            Text(card.title)
                            if !card.initials.isEmpty { Avatars(initials: card.initials) }
                            if let month = card.due?.month { Text("due in month \(month)").font(.caption2) }
                        }
                        .onTapGesture { model.perform { $0.advance(card.id) } }
                    }
                    .frame(width: 140)
                }
            }
            .padding()
        }
        .overlay(alignment: .bottomTrailing) {
            Button("Undo", systemImage: "arrow.uturn.backward", action: model.undo)
                .labelStyle(.iconOnly)
                .disabled(!model.canUndo)
                .padding()
        }
    }
}

#Preview {
    KanbanView()
    ColumnView(title: "Plain", items: [TaskCard(title: "One", status: .done)])
}
