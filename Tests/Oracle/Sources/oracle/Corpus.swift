import Foundation
import SwiftParser
import SwiftSyntax

/// A piece of Swift and where it comes from.
struct Fragment {
    var origin: String
    var source: String
}

enum Corpus {
    static func fragments(of paths: [String]) -> [Fragment] {
        var fragments: [Fragment] = []
        var seen: Set<String> = []
        for file in files(in: paths) {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
            for piece in cut(text, isCase: file.contains("/Cases/")) where seen.insert(piece).inserted {
                fragments.append(Fragment(origin: file, source: piece))
            }
        }
        return fragments
    }

    private static func files(in paths: [String]) -> [String] {
        var files: [String] = []
        for path in paths {
            if path.hasSuffix(".swift") { files.append(path) }
            let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            files += names.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
        }
        return files
    }

    /// Top-level items, and the members of types one by one.
    private static func cut(_ text: String, isCase: Bool) -> [String] {
        let file = Parser.parse(source: text)
        var pieces: [String] = isCase ? [text] : []
        for item in file.statements {
            pieces.append(item.description)
            if case .decl(let decl) = item.item { pieces += members(of: decl) }
        }
        return pieces.filter { $0.utf8.count < 6_000 }
    }

    private static func members(of decl: DeclSyntax) -> [String] {
        guard let group = decl.asProtocol(DeclGroupSyntax.self) else { return [] }
        return group.memberBlock.members.flatMap { member -> [String] in
            if member.decl.is(EnumCaseDeclSyntax.self) { return [] }
            return [member.description] + members(of: member.decl)
        }
    }

    // MARK: Mutations

    /// One mutation of each fragment: a token or a byte removed, doubled, swapped, replaced, or the end cut off.
    static func mutations(of fragments: [Fragment], seed: UInt64) -> [Fragment] {
        var generator = Generator(state: seed)
        return fragments.compactMap { fragment in
            let tokens = Array(Parser.parse(source: fragment.source).tokens(viewMode: .sourceAccurate))
            guard tokens.count > 3 else { return nil }
            let source = mutate(tokens.map(\.description), &generator)
            return source == fragment.source ? nil : Fragment(origin: fragment.origin + " (mutated)", source: source)
        }
    }

    private static let words = [
        "(", ")", "{", "}", "[", "]", ",", ":", ".", "=", "->", "let", "in", "if", "x", "1", "\"", "?", "!", "&", "<",
        ">", "func", "case", "self", "...", "@", "#", "where", "else", ";", "_", "+", "async", "throws",
    ]

    private static func mutate(_ tokens: [String], _ generator: inout Generator) -> String {
        var tokens = tokens
        let index = generator.below(tokens.count - 2)
        switch generator.below(6) {
        case 0: tokens.remove(at: index)
        case 1: tokens.insert(tokens[index], at: index)
        case 2: tokens.swapAt(index, index + 1)
        case 3: tokens[index] = words[generator.below(words.count)] + " "
        case 4: tokens.insert(words[generator.below(words.count)] + " ", at: index)
        default: tokens.removeSubrange((index + 1)...)
        }
        return tokens.joined()
    }
}

/// A small generator, so that the same seed makes the same corpus.
struct Generator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
