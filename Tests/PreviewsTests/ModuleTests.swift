import Syntax
import Testing

@testable import Previews

/// Modules of the author's own: who sees what, what has to work, what is said of what does not.
@Suite struct ModuleTests {
    // MARK: Access

    @Test(
        arguments: [
            ("public", "import", nil),
            (
                "package", "import",
                "cannot find 'Card' in scope; it is not public: '@testable import Kit' shows it"
            ),
            (
                "internal", "import",
                "cannot find 'Card' in scope; it is not public: '@testable import Kit' shows it"
            ),
            ("internal", "@testable import", nil),
            ("private", "@testable import", "cannot find 'Card' in scope"),
            ("fileprivate", "@testable import", "cannot find 'Card' in scope"),
        ] as [(String, String, String?)])
    func typesAreSeenByTheirAccess(_ access: String, _ word: String, _ message: String?) {
        let kit = module(
            "Kit",
            [
                "Card.swift":
                    "\(access) struct Card: View { \(access == "public" ? "public init() {}" : "") public var body: some View { Text(\"a\") } }"
            ])
        #expect(errors("\(word) Kit\nCard()", [kit]) == [message].compactMap { $0 })
    }

    @Test(
        arguments: [
            ("public", "import", nil),
            ("internal", "import", "'title' is inaccessible due to 'internal' protection level"),
            ("internal", "@testable import", nil),
            (
                "fileprivate", "@testable import",
                "'title' is inaccessible due to 'fileprivate' protection level"
            ),
            ("private", "@testable import", "'title' is inaccessible due to 'private' protection level"),
        ] as [(String, String, String?)])
    func membersAreSeenByTheirAccess(_ access: String, _ word: String, _ message: String?) {
        let kit = module(
            "Kit",
            ["Card.swift": "public struct Card { public init() {}\n\(access) var title: String { \"a\" } }"])
        #expect(errors("\(word) Kit\nText(Card().title)", [kit]) == [message].compactMap { $0 })
    }

    @Test func memberwiseInitializersAreInternal() {
        let kit = module(
            "Kit",
            [
                "Card.swift":
                    "public struct Card: View { public var title = \"\"; public var body: some View { Text(title) } }"
            ])
        #expect(
            errors("import Kit\nCard(title: \"a\")", [kit]) == [
                "'Card' initializer is inaccessible due to 'internal' protection level"
            ])
        #expect(errors("@testable import Kit\nCard(title: \"a\")", [kit]) == [])
    }

    @Test func extensionsGiveTheirMembersAccess() {
        let kit = module(
            "Kit",
            [
                "A.swift":
                    "public extension View { func card() -> some View { padding(8) } }\nextension View { func plain() -> some View { padding(4) } }"
            ])
        #expect(errors("import Kit\nText(\"a\").card()", [kit]) == [])
        #expect(
            errors("import Kit\nText(\"a\").plain()", [kit]) == [
                "'plain' is inaccessible due to 'internal' protection level"
            ])
    }

    @Test func packagesShareWhatIsOfThePackage() {
        let core = SourceModule(
            name: "Core",
            files: [
                SourceText(
                    "package struct Core { package init() {}; package let text = \"c\" }", name: "Core.swift")
            ], package: "p")
        let kit = SourceModule(
            name: "Kit",
            files: [
                SourceText(
                    "import Core\npublic struct Card: View { public init() {}; public var body: some View { Text(Core().text) } }",
                    name: "Card.swift")
            ], package: "p")
        #expect(texts("import Kit\nCard()", [core, kit]) == ["c"])
        let other = SourceModule(name: "Kit", files: kit.files, package: "q")
        let message =
            "cannot find 'Core' in scope; it is not public: '@testable import Core' shows it (Card → Core)"
        #expect(texts("import Kit\nCard()", [core, other]) == [message])
    }

    // MARK: Files

    /// What a package defines for its own files is what `#if` finds there.
    @Test func flagsOfAPackage() {
        let file = SourceText(
            "#if DRAWN\npublic let title = \"drawn\"\n#else\npublic let title = \"plain\"\n#endif",
            name: "A.swift")
        let own = SourceModule(name: "Kit", files: [file], flags: ["DRAWN"])
        #expect(texts("import Kit\nText(title)", [own]) == ["drawn"])
        #expect(texts("import Kit\nText(title)", [SourceModule(name: "Kit", files: [file])]) == ["plain"])
    }

    @Test func filesHaveTheirOwnPrivateDeclarations() {
        let kit = module(
            "Kit",
            [
                "A.swift":
                    "private struct Row: View { var body: some View { Text(\"a\").loud() } }\nprivate extension View { func loud() -> some View { padding(1) } }\nprivate let word = \"a\"\nstruct A: View { var body: some View { VStack { Row(); Text(word) } } }",
                "B.swift":
                    "private struct Row: View { var body: some View { Text(\"b\").loud() } }\nprivate extension View { func loud() -> some View { padding(2) } }\nprivate let word = \"b\"\nstruct B: View { var body: some View { VStack { Row(); Text(word) } } }",
            ])
        #expect(texts("@testable import Kit\nHStack { A(); B() }", [kit]) == ["a", "a", "b", "b"])
    }

    @Test func theOrderOfFilesDoesNotMatter() {
        let files = [
            "A.swift":
                "extension Theme.Inner { static let title = Theme.prefix + \"t\" }\nstruct Card: View { var body: some View { Text(Theme.Inner.title) } }",
            "B.swift": "extension Theme { struct Inner {} }\nextension Theme { static let prefix = base }",
            "C.swift": "enum Theme {}\nlet base = \"x\"",
        ]
        #expect(texts("@testable import Kit\nCard()", [module("Kit", files)]) == ["xt"])
    }

    /// `Sheet.Config` is looked up for its extension before the file that declares what it means.
    @Test func aliasesThatAreExtendedWaitForTheirTypes() {
        let files = [
            "A.swift": """
            extension Format.Sheet.Config { struct Key { static let text = Format.Sheet.Config.word } }
            struct Card: View { var body: some View { Text(Format.Sheet.Config.Key.text) } }
            """,
            "B.swift": "extension Format { struct Sheet { typealias Config = Format.Look } }",
            "C.swift":
                "extension Format { struct Look {} }\nextension Format.Look { static let word = \"x\" }",
            "D.swift": "struct Format {}",
        ]
        #expect(texts("@testable import Kit\nCard()", [module("Kit", files)]) == ["x"])
    }

    @Test func oneTypeInTwoFilesIsToldWithBothPlaces() {
        let kit = module("Kit", ["A.swift": "struct Card {}", "B.swift": "\nstruct Card {}"])
        let told = PreviewEngine().unavailable(in: SourceModules([kit]))
        #expect(told.map { $0.reasons[0].message } == ["invalid redeclaration of 'Card'"])
        #expect(told[0].range.source != told[0].reasons[0].notes[0].range?.source)
    }

    // MARK: Modules

    @Test func namesMayBeQualified() {
        let kit = module(
            "Kit",
            [
                "A.swift":
                    "public struct Text: View { public init() {}; public var body: some View { SwiftUI.Text(\"kit\") } }\npublic func word() -> String { \"k\" }"
            ])
        #expect(texts("import Kit\nVStack { Kit.Text(); SwiftUI.Text(Kit.word()) }", [kit]) == ["kit", "k"])
        #expect(errors("import Kit\nKit.Other()", [kit]) == ["module 'Kit' has no member named 'Other'"])
    }

    @Test func theSnippetsOwnShadows() {
        let kit = module(
            "Kit",
            [
                "A.swift":
                    "public struct Card: View { public init() {}; public var body: some View { Text(\"kit\") } }\npublic func word() -> String { \"k\" }"
            ])
        let own =
            "import Kit\nstruct Card: View { var body: some View { Text(word()) } }\nfunc word() -> String { \"own\" }\nVStack { Card(); Kit.Card() }"
        #expect(texts(own, [kit]) == ["own", "kit"])
    }

    /// The frameworks of Apple's systems bring their own message where something of them is used.
    @Test(arguments: ["UIKit", "Charts", "MapKit", "os", "Foundation"])
    func knownFrameworks(name: String) {
        #expect(TestPreview.found("import \(name)\nText(\"a\")").isEmpty)
    }

    @Test func unknownModule() {
        let found = TestPreview.found("import Foo\nText(\"a\")")
        #expect(found.map(\.message) == ["no such module 'Foo' here, so this import brings nothing in"])
        #expect(found.map(\.severity) == [.warning])
    }

    @Test func whatIsNotImportedIsProposed() {
        let kit = module(
            "Kit",
            [
                "A.swift":
                    "public struct Card: View { public init() {}; public var body: some View { Text(\"kit\") } }"
            ])
        #expect(errors("Card()", [kit]) == ["cannot find 'Card' in scope; 'import Kit' brings it in"])
        #expect(
            errors("func f(_ c: Card) {}\nText(\"a\")", [kit]) == [
                "cannot find type 'Card' in scope; 'import Kit' brings it in"
            ])
    }

    @Test func modulesMayImportEachOther() {
        let a = module(
            "A", ["A.swift": "import B\npublic let a = \"a\"\npublic func ab() -> String { a + b }"])
        let b = module(
            "B", ["B.swift": "import A\npublic let b = \"b\"\npublic func ba() -> String { b + a }"])
        #expect(texts("import A\nimport B\nText(ab() + ba())", [a, b]) == ["abba"])
        #expect(
            SourceModules([a, b]).diagnostics.map(\.message) == ["module 'A' imports itself by way of 'B'"])
    }

    @Test func whatIsExportedIsSeenEverywhere() {
        let base = module("Base", ["A.swift": "public let word = \"base\""])
        let core = module("Core", ["A.swift": "@_exported import Base"])
        let kit = module(
            "Kit",
            [
                "A.swift": "@_exported import Core",
                "B.swift":
                    "public struct Card: View { public init() {}; public var body: some View { Text(word) } }",
            ])
        #expect(texts("import Kit\nVStack { Card(); Text(word) }", [kit, base, core]) == ["base", "base"])
    }

    @Test func aSnippetMayBePartOfAModule() {
        let kit = module("Kit", ["A.swift": "struct Card: View { var body: some View { Text(\"kit\") } }"])
        var snippet = Snippet(SourceText("Card()"))
        snippet.modules = SourceModules([kit])
        snippet.home = "Kit"
        #expect(texts(PreviewEngine().compile(snippet)) == ["kit"])
    }

    @Test func emptyAndUnknownModulesAreAccepted() {
        #expect(
            texts("import Kit\nimport Unheard\nText(\"a\")", [SourceModule(name: "Kit", files: [])]) == ["a"])
    }

    @Test func twoModulesOfOneNameAreAnError() {
        let kit = SourceModule(name: "Kit", files: [])
        #expect(SourceModules([kit, kit]).diagnostics.map(\.message) == ["there are two modules 'Kit'"])
    }

    @Test func tooManyFilesAreAnError() {
        let files = (0...SourceRange.mostModuleFiles).map { SourceText("", name: "\($0).swift") }
        let modules = SourceModules([SourceModule(name: "Kit", files: files)])
        #expect(
            modules.diagnostics.map(\.message) == [
                "the modules have more than 28672 files: the rest is left out"
            ])
        #expect(modules.sources.modules.count == SourceRange.mostModuleFiles)
    }

    @Test func enginesOfManyThreadsShareModules() async {
        let modules = SourceModules([Self.kit])
        let drawn = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var snippet = Snippet(SourceText("@testable import Kit\nPlain()"))
                    snippet.modules = modules
                    return texts(PreviewEngine().compile(snippet))
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(drawn == Array(repeating: ["plain"], count: 4))
    }

    @Test func editsParseWhatHasChanged() {
        func modules(_ word: String, _ earlier: SourceModules?) -> SourceModules {
            let files = [
                "A.swift": "struct A: View { var body: some View { B(text: \"\(word)\") } }",
                "B.swift": "struct B: View { let text: String; var body: some View { Text(text) } }",
            ]
            return SourceModules([module("Kit", files)], reusing: earlier)
        }
        let before = modules("before", nil)
        for modules in [before, modules("after", before)] {
            var snippet = Snippet(SourceText("@testable import Kit\nA()"))
            snippet.modules = modules
            #expect(texts(PreviewEngine().compile(snippet)) == [modules === before ? "before" : "after"])
        }
    }

    @Test func systemsDecideConditions() {
        let text = "#if os(iOS)\nText(\"phone\")\n#elseif os(macOS)\nText(\"desk\")\n#endif"
        var snippet = Snippet(SourceText(text))
        #expect(texts(PreviewEngine().compile(snippet)) == ["phone"])
        snippet.conditions.system = .macOS
        #expect(texts(PreviewEngine().compile(snippet)) == ["desk"])
    }

    @Test func globalsAreMadeWhenTheyAreNeeded() {
        let kit = module(
            "Kit",
            [
                "A.swift": "let a = b + 1",
                "B.swift": "let b = c + 1\nvar c = 1\nprint(c)\nlet never: Int = { fatalError() }()",
            ])
        #expect(texts("@testable import Kit\nText(\"\\(a)\")", [kit]) == ["3"])
    }

    @Test func wrappedGlobalsAndEntriesOfModulesWork() {
        let kit = module(
            "Kit",
            [
                "A.swift":
                    "extension EnvironmentValues { @Entry var word = \"entry\" }\nextension View { func word(_ word: String) -> some View { environment(\\.word, word) } }",
                "B.swift":
                    "struct Card: View { @Environment(\\.word) private var word; var body: some View { Text(word) } }",
            ])
        #expect(
            texts("@testable import Kit\nVStack { Card(); Card().word(\"set\") }", [kit]) == ["entry", "set"])
    }

    @Test func protocolsOfModulesCallTheirTypes() {
        let kit = module(
            "Kit",
            [
                "A.swift":
                    "struct Page<S: Source>: View { let source: S; var body: some View { VStack { ForEach(source.all, id: \\.self) { source.row($0) } } } }",
                "B.swift":
                    "protocol Source { associatedtype Row: View; var all: [Int] { get }; func row(_ item: Int) -> Row }",
                "C.swift":
                    "struct Two: Source { var all: [Int] { [1, 2] }; func row(_ item: Int) -> some View { Text(\"row \\(item)\") } }",
            ])
        #expect(texts("@testable import Kit\nPage(source: Two())", [kit]) == ["row 1", "row 2"])
        #expect(
            texts(
                "@testable import Kit\nlet sources: [any Source] = [Two()]\nText(\"\\(sources.map(\\.all.count))\")",
                [kit]) == ["[2]"])
    }

    @Test func classesOfModulesReplaceMembers() {
        let kit = module(
            "Kit",
            [
                "A.swift": "class Base { var word: String { \"base\" }; func shown() -> String { word } }",
                "B.swift": "final class Own: Base { let more = \"own\"; override var word: String { more } }",
                "C.swift":
                    "enum Kind: String, CaseIterable { case one, two }\nextension Kind: Identifiable { var id: Self { self } }\nstruct Point: Equatable, Hashable { var x = 1; static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x) } }",
            ])
        #expect(texts("@testable import Kit\nText(Own().shown())", [kit]) == ["own"])
        #expect(
            texts("@testable import Kit\nVStack { ForEach(Kind.allCases) { Text($0.rawValue) } }", [kit]) == [
                "one", "two",
            ])
        #expect(
            texts("@testable import Kit\nText(Point() + Point() == Point(x: 2) ? \"yes\" : \"no\")", [kit])
                == ["yes"])
    }

    @Test func conformancesInExtensionsCount() {
        let kit = module(
            "Kit",
            [
                "A.swift":
                    "protocol Named { var name: String { get } }\nextension Named { var shown: String { \"<\\(name)>\" } }",
                "B.swift":
                    "extension Int: Named { var name: String { \"int\" } }\nextension Card: Named {}\nstruct Card { let name = \"card\" }",
            ])
        #expect(
            texts("@testable import Kit\nVStack { Text(1.shown); Text(Card().shown) }", [kit]) == [
                "&lt;int&gt;", "&lt;card&gt;",
            ])
    }

    // MARK: What is reached

    static let kit = module(
        "Kit",
        [
            "Backdrop.swift":
                "import UIKit\nstruct Backdrop: View {\n    var body: some View { blur(UIFancyView()) }\n    func blur(_ view: Any) -> some View { Text(\"b\") }\n}",
            "Card.swift":
                "struct Card: View { var body: some View { Backdrop() } }\nstruct Plain: View { var body: some View { Text(\"plain\") } }\nfunc style() -> UIFancyView { fatalError() }\nstruct Styled: View { var body: some View { let s = style(); Text(\"s\") } }",
        ])

    @Test func whatIsNotReachedNeedNotWork() {
        #expect(texts("@testable import Kit\nPlain()", [Self.kit]) == ["plain"])
    }

    @Test func failuresSayTheWay() {
        let compilation = compile("@testable import Kit\nCard()", [Self.kit])
        #expect(compilation.diagnostics.isEmpty)
        let session = PreviewSession(compilation, in: PreviewEnvironment())!
        _ = session.rendering(width: 300, height: nil)
        let told = session.diagnostics.map { DiagnosticPrinter.print($0, in: compilation.sources) }
        #expect(told.count == 1)
        #expect(told[0].contains("Backdrop.swift:4:32: error: "))
        #expect(told[0].contains("(Card → Backdrop → UIFancyView)"))
    }

    @Test func signaturesFailWhereTheyAreNamed() {
        let compilation = compile("@testable import Kit\nStyled()", [Self.kit])
        let session = PreviewSession(compilation, in: PreviewEnvironment())!
        _ = session.rendering(width: 300, height: nil)
        #expect(
            session.diagnostics.map(\.message) == [
                "cannot find 'UIFancyView' in scope: UIKit is not available here (Styled → style → UIFancyView)"
            ])
        #expect(
            errors("@testable import Kit\nlet s = style()\nText(\"a\")", [Self.kit]) == [
                "'style' is not available: cannot find 'UIFancyView' in scope: UIKit is not available here"
            ])
    }

    @Test func actionsMayNeedWhatIsNotThere() {
        let kit = module(
            "Kit",
            [
                "A.swift":
                    "func share() { UIFancyActivity().run() }\nstruct Card: View { var body: some View { Button(\"Share\") { share() } } }"
            ])
        #expect(texts("@testable import Kit\nCard()", [kit]) == ["Share"])
    }

    @Test func typesThatLackWhatTheirProtocolsRequireAreNotMade() {
        let kit = module(
            "Kit",
            [
                "A.swift":
                    "struct Card: View { let title: String }\nstruct Page: View { var body: some View { Card(title: \"a\") } }"
            ])
        #expect(
            texts("@testable import Kit\nPage()", [kit]) == [
                "type 'Card' does not conform to protocol 'View' (Page → Card)"
            ])
    }

    @Test func attributesThatNameNothingLeaveAPropertyWithoutMeaning() {
        let kit = module(
            "Kit",
            [
                "A.swift":
                    "struct Card: View { @Query var items: [Int]; var body: some View { Text(\"\\(items.count)\") } }\nstruct Page: View { var body: some View { Card() } }"
            ])
        #expect(
            texts("@testable import Kit\nPage()", [kit]).first?.contains(
                "SwiftData is not available here (Page → Card") == true)
    }

    @Test func theLibrarysNamesBehindItsModule() {
        #expect(
            texts("struct Text: View { var body: some View { SwiftUI.Text(\"own\") } }\nText()", []) == [
                "own"
            ])
    }

    @Test func allThatIsNotAvailableIsListed() {
        let told = PreviewEngine().unavailable(in: SourceModules([Self.kit]))
        #expect(told.map(\.name) == ["Backdrop.body", "style()", "Styled.body"])
        #expect(told.map(\.module) == ["Kit", "Kit", "Kit"])
    }
}

// MARK: Support

private func module(_ name: String, _ files: [String: String]) -> SourceModule {
    SourceModule(
        name: name,
        files: files.map { SourceText("import SwiftUI\n" + $0.value, name: "Sources/\(name)/\($0.key)") })
}

private func compile(_ text: String, _ modules: [SourceModule]) -> Compilation {
    var snippet = Snippet(SourceText(text))
    snippet.modules = SourceModules(modules)
    return PreviewEngine().compile(snippet)
}

private func errors(_ text: String, _ modules: [SourceModule]) -> [String] {
    compile(text, modules).diagnostics.filter { $0.severity == .error }.map(\.message)
}

private func texts(_ text: String, _ modules: [SourceModule]) -> [String] { texts(compile(text, modules)) }

/// The texts of a picture, or what is wrong.
private func texts(_ compilation: Compilation) -> [String] {
    let figure = compilation.figure(FigureRequest())
    guard let picture = figure.pictures.first else { return figure.diagnostics.map(\.message) }
    return picture.texts
}
