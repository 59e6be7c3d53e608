// MARK: - rotors of assistive technology
struct Message: Identifiable {
    let id = 1
    let subject = "a", isImportant = true
}
struct Inbox: View {
    let messages: [Message]
    @Namespace private var space
    var body: some View {
        VStack {
            ForEach(messages) { message in
                Text(message.subject).accessibilityRotorEntry(id: message.id, in: space)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Important") {
            ForEach(messages) { message in
                if message.isImportant { AccessibilityRotorEntry(message.subject, id: message.id) }
            }
        }
        .accessibilityRotor("All", entries: messages, entryLabel: \.subject)
        .accessibilityRotor(.headings, entries: messages, entryID: \.id, entryLabel: \.subject)
    }
}

// MARK: - an entry of a rotor is not a view
struct Wrong: View {
    var body: some View {
        AccessibilityRotorEntry("a", id: 1)
//      ^ error: static method 'buildExpression' requires that 'AccessibilityRotorEntry<Int>' conform to 'View'
//   note: candidate: extension ViewBuilder { public static func buildExpression<Content>(_ content: Content) -> Content where Content: View }
    }
}

// MARK: - tokens that a search suggests
struct Token: Identifiable {
    let id = 1
    let value = "a"
}
struct Search: View {
    @State private var text = ""
    @State private var tokens: [Token] = []
    @State private var suggested: [Token] = []
    var body: some View {
        NavigationStack { Text("a") }
            .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find") { token in
                Text(verbatim: token.value)
            }
    }
}

// MARK: - what modifies tabs
struct Tabs: View {
    @State private var isShown = false
    var body: some View {
        TabView {
            Tab("One", systemImage: "star") { Text("a") }
                .accessibilityLabel("First")
                .accessibilityHint(Text("b"))
                .popover(isPresented: $isShown) { Text("c") }
//               ^ warning: 'popover(isPresented:attachmentAnchor:arrowEdge:content:)' is not drawn by Galley yet: the picture is as without it
                .swipeActions { Button("d") {} }
                .dropDestination(for: String.self) { strings in print(strings.count) }
        }
    }
}

// MARK: - drops with their session
struct Drop: View {
    @State private var isOpen = true
    var body: some View {
        Color.pink.dropDestination(for: String.self, isEnabled: isOpen) { titles, session in
            print(titles.count, session.location.x)
        }
    }
}

// MARK: - values of the environment that previews leave as they are
struct Reader: View {
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.truncationMode) private var mode
    var body: some View {
        Text(prominence == .increased ? "a" : shortcut == nil ? "b" : "c")
            .environment(\.backgroundProminence, .increased)
            .environment(\.contentTransitionAddsDrawingGroup, true)
            .environment(\.truncationMode, mode == .tail ? .head : .middle)
    }
}

// MARK: - names of iOS 27
struct Later: View {
    @State private var isShown = false
    var body: some View {
        ScrollView { Text("a").swipeActions { Button("b") {} } }
            .swipeActionsContainer()
            .toolbar {
                ToolbarOverflowMenu {
                    Button("c") {}
                    Button("d") {}
                }
            }
            .toolbarMinimizeBehavior(.onScrollDown, for: .navigationBar)
            .sheet(isPresented: $isShown) { Text("e").navigationTransition(.crossFade) }
    }
}

// MARK: - a fragment that begins with a modifier
.toolbar {
//@2 error: cannot infer contextual base in reference to member 'toolbar'
//   note: nothing is before the dot: write what '.toolbar' is called on
    Button("a") {}
}

// MARK: - a timer's publisher by its initializer
struct Clock: View {
    private let timer = Timer.TimerPublisher(interval: 1, runLoop: .main, mode: .common).autoconnect()
    var body: some View {
        Text("a").onReceive(timer) { _ in }
    }
}
