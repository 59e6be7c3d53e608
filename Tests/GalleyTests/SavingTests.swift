import Foundation
import Testing

/// Code saved from the page is in its file, and nothing else about the file has changed.
struct SavingTests {
    private static func fence(_ number: Int) -> String {
        "```swift preview\nText(\"before \(number)\")\n```\n"
    }

    @Test func savesAtOnce() async throws {
        let count = 40
        let place = try Workplace([
            "Content/index.md": BuildTests.page + "\n" + (0..<count).map(Self.fence).joined(separator: "\n")
        ])
        let server = try ServedSite(place)
        let token = try await server.get("_galley/token").text
        let saved = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<count {
                group.addTask {
                    try await server.save(
                        "/", "Text(\"before \(number)\")\n", "Text(\"after \(number)\")\n", token: token
                    ).status
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(saved == Array(repeating: 200, count: count))
        let page = try #require(place.text("Content/index.md"))
        for number in 0..<count { #expect(page.contains("Text(\"after \(number)\")")) }
    }

    @Test func carriageReturns() async throws {
        let page = (BuildTests.page + "\n" + Self.fence(1)).replacing("\n", with: "\r\n")
        let place = try Workplace(["Content/index.md": page])
        let server = try ServedSite(place)
        let token = try await server.get("_galley/token").text
        let answer = try await server.save(
            "/", "Text(\"before 1\")\n", "Text(\"after 1\")\n    .bold()\n", token: token)
        #expect(answer.status == 200, "\(answer.text)")
        #expect(
            place.text("Content/index.md")
                == page.replacing("Text(\"before 1\")", with: "Text(\"after 1\")\r\n    .bold()"))
    }

    @Test func permissionsAndLinksStay() async throws {
        let place = try Workplace([
            "Content/index.md": BuildTests.page, "shared/real.md": "# Real\n\nText.\n\n" + Self.fence(1),
        ])
        let link = place.root.appending(path: "Content/real.md").path
        let target = place.root.appending(path: "shared/real.md").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../shared/real.md")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
        let server = try ServedSite(place)
        let token = try await server.get("_galley/token").text
        #expect(
            try await server.save("/real.html", "Text(\"before 1\")\n", "Text(\"after 1\")\n", token: token)
                .status == 200)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../shared/real.md")
        #expect(try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o600)
        #expect(place.text("shared/real.md")?.contains("after 1") == true)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: place.root.appending(path: "shared").path)
                == ["real.md"])
    }
}
