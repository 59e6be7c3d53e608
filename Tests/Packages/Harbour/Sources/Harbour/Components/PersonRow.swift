import SwiftUI

/// A person in a list: initials, name, rank.
public struct PersonRow: View {
    /// The name as it is written.
    public let name: String
    /// What the person does on board.
    public var rank: String?

    public init(name: String, rank: String? = nil) {
        self.name = name
        self.rank = rank
    }

    public var body: some View {
        HStack(spacing: Spacing.regular.rawValue) {
            Initials(name: name)
            VStack(alignment: .leading) {
                Text(name).font(.body)
                if let rank {
                    Text(rank).font(.footnote).foregroundStyle(.secondary)
                }
            }
            Spacer(minLength: 0)
        }
    }
}

private struct Initials: View {
    let name: String

    var body: some View {
        Text(letters)
            .font(.footnote.bold())
            .frame(width: 36, height: 36)
            .background(Tone.info.ground, in: .circle)
            .accessibilityHidden(true)
    }

    private var letters: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
    }
}

struct PersonRow_Previews: PreviewProvider {
    static var previews: some View {
        PersonRow(name: "Ada Lund", rank: "Harbour master")
            .padding()
            .previewDisplayName("With a rank")
        PersonRow(name: "Jonas Vik")
            .padding()
            .previewDisplayName("Name alone")
    }
}
