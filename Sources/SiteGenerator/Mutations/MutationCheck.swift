import Foundation
import Previews
import Syntax

/// Changes the snippets of a site that promises are about, one thing at a time, and looks who notices.
public final class MutationCheck: @unchecked Sendable {
    private let lock = NSLock()
    private var requests: [PreviewRequest] = []

    public init() {}

    /// A renderer that remembers what it was asked for.
    public func recording(_ renderer: PreviewRenderer) -> PreviewRenderer {
        PreviewRenderer(
            version: renderer.version, styles: renderer.styles, coverage: renderer.coverage,
            availability: renderer.availability
        ) { request in
            self.lock.withLock { self.requests.append(request) }
            return renderer.render(request)
        }
    }

    /// Tries all changes, on every core.
    /// - Parameter isWanted: whether the pages of that path are looked at.
    public func run(where isWanted: (String) -> Bool = { _ in true }) -> MutationReport {
        let pages = Dictionary(
            grouping: requests.filter { $0.isMutated && isWanted($0.page.path) }, by: \.page.path)
        let ordered = pages.sorted { $0.key < $1.key }.map { MutationPage($0.value) }
        let trials = ordered.flatMap(\.trials)
        let pool = EnginePool()
        let results = parallelMap(trials) { trial in pool.withEngine { trial.result(with: $0) } }
        return MutationReport(results, marks: ordered.flatMap(\.marks))
    }
}

extension PreviewRequest {
    /// Whether it is about code of its own page that is not there to fail.
    fileprivate var isMutated: Bool {
        previews.isEmpty && !attributes.isEdited && !attributes.isStart && !attributes.isError
            && !attributes.isOptional && attributes.role == .preview
    }
}

/// The figures of a page, and who among them notices a change of which code.
struct MutationPage {
    private let requests: [PreviewRequest]

    init(_ requests: [PreviewRequest]) {
        self.requests = requests
    }

    var marks: [MutationMark] { requests.flatMap(\.meaningless) }

    /// Each piece of code that a promise can be about, with each of its changes.
    var trials: [MutationTrial] {
        var texts: [SnippetText] = []
        for request in requests {
            for text in request.uses + [request.code] where !texts.contains(where: { $0.isSame(as: text) }) {
                texts.append(text)
            }
        }
        return texts.flatMap(trials)
    }

    private func trials(of text: SnippetText) -> [MutationTrial] {
        let affected = requests.filter { request in
            (request.uses + [request.code]).contains { $0.isSame(as: text) }
        }
        let ids = affected.compactMap(\.attributes.id)
        let partners = requests.filter { request in
            request.attributes.sameAs.map { ids.contains($0.id) } ?? false
                || affected.contains {
                    $0.attributes.sameAs?.id == request.attributes.id && request.attributes.id != nil
                }
        }
        guard
            affected.contains(where: { !$0.expectations.isEmpty || $0.attributes.sameAs != nil })
                || !partners.isEmpty
        else { return [] }
        let group = MutationGroup(text: text, affected: affected, partners: partners)
        return MutationFinder.mutations(of: text.bytes).map { MutationTrial(group: group, mutation: $0) }
    }
}

/// A piece of code and all figures that show it; what holds of them as they are is found out once.
final class MutationGroup: @unchecked Sendable {
    let text: SnippetText
    let affected: [PreviewRequest]
    /// Figures that must look the same as one of those, or that those must look the same as.
    let partners: [PreviewRequest]
    private let lock = NSLock()
    private var known: [String: TrialAnswer] = [:]
    private var knownLints: [String: [String]] = [:]

    init(text: SnippetText, affected: [PreviewRequest], partners: [PreviewRequest]) {
        self.text = text
        self.affected = affected
        self.partners = partners
    }

    func base(of request: PreviewRequest, with engine: ModuleEngine) -> TrialAnswer {
        if let answer = lock.withLock({ known[request.idPrefix] }) { return answer }
        let answer = EngineRun(engine, request).trial()
        lock.withLock { known[request.idPrefix] = answer }
        return answer
    }

    func lints(of request: PreviewRequest, with engine: ModuleEngine) -> [String] {
        if let lints = lock.withLock({ knownLints[request.idPrefix] }) { return lints }
        let lints = EngineRun(engine, request).lints()
        lock.withLock { knownLints[request.idPrefix] = lints }
        return lints
    }
}
