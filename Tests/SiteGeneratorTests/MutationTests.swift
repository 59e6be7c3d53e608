import Foundation
import Syntax
import Testing

@testable import SiteGenerator

/// Changes that promises notice, and those that they do not.
@Suite struct MutationTests {
    private func changes(_ code: String) -> [String] {
        MutationFinder.mutations(of: Bytes(code.utf8)).map {
            $0.kind.rawValue + " " + $0.words(in: Bytes(code.utf8))
        }
    }

    @Test func whatCanBeChanged() {
        #expect(
            changes("Text(\"a.b(1)\")\n    .font(.title)\n    .padding(8)") == [
                "argument '\"a.b(1)\"' is left out", "modifier '.font(.title)' is left out",
                "argument '.title' is left out",
                "modifier '.padding(8)' is left out", "argument '8' is left out", "number '8' is 16",
            ])
        #expect(
            changes("Color.red.frame(width: 0.5, height: 1)").contains("argument 'width: 0.5,' is left out"))
        #expect(
            changes("Color.red.frame(width: 0.5, height: 1)").contains("argument ', height: 1' is left out"))
        #expect(
            changes("a.overlay(alignment: .top) { b } c: { d }").first
                == "modifier '.overlay(alignment: .top) { b } c: { d }' is left out")
        let choice =
            "ViewThatFits(in: .horizontal) {\n    Text(\"a\")\n        .bold()\n    HStack {\n        Text(\"b\")\n    }\n}"
        #expect(
            changes(choice).filter { $0.hasPrefix("candidate") }
                == [
                    "candidate 'Text(\"a\") .bold()' is left out",
                    "candidate 'HStack { Text(\"b\") }' is left out",
                ])
        #expect(
            changes("Color.red.accessibilityIdentifier(\"name\")").isEmpty,
            "a name for promises is nothing that anybody sees")
        #expect(changes("let isOn = true") == ["truth 'true' is false"])
    }

    private func report(_ page: String) -> (MutationReport, [Problem]) {
        let check = MutationCheck()
        let builder = SiteBuilder(renderer: check.recording(.engine(version: "test")))
        let output = builder.buildPages(TestSite.pages(["index.md": page]))
        return (check.run(), output.problems)
    }

    private func lines(_ report: MutationReport) -> [String] {
        report.problems.map { problem in
            let position = problem.file!.position(of: problem.range!.lowerBound)
            return "\(position.line):\(position.column): \(problem.message); "
                + problem.notes.map(\.message).joined(separator: "; ")
        }
    }

    private static let head = "---\ntitle: T\ndescription: D\n---\n\n"
    private static let card =
        "```swift preview id=a widths=200\nColor.red\n    .frame(width: 80, height: 40)\n    .bold()\n    .opacity(0.5)\n```\n\n"

    @Test func whatNobodyNotices() {
        let (report, problems) = report(Self.head + Self.card + "```expect of=a\nsize 80 x 40\n```\n")
        #expect(problems.isEmpty)
        #expect(
            lines(report) == [
                "9:5: without effect: '.bold()' is left out, and the picture is the same; ",
                "10:5: survived: '.opacity(0.5)' is left out, the picture changes, and nobody notices; a color, a font or 'snapshot' would",
                "10:14: survived: '0.5' is 0.25, the picture changes, and nobody notices; a color, a font or 'snapshot' would",
            ])
        #expect(
            report.summary.contains(
                "modifiers  3      tried, 33.3 % noticed or marked (1 noticed, 0 marked, 1 survived, 1 without effect)"
            ))
        #expect(
            report.json.contains(
                "\"line\":9,\"column\":5,\"kind\":\"modifier\",\"outcome\":\"without effect\""))
    }

    @Test func aNameByCodeNoticesNothingByItself() {
        let named = "```expect of=a\n`Color.red.frame(width: 80, height: 40)` visible\n```\n"
        #expect(
            lines(report(Self.head + Self.card + named).0).contains { $0.contains("survived: '80' is 160") },
            "that the code is another now is no promise")
        let measured = "```expect of=a\n`Color.red.frame` size 80 x 40\n```\n"
        #expect(
            !lines(report(Self.head + Self.card + measured).0).contains {
                $0.contains("survived: '80' is 160")
            })
    }

    @Test func marksHaveReasonsAndAreNeeded() {
        let promises = "```expect of=a\nsize 80 x 40\n#MARK\n```\n"
        func marked(_ line: String) -> (MutationReport, [Problem]) {
            report(Self.head + Self.card + promises.replacingOccurrences(of: "#MARK", with: line))
        }
        let (good, none) = marked(
            "meaningless \".opacity(0.5)\": a look\nmeaningless \".bold()\": it shows that nothing comes of it"
        )
        #expect(none.isEmpty && good.problems.isEmpty && good.share == 100)
        let (idle, _) = marked("meaningless \".frame(width: 80, height: 40)\": none")
        #expect(
            lines(idle).first?.hasPrefix("15:1: '.frame(width: 80, height: 40)' need not be marked") == true
                || lines(idle).last?.contains("need not be marked") == true)
        #expect(
            marked("meaningless \".bold()\"").1.map(\.message) == [
                "'meaningless' needs code in quotes, a colon and a reason"
            ])
        #expect(
            marked("meaningless \".bold()\":").1.map(\.message) == [
                "'meaningless' needs a reason behind the colon"
            ])
        #expect(
            marked("meaningless \".italic()\": why").1.map(\.message) == [
                "'.italic()' is not in the snippet 'a'"
            ])
    }

    /// `opacity(2)` looks like `opacity(1)`; that says nothing against the number.
    @Test func aNumberWithoutEffectGetsAnotherChance() {
        let card =
            "```swift preview id=a widths=200\nColor.red.frame(width: 80, height: 40).opacity(1)\n```\n\n"
        let (open, _) = report(Self.head + card + "```expect of=a\nsize 80 x 40\n```\n")
        #expect(lines(open).contains { $0.contains("survived: '1' is 0,") }, "\(lines(open))")
    }

    @Test func aMarkOfOneLineIsAboutCodeOfSeveral() {
        let promises =
            "```expect of=a\nsize 80 x 40\nmeaningless \".opacity(0.5)\": a look\nmeaningless \".frame(width: 80, height: 40) .bold()\": a color has no letters\n```\n"
        let (good, none) = report(Self.head + Self.card + promises)
        #expect(none.isEmpty && good.problems.isEmpty && good.share == 100, "\(lines(good))")
    }

    /// Who uses a snippet, who must look the same, and lints notice, too.
    @Test func othersNotice() {
        let twin =
            "```swift preview id=b same-as=a widths=200\nColor.red.frame(width: 80, height: 40).opacity(0.5)\n```\n"
        let (same, problems) = report(
            Self.head + Self.card.replacingOccurrences(of: "    .bold()\n", with: "") + twin)
        #expect(problems.isEmpty && same.problems.isEmpty, "\(lines(same))")
        let used =
            "```swift preview id=a role=hidden\nstruct A: View { var body: some View { Color.red.frame(width: 80, height: 40) } }\n```\n\n"
            + "```swift preview id=b uses=a widths=200\nA()\n```\n\n```expect of=b\nsize 80 x 40\n```\n"
        let (user, _) = report(Self.head + used)
        #expect(user.problems.isEmpty && user.summary.contains("numbers    2"), "\(user.summary)")
    }

    // MARK: Snapshots

    private static let kept =
        "```swift preview id=a widths=200\nColor.red.frame(width: 80, height: 40)\n```\n\n```expect of=a\nsnapshot\n```\n"

    private func build(_ page: String, _ snapshots: Bytes = []) -> SiteOutput {
        var input = TestSite.pages(["index.md": Self.head + page])
        if !snapshots.isEmpty { input.content.append(InputFile(path: "index.snapshots", bytes: snapshots)) }
        return SiteBuilder(renderer: .engine(version: "test")).buildPages(input)
    }

    @Test func snapshotsAreKeptAndCompared() throws {
        let first = build(Self.kept)
        #expect(
            first.problems.map(\.message) == [
                "promise 'snapshot' is not kept: no snapshot is kept yet; 'galley check --update-snapshots' keeps it"
            ])
        let file = try #require(first.snapshots.first)
        #expect(
            file.path == "index.snapshots" && String(file.bytes).hasPrefix("# a: snapshot\n  width 200\n"))
        let second = build(Self.kept, file.bytes)
        #expect(second.problems.isEmpty && second.snapshots.isEmpty)
        #expect(!second.files.contains { $0.path.hasSuffix(".snapshots") })
        let page = try #require(second.files.first { $0.path == "index.html" })
        #expect(
            String(page.bytes).range(of: #""promises":\["snapshot \d+ 200"\]"#, options: .regularExpression)
                != nil)
        let third = build(Self.kept.replacingOccurrences(of: "80", with: "60"), file.bytes)
        let problem = try #require(third.problems.first)
        #expect(problem.message == "promise 'snapshot' is not kept: it is not as it was kept")
        #expect(
            problem.notes.first?.message.hasPrefix("- ") == true
                && problem.notes.contains {
                    $0.message.hasPrefix("+ ") && $0.message.hasSuffix("(width 200)")
                })
        #expect(third.snapshots.first?.bytes != file.bytes)
    }
}
