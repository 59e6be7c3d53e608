import SwiftUI
struct SubviewsDemo: View { var body: some View { Divided { Text("A"); Text("B"); Text("C") } } }
struct Divided<C: View>: View { @ViewBuilder var content: C
 var body: some View { VStack { Group(subviews: content) { subviews in ForEach(subviews) { s in s; if s.id != subviews.last?.id { Divider() } }; Text("\(subviews.count) items").font(.caption) } } } }
