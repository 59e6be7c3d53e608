import Foundation
import Syntax
import Testing

@testable import Interpreter
@testable import Views

/// Holds the rows and the checker against the Swift compiler of the toolchain.
///
/// The rows are compiled as a module `SwiftUI`; then both compilers judge every snippet of the project and
/// mutations of them. `ORACLE=N` judges all snippets and N mutations, without it a sample is judged. What
/// they do not agree on is in `.build/oracle.txt`, and about the snippets themselves in `disagreements.txt`,
/// which may only get shorter.
@Suite(.serialized) struct OracleTests {
    static let wanted = ProcessInfo.processInfo.environment["ORACLE"].flatMap { Int($0) }

    @Test func realCompilerTakesTheRowsAndAgreesWithTheChecker() throws {
        let compiler = try RealCompiler()
        defer { compiler.remove() }
        #expect(compiler.moduleErrors.isEmpty, "\(compiler.moduleErrors.joined(separator: "\n"))")
        guard compiler.moduleErrors.isEmpty else { return }
        var comparison = Comparison(compiler: compiler)
        let all = OracleCorpus.fragments
        let sources = Self.wanted == nil ? all.filter(\.isInSample) : all
        comparison.compare(sources)
        try Self.hold(comparison.verdicts, to: Disagreement.known(), all: Set(all.map(\.key)))
        comparison.compare(
            Self.mutations(
                of: sources, accepted: comparison.accepted, count: Self.wanted ?? 2 * Mutation.allCases.count)
        )
        let report = comparison.report
        try report.write(
            to: OracleCorpus.root.appending(path: ".build/oracle.txt"), atomically: true, encoding: .utf8)
        print(comparison.summary)
        #expect(comparison.agreement >= 0.97, "\(comparison.summary)")
    }

    /// Nothing new, and nothing listed that they agree on by now or that is no snippet any more.
    private static func hold(
        _ verdicts: [String: Disagreement.Verdict], to known: [Disagreement], all: Set<String>
    ) throws {
        let listed = Dictionary(known.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        #expect(listed.count == known.count, "a snippet is listed twice")
        for (key, verdict) in verdicts.sorted(by: { $0.key < $1.key }) {
            let wanted = listed[key]?.verdict ?? .agreed
            #expect(verdict == wanted, "\(key): \(verdict.rawValue), not '\(wanted.rawValue)' as before")
        }
        for disagreement in known {
            #expect(all.contains(disagreement.key), "strike off '\(disagreement.key)', which is no snippet")
            #expect(!disagreement.reason.isEmpty, "'\(disagreement.key)' without a reason")
        }
    }

    /// Each attempt has a generator of its own, so that most mutations stay the same when others do not.
    private static func mutations(of fragments: [Fragment], accepted: Set<String>, count: Int) -> [Fragment] {
        var found: [Fragment] = []
        var seen: Set<String> = []
        for attempt in 0..<count * 6 where found.count < count && !fragments.isEmpty {
            var generator = Generator(state: UInt64(attempt + 1))
            let fragment = fragments[generator.below(fragments.count)]
            let mutation = Mutation.allCases[attempt % Mutation.allCases.count]
            guard accepted.contains(fragment.source),
                let source = mutation.apply(to: fragment.source, &generator),
                seen.insert(source).inserted
            else { continue }
            found.append(
                Fragment(
                    origin: "\(fragment.origin) (\(mutation.rawValue))", source: source, mutation: mutation))
        }
        return found
    }
}

/// How often both compilers say the same.
struct Agreement {
    var judged = 0
    var agreed = 0
    var lines = 0
    var sameLine = 0
    var sameText = 0
    /// The compiler says it of that line, though not first.
    var knownText = 0

    var rate: Double { judged == 0 ? 1 : Double(agreed) / Double(judged) }

    var text: String {
        "accept or reject: \(percent(agreed, judged)); line of the first error: \(percent(sameLine, lines)); "
            + "its text: \(percent(sameText, lines)), or what is also said of it: \(percent(knownText, lines))"
    }

    private func percent(_ part: Int, _ whole: Int) -> String {
        String(
            format: "%.2f %% (%d of %d)", whole == 0 ? 100 : Double(part) / Double(whole) * 100, part, whole)
    }
}

/// Counts how often both compilers say the same, and keeps what they do not agree on.
struct Comparison {
    let compiler: RealCompiler
    private let library = ViewsLibrary.makeLibrary()
    private(set) var accepted: Set<String> = []
    /// Of the snippets as they stand, by their keys.
    private(set) var verdicts: [String: Disagreement.Verdict] = [:]
    private var total = Agreement()
    private var sources = Agreement()
    private var byMutation: [Mutation: Agreement] = [:]
    private var undrawn = 0
    private var disagreements: [String] = []
    private var otherLines: [String] = []
    private var otherTexts: [String] = []

    init(compiler: RealCompiler) { self.compiler = compiler }

    var agreement: Double { total.rate }

    var summary: String { total.text + "; not drawn, so not compared: \(undrawn)" }

    var report: String {
        let kinds = Mutation.allCases.compactMap { kind in
            byMutation[kind].map { "\(kind.rawValue): \($0.text)" }
        }
        return ([summary, "as they stand: \(sources.text)"] + kinds).joined(separator: "\n") + "\n\n"
            + (disagreements + otherLines + otherTexts).joined(separator: "\n\n") + "\n"
    }

    private mutating func count(_ fragment: Fragment, _ change: (inout Agreement) -> Void) {
        change(&total)
        if let mutation = fragment.mutation {
            change(&byMutation[mutation, default: Agreement()])
        } else {
            change(&sources)
        }
    }

    mutating func compare(_ fragments: [Fragment]) {
        let theirs = Self.judge(fragments, compiler)
        for (fragment, complaints) in zip(fragments, theirs) { compare(fragment, complaints) }
    }

    /// Two compilers at a time.
    private static func judge(_ fragments: [Fragment], _ compiler: RealCompiler) -> [[RealCompiler.Complaint]]
    {
        let lock = NSLock()
        nonisolated(unsafe) var results = [[RealCompiler.Complaint]](repeating: [], count: fragments.count)
        DispatchQueue.concurrentPerform(iterations: fragments.count) { index in
            let found = compiler.errors(
                of: fragments[index].source, number: index, isLibrary: fragments[index].isLibrary)
            lock.withLock { results[index] = found }
        }
        return results
    }

    private mutating func compare(_ fragment: Fragment, _ theirs: [RealCompiler.Complaint]) {
        let source = SourceText(fragment.source, name: "snippet.swift")
        let ours = check([parse(source)], against: library).diagnostics.filter { $0.severity == .error }
        if theirs.isEmpty, let first = ours.first, first.message.contains("not drawn") {
            undrawn += 1
            return
        }
        count(fragment) {
            $0.judged += 1
            if theirs.isEmpty == ours.isEmpty { $0.agreed += 1 }
        }
        if fragment.mutation == nil {
            verdicts[fragment.key] =
                theirs.isEmpty == ours.isEmpty ? .agreed : ours.isEmpty ? .onlyCompiler : .onlyChecker
        }
        if theirs.isEmpty, ours.isEmpty {
            accepted.insert(fragment.source)
            return
        }
        guard let first = ours.first, let second = theirs.first else {
            let verdict = ours.isEmpty ? Disagreement.Verdict.onlyCompiler : .onlyChecker
            return disagreements.append(text(verdict.rawValue, fragment, ours.first, theirs.first))
        }
        let isSameLine = source.location(of: first.range.lower).line == min(second.line, fragment.lastLine)
        let isSameText =
            first.message == second.message || first.message.hasPrefix(second.message + "; did you mean")
        let isKnownText = theirs.contains { $0.line == second.line && $0.message == first.message }
        count(fragment) {
            $0.lines += 1
            if isSameLine { $0.sameLine += 1 }
            if isSameLine, isSameText { $0.sameText += 1 }
            if isSameLine, isSameText || isKnownText { $0.knownText += 1 }
        }
        if !isSameLine { otherLines.append(text("another line", fragment, first, second)) }
        if isSameLine, !isSameText {
            otherTexts.append(text(isKnownText ? "also said" : "another text", fragment, first, second))
        }
    }

    private func text(
        _ what: String, _ fragment: Fragment, _ ours: Diagnostic?, _ theirs: RealCompiler.Complaint?
    ) -> String {
        let source = SourceText(fragment.source, name: "snippet.swift")
        var text = "=== \(what): \(fragment.origin)\n"
        if let ours { text += "ours " + DiagnosticPrinter.print(ours, in: source) }
        guard let theirs else { return text }
        let line = fragment.source.split(separator: "\n", omittingEmptySubsequences: false)
        text += "theirs \(theirs.line):\(theirs.column): \(theirs.message)\n"
        return text + (theirs.line <= line.count ? line[theirs.line - 1] : "")
    }
}
