import SwiftUI
struct Track: Identifiable, Codable, Equatable { var id: Int; var title: String; var artist: String; var duration: TimeInterval; var isExplicit = false }
enum SortKey: String, CaseIterable { case title, artist, duration
    var areInIncreasingOrder: (Track, Track) -> Bool { switch self { case .title: { $0.title.localizedCompare($1.title) == .orderedAscending }; case .artist: { $0.artist < $1.artist }; case .duration: { $0.duration < $1.duration } } } }
struct Tracks: View {
    @State private var key = SortKey.duration
    @State private var grouped = true
    let tracks = [Track(id: 1, title: "B", artist: "Z", duration: 200), Track(id: 2, title: "A", artist: "Y", duration: 245, isExplicit: true)]
    var body: some View {
        List {
            Picker("Sort", selection: $key.animation()) { ForEach(SortKey.allCases, id: \.self) { Text($0.rawValue.capitalized) } }.pickerStyle(.inline).labelsHidden()
            ForEach(tracks.sorted(by: key.areInIncreasingOrder)) { t in
                HStack { VStack(alignment: .leading) { HStack(spacing: 4) { Text(t.title); if t.isExplicit { Image(systemName: "e.square.fill").imageScale(.small).foregroundStyle(.secondary) } }; Text(t.artist).font(.subheadline).foregroundStyle(.secondary) }; Spacer(); Text(Duration.seconds(t.duration), format: .time(pattern: .minuteSecond)) }
            }
        }.listStyle(.plain)
    }
}
#Preview { Tracks() }
