struct Tag: Identifiable, Hashable { var id = UUID(); var name: String }
@Observable final class TagStore {
    var tags: [Tag] = ["swift", "layout", "ios"].map { Tag(name: $0) }
    var draft = ""
    func commit() {
        let trimmed = draft.trimmingCharacters(in: .whitespaces).lowercased()
        guard !trimmed.isEmpty, !tags.contains(where: { $0.name == trimmed }) else { return }
        tags.append(.init(name: trimmed))
        draft = ""
    }
    func remove(_ tag: Tag) { tags.removeAll { $0.id == tag.id } }
}
struct TagEditor: View {
    @Bindable var store: TagStore
    @FocusState private var focused
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    ForEach(store.tags) { tag in
                        HStack(spacing: 4) {
                            Text("#" + tag.name)
                            Button { withAnimation { store.remove(tag) } } label: { Image(systemName: "xmark.circle.fill") }
                                .accessibilityLabel("Remove \(tag.name)")
                        }
                        .font(.callout)
                        .padding(.horizontal, 10)
                        .padding(.vertical, 5)
                        .background(Color.accentColor.opacity(0.15), in: Capsule())
                        .transition(.scale.combined(with: .opacity))
                    }
                }
            }
            TextField("Add tag", text: $store.draft)
                .focused($focused)
                .onSubmit(store.commit)
                .submitLabel(.done)
                .textFieldStyle(.roundedBorder)
        }
        .padding()
    }
}
#Preview { TagEditor(store: TagStore()) }
