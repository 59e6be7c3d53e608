import SwiftUI

struct Person: Identifiable {
    let id = UUID()
    let givenName: String
    let familyName: String
    let age: Int
    var children: [Person]?
}

struct People: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var people = [
        Person(givenName: "Juan", familyName: "Chavez", age: 30),
        Person(givenName: "Mei", familyName: "Chen", age: 41, children: [Person(givenName: "Lin", familyName: "Chen", age: 9)]),
    ]
    @State private var sortOrder = [KeyPathComparator(\Person.givenName), KeyPathComparator(\Person.age, order: .reverse)]
    @State private var selection: Set<Person.ID> = []
    @State private var customization = TableColumnCustomization<Person>()

    var body: some View {
        Table(people, selection: $selection, sortOrder: $sortOrder, columnCustomization: $customization) {
            TableColumn("Given Name", value: \.givenName) { person in
                VStack(alignment: .leading) {
                    Text(person.givenName)
                    if horizontalSizeClass == .compact { Text("\(person.age)").foregroundStyle(.secondary) }
                }
            }
            TableColumn("Family Name", value: \.familyName).customizationID("family")
            TableColumn("Initials") { Text("\($0.givenName.prefix(1))\($0.familyName.prefix(1))") }.width(60)
            if !people.isEmpty {
                TableColumn("Age", value: \.age) { Text($0.age.formatted()) }.width(min: 40, ideal: 60).customizationID("age")
            }
        }
        .onChange(of: sortOrder) { _, order in people.sort(using: order) }
        .tableStyle(.inset)
        .tableColumnHeaders(.visible)
        Table(people, children: \.children) { TableColumn("Name", value: \.givenName) }
        Table(of: Person.self, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Name", value: \.givenName)
        } rows: {
            ForEach(people) { person in
                if let children = person.children {
                    DisclosureTableRow(person) { ForEach(children) }
                } else {
                    TableRow(person).contextMenu { Button("Delete", role: .destructive) {} }
                }
            }
        }
    }
}

#Preview { People() }
