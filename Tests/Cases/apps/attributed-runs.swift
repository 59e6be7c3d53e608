// Runs of an attributed text, its links and its parts.
import SwiftUI

struct Message {
    let text: AttributedString
    init(_ markdown: String) {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        var text = (try? AttributedString(markdown: markdown, options: options)) ?? AttributedString(markdown)
        for run in text.runs where run.link != nil { text[run.range].underlineStyle = .single }
        if let name = text.range(of: "@ada") {
            text[name].foregroundColor = .purple
        }
        self.text = text
    }
    var links: [URL] { text.runs.compactMap(\.link) }
}

struct MessageScreen: View {
    let message = Message("Ask @ada about [layouts](https://example.com/layouts) and [state](https://example.com/state).")
    private var marked: AttributedString {
        var text = message.text
        var container = AttributeContainer()
        container.backgroundColor = .yellow
        text.mergeAttributes(container)
        text.insert(AttributedString("› "), at: text.startIndex)
        return text
    }
    var body: some View {
        List {
            Text(message.text)
            Text(marked)
            Section("Links") { ForEach(message.links, id: \.self) { Text($0.absoluteString) } }
            Section("Colors") {
                ForEach(Array(message.text.runs[\.foregroundColor].enumerated()), id: \.offset) { _, part in
                    Text(String(message.text[part.1].characters)).foregroundStyle(part.0 ?? .primary)
                }
            }
        }
    }
}

#Preview { MessageScreen() }
