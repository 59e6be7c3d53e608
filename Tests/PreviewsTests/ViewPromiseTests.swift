import Syntax
import Testing

@testable import Previews

/// Promises about what is seen of views and how they stand to each other: each form kept, and broken with
/// what came instead.
@Suite struct ViewPromiseTests {
    private static let rows = """
        VStack(alignment: .leading, spacing: 8) {
            Color.red.frame(width: 60, height: 20).accessibilityIdentifier("a")
            Color.blue.opacity(0.5).frame(width: 40, height: 20).accessibilityIdentifier("b")
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text("Large").font(.title).accessibilityIdentifier("large")
                Text("small").font(.caption).bold().foregroundStyle(.secondary).accessibilityIdentifier("small")
            }.accessibilityIdentifier("row")
        }
        .accessibilityIdentifier("all")
        """

    @Test(arguments: [
        ("#a above #b", nil), ("#b above #a", "it ends 48 too late to be above #a"), ("#b below #a", nil),
        ("#a below #b", "it starts 48 too early to be below #b"),
        ("#large before #small", nil), ("#large after #small", "too early to be after #small"),
        ("#small after #large", nil),
        ("#a, #b inside #all", nil), ("#all inside #a", "it reaches beyond #a"),
        ("#a, #b and #row down", nil),
        ("#b, #a down", "#a starts 48 before #b ends"), ("#large, #small across", nil),
        ("#a, #b aligned leading", nil),
        ("#a, #b aligned trailing", "their places are 60, 40"),
        ("#a, #b aligned centerX", "their places are 30, 20"),
        ("#large, #small aligned baseline", nil), ("#large, #small aligned top", "their places are 56, "),
        ("#a, #b equal height", nil), ("#a, #b equal size", "their widths are 60, 40"),
        ("#a, #b apart 8", nil), ("#a, #b apart 10", "they are 8 apart"),
        ("#a, #row apart 36", nil), ("#a, #all apart 0", "they overlap"), ("#large, #small apart 4", nil),
        ("#a color red", nil), ("#a color blue", "it is drawn in red"), ("#b color blue 0.5", nil),
        ("#b color blue", "it is drawn in blue 0.5"),
        ("#small color secondary", nil), ("#row color primary", nil), ("#large font title", nil),
        ("#large font headline", "it is set in 28 regular"),
        ("#large font 28", nil), ("#small font caption bold", "it is set in 12 semibold"),
        ("#small font 12 semibold", nil), ("#a font body", "there is no text in it"),
        ("#a scrolls", "there is no scroll view in it"), ("#large, #small whole", nil), ("#a visible", nil),
        ("#nobody visible", "no view has that identifier; there are #all, #a, #b, #row, #large and others"),
        ("#a above #nobody", "#nobody: no view has that identifier"),
    ])
    func together(promise: String, failure: String?) throws {
        let found = try TestPreview.failures(Self.rows, ["width 300: " + promise])[0]
        if let failure {
            #expect(found?.contains(failure) == true, "\(promise): \(found ?? "kept")")
        } else {
            #expect(found == nil, "\(promise)")
        }
    }

    private static let plain = """
        VStack(alignment: .leading, spacing: 8) {
            Color.red.frame(width: 60, height: 20)
            Text("Large")
                .font(.title)
                .bold()
            Text("small").padding(4).background(.yellow)
            ForEach(0..<2) { Text("row \\($0)").font(.caption) }
            ForEach(0..<1) { _ in Text("row") }
        }
        .padding(10)
        """

    /// Promises that name views by their code, without an identifier in it.
    @Test(arguments: [
        ("`Color.red` size 60 x 20", nil), ("`Color.red.frame` frame 10 10 60 20", nil),
        ("`Color.red.frame(width: 60, height: 20)` color red", nil),
        ("`Text(\"Large\")` font title bold", nil), ("`Text(\"Large\").font(.title).bold()` lines 1", nil),
        ("`Text(\"small\")` before `Color.red`", "too late to be before `Color.red`"),
        ("`Text(\"small\")` inside `Text(\"small\").padding`", nil),
        ("`Text(\"small\").padding` inside `Text(\"small\")`", "it reaches beyond `Text(\"small\")`"),
        ("`Color.red` above `Text(\"small\")`", nil), ("`VStack`, `Color.red` aligned leading", nil),
        ("`VStack` inside `VStack`", nil),
        ("`Text(\"row \\($0)\")` lines 1", nil), ("`Text(\"none\")` absent", nil),
        ("`Text(\"small\")` absent", "it is there"),
        ("`Text(\"none\")` lines 1", "the picture shows no view whose code begins so"),
        ("`Text(\"small` lines 1", nil), ("`Col` visible", "the picture shows no view whose code begins so"),
        (
            "`Color.red`, `Text` down",
            "`Text`: the code of 4 views begins so, in lines 3, 6, 7, 8; write more"
        ),
    ])
    func byCode(promise: String, failure: String?) throws {
        let found = try TestPreview.failures(Self.plain, ["width 300: " + promise])[0]
        if let failure {
            #expect(found?.contains(failure) == true, "\(promise): \(found ?? "kept")")
        } else {
            #expect(found == nil, "\(promise): \(found ?? "")")
        }
    }

    private static func hidden(_ modifiers: String) -> String {
        "Color.red.frame(width: 80, height: 40)\(modifiers).accessibilityIdentifier(\"a\")"
    }

    @Test(arguments: [
        (hidden(""), "#a visible", nil), (hidden(".opacity(0)"), "#a visible", "nothing of it is drawn"),
        (hidden(".hidden()"), "#a visible", "nothing of it is drawn"),
        (hidden(".offset(x: 500)"), "#a visible", "it lies outside of what is shown"),
        (hidden(".offset(x: 30)"), "#a whole", nil),
        (hidden(".offset(x: 100)"), "#a whole", "40 points of it are cut off on the right"),
        (hidden(".frame(width: 50).clipped()"), "#a whole", "15 points of it are cut off on the left"),
        (hidden(".scaleEffect(2)"), "#a whole", "20 points of it are cut off at the top"),
        (
            "ZStack { " + hidden("")
                + "; Color.blue.frame(width: 90, height: 50).accessibilityIdentifier(\"b\") }", "#a visible",
            "another view covers it"
        ),
        (
            "ZStack { " + hidden("")
                + "; Color.blue.frame(width: 90, height: 50).accessibilityIdentifier(\"b\") }",
            "#b covers #a", nil
        ),
        (
            "ZStack { " + hidden("")
                + "; Color.blue.frame(width: 90, height: 50).accessibilityIdentifier(\"b\") }",
            "#a covers #b", "it leaves open a part of #b"
        ),
        (
            "ZStack { Color.blue.frame(width: 90, height: 50).accessibilityIdentifier(\"b\"); " + hidden("")
                + " }", "#b covers #a", "it lies behind #a"
        ),
        (
            "Text(\"Several words in little room\").lineLimit(1).frame(width: 60).accessibilityIdentifier(\"a\")",
            "#a whole", "its text is truncated"
        ),
        (
            "ScrollView { Color.red.frame(height: 400) }.frame(height: 100).accessibilityIdentifier(\"a\")",
            "#a scrolls", nil
        ),
        (
            "ScrollView { Color.red.frame(height: 400) }.frame(height: 100).accessibilityIdentifier(\"a\")",
            "#a whole", "300 points of it are cut off at the bottom"
        ),
        (
            "ScrollView { Color.red.frame(height: 40) }.frame(height: 100).accessibilityIdentifier(\"a\")",
            "#a scrolls", "its content of 200 x 40 fits"
        ),
    ])
    func seen(code: String, promise: String, failure: String?) throws {
        let found = try TestPreview.failures(code, ["width 200: " + promise])[0]
        if let failure {
            #expect(found?.contains(failure) == true, "\(promise): \(found ?? "kept")")
        } else {
            #expect(found == nil, "\(promise)")
        }
    }

    @Test func theSameAtSeveralWidths() throws {
        let fixed = "Color.red.frame(width: 80, height: 40)"
        #expect(
            try TestPreview.failures(fixed, ["same at 200 and 320", "same at 100, 200 and 300"]) == [
                nil, nil,
            ])
        let flexible = "Color.red.frame(maxWidth: 250, maxHeight: 40)"
        #expect(
            try TestPreview.failures(flexible, ["same at 200 and 320"]) == [
                "it is 200 x 40 at 200 and 250 x 40 at 320"
            ])
    }

    /// The number that is kept is that of the whole text: frames, offers, and what is drawn.
    @Test func snapshots() throws {
        let code = "Color.red.frame(width: 80, height: 40)"
        var request = FigureRequest()
        request.widths = [200, 100]
        request.expectations = [try Expectation.parse(Array("snapshot".utf8))]
        let figure = TestPreview.compile(code).figure(request)
        #expect(figure.failures == ["no snapshot is kept yet; 'galley check --update-snapshots' keeps it"])
        let text = try #require(figure.snapshots[0])
        #expect(text.contains("fill rect") && text.hasPrefix("width 200\n"))
        let kept = Snapshot.number(of: text)
        request.expectations = [
            try Expectation.parse(Array("snapshot \(kept) 200".utf8)),
            Expectation(.snapshot(kept: kept, widths: [])),
        ]
        #expect(TestPreview.compile(code).figure(request).failures == [nil, nil])
        #expect(
            TestPreview.compile(code.replacing("red", with: "blue")).figure(request).failures == [
                "it is not as it was kept", "it is not as it was kept",
            ])
    }

    @Test(arguments: [
        ("#a abov #b", "expected 'above', not 'abov'"),
        ("#a above", "expected a view such as '#title'"),
        ("#a aligned leading", "'aligned' is about several views"),
        ("#a, #b aligned leding", "did you mean 'leading'?"),
        ("#a, #b, #c apart 8", "'apart' is about two views"), ("#a color bleu", "did you mean 'blue'?"),
        ("#a color #12345", "a color is"), ("#a font headlin", "did you mean 'headline'?"),
        ("#a font", "expected a font"), ("same at 200", "at least two widths"),
        ("same 200", "expected 'at'"), ("#a, #b size 1 x 1", "not 'size'"),
        ("#a, #b apart", "expected a number"), ("snapshoot", "did you mean 'snapshot'?"),
        ("#a whole now", "unexpected 'now'"),
    ])
    func malformed(line: String, message: String) {
        do {
            _ = try Expectation.parse(Array(line.utf8))
            Issue.record("'\(line)' is read")
        } catch {
            #expect(error.message.contains(message), "\(error.message)")
        }
    }

    @Test func fromRightToLeft() throws {
        var request = FigureRequest()
        request.environments[0].isRightToLeft = true
        request.expectations = try [
            "width 200: #a before #b", "width 200: #a, #b across", "width 200: #b before #a",
        ].map { try Expectation.parse(Array($0.utf8)) }
        let code =
            "HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier(\"a\"); Color.blue.frame(width: 20, height: 20).accessibilityIdentifier(\"b\") }"
        let failures = TestPreview.compile(code).figure(request).failures
        #expect(failures[0] == nil && failures[1] == nil && failures[2] != nil)
    }
}
