import SwiftUI
struct Message: Identifiable { let id = UUID(); let text: String; let isMine: Bool; var date = Date(timeIntervalSinceReferenceDate: 0) }
struct Bubble: View {
    let message: Message
    private var alignment: Alignment { message.isMine ? .trailing : .leading }
    var body: some View {
        Text(message.text)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .foregroundStyle(message.isMine ? .white : .primary)
            .background { UnevenRoundedRectangle(topLeadingRadius: 12, bottomLeadingRadius: message.isMine ? 12 : 0, bottomTrailingRadius: message.isMine ? 0 : 12, topTrailingRadius: 12).fill(message.isMine ? Color.accentColor : Color(white: 0.9)) }
            .frame(maxWidth: .infinity, alignment: alignment)
            .padding(message.isMine ? .leading : .trailing, 40)
    }
}
struct Chat: View {
    @State private var messages: [Message] = [.init(text: "Hi", isMine: false), .init(text: "Hello there, how are you doing today?", isMine: true)]
    @State private var text = ""
    private var canSend: Bool { !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) { ForEach(messages) { Bubble(message: $0).id($0.id) } }.padding()
                }
                .onChange(of: messages.count) { withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) } }
            }
            Divider()
            HStack(alignment: .bottom) {
                TextField("Message", text: $text, axis: .vertical).lineLimit(1...4).textFieldStyle(.roundedBorder)
                Button(action: send) { Image(systemName: "arrow.up.circle.fill").font(.title) }.disabled(!canSend)
            }
            .padding(8)
        }
        .safeAreaInset(edge: .top) { Text("Chat").font(.headline).frame(maxWidth: .infinity).padding(8).background(.bar) }
    }
    private func send() {
        defer { text = "" }
        let grouped = Dictionary(grouping: messages, by: \.isMine).mapValues(\.count)
        if (grouped[true] ?? 0) > 100 { return }
        messages.append(Message(text: text, isMine: true))
    }
}
#Preview("Chat", traits: .fixedLayout(width: 320, height: 480)) { Chat() }
