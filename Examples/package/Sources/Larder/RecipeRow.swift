import SwiftUI

/// A row of a list of recipes: the name, the minutes, and a tag.
///
/// The tag is beside the name where both have room, and below it otherwise.
public struct RecipeRow: View {
    private let name: String
    private let minutes: Int
    private let tag: Tag

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - name: The recipe's name.
    ///   - minutes: The time that it takes.
    ///   - tag: The word beside the name.
    public init(_ name: String, minutes: Int, tag: Tag) {
        self.name = name
        self.minutes = minutes
        self.tag = tag
    }

    /// The name and the tag in a row or in a column, and the minutes below.
    public var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ViewThatFits(in: .horizontal) {
                HStack {
                    title.fixedSize()
                    Spacer()
                    tag
                }
                VStack(alignment: .leading, spacing: 4) {
                    title
                    tag
                }
            }
            Label("\(minutes) min", systemImage: "clock")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }

    private var title: some View {
        Text(name).font(.headline)
    }
}

#Preview("Short name") {
    RecipeRow("Lentil soup", minutes: 25, tag: Tag("vegan", tint: .green))
}

#Preview("Long name") {
    RecipeRow("Ravioli with ricotta and spinach", minutes: 90, tag: Tag("new"))
}
