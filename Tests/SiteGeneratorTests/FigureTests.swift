import Testing

@testable import SiteGenerator

/// Figures around a renderer that draws one square a width: what the page makes of an engine's answers.
struct FigureTests {
    private let squares = PreviewRenderer(version: "test", styles: ".g{}") { request in
        var result = PreviewResult()
        let text = String(decoding: request.uses.flatMap(\.bytes) + request.code.bytes, as: UTF8.self)
        if let at = text.utf8.firstRange(of: "wrong".utf8) {
            let offset = text.utf8.distance(from: text.utf8.startIndex, to: at.lowerBound)
            result.problems = [
                Problem(
                    .error, "cannot find 'wrong' in scope", file: request.page,
                    range: request.code.pageRange(offset..<offset + 5))
            ]
            // An engine that draws all the same: the page must not show it.
            result.pictures = [
                PreviewPicture(svg: "<svg></svg>", width: 1, height: 1, title: "", description: "")
            ]
            return result
        }
        for width in request.attributes.widths ?? [100] {
            var picture =
                PreviewPicture(
                    svg:
                        "<svg id=\"\(request.idPrefix)a\" aria-labelledby=\"\(request.idPrefix)t \(request.idPrefix)d\"><g clip-path=\"url(#\(request.idPrefix)c)\"/></svg>",
                    width: width, height: width, title: "Square", description: "a square of \(Int(width))")
            picture.fingerprint = UInt64(width)
            if text.utf8.firstRange(of: "overflow".utf8) != nil { picture.overflow = width / 4 }
            result.pictures.append(picture)
        }
        result.keptPromises = request.expectations.count
        return result
    }

    private func build(_ text: String) -> (html: String, problems: [String], output: SiteOutput) {
        let output = SiteBuilder(renderer: squares).build(
            TestSite.pages(["index.md": "---\ntitle: T\n---\n\n" + text]))
        let problems = output.problems.map {
            let place = $0.file!.position(of: $0.range!.lowerBound)
            return "\(place.line):\(place.column): \($0.message)"
        }
        return (output.files.first { $0.path == "index.html" }!.bytes.text, problems, output)
    }

    @Test func widths() {
        let (html, problems, output) = build(
            "```swift preview id=a widths=\"100 50\" caption=\"C\"\nColor.red\n```\n")
        #expect(problems == [])
        #expect(html.contains("<b>100 pt</b>") && html.contains("<b>50 pt</b>"))
        #expect(html.contains("<figcaption>C</figcaption>"))
        #expect(output.pictureCount == 1)
        let twin = output.files.first { $0.path == "index.md" }!.bytes.text
        #expect(twin.contains("- Square: a square of 50"))
    }

    /// A picture that reaches beyond its sides has room there, which counts where it is to be beside its code.
    @Test func roomForOverflow() {
        let (html, _, _) = build("```swift preview widths=\"100 900\"\noverflow\n```\n")
        #expect(html.contains("data-width=\"100\" data-over=\"40\">"))
        #expect(html.contains("data-over=\"80\">"))
        #expect(!build("```swift preview widths=100\nColor.red\n```\n").html.contains("data-over"))
        func isBeside(_ code: String) -> Bool {
            build("```swift preview widths=200\n\(code)\n```\n").html.contains("class=\"pair\"")
        }
        #expect(isBeside("Color.red") && isBeside("overflow"))
        #expect(!build("```swift preview widths=300\noverflow\n```\n").html.contains("class=\"pair\""))
    }

    /// What is nearer to the snippet says how wide it is: the fence before the page before the site.
    @Test func widthsOrDevice() {
        func widths(_ head: String, _ fence: String, _ settings: String) -> String {
            var input = TestSite.pages([
                "index.md": "---\ntitle: T\n\(head)---\n\n```swift preview \(fence)\nColor.red\n```\n"
            ])
            input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
            let renderer = PreviewRenderer(version: "test", styles: "") { request in
                var result = PreviewResult()
                let words =
                    (request.attributes.widths ?? []).map { "\(Int($0))" } + request.attributes.devices
                result.pictures = [
                    PreviewPicture(
                        svg: "<svg></svg>", width: 1, height: 1, title: "",
                        description: words.joined(separator: " "))
                ]
                return result
            }
            let told = SiteBuilder(renderer: renderer).build(input).files.first { $0.path == "index.md" }!
                .bytes.text
            return told.split(separator: "\n").first { $0.hasPrefix("- ") }.map(String.init) ?? ""
        }
        let site = "previews: { device: iPad mini }\n"
        #expect(widths("", "", site).hasSuffix("iPad mini"))
        #expect(widths("", "widths=320", site).hasSuffix("320"))
        #expect(widths("widths: 200\n", "", site).hasSuffix("200"))
        #expect(widths("device: iPhone SE\n", "", site).hasSuffix("iPhone SE"))
        #expect(widths("device: iPhone SE\n", "widths=320", site).hasSuffix("320"))
        #expect(widths("widths: 200\n", "device=\"iPhone 15\"", site).hasSuffix("iPhone 15"))
    }

    /// The code and its pictures are in an element of their own when both have room side by side: the pictures in one
    /// row, most lines of the code in one piece.
    @Test func codeBesidePictures() {
        func isPair(_ attributes: String, lines: Int = 8, last: String = "") -> Bool {
            let code = "VStack {\n" + String(repeating: "    Color.red\n", count: lines) + "}\(last)\n"
            return build("```swift preview \(attributes)\n\(code)```\n").html.contains(
                "<div class=\"pair\">\n<div class=\"code\">")
        }
        #expect(isPair("widths=\"100\"") && isPair("widths=\"336\""))
        #expect(isPair("widths=\"300\"", lines: 0), "however high the picture is")
        #expect(!isPair("widths=\"337\"", lines: 40))
        #expect(isPair("widths=\"100 150\""), "two in a row")
        #expect(isPair("widths=\"180 190\"", lines: 40), "two below each other, no higher than the code")
        #expect(
            !isPair("widths=\"300 310\"", lines: 0),
            "below each other they are higher than in a row below the code")
        #expect(!isPair("widths=\"180 337\"", lines: 40))
        let long = ".accessibilityLabel(\"A label of a length that asks for a column of its own\")"
        #expect(isPair("widths=\"100\"", lines: 1, last: long), "a third of the lines goes on below itself")
        #expect(!isPair("widths=\"100\"", lines: 0, last: long))
    }

    /// A line longer than a phone is wide can go on below itself, at the depth where it begins.
    @Test func longLines() {
        let html = build(
            "```swift\nlet a = 1\n    let number = \"forty-three letters are one too many\"\n```\n"
        ).html
        #expect(html.contains("\n<span class=\"w w4\">    <i class=k>let</i> number"))
        #expect(html.components(separatedBy: "class=\"w ").count == 2)
        // Depths that no class has, and blanks beside each other, are kept as they are written.
        #expect(
            build("```swift\n   let number = \"forty-three letters are one too many\"\n```\n").html.contains(
                "class=\"w w2 as-is\""))
        #expect(
            build("```swift\nlet number  = \"forty-three letters are one too many\"\n```\n").html.contains(
                "class=\"w w0 as-is\""))
        #expect(
            !build("```swift\nlet number = \"forty-two letters fit on it\"\n```\n").html.contains(
                "class=\"w "))
    }

    /// A mistake is under its line; long lines go on below themselves there as elsewhere, and one that a caret points at says
    /// so, since it is kept whole where there is room.
    @Test func longLinesWithAMistake() {
        let long = "let number = \"forty-three letters are one too many\""
        let html = build("```swift preview error=cannot\n\(long)\n\(long); wrong\nlet short = 1\n```\n").html
        let code = html.components(separatedBy: "<code class=\"language-swift\">")[1]
        #expect(code.hasPrefix("<span class=\"w w0\">"))
        #expect(code.contains("</span>\n<span class=\"w w0 kept\">"))
        #expect(code.contains("wrong</span>\n<span class=\"message\">"))
        #expect(code.components(separatedBy: "class=\"w ").count == 3)
    }

    /// What is drawn for a device looks like one, and nothing else does.
    @Test func devices() {
        func sheet(_ width: Double, _ height: Double, isDevice: Bool = true) -> String {
            let picture = PreviewPicture(
                svg: "<svg></svg>", width: width, height: height, title: "", description: "")
            var out = Bytes()
            SheetHTML(picture: picture, texts: ThemeTexts(), isDevice: isDevice).write(into: &out)
            return out.text
        }
        #expect(
            sheet(393, 852).hasPrefix(
                "<div class=\"sheet screen phone\" data-width=\"393\" data-scale=\"0.6\""))
        #expect(
            sheet(375, 667).hasPrefix("<div class=\"sheet screen\" data-width=\"375\" data-scale=\"0.6\""))
        #expect(
            sheet(744, 1133).hasPrefix(
                "<div class=\"sheet screen tablet\" data-width=\"744\" data-scale=\"0.4\""))
        // A tablet of 3 by 4 has a home button, however it is held.
        for (width, height) in [(768.0, 1024.0), (1024, 768)] {
            #expect(sheet(width, height).hasPrefix("<div class=\"sheet screen tablet home-button\""))
        }
        #expect(!sheet(834, 1194).contains("home-button") && !sheet(1024, 1366).contains("home-button"))
        #expect(
            sheet(200, 900, isDevice: false).hasPrefix(
                "<div class=\"sheet\" data-width=\"200\" data-scale=\"0.6\""))
        #expect(sheet(393, 300).hasPrefix("<div class=\"sheet\" data-width=\"393\">"))
    }

    @Test func framesBeyondThePicture() {
        let (html, problems, _) = build(
            "```swift preview outline=beyond\nColor.red\n```\n\n```swift preview outline=far\nColor.red\n```\n"
        )
        #expect(problems == ["9:26: 'outline' is a word on its own, true, false or beyond"])
        #expect(html.contains("<figure class=\"proof narrow beyond\" aria-label=\"Color\">"))
        #expect(html.contains("<input type=\"checkbox\" checked> Frames"))
    }

    @Test func noPictureForCodeThatDoesNotEvaluate() {
        let (html, problems, _) = build(
            "Text\n\n- item\n\n    ```swift preview\n    let x = 1\n    wrong\n    ```\n")
        #expect(problems == ["11:5: cannot find 'wrong' in scope"])
        #expect(!html.contains("<svg"))
        let caret =
            "<span class=\"message\"><span class=\"caret\">^~~~~ </span><span class=\"says\">error: cannot find "
        #expect(
            html.contains(caret + "&#39;wrong&#39; in scope</span></span>")
                || html.contains(caret + "'wrong' in scope</span></span>"))
    }

    @Test func expectedErrors() {
        #expect(build("```swift preview error=\"cannot find 'wrong'\"\nwrong\n```\n").problems == [])
        #expect(
            build("```swift preview error=other\nwrong\n```\n").problems == [
                "5:24: no error of this snippet says 'other'"
            ])
        #expect(
            build("```swift preview error\nright\n```\n").problems == [
                "5:18: snippet was expected to fail but evaluates"
            ])
    }

    @Test func promises() {
        let (_, problems, output) = build(
            "```expect of=a\nsize 1 x 1\n```\n\n```swift preview id=a\nColor.red\n```\n\n```expect of=b\nx\n```\n"
        )
        #expect(problems == ["13:14: no preview with the id 'b' on this page"])
        #expect(output.pictureCount == 1)
    }

    @Test func usesBringWhatTheyUse() {
        let page = """
            ```swift preview id=a role=hidden
            struct A {}
            ```

            ```swift preview id=b role=hidden uses=a
            struct B {}
            ```

            ```swift preview uses="b a"
            wrong
            ```
            """
        // The renderer finds the word in all three texts together, once each: 12 + 12 bytes before it.
        #expect(build(page).problems.count == 1)
        // Readers see none of it: only the engine in the page, which draws the mended code, is told.
        let parts = build(page).html.split(separator: "class=\"recipe\">", maxSplits: 1)
        #expect(parts.count == 2)
        #expect(!parts[0].contains("struct A"))
        #expect(parts.last?.split(separator: "</script>", maxSplits: 1).last?.contains("struct A") == false)
    }

    @Test func samePictures() {
        let same =
            "```swift preview id=a widths=\"50\"\nColor.red\n```\n\n```swift preview same-as=a widths=\"50\"\nColor.blue\n```\n"
        #expect(build(same).problems == [])
        let other =
            "```swift preview id=a widths=\"50\"\nColor.red\n```\n\n```swift preview same-as=a widths=\"60\"\nColor.blue\n```\n"
        #expect(build(other).problems == ["9:26: pictures differ from those of 'a'"])
    }

    @Test func edits() {
        let page =
            "```swift preview id=a widths=\"50\"\nColor.red\n```\n\n```edit of=a\n- red\n+ blue\nsize 50 x 50\n```\n"
        let (html, problems, _) = build(page)
        #expect(problems == [])
        #expect(html.contains("<del>Color.red</del><ins>Color.blue</ins>"))
        #expect(html.contains("<span>before</span>") && html.contains("<span>after</span>"))
        #expect(
            build(page.replacing("- red", with: "- green")).problems == [
                "10:3: 'green' is not in the snippet 'a'"
            ])
        #expect(
            build(page.replacing("- red", with: "- o")).problems == [
                "10:3: 'o' stands 2 times in the snippet 'a'"
            ])
        #expect(build(page.replacing("+ blue", with: "+ wrong")).problems.count == 1)
        let removing =
            "```swift preview id=a\nColor.red\n    .opacity(1)\n```\n\n```edit of=a\n- .opacity(1)\n```\n"
        let shorter = build(removing)
        #expect(shorter.problems == [])
        #expect(shorter.html.contains("<span>Color.red</span><del>    .opacity(1)</del></div>"))
        #expect(
            build(page.replacing("of=a", with: "of=b")).problems == [
                "9:12: no earlier snippet has the id 'b'"
            ])
    }

    @Test func proseLints() {
        let announced = "Write this:\n\n## Next\n\nAnd this:\n\n```swift\nlet a = 1\n```\n\nList:\n\n- one\n"
        #expect(build(announced).problems == ["5:11: this sentence announces something, and nothing follows"])
        let quoted =
            "Text `.frame(width: 30)` and `.frame(width: 40)` and `.frame(width: …)`.\n\n```swift\n.frame(width: 40)\n```\n"
        #expect(build(quoted).problems == ["5:7: no snippet of this page has '.frame(width: 30)'"])
    }

    /// On the page that holds the whole site the ids of different pages' pictures stay apart.
    @Test func printPage() {
        let output = SiteBuilder(renderer: squares).build(
            TestSite.pages([
                "a.md": "# A\n\n```swift preview\nColor.red\n```\n",
                "b.md": "# B\n\n[A](a.md#x)\n\n```swift preview\nColor.red\n```\n",
            ]))
        let html = output.files.first { $0.path == "print.html" }!.bytes.text
        #expect(html.contains("id=\"page-a-p1-a\" aria-labelledby=\"page-a-p1-t page-a-p1-d\""))
        #expect(html.contains("url(#page-b-p1-c)"))
    }
}
