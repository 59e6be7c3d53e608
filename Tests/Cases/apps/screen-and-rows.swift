import SwiftUI

// Three views that need no arguments: the screen is shown, since it uses the others and nothing uses it.
struct Header: View {
    var body: some View { Text("Today").font(.largeTitle.bold()).frame(maxWidth: .infinity, alignment: .leading) }
}

struct Row: View {
    var title = "Nothing planned"
    var body: some View { Label(title, systemImage: "calendar").padding(.vertical, 4) }
}

struct Screen: View {
    var body: some View {
        VStack(alignment: .leading) {
            Header()
            Row()
            Row(title: "Walk")
            Spacer()
        }
        .padding()
    }
}
