import Testing

@testable import Previews

/// `onReceive` subscribes once for as long as the publisher is the same, however often the view is evaluated.
///
/// Derived, not measured: `SubscriptionView` documents its publisher as a property of a view, and SwiftUI
/// updates a view when its properties differ. Which publishers it takes for the same (a `Just` of an equal
/// value here) is an inference from that.
@Suite struct ReceivingTests {
    @Test func aPublishedValueIsHeardOnce() throws {
        let code = """
            import Combine
            final class Model: ObservableObject { @Published var count = 1 }
            struct Totals: View {
                @StateObject private var model = Model()
                @State private var total = 0
                var body: some View {
                    Button("total \\(total)") { model.count += 1 }.onReceive(model.$count) { total += $0 }
                }
            }
            """
        #expect(
            try TestPreview.failures(
                code, [#"says "total 1""#, #"after 1: says "total 3""#], steps: ["tap total 1"]) == [
                    nil, nil,
                ])
    }

    @Test func whatComesLaterComesOnce() throws {
        let code = """
            import Combine
            struct Late: View {
                @State private var heard = 0
                let later = Just(1).delay(for: 1, scheduler: RunLoop.main)
                var body: some View { Text("heard \\(heard)").onReceive(later) { heard += $0 } }
            }
            """
        #expect(try TestPreview.failures(code, [#"says "heard 1""#]) == [nil])
    }

    @Test func aJustIsTheSameWhileItsValueIs() throws {
        let code = """
            import Combine
            struct Counted: View {
                @State private var number = 7
                @State private var changes = 0
                var body: some View {
                    VStack {
                        Text("\\(changes) changes")
                        Button("Add") { number += 1 }
                        Button("Keep") { number += 0 }
                    }
                    .onReceive(Just(number)) { _ in changes += 1 }
                }
            }
            """
        let promises = [#"says "1 changes""#, #"after 1: says "2 changes""#, #"after 2: says "2 changes""#]
        #expect(try TestPreview.failures(code, promises, steps: ["tap Add", "tap Keep"]) == [nil, nil, nil])
    }

    @Test func theNewestActionIsCalled() throws {
        let code = """
            import Combine
            let subject = PassthroughSubject<Void, Never>()
            struct Row: View {
                let number: Int
                @State private var last = 0
                var body: some View { Text("last \\(last)").onReceive(subject) { last = number } }
            }
            struct Rows: View {
                @State private var number = 1
                var body: some View {
                    VStack {
                        Row(number: number)
                        Button("Add") { number += 1 }
                        Button("Send") { subject.send() }
                    }
                }
            }
            """
        let promises = [#"after 1: says "last 0""#, #"after 2: says "last 2""#]
        #expect(try TestPreview.failures(code, promises, steps: ["tap Add", "tap Send"]) == [nil, nil])
    }
}
