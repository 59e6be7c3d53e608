import Foundation
import Testing

@testable import SiteGenerator

/// References that are made of sources alone.
struct SourceReferenceTests {
    private static let source = """
        import SwiftUI

        /// A card.
        ///
        /// ```swift
        /// Card()
        ///     .raised()
        /// ```
        ///
        /// ```
        /// let depth = 2
        /// ```
        public struct Card: View, Surface {
            public init() {}
            public var body: some View { Text("A card") }
            #if os(macOS)
            /// A window.
            public func window() {}
            #endif
            var depth: Int { 2 }
        }

        public protocol Surface {}

        extension Surface {
            /// How wide it is.
            public func width() -> Double { 1 }
        }

        extension View {
            /// Lifts a view.
            ///
            /// ```swift
            /// Missing().raised()
            /// ```
            public func raised() -> some View { shadow(radius: 2) }
        }
        """

    private static func build(
        _ settings: String = "", page: String = "``View/raised()`` ``Card/window()``",
        source: String = Self.source
    ) -> SiteOutput {
        var input = TestSite.pages(["index.md": "# Home\n\n\(page)\n"])
        input.theme = Theme.files()
        input.modules = [
            ModuleInput(
                name: "Kit", folder: "Kit", files: [InputFile(path: "Card.swift", bytes: Bytes(source.utf8))])
        ]
        let text = "modules:\n  Kit: ../Kit\nreference: [Kit]\n" + settings
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(text.utf8))
        return SiteBuilder(renderer: .engine(version: "1")).build(input)
    }

    /// A fence that nobody closed ends with its comment, and stops no build.
    @Test func anOpenFenceIsAWarning() {
        let source = "/// A card.\n///\n/// ```text\n/// Words.\npublic struct Card {}\n"
        let problems = Self.build(page: "Text.", source: source).problems
        #expect(problems.map(\.message) == ["code fence is never closed"])
        #expect(problems.map(\.severity) == [.warning])
    }

    /// Nobody writes a comment for what another module's protocol asks for.
    @Test func requirementsOfOtherModulesAreNotCounted() {
        let source = """
            import SwiftUI
            /// A card.
            public struct Card: View, Equatable {
                public var body: some View { Text("A card") }
                public static func == (a: Card, b: Card) -> Bool { true }
                public func hash(into hasher: inout Hasher) {}
            }
            extension Card: Hashable, Encodable {
                public func encode(to encoder: any Encoder) throws {}
            }
            /// A style.
            public struct Plain: ButtonStyle {
                public func makeBody(configuration: Configuration) -> some View { configuration.label }
            }
            /// What cards have.
            public protocol Surface { var depth: Int { get } }
            extension Card: Surface { public var depth: Int { 1 } }
            """
        func told(_ floor: Int) -> [String] {
            ReferenceTests.told(
                Self.build("checks:\n  documented: \(floor)\n", page: "Text.", source: source))
        }
        // The type's own requirement counts, and both who asks for it and who meets it.
        #expect(told(60) == [])
        #expect(told(100).count == 1 && told(100)[0].contains("60 % of 5 public symbols"), "\(told(100))")
        #expect(told(100)[0].contains("depth") && !told(100)[0].contains("body"))
    }

    private func text(_ path: String, _ output: SiteOutput) throws -> String {
        try #require(output.files.first { $0.path == path }, "\(path)").bytes.text
    }

    @Test func whatExtendsSwiftUI() throws {
        let output = Self.build()
        #expect(ReferenceTests.told(output) == [])
        let page = try text("documentation/kit/swiftui/view/raised()/index.html", output)
        #expect(page.contains("Lifts a view."))
        #expect(try text("documentation/kit/index.html", output).contains("Extended modules"))
    }

    /// Where SwiftUI's views are declared in a module of their own, links and addresses name that.
    @Test func swiftUICore() throws {
        let output = Self.build(page: "``SwiftUICore/View/raised()`` ``Kit/SwiftUICore/View/raised()``")
        #expect(ReferenceTests.told(output) == [])
        #expect(
            try text("index.html", output).components(
                separatedBy: "class=\"symbol\" href=\"documentation/kit/swiftui/view/raised()/index.html\""
            ).count == 3)
        #expect(
            try text("documentation/kit/swiftuicore/view/raised()/index.html", output).contains(
                "url=../../../swiftui/view/raised()/index.html"))
    }

    /// A narrow screen breaks a long name between its labels.
    @Test func titlesBreakBetweenLabels() {
        var out = Bytes()
        out.putBreakableName("parse(_:number:for:)")
        #expect(out.text == "parse(<wbr>_:<wbr>number:<wbr>for:)")
    }

    /// A listing's long line breaks before a member, and in a call only where that is too long for a phone.
    @Test(arguments: [
        ("            Button(\"Plain\") {}.buttonStyle(.plain)", ["{}|.buttonStyle(.plain)"]),
        (
            "            Button(\"Plain\") {}.buttonStyle(.borderedProminent)",
            ["{}|.buttonStyle(|.borderedProminent)"]
        ),
        (
            "    Color.orange.accessibilityIdentifier(\"color\").padding()",
            ["Color|.orange|.accessibilityIdentifier(\"color\")|.padding()"]
        ),
        ("someFunction(firstArgument: 10, second: 200)", ["someFunction(|firstArgument:"]),
    ])
    func listingBreaks(_ line: String, _ expected: [String]) {
        let bytes = Bytes(line.utf8)
        var marked = Bytes()
        bytes.withUnsafeBufferPointer { text in
            for index in text.indices {
                if HangingLine.mayBreak(text, before: index) { marked.append(UInt8(ascii: "|")) }
                marked.append(text[index])
            }
        }
        for part in expected { #expect(marked.text.contains(part), "\(marked.text)") }
    }

    /// Code in a sentence breaks where its reader would break it, and short code not at all.
    @Test(arguments: [
        ("frame(width: 20)", "frame(width: 20)"),
        ("galley build --strict", "galley build <span class=option>--strict</span>"),
        (
            "a.gridCellUnsizedAxes([.horizontal, .vertical])",
            "a.gridCellUnsizedAxes(<wbr>[.horizontal, .vertical])"
        ),
        ("subview.dimensions(in:)[alignment]", "subview<wbr>.dimensions(<wbr>in:)[<wbr>alignment]"),
        (
            "accessibilityShowsLargeContentViewer()",
            "accessibility<wbr>Shows<wbr>Large<wbr>Content<wbr>Viewer()"
        ),
        ("galley-0.2-linux-x86_64.tar.xz", "galley-0.2-linux-x86_64<wbr>.tar<wbr>.xz"),
        ("Dictionary<String,Int>.Index", "Dictionary&lt;<wbr>String,<wbr>Int&gt;<wbr>.Index"),
        ("layoutDirectionBehavior(.mirrors)", "layoutDirectionBehavior(<wbr>.mirrors)"),
    ])
    func codeBreaks(_ code: String, _ expected: String) {
        var out = Bytes()
        out.putCode(code)
        #expect(out.text == expected)
    }

    @Test func otherSystems() throws {
        let output = Self.build()
        #expect(
            try text("documentation/kit/card/window()/index.html", output).contains(
                "<span class=\"badge\">Only on macOS</span>"))
        #expect(try text("documentation/kit/card/window()/index.md", output).contains("\nOnly on macOS\n"))
        #expect(try text("documentation/kit/card/index.html", output).contains("Only on macOS"))
    }

    @Test func membersOfProtocols() throws {
        let output = Self.build()
        let page = try text("documentation/kit/card/index.html", output)
        #expect(
            page.contains("<summary>Inherited from Surface</summary>")
                && page.contains("href=\"../surface/width()/index.html\""))
        #expect(
            try text("documentation/kit/card/width()/index.html", output).contains(
                "url=../../surface/width()/index.html"))
    }

    @Test func access() throws {
        #expect(!Self.build().files.contains { $0.path.hasPrefix("documentation/kit/card/depth") })
        #expect(
            Self.build("reference-access: internal\n").files.contains {
                $0.path == "documentation/kit/card/depth/index.html"
            })
    }

    /// Examples that are views are drawn; others stay listings, and what cannot be drawn says why.
    @Test func plainExamples() throws {
        #expect(Self.build().pictureCount == 0)
        let output = Self.build("reference-previews: true\n")
        #expect(ReferenceTests.told(output) == [] && output.pictureCount > 0)
        let page = try text("documentation/kit/card/index.html", output)
        #expect(page.contains("<figure class=\"proof\"") && page.contains("A card") && page.contains("depth"))
        #expect(
            try text("documentation/kit/swiftui/view/raised()/index.html", output).contains(
                "cannot find 'Missing' in scope"))
    }

    /// A written page about a type of SwiftUI has the members that the library declares.
    @Test func pagesAboutSwiftUI() throws {
        let page =
            "---\nkind: reference\nsymbol: ViewThatFits\nmodule: SwiftUI\nconforms: [View]\n---\n# V\n\nText.\n"
        var input = TestSite.pages(["index.md": "# Home\n\nText.\n", "v.md": page])
        input.theme = Theme.files()
        let output = SiteBuilder(renderer: .engine(version: "1")).build(input)
        let html = try text("v.html", output)
        #expect(html.contains("<h2 id=\"topics\">Topics</h2>") && html.contains(">Axis</i>"))
        let twin = try text("v.md", output)
        #expect(twin.contains("```swift\nstruct ViewThatFits<Content> where Content : View\n```"))
        #expect(
            twin.contains(
                "init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)\n```"
            ))
        #expect(twin.contains("## Conforms to\n\n- `View`") && twin.contains("iOS 16.0+"))
    }

    /// What links tell overloads apart by: `Self` by the type's name, opaque types without `some`, arguments
    /// with commas in them.
    @Test(arguments: [
        ("add(_:)-(Bag)", "init"), ("add(_:)-(Sequence<Int>)", "sequence"),
        ("add(_:)-([Int:String])", "pairs"), ("add(_:)->(Int,Int)", "tuple"),
        ("add(_:)-(Table<Int,Bag.Key>)", "table"), ("add(_:)-(Key)", "key"),
        ("add(_:)-((Int,Int)->Void)", "closure"),
    ])
    func typesInLinks(_ link: String, _ word: String) throws {
        let source = """
            public struct Table<A, B> {}
            public struct Bag {
                public struct Key {}
                /// init
                public func add(_ other: Self) {}
                /// sequence
                public func add(_ other: some Sequence<Int>) {}
                /// pairs
                public func add(_ other: [Int: String]) {}
                /// table
                public func add(_ other: Table<Int, Bag.Key>) {}
                /// key
                public func add(_ other: inout Bag.Key) {}
                /// closure
                public func add(_ other: @escaping (Int, Int) -> Void) {}
                /// tuple
                public func add(_ other: UInt) -> (Int, Int) { (1, 2) }
            }
            """
        var input = TestSite.pages(["index.md": "# Home\n\nText.\n"])
        input.modules = [
            ModuleInput(
                name: "Kit", folder: "Kit", files: [InputFile(path: "Bag.swift", bytes: Bytes(source.utf8))])
        ]
        input.settings = SourceFile(
            path: "Site/site.yml", bytes: Bytes("modules:\n  Kit: ../Kit\nreference: [Kit]\n".utf8))
        let settings = Settings.read(input.settings!).0
        let modules = ModuleSet([]).updated(with: input.modules)
        let reference = Reference().updated(
            ReferenceGraphs(input: input, settings: settings, modules: modules))
        guard case .symbol(let found) = reference.table.resolve("Bag/" + link, from: nil) else {
            Issue.record("\(link) leads nowhere")
            return
        }
        #expect(found.summary.text == word)
    }

    // MARK: Search

    @Test func kindsOfTheSearch() throws {
        let start = try text("search/start.js", Self.build())
        #expect(
            start.contains("\"names\":[\"Pages\",") && start.contains("\"Structures\"")
                && start.contains("\"kinds\":\""))
        let plain = SiteBuilder(renderer: nil).build(TestSite.pages(["a.md": "# A\n\nText.\n"]))
        #expect(try !text("search/start.js", plain).contains("kinds"))
    }
}
