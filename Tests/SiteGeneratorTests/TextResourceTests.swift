import Foundation
import Interpreter
import Previews
import Syntax
import Testing

@testable import SiteGenerator
@testable import Views

/// Texts in other languages: `Tests/Cases/assets/texts` has a string catalogue, older tables and a view that
/// uses them.
struct TextResourceTests {
    private static let cases = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Cases/assets")

    private static let folder: AssetFolder = {
        let root = cases.appending(path: "texts")
        let paths =
            FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }.sorted() ?? []
        return AssetFolder(
            name: "texts",
            files: paths.compactMap { path in
                (try? Data(contentsOf: root.appending(path: path))).map {
                    InputFile(path: path, bytes: Bytes($0))
                }
            })
    }()

    private func words(_ locale: String, _ code: String? = nil, strings: String? = nil) throws -> String {
        let source =
            try code ?? String(contentsOf: Self.cases.appending(path: "texts/page.swift"), encoding: .utf8)
        var request = FigureRequest()
        request.environments[0].locale = locale
        request.environments[0].setResources([PreviewResources(key: "t", AssetReader.read(Self.folder).text)])
        if let strings { request.environments[0].set("strings", to: strings) }
        let figure = PreviewEngine().compile(Snippet(.init(source))).figure(request)
        return try #require(figure.pictures.first, "\(figure.diagnostics)").description
    }

    /// A key without a text in the language has that of the source language, and is itself where there is
    /// none.
    @Test(arguments: [
        (
            "en_US",
            "Save. Welcome. Hello Ann. 3 of 12. 1 file. 5 files. No files. 1 file in 2 folders. 2.5 km. 100% sure. Hello Bob. 2 files. Welcome. Dish of the day. 0 guests. Say \"please\"\nand thanks. Save. button, Save. Save. 7 left"
        ),
        (
            "de_AT",
            "Speichern. Willkommen. Hallo Ann. 12 Seiten, 3 gelesen. 1 Datei. 5 Dateien. 0 Dateien. 1 Datei in 2 Ordnern. 2.5 Kilometer. 100% sicher. Hallo Bob. 2 Dateien. Willkommen. Tagesgericht. Niemand heute. Say \"please\"\nand thanks. Save. button, Speichern. Speichern. 7 left"
        ),
        (
            "pl",
            "Zapisz. Witaj. Cześć Ann. 3 z 12. 1 plik. 5 plików. 0 plików. 1 w 2. 2.5 km. na 100%. Cześć Bob. 2 pliki. Witaj. Dish of the day. 0 guests. Say \"please\"\nand thanks. Save. button, Zapisz. Zapisz. 7 left"
        ),
    ])
    func languages(locale: String, expected: String) throws { #expect(try words(locale) == expected) }

    /// Marks are read over the translation; what the fence says comes first; a text that is verbatim stays.
    @Test func othersSay() throws {
        #expect(try words("de", "Text(\"**Bold** move\")") == "Kühner Zug")
        #expect(try words("de", "Text(\"Save\")", strings: "Save: Sichern") == "Sichern")
        #expect(try words("de", "Text(\"Save\")", strings: "double") == "Speichern Speichern")
        #expect(try words("de", "let s = \"Save\"\nText(s)") == "Save")
        #expect(try words("de", "Text(LocalizedStringKey(\"Save\"))") == "Speichern")
    }

    /// A text is said in the language of the environment around it; a string that was looked up before is not
    /// said anew. Apple documents `EnvironmentValues.locale` as the locale that views should use, and
    /// `String(localized:)` as using the current one.
    @Test func textsFollowTheEnvironment() throws {
        let code = """
            VStack {
                Text("Save")
                VStack {
                    Text("Save").bold()
                    Button("Save") {}
                    Text("\\(Text("Save")) \\(3)")
                    Text(String(localized: "Save"))
                    Text("Save").environment(\\.locale, Locale(identifier: "pl"))
                }
                .environment(\\.locale, Locale(identifier: "de_AT"))
            }
            """
        #expect(
            try words("en_US", code) == "Save. Speichern. button, Speichern. Speichern 3. Save. Zapisz")
        #expect(
            try words("pl", "Text(\"Save\").environment(\\.locale, Locale(identifier: \"en\"))") == "Save")
    }

    @Test func missingTextsAreTold() {
        let problems = AssetReader.read(Self.folder).problems.map {
            ProblemPrinter().print($0).split(separator: "\n")[0]
        }
        #expect(
            problems == [
                "texts/Localizable.xcstrings:288:20: warning: a text is missing in 'pl': 'Only German'",
                "texts/en.lproj/Menu.strings:3:1: warning: a text is missing in 'de': 'note'",
            ])
    }

    @Test(arguments: [
        (
            "Localizable.xcstrings", "{\"strings\": [}",
            "1:14: error: string catalogue cannot be read: expected a value"
        ),
        (
            "de.lproj/A.strings", "\"a\" = \"b\"\n\"c\" = \"d\";",
            "2:1: error: texts cannot be read: expected ';' after the text"
        ),
        ("de.lproj/A.strings", "\"a\" = \"b", "1:7: error: texts cannot be read: the text does not end"),
        ("de.lproj/A.strings", "/* a", "1:1: error: texts cannot be read: the comment does not end"),
    ])
    func brokenTables(path: String, text: String, message: String) {
        let set = AssetReader.read(
            AssetFolder(name: "K", files: [InputFile(path: path, bytes: Bytes(text.utf8))]))
        #expect(
            set.problems.map { ProblemPrinter().print($0).split(separator: "\n")[0] } == [
                "K/\(path):\(message)"
            ])
    }

    @Test func tableInUTF16() {
        let bytes = Bytes("\"a\" = \"ä\";".data(using: .utf16)!)
        let set = AssetReader.read(
            AssetFolder(name: "K", files: [InputFile(path: "de.lproj/A.strings", bytes: bytes)]))
        #expect(set.text.text.contains("text\tde\tA\ta\tä\n"))
    }

    /// `plurals.txt` holds what CLDR says.
    @Test func pluralForms() throws {
        let numbers = Array(0...30) + [100, 101, 102, 103, 104, 105, 111, 112, 121, 1_000_000, 1_000_001]
        let signs: [PluralCategory: Character] = [
            .zero: "0", .one: "1", .two: "2", .few: "f", .many: "m", .other: ".",
        ]
        let lines = try String(contentsOf: Self.cases.appending(path: "plurals.txt"), encoding: .utf8).split(
            separator: "\n")
        let rules = lines.filter { !$0.hasPrefix("#") }
        #expect(rules.count > 40)
        for line in rules {
            let language = line.split(separator: " ")[0]
            let forms = String(
                numbers.map { signs[PluralCategory.of(Int64($0), in: Name(String(language)))]! })
            #expect("\(language) \(forms)" == line)
        }
    }

    @Test(arguments: [
        ("de_AT", ["de-AT", "de"]), ("zh_TW", ["zh-Hant", "zh-TW", "zh"]),
        ("zh-Hant-HK", ["zh-Hant", "zh-Hant-HK", "zh-Hant", "zh"]), ("en_US@calendar=x", ["en-US", "en"]),
    ])
    func fallbacks(locale: String, languages: [String]) {
        #expect(Resources.languages(of: locale).map(\.text) == languages)
    }

    /// A substitution may name a value that no text has.
    @Test(arguments: ["1e300", "-1e300", "0"]) func hostileSubstitutions(_ argument: String) {
        let catalogue = """
            {"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"%#@x@"},"substitutions":{"x":{"argNum":\(argument),\
            "variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}}}},"version":"1.0"}
            """
        let file = InputFile(path: "Localizable.xcstrings", bytes: Bytes(catalogue.utf8))
        #expect(!AssetReader.read(AssetFolder(name: "a", files: [file])).text.isEmpty)
    }

    /// Whatever formats hold, filling them ends, and nothing is read beyond the values.
    @Test func hostileFormats() {
        var set = AssetSet()
        let formats = [
            "%", "%%", "%9$@", "%0$@", "%99999999999$@", "%#@", "%#@a@", "%#@b@%#@b@", "%lll", "\\", "%arg",
        ]
        for (index, format) in formats.enumerated() { set.add(["text", "en", "T", "k\(index)", format]) }
        set.add(["plural", "en", "T", "k6", "a", "0", "other", "%#@a@ %arg %2$@"])
        let resources = Resources([ResourceSet(key: "", set.text)]).resolved(for: ViewEnvironment())
        for index in formats.indices {
            for numbers: [Int64?] in [[], [1], [nil, 2]] {
                let parts = resources.text(Name("k\(index)"), table: "T", numbers)
                for case .value(let index)? in parts ?? [] { #expect(index < numbers.count) }
            }
        }
    }
}
