import Foundation
import Testing

@testable import SiteGenerator

/// Fences that are none, and blocks that look like fences: each is told as what it is, or not at all.
struct FenceTests {
    private func problems(_ page: String, settings: String = "") -> [String] {
        var input = TestSite.pages(["index.md": "---\ntitle: T\ndescription: D.\n---\n\n" + page])
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
        return SiteBuilder(renderer: nil).build(input).problems.map { problem in
            let place = problem.range.map { problem.file!.position(of: $0.lowerBound) }
            return
                "\(place!.line):\(place!.column): \(problem.message); \(problem.notes.map(\.message).joined())"
        }
    }

    /// Two such fences used to close each other as code in the text: no picture, and a green build.
    @Test func backticksBehindBackticks() {
        let fence = "```swift preview caption=\"has `code` in it\"\nColor.red\n```\n\n"
        let told =
            "backticks after a fence of backticks: this line opens no code; "
            + "open it with '~~~swift preview caption=\"has `code` in it\"', and close it with '~~~'"
        #expect(problems(fence + "Text.\n\n" + fence) == ["6:31: " + told, "12:31: " + told])
        #expect(problems(fence.replacing("```", with: "~~~")) == [])
        #expect(
            problems("> - ```swift title=\"`a`\"\n>   b\n>   ```\n").first?.hasPrefix(
                "6:21: backticks after a fence") == true)
    }

    @Test(arguments: [
        "```code``` begins a line of text.\n", "```` `` ` ```` too.\n",
        "````markdown\n```swift preview caption=\"`a`\"\nb\n```\n````\n",
        "```not a fence `a` of any\nlanguage``` here.\n", "~~~swift title=\"`a`\"\nb\n~~~\n",
    ]) func backticksInText(page: String) {
        #expect(problems(page).filter { $0.contains("backticks after") } == [])
    }

    /// Such a fence would run into the text, and its code and promises with it.
    @Test(arguments: [
        "Draw it: ```swift preview id=a\nColor.red\n```\n\nText.\n",
        "Draw it: ```swift\nlet a = 1\n\nlet b = 2\n```\n\nText.\n\n```swift\nlet c = 3\n```\n",
        "- Draw it: ```swift title=\"a\"\n  let a = 1\n  ```\n",
    ])
    func fencesBehindWords(page: String) {
        let column = page.hasPrefix("-") ? 12 : 10
        #expect(
            problems(page).first
                == "6:\(column): a fence behind other words opens no code; begin a new line with it")
    }

    @Test(arguments: [
        "Open it with \\`\\`\\`swift and more words.\n", "A run of ``` is three.\n",
        "Code ```a `b` c``` is code.\n",
        "````markdown\nText: ```swift\n````\n",
    ])
    func backticksBehindWords(page: String) { #expect(problems(page) == []) }

    /// Code by its indentation may show fences, closed or not.
    @Test(arguments: [
        "    ```yaml\n    a: b\n    ```\n", "Text:\n\n    ```\n    a\n    ```\n    more\n", "    ```swift\n",
        "    ```yaml\n\n    a: b\n\n    ```\n\nText.\n",
    ]) func fencesInIndentedCode(page: String) {
        #expect(problems(page) == [])
    }

    @Test func fencesThatShowTheirOwnOpening() {
        #expect(problems("```text\n```text\n```\n") == [])
        #expect(problems("> ```text\n> ```text\n> ```\n") == [])
        #expect(problems("```text\na\n").first?.contains("code fence is never closed") == true)
        #expect(
            problems("1. a\n\n   ```text\n   ```text\n").first?.contains("code fence is never closed") == true
        )
    }

    // MARK: What follows what is not read

    @Test func tabsOfOtherGenerators() {
        let page =
            "Install it:\n\n=== \"macOS\"\n\n    ```sh\n    brew install it\n    ```\n\n=== \"Linux\"\n\n    ```sh\n    apt install it\n    ```\n"
        #expect(problems(page).map { $0.contains("tabs of MkDocs are not read") } == [true, true])
    }

    @Test func directivesOfDocC() {
        let page =
            "@Row {\n   @Column(size: 2) {\n      Text.\n   }\n   @Column {\n   }\n}\n\n@CallToAction(url: \"a\") {\n}\n"
        let told = problems(page)
        #expect(told.count == 4)
        #expect(told.allSatisfy { $0.contains("directives of DocC are not read") }, "\(told)")
        // Swift without a fence is still told of.
        #expect(
            problems("struct A: View {\n\nvar a = 1\n\n}\n").filter { $0.contains("code outside a fence") }
                .count == 2)
        #expect(
            problems("@State private var a: Int {\n").filter { $0.contains("code outside a fence") }.count
                == 1)
    }

    @Test(arguments: [
        "php", "csharp", "dart", "graphql", "http", "nginx", "powershell", "haskell", "elixir", "scala",
        "lua", "r", "hcl", "zig", "metal", "regex",
        "perl", "julia", "clojure", "erlang", "fsharp", "ocaml", "groovy", "glsl", "proto", "terraform", "C#",
        "plsql", "svelte",
    ]) func languages(name: String) {
        #expect(problems("```\(name)\nif true { \"a\" } // b\n```\n") == [])
    }

    @Test func unknownLanguages() {
        #expect(
            problems("```pyhton\na\n```\n").first
                == "6:4: unknown code language 'pyhton'; did you mean 'python'?")
        #expect(
            problems("```steps\ntap Save\n```\n").first
                == "6:4: unknown code language 'steps'; it is an attribute of a preview's fence: 'swift preview steps=\"…\"'"
        )
    }

    @Test func colors() {
        let input = TestSite.pages([
            "index.md":
                "# T\n\n```php\n// note\nfunction a() { return \"b\"; }\n```\n\n```lua\n-- note\nlocal a = 1\n```\n"
        ])
        let page = SiteBuilder(renderer: nil).build(input).files.first { $0.path == "index.html" }!.bytes.text
        for text in ["// note", "function", "return", "-- note", "local"] {
            #expect(page.firstMatch(of: try! Regex("<i class=[a-z]+>\(text)</i>")) != nil, "\(text): \(page)")
        }
    }

    /// The manual tells each attribute in a row and each lint in a section.
    @Test func everyAttributeAndLintIsDocumented() throws {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Content/reference")
            .standardized
        func page(_ name: String) throws -> Substring {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)[...]
        }
        let rows = try page("previews.md").split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap {
            $0.split(separator: "|").first
        }
        for name in SnippetAttributes.names {
            #expect(rows.contains { $0.contains("`\(name)`") }, "previews.md has no row for '\(name)'")
        }
        let titles = try page("lints.md").split(separator: "\n").filter { $0.hasPrefix("### ") }.map {
            $0.dropFirst(4)
        }
        for name in SnippetAttributes.lintNames {
            #expect(titles.contains { $0 == name }, "lints.md has no section for '\(name)'")
        }
    }
}
