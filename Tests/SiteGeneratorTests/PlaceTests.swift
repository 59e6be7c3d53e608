import Testing

@testable import SiteGenerator

/// What is wrong with a snippet is told where it was written, in whichever fence and file that is.
struct PlaceTests {
    /// Fences of a page, with what they bring in.
    private static let base = """
        ---
        title: Places
        description: Where mistakes are told.
        ---

        ```swift preview id=base role=hidden
        func item(_ i: Int) -> Int {
            let a = [1, 2]
            return a[i]
        }
        ```


        """

    private func problems(_ page: String, _ others: [String: String] = [:]) -> String {
        let pages = others.merging(["index.md": page]) { $1 }
        let output = SiteBuilder(renderer: .engine(version: "1")).build(TestSite.pages(pages))
        return output.problems.map { ProblemPrinter().print($0) }.joined()
    }

    /// The trap of `item` where it stands.
    private let trap = """
        Content/index.md:9:12: error: index out of range
            return a[i]
                   ^~~~

        """

    @Test func trapInWhatIsUsed() {
        let page =
            Self.base
            + "```swift preview uses=base widths=200\nText(\"a long text so that offsets differ\")\nText(\"\\(item(7))\")\n```\n"
        #expect(problems(page) == trap)
    }

    @Test func trapInWhatIsUsedByWhatIsUsed() {
        let middle =
            "```swift preview id=middle role=hidden uses=base\nfunc twice(_ i: Int) -> Int { item(i) * 2 }\n```\n\n"
        let page =
            Self.base + middle + "```swift preview uses=middle widths=200\nText(\"\\(twice(7))\")\n```\n"
        #expect(problems(page) == trap)
    }

    @Test func promisesInListsAndQuotations() {
        let figure =
            "- A list:\n\n  ```swift preview id=list widths=200\n  Color.red.frame(width: 8, height: 4)\n  ```\n\n"
        let promise = "> - ```expect of=list\n>   size 8 x 4\n>\n>   size 9 x 4\n>   ```\n"
        #expect(
            problems("---\ntitle: T\ndescription: D.\n---\n\n" + figure + promise) == """
                Content/index.md:15:5: error: promise 'size 9 x 4' is not kept: at width 200 its size is 8 x 4
                >   size 9 x 4
                    ^~~~~~~~~~

                """)
    }

    @Test func trapBehindShow() {
        let page =
            Self.base
            + "```swift preview uses=base show=\"Text(String(item(7)))\"\nlet unused = \"some text before\"\n```\n"
        #expect(problems(page) == trap)
    }

    @Test func trapInShow() {
        let page =
            Self.base
            + "```swift preview show=\"Text(String([1][3]))\"\nlet unused = \"some text before\"\n```\n"
        #expect(
            problems(page) == """
                Content/index.md:13:36: error: index out of range
                ```swift preview show="Text(String([1][3]))"
                                                   ^~~~~~

                """)
    }

    @Test func trapInAnAction() {
        let used =
            "```swift preview id=counter role=hidden\nstruct Counter: View {\n    @State var all = [1]\n    var body: some View { Button(\"Go\") { all.removeFirst(); all.removeFirst() } }\n}\n```\n\n"
        let page =
            Self.base + used
            + "```swift preview uses=counter steps=\"tap Go\"\nlet longer = \"so that offsets differ from those of the fence\"\nCounter()\n```\n"
        #expect(problems(page).hasPrefix("Content/index.md:16:61: error: can't remove first element"))
    }

    /// The mistake of a library's own Swift is the mistake of whoever called it.
    @Test func trapInTheLibrary() {
        let used =
            "```swift preview id=slice role=hidden\nfunc last(_ a: [Int]) -> Int {\n    let part = a[1...]\n    return part[9]\n}\n```\n\n"
        let page = Self.base + used + "```swift preview uses=slice\nText(\"\\(last([1, 2, 3]))\")\n```\n"
        #expect(
            problems(page) == """
                Content/index.md:16:12: error: index out of range
                    return part[9]
                           ^~~~~~~

                """)
    }

    @Test func notesOfTheChecker() {
        let page =
            Self.base
            + "```swift preview uses=base\nlet longer = \"so that offsets differ from those of the fence\"\nText(\"\\(item(index: 7))\")\n```\n"
        #expect(
            problems(page) == """
                Content/index.md:15:13: error: extraneous argument label 'index:' in call
                Text("\\(item(index: 7))")
                            ^
                Content/index.md:7:6: note: 'item(_:)' declared here
                func item(_ i: Int) -> Int {
                     ^~~~

                """)
    }

    @Test func errorsOfTheChecker() {
        let used = "```swift preview id=wrong role=hidden\nlet a = unknown\n```\n\n"
        let page = Self.base + used + "```swift preview uses=\"base wrong\"\nText(\"a\")\n```\n"
        #expect(
            problems(page) == """
                Content/index.md:14:9: error: cannot find 'unknown' in scope
                let a = unknown
                        ^~~~~~~

                """)
    }

    @Test func lints() {
        let used =
            "```swift preview id=alone role=hidden uses=base\nstruct Alone: View {\n    var body: some View { ViewThatFits { Text(\"One\") } }\n}\n```\n\n"
        let middle =
            "```swift preview id=middle role=hidden uses=alone\nstruct Both: View { var body: some View { Alone() } }\n```\n\n"
        let page =
            Self.base + used + middle
            + "```swift preview uses=middle\n// A long comment, so that offsets differ from those of the fence.\nBoth()\n```\n"
        #expect(
            problems(page).hasPrefix(
                """
                Content/index.md:15:27: warning: this 'ViewThatFits' has one candidate
                    var body: some View { ViewThatFits { Text("One") } }
                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~

                """))
    }

    // MARK: Included files

    private let part =
        "Some text.\n\n```swift preview id=base role=hidden\nfunc item(_ i: Int) -> Int { [1][i] }\n```\n"

    @Test func trapInAnIncludedFence() {
        let page =
            "---\ntitle: T\ndescription: D.\n---\n\n::: include _part.md\n\n```swift preview uses=base\nText(\"\\(item(7))\")\n```\n"
        #expect(
            problems(page, ["_part.md": part]) == """
                Content/_part.md:4:30: error: index out of range
                func item(_ i: Int) -> Int { [1][i] }
                                             ^~~~~~

                """)
    }

    /// Two files may have fences at the same offsets.
    @Test func fencesAtTheSameOffsets() {
        let page =
            "---\ntitle: T\ndescription: D.\n---\n\n::: include _part.md\n\n::: include _other.md\n\n```swift preview uses=\"base copy\"\nText(\"\\(same(7))\")\n```\n"
        let other = part.replacing("base", with: "copy").replacing("item", with: "same")
        #expect(
            problems(page, ["_part.md": part, "_other.md": other]).hasPrefix(
                "Content/_other.md:4:30: error: index out of range\n"))
    }

    @Test func mistakesOfAnIncludedFence() {
        let page =
            "---\ntitle: T\ndescription: D.\n---\n\n::: include _part.md\n\n```expect of=own\nwidth = 1\n```\n"
        let part =
            "Some text.\n\n```swift preview id=own allow=\"dead-branch: never\" uses=unknown\nText(\"a\")\n```\n"
        #expect(
            problems(page, ["_part.md": part]) == """
                Content/_part.md:3:57: error: no earlier snippet has the id 'unknown'
                ```swift preview id=own allow="dead-branch: never" uses=unknown
                                                                        ^~~~~~~

                """)
    }

    @Test func promisesAboutAnIncludedFence() {
        let page =
            "---\ntitle: T\ndescription: D.\n---\n\n::: include _part.md\n\n```expect of=own\nsize 1 x 1\n```\n"
        let part = "Some text.\n\n```swift preview id=own\nText(\"a\")\n```\n"
        #expect(
            problems(page, ["_part.md": part]).hasPrefix(
                "Content/index.md:9:1: error: promise 'size 1 x 1' is not kept: "))
    }

    @Test func stepsAndLintsOfAnIncludedFence() {
        let page = "---\ntitle: T\ndescription: D.\n---\n\n::: include _part.md\n"
        let step = "Some text.\n\n```swift preview steps=\"tap Nothing\"\nText(\"a\")\n```\n"
        #expect(
            problems(page, ["_part.md": step]).hasPrefix(
                "Content/_part.md:3:25: error: nothing in the preview can be tapped\n"))
        let lint = "Some text.\n\n```swift preview allow=\"dead-branch: never\"\nText(\"a\")\n```\n"
        #expect(
            problems(page, ["_part.md": lint]).hasPrefix(
                "Content/_part.md:3:25: warning: 'dead-branch' doesn't fire on"))
        let edit =
            "Some text.\n\n```swift preview id=own\nText(\"a\")\n```\n\n```edit of=own\n- \"a\"\n+ a\n```\n"
        #expect(
            problems(page, ["_part.md": edit]).hasPrefix(
                "Content/_part.md:9:3: error: cannot find 'a' in scope\n"))
    }
}
