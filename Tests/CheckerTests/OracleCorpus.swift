import Foundation
import Syntax

@testable import Interpreter

/// A snippet and where it comes from.
struct Fragment: Sendable {
    var origin: String
    /// What names it in the list of disagreements: its origin, or for a fence, whose line moves with its
    /// page, the page and a number for its text.
    var key: String
    var source: String
    var mutation: Mutation?

    init(origin: String, key: String? = nil, source: String, mutation: Mutation? = nil) {
        (self.origin, self.source, self.mutation) = (origin, source, mutation)
        self.key = key ?? origin
    }

    /// Whether it is one of the eighth that is judged each time. Which ones these are depends on nothing but
    /// their keys, so a new snippet changes nothing for the others.
    var isInSample: Bool { Digest.number(of: key) % 8 == 0 }

    /// The last line with code: what the compiler finds missing at the end of a file it reports behind the
    /// last line break, we behind the last token.
    var lastLine: Int {
        source.trimmingCharacters(in: .whitespacesAndNewlines).split(
            separator: "\n", omittingEmptySubsequences: false
        ).count
    }
}

/// Every snippet that the project has: cases, seeds, and the fences of the pages.
enum OracleCorpus {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static var fragments: [Fragment] {
        (CheckingCase.all.map { Fragment(origin: "checking/\($0.name)", source: $0.source) }
            + files("Tests/Cases/evaluation")
            + files("Tests/Cases/seeds") + files("Tests/Cases/apps") + layouts + fences).filter {
                !$0.isOwnExtension
            }
    }

    private static func paths(_ folder: String, _ ending: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap {
            $0 as? String
        }
        return (names ?? []).filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }

    private static func files(_ folder: String) -> [Fragment] {
        paths(folder, ".swift").map { Fragment(origin: $0, source: text($0)) }
    }

    private static var layouts: [Fragment] {
        paths("Tests/Cases/layout", ".json").flatMap { path -> [Fragment] in
            let cases =
                (try? JSONSerialization.jsonObject(with: Data(text(path).utf8))) as? [[String: Any]] ?? []
            return cases.compactMap { one in
                (one["snippet"] as? String).map {
                    Fragment(origin: "\(path) \(one["id"] as? String ?? "")", source: $0)
                }
            }
        }
    }

    /// Fences that stand for themselves: no listings, none that build on others.
    private static var fences: [Fragment] {
        paths("Content", ".md").flatMap { path -> [Fragment] in
            var found: [Fragment] = []
            var open: (line: Int, lines: [Substring])?
            for (number, line) in text(path).split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                if line.hasPrefix("```swift"), line.contains(" preview"), !line.contains(" uses=") {
                    open = (number + 1, [])
                } else if line.hasPrefix("```"), let fence = open {
                    let source = fence.lines.joined(separator: "\n") + "\n"
                    found.append(
                        Fragment(
                            origin: "\(path):\(fence.line)", key: "\(path) \(Digest.text(of: source))",
                            source: source))
                    open = nil
                } else {
                    open?.lines.append(line)
                }
            }
            return found
        }
    }
}

extension Fragment {
    /// Whether it uses what only we accept: `...` for code left out, signatures without a body.
    var isOwnExtension: Bool {
        let parsed = parse(SourceText(source))
        if parsed.tree.declarations.contains(where: Self.isSignature) { return true }
        return TreePrinter.print(parsed.tree).split(separator: "\n").contains {
            $0.drop { $0 == " " } == "..."
        }
    }

    private static func isSignature(_ declaration: DeclarationSyntax) -> Bool {
        switch declaration.kind {
        case .nominal(let type):
            type.body == nil || type.kind != .protocol && type.members.contains(where: isSignature)
        case .function(let function): function.body == nil
        case .initializer(let made): made.body == nil
        case .subscript(let made): made.accessors == nil
        default: false
        }
    }

    /// Whether it declares and does nothing, so that `@main` may stand in it.
    var isLibrary: Bool { source.contains("@main") }
}
