import SwiftUI

/// What articles show of dragging, pointers, windows, styled texts and toolbars that are customized: a picture shows the
/// views, the rest is accepted.

struct Pair: View {
    let content: TupleView<(Text, Text)>
    init(@ViewBuilder content: () -> TupleView<(Text, Text)>) { self.content = content() }
    var body: some View {
        let (first, second) = content.value
        HStack { second; first }
    }
}

struct Node: Hashable { var name: String; var children: [Node]? }

struct RowStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(4).background(.yellow) }
}

struct Grow: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect {
        content.hoverEffect { effect, isActive, _ in
            effect.animation(.default) { $0.scaleEffect(isActive ? 1.1 : 1) }
        }
    }
}

struct Drop: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.url]) }
}

struct Demo: View {
    @State private var text = AttributedString("Select")
    @State private var selection = AttributedTextSelection()
    @State private var note: AttributedString = {
        var text = AttributedString("Strong and slanted")
        if let range = text.range(of: "Strong") { text[range].inlinePresentationIntent = .stronglyEmphasized }
        if let range = text.range(of: "slanted") { text[range].inlinePresentationIntent = [.emphasized, .strikethrough] }
        return text
    }()
    @State private var query = ""
    @SceneStorage("address") private var address: URL?
    @State private var imports = false
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.resetFocus) private var resetFocus
    @Environment(\.sizeCategory) private var sizeCategory
    @Namespace private var namespace
    @State private var urls: [URL] = []
    let tree = [Node(name: "Root", children: [Node(name: "Leaf")])]
    var body: some View {
        let _ = Self._printChanges()
        NavigationStack {
            VStack {
                Pair { Text("A"); Text("B") }
                LabeledContent("Size", value: "Large").labeledContentStyle(RowStyle())
                List(tree, id: \.name, children: \.children) { Text($0.name) }
                Text(note)
                TextEditor(text: $note).writingToolsBehavior(.limited)
                TextEditor(text: $text, selection: $selection)
                Button("Open") { openWindow(id: "main"); dismissWindow(); resetFocus(in: namespace) }
                    .hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 1.1 : 1) }
                    .hoverEffect(Grow())
                Text("V").visualEffect { view, _ in view.scaleEffect(CGSize(width: 2, height: 2)) }
                if sizeCategory.isAccessibilityCategory { Text("Big") } else { Text("Small") }
                SettingsLink { Label("Settings", systemImage: "gear") }
                    .fileImporter(isPresented: $imports, allowedContentTypes: [.json]) { result in
                        if case .success(let url) = result { address = url }
                    }
                    .fileImporter(isPresented: $imports, allowedContentTypes: [.text, .pdf], allowsMultipleSelection: true) { result in
                        if case .failure(let error) = result { print(error.localizedDescription) }
                    }
                    .fileMover(isPresented: $imports, file: address) { result in urls = [try? result.get()].compactMap { $0 } }
                ShareLink(item: "x", preview: SharePreview("Title"))
                ShareLink("Export", item: "x", preview: SharePreview("Title", image: Image(systemName: "star")))
                Image("image", bundle: Bundle(identifier: "com.example"))
                Text("Hi", bundle: #bundle, comment: "c")
                Text("Drag").onDrag { NSItemProvider(object: "x" as NSString) }
                    .onDrop(of: [.url], isTargeted: nil) { providers in !providers.isEmpty }
                    .onDrop(of: ["public.url"], delegate: Drop())
                ForEach(urls, id: \.self) { Text($0.absoluteString).onDrag { NSItemProvider(object: URL(string: "a")! as NSURL) } }
                    .onInsert(of: ["public.url"]) { index, providers in print(index) }
            }
            .searchable(text: $query) { Text("one").searchCompletion("one") }
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) { Button("One") {} }.visibilityPriority(.high)
                ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} }
            }
            .navigationTransition(.zoom(sourceID: "x", in: namespace))
            .toolbar(id: "main") {
                ToolbarItem(id: "new", placement: .primaryAction, showsByDefault: true) { Button("New") {} }
                ToolbarItem(id: "old", placement: .secondaryAction) { Button("Old") {} }
                    .defaultCustomization(.hidden, options: .alwaysAvailable)
            }
        }
        .onAppear {
            text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
            print(LengthFormatter().string(fromValue: 4.5, unit: .kilometer), Date.timeIntervalSinceReferenceDate > 0, CGSize(width: 1, height: 2).applying(.init(scaleX: 2, y: 3)))
        }
    }
}

@main struct Extras: App {
    var body: some Scene {
        MenuBarExtra("Status", systemImage: "chart.bar") { Button("Quit") {} }.menuBarExtraStyle(.window)
        WindowGroup { Demo() }.windowStyle(.hiddenTitleBar).defaultPosition(.center)
        Settings { Text("S") }
    }
}
