import Testing

@testable import Previews

@Suite struct ExpectationTests {
    private let choice = """
        ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 100, height: 20).accessibilityIdentifier("wide")
            Color.red.frame(width: 40, height: 20)
        }
        """

    @Test func keptPromises() throws {
        let promises = [
            "width 100: ViewThatFits shows 1", "width 99.5: ViewThatFits 1 shows 2",
            "width 200: size 100 x 20",
            "width 200: #wide frame 0 0 100 20", "width 50: #wide absent", "breakpoints 100",
            "height 300, width 200: #wide size 100 x 20",
        ]
        #expect(try TestPreview.failures(choice, promises) == promises.map { _ in nil })
    }

    @Test func brokenPromisesTellWhatCame() throws {
        let failures = try TestPreview.failures(
            choice,
            [
                "width 100: ViewThatFits shows 2", "width 99: size 100 x 20", "breakpoints 90",
                "#nobody absent", "width 200: #wide absent",
            ])
        #expect(failures == ["it shows 1", "its size is 40 x 20", "they are 100", nil, "it is there"])
    }

    /// Numbers as `galley inspect` prints them can be promised; a whole part of sixteen digits cannot.
    @Test func numbersOfManyDigits() throws {
        let code =
            "HStack(spacing: 0) { Color.red.accessibilityIdentifier(\"a\"); Color.blue; Color.green }.frame(height: 20)"
        let promise = "width 256: #a size 85.33333333333333 x 20.000000000000000001"
        #expect(try TestPreview.failures(code, [promise, "width 256: #a size 85.34 x 20"])[0] == nil)
        #expect(throws: ExpectationError.self) {
            try Expectation.parse(Array("size 1234567890123456 x 1".utf8))
        }
    }

    /// What a view was offered, and the screen that a promise names.
    @Test func offersAndDevices() throws {
        let code =
            "ScrollView { Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier(\"a\") }"
        let failures = try TestPreview.failures(
            code,
            [
                "width 100: #a proposed 100 x nil", "width 100: #a proposed 100 x 10",
                "device \"iPhone SE\": #a size 375 x 10",
                "device \"iPhone 15\": #a size 375 x 10",
            ])
        #expect(failures == [nil, "it is offered 100 x nil", nil, "at width 393 its size is 393 x 10"])
    }

    @Test func text() throws {
        let code = "Text(\"One two three four\").frame(width: 60).accessibilityIdentifier(\"t\")"
        let failures = try TestPreview.failures(
            code,
            [
                "#t lines 1", "#t truncated", "says \"two three\"", "lacks \"two\"", "says \"five\"",
                "lacks \"five\"",
            ])
        #expect(failures[0]?.hasSuffix("lines") == true)
        #expect(failures[1]?.hasSuffix("it is shown whole") == true)
        #expect(failures[2] == nil && failures[5] == nil)
        #expect(failures[3] != nil && failures[4] != nil)
    }

    @Test func typeSize() throws {
        let code = """
            ViewThatFits(in: .horizontal) {
                Text("Some words")
                Text("Some")
            }
            """
        #expect(
            try TestPreview.failures(
                code,
                [
                    "width 120: ViewThatFits shows 1",
                    "typeSize accessibility5, width 120: ViewThatFits shows 2",
                ]) == [nil, nil])
    }

    @Test(arguments: [
        ("width: size 1 x 1", "is not a number"), ("typeSize big: size 1 x 1", "Dynamic Type size"),
        ("size 1", "expected 'x'"), ("says", "expected words"), ("#a moves", "not 'moves'"),
        ("device Nokia: size 1 x 1", "expected a device"),
        ("sizes 1 x 1", "cannot read 'sizes'; did you mean 'size'?"),
        ("widht 20: size 1 x 1", "cannot read 'widht'; did you mean 'width'?"),
        ("HStack show 1", "cannot read 'show'; did you mean 'shows'?"),
        ("HStack 2 show 1", "did you mean 'shows'?"), ("nothing at all", "a promise is 'VIEW shows N'"),
    ])
    func malformed(line: String, message: String) {
        #expect(throws: ExpectationError.self) { try Expectation.parse(Array(line.utf8)) }
        do {
            _ = try Expectation.parse(Array(line.utf8))
        } catch {
            #expect(error.message.contains(message), "\(error.message)")
        }
    }
}

@Suite struct StepTests {
    private let counter = """
        struct Counter: View {
            @State private var count = 0
            @State private var name = "nobody"

            var body: some View {
                VStack {
                    Text("Count: \\(count), \\(name)")
                    Button("Add") { count += 1 }
                    Text("Twice").onTapGesture { count += 2 }.accessibilityIdentifier("twice")
                }
            }
        }
        """

    @Test func events() throws {
        let failures = try TestPreview.failures(
            counter,
            [
                "says \"Count: 0, nobody\"", "after 1: says \"Count: 1\"", "after 2: says \"Count: 3\"",
                "after 3: says \"Count: 8\"",
                "after 4: says \"somebody\"",
            ],
            steps: ["tap Add", "tap #twice", "set count = 8", "set name = 'somebody'"])
        #expect(failures == [nil, nil, nil, nil, nil])
    }

    /// What a state holds has properties of its own, whether it is an object or a value.
    @Test func propertiesOfStates() throws {
        let model = """
            @Observable final class Player {
                var title = "None"
                var track = Track()
                let id = 1
                private(set) var changes = 0
                var volume = 1.0 { didSet { changes += 1 } }
            }

            struct Track { var isLoved = false }

            struct Now: View {
                @State private var player = Player()
                @State private var next = Track()

                var body: some View {
                    Text("\\(player.title), \\(player.track.isLoved ? "loved" : "plain"), \\(player.changes)")
                    Text(next.isLoved ? "more" : "enough")
                }
            }
            """
        let failures = try TestPreview.failures(
            model,
            [
                "says \"None, plain, 0\"", "after 1: says \"Song, plain, 0\"",
                "after 2: says \"Song, loved, 0\"",
                "after 3: says \"Song, loved, 1\"", "after 4: says \"more\"",
            ],
            steps: [
                "set player.title = 'Song'", "set player.track.isLoved = true", "set player.volume = 0.5",
                "set next.isLoved = true",
            ])
        #expect(failures == [nil, nil, nil, nil, nil])
        for (step, reason) in [
            ("set player.id = 2", "'player.id' is no property that can be set"),
            ("set player.name = 'a'", "'player.name' is no property that can be set"),
            ("set player.volume = 'a'", "''a'' is no value for the state 'player.volume', which is 1.0"),
            ("set next. = 1", "'next.' is no property that can be set"),
        ] {
            let parsed = try PreviewStep.parse(Array(step.utf8))
            let failure = TestPreview.figure(model) { $0.steps = [parsed] }.stepFailure
            #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "done")")
        }
    }

    @Test func pictureAfterEachStep() throws {
        let steps = try ["tap Add", "tap Add"].map { try PreviewStep.parse(Array($0.utf8)) }
        let figure = TestPreview.figure(counter) {
            $0.steps = steps
            $0.widths = [300]
        }
        #expect(figure.pictures.map(\.step) == [0, 1, 2])
        #expect(Set(figure.pictures.map(\.fingerprint)).count == 3)
    }

    @Test func whatCannotBeDone() throws {
        for (step, reason) in [
            ("tap Remove", "nothing to tap is called 'Remove'; there is 'Add', 'Twice'"),
            ("set total = 1", "no state is called 'total'; there is 'count', 'name'"),
            ("set count = 'a'", "'a'' is no value"),
        ] {
            let parsed = try PreviewStep.parse(Array(step.utf8))
            let failure = TestPreview.figure(counter) { $0.steps = [parsed] }.stepFailure
            #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "done")")
        }
        #expect(throws: ExpectationError.self) { try PreviewStep.parse(Array("press Add".utf8)) }
    }
}

@Suite struct FingerprintTests {
    private func fingerprint(_ code: String) -> UInt64? {
        TestPreview.figure(code).pictures.first?.fingerprint
    }

    @Test func equalPicturesOfDifferentCode() {
        let framed = fingerprint("Color.red.frame(width: 40, height: 20)")
        #expect(framed != nil)
        #expect(framed == fingerprint("HStack { Color.red.frame(height: 20) }.frame(width: 40)"))
        #expect(framed != fingerprint("Color.red.frame(width: 41, height: 20)"))
        #expect(framed != fingerprint("Color.blue.frame(width: 40, height: 20)"))
    }
}

@Suite struct SessionTests {
    @Test func anEndlessCallIsToldOnce() throws {
        let session = try #require(
            PreviewSession(
                TestPreview.compile("func f<T>(_ x: T) { f([x]) }\nf(1)\nText(\"a\")"),
                in: PreviewEnvironment()))
        _ = session.rendering(width: 100, height: nil)
        #expect(session.diagnostics.map(\.message) == ["calls are nested too deeply"])
    }
}
