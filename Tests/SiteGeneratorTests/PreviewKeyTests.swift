import Foundation
import Previews
import Testing

@testable import SiteGenerator

/// A picture is remembered under a key; whatever could make it another picture has to make it another key.
struct PreviewKeyTests {
    private static let fence = "```swift preview id=a\nText(\"A\")\n```\n"

    /// The request that a page makes for its one fence.
    private static func request() throws -> PreviewRequest {
        let asked = Asked()
        let renderer = PreviewRenderer(version: "test") { request in
            asked.requests.append(request)
            return PreviewResult()
        }
        _ = SiteBuilder(renderer: renderer).build(TestSite.pages(["index.md": "# A\n\n" + Self.fence]))
        return try #require(asked.requests.first)
    }

    private final class Asked: @unchecked Sendable {
        var requests: [PreviewRequest] = []
    }

    /// A change of each property that has a part in the result.
    nonisolated(unsafe) private static let changes: [String: (inout PreviewRequest) -> Void] = [
        "code": { $0.code.bytes.append(32) },
        "attributes": { $0.attributes.written.append(32) },
        "uses": { $0.uses.append($0.code) },
        "expectations": { $0.expectations.append(("width 100: nothing", 0..<0)) },
        "snapshots": {
            $0.expectations.append(("snapshot", 0..<0))
            $0.snapshots["snapshot"] = "kept"
        },
        "defaults": { $0.defaults.platform = "macOS" },
        "minimumVersion": { $0.minimumVersion = .init(15) },
        "home": { $0.home = "Kit" },
        "idPrefix": { $0.idPrefix = "p9-" },
        "resources": { $0.resources.append(PreviewResources(key: "9", [])) },
        "base": { $0.base = "../" },
    ]

    /// What a key is without, and why.
    private static let leftOut = [
        "page": "only places in messages come from it, and results with messages are not remembered",
        "fence": "only places in messages come from it",
        "meaningless": "only mutations ask for it",
        "modules": "the interface of what it imports is in the key, and the files that it reaches; "
            + "ReachedFileTests holds that",
        "imports": "the interface of these modules is in the key",
        "previews": "their files and numbers are in the key; ReachedFileTests holds that",
    ]

    @Test func everyPropertyHasAPart() throws {
        let request = try Self.request()
        let key = PreviewKey(of: request, version: "1")
        #expect(PreviewKey(of: request, version: "1") == key)
        #expect(PreviewKey(of: request, version: "2") != key)
        for name in Mirror(reflecting: request).children.compactMap(\.label) {
            guard Self.leftOut[name] == nil else { continue }
            guard let change = Self.changes[name] else {
                Issue.record("is '\(name)' in the key?")
                continue
            }
            var other = request
            change(&other)
            #expect(PreviewKey(of: other, version: "1") != key, "\(name)")
        }
    }

    /// Attributes are what the fence says, but for these, which its page or an exercise sets.
    @Test func attributesThatAreNotWritten() throws {
        let request = try Self.request()
        let changes: [(inout SnippetAttributes) -> Void] = [
            { $0.widths = [100] }, { $0.devices = ["iPhone"] }, { $0.isStart = true }, { $0.isEdited = true },
        ]
        var keys: Set = [PreviewKey(of: request, version: "1")]
        for change in changes {
            var other = request
            change(&other.attributes)
            keys.insert(PreviewKey(of: other, version: "1"))
        }
        #expect(keys.count == changes.count + 1)
    }

    @Test func everyDefaultHasAPart() {
        let changes: [String: (inout PreviewDefaults) -> Void] = [
            "widths": { $0.widths = [1] }, "platform": { $0.platform = "macOS" },
            "device": { $0.device = "iPhone" }, "typeSize": { $0.typeSize = "small" },
            "locale": { $0.locale = "de" },
        ]
        let defaults = PreviewDefaults()
        #expect(Set(Mirror(reflecting: defaults).children.compactMap(\.label)) == Set(changes.keys))
        for (name, change) in changes {
            var other = defaults
            change(&other)
            #expect(other.fingerprint != defaults.fingerprint, "\(name)")
        }
    }
}
