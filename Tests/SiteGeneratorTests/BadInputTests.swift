import Testing

@testable import SiteGenerator

/// Files nobody meant to write: each gives a clear message at its place, and nothing else is lost.
struct BadInputTests {
    private func problems(_ bytes: Bytes, path: String = "page.md") -> [String] {
        let input = SiteInput(content: [InputFile(path: path, bytes: bytes)], theme: TestSite.theme)
        return SiteBuilder(renderer: nil).build(input).problems.filter { $0.severity == .error }.map {
            let position = $0.file!.position(of: $0.range!.lowerBound)
            return "\(position.line):\(position.column): \($0.message)"
        }
    }

    @Test func notUTF8() {
        #expect(
            problems(Bytes("# T\n\nab".utf8) + [0xFF, 0x20]) == ["3:3: invalid UTF-8; save the file as UTF-8"]
        )
    }

    @Test func overlongAndSurrogates() {
        #expect(problems([0xC0, 0xAF]).count == 1)
        #expect(problems([0xED, 0xA0, 0x80]).count == 1)
        #expect(problems([0xF5, 0x80, 0x80, 0x80]).count == 1)
    }

    @Test func utf16() {
        #expect(problems([0xFF, 0xFE, 0x41, 0x00]) == ["1:1: file is UTF-16; save it as UTF-8"])
    }

    @Test func nul() {
        #expect(problems(Bytes("# T\n\na\0b\n".utf8)) == ["3:2: NUL byte in text"])
    }

    @Test func carriageReturns() {
        let text =
            "---\r\ntitle: T\r\ndescription: D\r\ntypo: x\r\n---\r\n\r\n```swift preview bogus\r\nColor.red\r\n```\r\n"
        #expect(
            problems(Bytes(text.utf8)) == [
                "4:1: unknown key 'typo' in front matter", "7:18: unknown attribute 'bogus'",
            ])
    }

    /// A word after a value without quotes is the rest of it, and the message says how to write it.
    @Test func valuesOfSeveralWords() {
        func notes(_ attributes: String) -> [String] {
            let text =
                "---\ntitle: T\ndescription: D\n---\n\n```swift preview \(attributes)\nColor.red\n```\n"
            let output = SiteBuilder(renderer: nil).build(TestSite.pages(["index.md": text]))
            return output.problems.flatMap { $0.notes.map(\.message) }
        }
        #expect(
            notes("caption=Hello world").contains(
                "put a value of several words in quotes: caption=\"Hello world\""))
        #expect(!notes("caption=\"Hello\" world").contains { $0.hasPrefix("put a value") })
    }

    @Test func tabs() {
        let text = "---\ntitle: T\n---\n\n-\titem\n\n\t```swift preview bogus\n\tColor.red\n\t```\n"
        #expect(problems(Bytes(text.utf8)) == ["7:19: unknown attribute 'bogus'"])
    }

    @Test func byteOrderMark() {
        #expect(problems([0xEF, 0xBB, 0xBF] + Bytes("---\ntitle: T\n---\n\nText.\n".utf8)) == [])
    }

    @Test func unclosedFence() {
        #expect(
            problems(Bytes("# T\n\ntext\n\n```swift\nlet x = 1\n".utf8)) == [
                "5:1: code fence is never closed"
            ])
    }

    @Test func unclosedFrontMatter() {
        #expect(problems(Bytes("---\ntitle: T\n".utf8)).first == "1:1: front matter is never closed")
    }

    @Test func malformedFrontMatter() {
        let found = problems(Bytes("---\ntitle: \"T\nother: [1\n---\n\nText\n".utf8))
        #expect(found.count >= 1)
        #expect(found.allSatisfy { !$0.hasPrefix("0:") })
    }

    @Test func tenMegabytes() {
        let line = Bytes("Some *words* in a line that goes on, with `code` and [a link](#x).\n\n".utf8)
        var text = Bytes("# T\n\n## x\n\n".utf8)
        while text.count < 10_000_000 { text.append(contentsOf: line) }
        #expect(problems(text) == [])
    }

    @Test func deepNesting() {
        let quotes = Bytes(String(repeating: ">", count: 20_000).utf8) + Bytes(" x\n".utf8)
        #expect(problems(Bytes("# T\n\n".utf8) + quotes).contains { $0.contains("nested deeper") })
        let emphasis = Bytes(String(repeating: "*a **b ", count: 20_000).utf8)
        _ = problems(Bytes("# T\n\n".utf8) + emphasis)
        let links = Bytes(String(repeating: "[", count: 50_000).utf8)
        _ = problems(Bytes("# T\n\n".utf8) + links)
    }

    @Test func emptyFiles() {
        #expect(problems([]) == ["1:1: page has no title"])
        #expect(problems(Bytes("---\n---\n".utf8)) == ["1:1: page has no title"])
    }

    /// A page cut off anywhere is built, and what is wrong with it stands on one of its lines.
    @Test func everyPrefixOfAPage() {
        let page = Bytes(
            """
            ---
            title: T
            aliases: [old]
            ---
            | a | b |
            | - | - |
            | `x | *y* |

            > [!NOTE]
            > ::: tabs

            Term[^n]
            : ~~text~~ "q" www.example.org

            [^n]: note

            ```swift preview id=a widths="1 2" {1}
            Color.red
            ```
            <div id="x">
            """.utf8)
        for count in 0...page.count {
            let prefix = Bytes(page[..<count])
            let lines = 1...(1 + prefix.count { $0 == UInt8(ascii: "\n") })
            for problem in problems(prefix) {
                #expect(
                    lines.contains(Int(problem.prefix { $0 != ":" }) ?? 0), "\(problem), after \(count) bytes"
                )
            }
        }
    }
}
