import Syntax
import Testing

@testable import Previews

/// Values nested deeper than a stack holds are told where something goes through them: they overflowed it.
@Suite struct DeepValueTests {
    private static let list =
        "indirect enum L: Hashable, Codable { case end; case next(L) }\nvar l = L.end\nfor _ in 0..<12_000 { l = .next(l) }\n"

    @Test(arguments: [
        list + "let same = l == l\nText(same ? \"a\" : \"b\")",
        list + "Text(\"\\(l.hashValue)\")",
        list + "Text(\"\\(l)\".prefix(3))",
        "final class Node: Codable { var next: Node? }\nlet n = Node()\nn.next = n\nlet data = try? JSONEncoder().encode(n)\nText(\"a\")",
    ])
    func areTold(code: String) {
        let errors = TestPreview.figure(code).diagnostics.filter { $0.severity == .error }
        #expect(errors.map { "\($0.id)" } == ["budget-depth"], "\(errors.map(\.message))")
    }

    @Test(arguments: [
        (
            "let s = String(repeating: \"ab\", count: 50_000)\nlet m = s.firstMatch(of: /(?:a|b)*/)?.0.count\nText(m == 100_000 ? \"a\" : \"\\(1 / 0)\")",
            ""
        ),
        (
            "let s = String(repeating: \"ab\", count: 6_300)\nlet m = s.contains(/(?:a|b)*c/)\nText(m ? \"a\" : \"b\")",
            "expression takes too long"
        ),
        ("let r = try? Regex(String(repeating: \"(\", count: 40_000))\nText(r == nil ? \"a\" : \"b\")", ""),
        ("MeshGradient(width: Int.max, height: Int.max, points: [[0, 0]], colors: [.red])", ""),
    ])
    func expressionsAndMeshesEnd(code: String, message: String) {
        let errors = TestPreview.figure(code).diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(message.isEmpty ? errors.isEmpty : errors.contains { $0.contains(message) }, "\(errors)")
    }
}
