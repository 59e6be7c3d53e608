import Foundation
import Testing

/// A build that changes little brings the site before the last one up to date. What comes of it is what a
/// build from nothing writes, whatever became of the pages and of that folder.
struct StandbySiteTests {
    /// What authors do between two builds of a site.
    private static let steps: [[String: String?]] = [
        ["Content/a.md": "# A\n\nRound 1.\n"],
        ["Content/a.md": "# A\n\nRound 2.\n", "Content/new.md": "# New\n\nA page.\n"],
        ["Content/b/c.md": nil, "Content/b/index.md": nil],
        ["Content/b.md": "# B\n\nA page where a folder was.\n", "Content/new.md": nil],
        [
            "Content/b.md": nil, "Content/b/index.md": "# B\n\nA folder again.\n",
            "Content/b/d.md": "# D\n\nText.\n",
        ],
        ["Content/a.md": "# A\n\nRound 1.\n", "Content/new.md": "# New\n\nA page.\n"],
    ]

    private static func begun() throws -> Workplace {
        let place = try Workplace([
            "Content/index.md": BuildTests.page, "Content/a.md": "# A\n\nRound 0.\n",
            "Content/b/index.md": "# B\n\nPages.\n", "Content/b/c.md": "# C\n\nText.\n",
        ])
        #expect(try place.run("build").status == 0)
        return place
    }

    private static func apply(_ step: [String: String?], in place: Workplace) throws {
        for (path, text) in step {
            if let text {
                try place.write(path, text)
            } else {
                try FileManager.default.removeItem(at: place.root.appending(path: path))
            }
        }
        if let left = try? FileManager.default.contentsOfDirectory(
            atPath: place.root.appending(path: "Content/b").path),
            left.isEmpty
        {
            try FileManager.default.removeItem(at: place.root.appending(path: "Content/b"))
        }
    }

    /// Builds as an author does, and from nothing; the two are the same.
    private static func expectSameSites(_ place: Workplace, _ comment: Comment) throws {
        #expect(try place.run("build").status == 0, comment)
        #expect(try place.run("build", "--output", "fresh").status == 0, comment)
        let (site, fresh) = (place.files("_site"), place.files("fresh"))
        #expect(site.keys.sorted() == fresh.keys.sorted(), comment)
        #expect(fresh.filter { site[$0.key] != $0.value }.keys.sorted() == [], comment)
        for name in ["fresh", ".galley/fresh", ".galley/fresh.pages"] {
            try? FileManager.default.removeItem(at: place.root.appending(path: name))
        }
    }

    @Test func aSiteBroughtUpToDateIsTheOneFromNothing() throws {
        let place = try Self.begun()
        for (number, step) in Self.steps.enumerated() {
            try Self.apply(step, in: place)
            try Self.expectSameSites(place, "step \(number)")
            // A page more or less is a new site; after an edit, and another, the folder is kept and used.
            for word in ["lemons", "oranges"] {
                try place.write("Content/index.md", BuildTests.page + "\nStep \(number) is about \(word).\n")
                try Self.expectSameSites(place, "\(word) in step \(number)")
                #expect(place.exists(".galley/-site.before/index.html"), "step \(number)")
            }
        }
    }

    /// A link that nobody changed is neither made nor removed: the folder with it is the one before the last.
    @Test func theFolderBeforeTheLastIsTheNext() throws {
        let place = try Self.begun()
        func number(_ path: String) throws -> Int? {
            let path = place.root.appending(path: path).path
            return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
        var folders: [Int?] = [try number("_site")]
        for round in 1...3 {
            try place.write("Content/a.md", "# A\n\nRound \(round).\n")
            #expect(try place.run("build").status == 0)
            folders.append(try number("_site"))
        }
        #expect(folders[2] == folders[0] && folders[3] == folders[1] && folders[0] != folders[1])
    }

    /// What somebody does to the folder, or a build that was stopped, costs time and no page.
    @Test func aDamagedFolderDoesNoHarm() throws {
        let damages: [(Workplace) throws -> Void] = [
            {
                try FileManager.default.removeItem(
                    at: $0.root.appending(path: ".galley/-site.before/b/c.html"))
            },
            { try $0.write(".galley/-site.before/b/c.html", "nothing") },
            { try FileManager.default.removeItem(at: $0.root.appending(path: ".galley/-site.before.gone")) },
            { try $0.write(".galley/-site.before.gone", "12") },
            { try FileManager.default.removeItem(at: $0.root.appending(path: ".galley/-site.before/b")) },
            { try $0.write("_site/b/c.html", "nothing") },
            { try FileManager.default.removeItem(at: $0.root.appending(path: "_site")) },
        ]
        let place = try Self.begun()
        for (number, damage) in damages.enumerated() {
            for round in 0..<2 {
                try place.write("Content/a.md", "# A\n\nRound \(number).\(round).\n")
                #expect(try place.run("build").status == 0)
            }
            try damage(place)
            try place.write("Content/a.md", "# A\n\nRound \(number), damaged.\n")
            try Self.expectSameSites(place, "damage \(number)")
        }
    }
}
