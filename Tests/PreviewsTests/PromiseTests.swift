import Foundation
import Syntax
import Testing

@testable import Previews

/// Promises as the page has them judged, and as the build does.
struct PromiseTests {
    private static let choice =
        "ViewThatFits {\n    Color.red.frame(width: 120, height: 20)\n    Color.blue.frame(width: 60, height: 20)\n}"
    private static let counter = """
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count: \\(count)") { count += 1 } }
        }
        Counter()
        """

    private func verdicts(
        _ playground: Playground, _ promises: [String], widths: String = "300",
        _ more: [(String, String)] = []
    ) throws -> [String] {
        let answer = try playground.ask(
            "promises", promises.map { ("promise", $0) } + [("widths", widths)] + more)
        return try #require(answer.promises).map { verdict in
            verdict.reason.map { "\(verdict.state): \($0)" } ?? verdict.state
        }
    }

    @Test func anEditBreaksWhatItBreaks() throws {
        let promises = [
            "width 200: ViewThatFits shows 1", "width 90: ViewThatFits shows 2", "breakpoints 120",
            "width 10: ViewThatFits shows 2",
        ]
        #expect(try verdicts(Playground(Self.choice), promises) == ["kept", "kept", "kept", "kept"])
        let edited = Playground(Self.choice.replacingOccurrences(of: "120", with: "60"))
        #expect(
            try verdicts(edited, promises) == ["kept", "broken: it shows 1", "broken: they are 60", "kept"])
    }

    @Test func withoutAWidthTheyAreAboutThoseShown() throws {
        let promises = ["ViewThatFits shows 1", "size 120 x 20"]
        #expect(try verdicts(Playground(Self.choice), promises, widths: "300 200") == ["kept", "kept"])
        #expect(
            try verdicts(Playground(Self.choice), promises, widths: "300 100")
                == ["broken: at width 100 it shows 2", "broken: at width 100 its size is 60 x 20"])
    }

    @Test func aTapCounts() throws {
        let playground = Playground(Self.counter)
        let promises = ["says \"Count: 0\"", "after 1: says \"Count: 1\""]
        let step = [("step", "tap Count: 0")]
        #expect(try verdicts(playground, promises, step) == ["kept", "kept"])
        try playground.ask("act", [("control", "0")])
        #expect(
            try verdicts(playground, promises, step)[0].hasPrefix(
                "broken: at width 300 it says 'button, Count: 1'"))
        #expect(try verdicts(playground, promises, step)[1] == "kept")
        try playground.ask("reset")
        #expect(try verdicts(playground, promises, step) == ["kept", "kept"])
    }

    private func verdicts(_ playground: Playground, _ promises: [String], _ more: [(String, String)]) throws
        -> [String]
    {
        try verdicts(playground, promises, widths: "300", more)
    }

    @Test func whatCannotBeTold() throws {
        let playground = Playground(Self.choice)
        #expect(
            try verdicts(playground, ["width 200: ViewThatFits shows 1"], [("device", "iPhone SE")])
                == ["undecided: the iPhone SE has a size of its own"])
        #expect(
            try verdicts(playground, ["after 1: ViewThatFits shows 1"]) == ["undecided: there are 0 steps"])
        #expect(try Playground("Text(").ask("promises", [("promise", "size 1 x 1")]).promises == nil)
    }

    /// The build and the page say the same, for promises of every form.
    @Test func bothJudgeAlike() throws {
        let promises = [
            "ViewThatFits shows 2", "size 60 x 20", "width 100: size 60 x 20", "breakpoints 120",
            "lacks \"text\"", "#a absent",
        ]
        let compilation = PreviewEngine().compile(Snippet(.init(Self.choice, name: "a.swift")))
        for width in [20.0, 59, 60, 119.5, 120, 300] {
            var request = FigureRequest()
            request.widths = [width]
            request.expectations = try promises.map { try Expectation.parse(Array($0.utf8)) }
            let built = compilation.figure(request).failures
            let answer = try Playground(Self.choice).ask(
                "promises", promises.map { ("promise", $0) } + [("widths", "\(width)")])
            #expect(answer.promises?.map { $0.reason } == built, "at width \(width)")
        }
    }

    @Test func bandsOfAChoice() throws {
        let answer = try Playground(Self.choice).ask("breakpoints")
        #expect(answer.bands?.map { "\($0.from) \($0.shown)" } == ["0.0 2", "120.0 1"])
        let text = try Playground("Text(\"One two three four five six seven\")").ask("breakpoints")
        #expect(text.breakpoints?.isEmpty == false)
        #expect(text.bands?.isEmpty == true)
    }

    @Test func whatSeveralChooseIsSaidOnce() throws {
        let twice = "VStack {\n\(Self.choice)\n\(Self.choice)\n}"
        func choice(_ code: String) throws -> String? {
            try Playground(code).picture().choice?.replacingOccurrences(of: "\u{a0}", with: "_")
        }
        #expect(try choice(twice) == "all 2:_candidate 1 of 2 · ideal_120_×_20")
        let three =
            "VStack {\n\(Self.choice)\nViewThatFits { Color.red.frame(width: 500); Color.red.frame(width: 9, height: 9) }\n\(Self.choice)\n}"
        #expect(
            try choice(three)
                == "1, 3:_candidate 1 of 2 · ideal_120_×_20;\n2:_candidate 2 of 2 · ideal_9_×_9")
        // Those that agree on the candidate are told once, whatever their sizes.
        let alike =
            "VStack {\n\(Self.choice)\nViewThatFits { Color.red.frame(width: 90); Color.red.frame(width: 9) }\n}"
        #expect(try choice(alike) == "all 2:_candidate 1 of 2")
    }

    /// What a page cuts off at its crop marks is told, as far as it is seen at all.
    @Test func overflowIsSaid() throws {
        func said(_ code: String) throws -> String? {
            let playground = Playground(code)
            playground.options = [("width", "100")]
            return try playground.picture().choice?.replacingOccurrences(of: "\u{a0}", with: "_")
        }
        #expect(try said("Color.red.frame(width: 160, height: 20)") == "reaches 30_pt beyond each side")
        #expect(try said("Color.red.frame(width: 120, height: 20)") == nil, "crop marks are 12 points away")
        #expect(
            try said("Color.red.frame(width: 80, height: 20).offset(x: 60)")
                == "reaches 50_pt beyond the right side")
        #expect(
            try said("Color.red.frame(width: 200, height: 20).offset(x: -20)")
                == "reaches 70_pt beyond the left side, 30_pt beyond the right")
        #expect(try said("Color.red.frame(width: 160, height: 20).frame(width: 100).clipped()") == nil)
        #expect(try said("Color.clear.frame(width: 160, height: 20)") == nil)
        // What is seen at the right alone is in a view that reaches as far beyond the left side.
        let half = "HStack(spacing: 0) { Color.clear; Color.red }.frame(width: 160, height: 20)"
        #expect(try said(half) == "reaches 30_pt beyond each side")
        #expect(try said(half + ".offset(x: 10)") == "reaches 40_pt beyond the right side")
    }
}
