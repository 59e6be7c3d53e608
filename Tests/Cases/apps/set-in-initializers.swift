import Combine
import SwiftUI

// `@State` without a first value gets it from the initializer, and pages scroll to where they are already.
struct Stepped: View {
    @State private var count: Int
    @State private var last: Int?

    init(from start: Int) {
        count = start * 2
        self.last = start
    }

    var body: some View { Text("\(count) after \(last ?? 0)") }
}

struct Pages: View {
    let page: Int

    var body: some View {
        ScrollViewReader { reader in
            ScrollView(.horizontal) {
                HStack { ForEach(0..<6, id: \.self) { Text("Page \($0)").frame(width: 120).id($0) } }
            }
            .onReceive(Just(page)) { reader.scrollTo($0) }
        }
    }
}

VStack {
    Stepped(from: 3)
    Pages(page: 0)
    Pages(page: 4)
}
