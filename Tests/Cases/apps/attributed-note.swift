import SwiftUI
struct Custom: View {
 var attributed: AttributedString { var s = AttributedString("Hello world"); s.font = .body; if let r = s.range(of: "world") { s[r].foregroundColor = .red; s[r].font = .body.bold() }; return s }
 var body: some View { VStack(alignment: .leading) { Text(attributed); Text("A [link](https://example.com) and `code`"); Highlighted(); (Text("Big ").font(.title) + Text("small").font(.caption).foregroundColor(.gray)); Text("\(Image(systemName: "star")) Rated"); Text(verbatim: "**raw**").strikethrough(true, color: .red).underline() } } }
struct Highlighted: View {
    var body: some View {
        var container = AttributeContainer()
        container.font = .title3
        container.underlineStyle = .single
        var note = AttributedString("Remember the milk", attributes: container)
        note.append(AttributedString(" today"))
        if let range = note.range(of: "milk") { note[range].mergeAttributes(container); note[range].foregroundColor = .orange }
        let tinted = note[note.startIndex..<note.endIndex].font == nil ? "mixed" : "plain"
        return VStack { Text(note); Text(tinted); Text(AttributedString(note[note.range(of: "milk")!])) }
    }
}
#Preview { Custom() }
