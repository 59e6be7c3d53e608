import SwiftUI
struct Attributed: View {
    var message: AttributedString {
        var result = AttributedString("Hello, ")
        result.font = .title
        var world = AttributedString("World!")
        world.foregroundColor = .red
        world.underlineStyle = .single
        world.font = .title.bold()
        world.link = URL(string: "https://example.com")
        result.append(world)
        if let range = result.range(of: "ell") { result[range].backgroundColor = .yellow }
        return result + AttributedString(" End", attributes: AttributeContainer().foregroundColor(.blue))
    }
    var stripes: AttributedString {
        var string = AttributedString("Letters")
        for (offset, index) in string.characters.indices.enumerated() {
            string[index..<string.index(afterCharacter: index)].foregroundColor = offset.isMultiple(of: 2) ? .blue : .green
        }
        return string
    }
    var body: some View {
        VStack(alignment: .leading) {
            Text(message)
            Text(stripes)
            Text(try! AttributedString(markdown: "**Thank you!** Please visit our [website](https://example.com)."))
            Text("Some *markdown* with `code` and ~~strike~~")
            Text("\(Text("Red").foregroundStyle(.red)) and \(Image(systemName: "bolt")) inline")
            (Text("A").baselineOffset(4) + Text("B").kerning(2) + Text("C").tracking(3)).font(.title)
            Text("Selectable").textSelection(.enabled).textCase(.uppercase)
            Text(AttributedString("merge").settingAttributes(AttributeContainer().font(.footnote).foregroundColor(.purple)))
        }
    }
}
#Preview { Attributed() }
