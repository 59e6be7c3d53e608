import SwiftUI
struct Weather: View {
    let temps = [("Mon", 12...21), ("Tue", 9...18), ("Wed", 14...24)]
    var low: Int { temps.map(\.1.lowerBound).min()! }
    var high: Int { temps.map(\.1.upperBound).max()! }
    var body: some View {
        VStack { ForEach(temps, id: \.0) { day, range in
            HStack { Text(day).frame(width: 44, alignment: .leading); Text("\(range.lowerBound)°").foregroundStyle(.secondary)
                GeometryReader { geo in
                    let unit = geo.size.width / Double(high - low)
                    Capsule().fill(.quaternary).overlay(alignment: .leading) {
                        Capsule().fill(LinearGradient(colors: [.cyan, .orange], startPoint: .leading, endPoint: .trailing))
                            .frame(width: unit * Double(range.count - 1)).offset(x: unit * Double(range.lowerBound - low)) }
                }.frame(height: 6)
                Text("\(range.upperBound)°") } } }.padding() } }
