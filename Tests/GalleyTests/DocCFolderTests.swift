import Foundation
import Testing

/// DocC's catalogues as the command finds them: beside a module, and among the pages.
struct DocCFolderTests {
    private static let article = "# Mooring\n\nTie up.\n\n@Row {\n    @Column { ![A rope](rope) }\n}\n"
    private static let rope =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"2\"><rect width=\"4\" height=\"2\"/></svg>"

    @Test func besideAModule() throws {
        let place = try Workplace([
            "Content/index.md": "# Home\n\nSee <doc:mooring>.\n",
            "Site/site.yml": "modules:\n  Kit: ../Kit\nreference: [Kit]\n",
            "Kit/Kit.swift": "/// A rope.\npublic struct Rope {}\n",
            "Kit/Docs.docc/How to/mooring.md": Self.article,
            "Kit/Docs.docc/Assets/rope.svg": Self.rope,
            "Kit/Docs.docc/Rope.md": "# ``Rope``\n\n@Video(source: a.mp4)\n",
        ])
        let run = try place.run("build")
        #expect(
            run.status == 0
                && run.errors.contains("Kit/Docs.docc/Rope.md:3:1: warning: pages have no videos"),
            "\(run.errors)")
        let page = try #require(place.text("_site/documentation/kit/mooring/index.html"))
        #expect(
            page.contains("../../../Kit.docc/Assets/rope.svg")
                && place.text("_site/Kit.docc/Assets/rope.svg") == Self.rope)
        #expect(try #require(place.text("_site/index.html")).contains("documentation/kit/mooring/index.html"))
    }

    /// What a tutorial shows of code is no code of the module.
    @Test func statesOfCodeAreNoSources() throws {
        let place = try Workplace([
            "Content/index.md": "# Home\n\nText.\n",
            "Site/site.yml": "modules:\n  Kit: ../Kit\nreference: [Kit]\n",
            "Kit/Kit.swift": "/// A rope.\npublic struct Rope {}\n",
            "Kit/Docs.docc/one.swift": "public struct State {}\n",
            "Kit/Docs.docc/First.tutorial":
                "@Tutorial(time: 1) {\n  @Intro(title: \"First\") { Begin. }\n  @Section(title: \"A\") {\n    @Steps {\n      @Step {\n        Write.\n        @Code(name: \"a.swift\", file: one)\n        @Code(name: \"a.swift\", file: one.swift)\n      }\n    }\n  }\n}\n",
        ])
        let run = try place.run("build")
        #expect(
            run.status == 0
                && run.errors.contains("First.tutorial:7:9: warning: there is no file 'one' in the catalogue"),
            "\(run.errors)")
        #expect(place.text("_site/documentation/kit/state/index.html") == nil)
        #expect(try #require(place.text("_site/tutorials/kit/first/index.html")).contains("State"))
    }

    @Test func amongThePages() throws {
        let place = try Workplace([
            "Content/index.md": "# Home\n\nText.\n", "Content/Harbour.docc/mooring.md": Self.article,
            "Content/Harbour.docc/rope.svg": Self.rope,
        ])
        let run = try place.run("build")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            try #require(place.text("_site/documentation/harbour/mooring/index.html")).contains("rope.svg"))
    }
}
