import Foundation
import Testing

/// Folders of assets, as the command finds them: named in the settings, and beside a file.
struct AssetFolderTests {
    private static let page =
        "---\ntitle: T\ndescription: D\n---\n\n```swift preview\nVStack { Image(\"plan\"); Text(\"Save\") }\n```\n"
    private static let plan =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"48\" height=\"36\"><rect width=\"48\" height=\"36\"/></svg>"

    /// The paths start at the folder of the settings.
    @Test(arguments: ["Site", "Docs/Site"]) func folderOfTheSettings(site: String) throws {
        let root = site.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let place = try Workplace([
            root + "Content/index.md": Self.page,
            site + "/site.yml": "assets: ../Kit\npreviews:\n  locale: de\n",
            root + "Kit/sub/plan.svg": Self.plan,
            root + "Kit/de.lproj/Localizable.strings": "\"Save\" = \"Sichern\";",
        ])
        let run = try place.run("build", "--strict", "--content", root + "Content", "--site", site)
        #expect(run.status == 0, "\(run.errors)")
        let text = try #require(place.text("_site/index.html"))
        #expect(text.contains("assets/resources/plan-") && text.contains(">Sichern<"))
        // Another picture is another site.
        try place.write(root + "Kit/sub/plan.svg", Self.plan.replacing("48", with: "50"))
        #expect(
            try place.run("build", "--content", root + "Content", "--site", site).output.contains(
                "changed in"))
    }

    @Test func foldersThatAreNone() throws {
        let place = try Workplace(["Content/index.md": Self.page, "Site/site.yml": "assets:\n  - ../No\n"])
        let run = try place.run("build")
        #expect(
            run.status == 1
                && run.errors.contains("Site/site.yml:2:5: error: no folder '../No' beside the settings"),
            "\(run.errors)")
        try place.write("Site/site.yml", "assets: ../../..\n")
        #expect(try place.run("build").errors.contains("error: this folder lies outside the project"))
    }

    /// A picture of its own has everything in it.
    @Test func renderedAlone() throws {
        let place = try Workplace(["view.swift": "Image(\"plan\")", "plan.svg": Self.plan, "broken.png": "?"])
        let run = try place.run("render", "view.swift")
        #expect(
            run.status == 0 && run.output.contains("href=\"data:image/svg+xml;base64,") && run.errors.isEmpty,
            "\(run.errors)")
        #expect(try place.run("render", "view.swift", "--assets", "no").status != 0)
    }
}
