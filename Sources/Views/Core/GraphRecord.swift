import Graphics
import Interpreter
import Layout
import Syntax

/// What the rows of one living preview share.
final class GraphRecord: NativeValue {
    /// How the change that an action made is to be shown: what the snippet asked for last; nil if nothing was
    /// asked for.
    var animation: ChangeAnimation?
    /// The texts of the preview's language.
    var strings = StringTable()
    /// The images and colors that the preview may name.
    var resources = Resources()
    /// The screen that `UIScreen.main` is: the preview's device, whatever space a view is offered.
    var device = Device.standard

    /// What the preview is shown for, and the views that belong to it, which hold this record.
    var environment = ViewEnvironment()
    unowned(unsafe) var graph: ViewGraph?

    /// The outlines of symbols by the names that were asked for, none for those that are not known.
    private var symbols: [Name: SymbolOutline?] = [:]
    /// What may have been meant by the first of those.
    private var nearSymbols: [Name: [Diagnostic.Note]] = [:]
    /// As much is done in a scan of their table as in so many steps, and in comparing all its names with one.
    private static let workOfScan = 250, workOfComparing = 2000
    private static let mostComparisons = 20

    /// What rows had to say while values were made, before there was a view to say it of.
    private(set) var warnings = Complaints()

    static func device(_ evaluator: Evaluator) -> Device {
        (evaluator.attachment as? GraphRecord)?.device ?? .standard
    }

    /// How large views are that no window shows, which have the surroundings of the preview as a whole.
    static func size(of view: Value, in proposal: ProposedViewSize, _ call: NativeCall) -> Size {
        guard let record = call.evaluator.attachment as? GraphRecord, let graph = record.graph else {
            return .zero
        }
        return graph.size(
            of: view, in: proposal, environment: record.environment.values(call.evaluator), at: call.range)
    }

    /// A key said in the preview's language or in others: as the fence says, else as its resources do, else
    /// as it is written.
    static func translated(
        _ parts: [LocalizedKey.Part], table: Name, in languages: [Name]? = nil, _ evaluator: Evaluator
    ) -> [LocalizedKey.Part] {
        guard let record = evaluator.attachment as? GraphRecord else { return parts }
        var resources = record.resources
        if let languages { resources.languages = languages }
        return record.strings.doubled(
            record.strings.translated(parts) ?? resources.translated(parts, table: table) ?? parts)
    }

    static func resources(_ evaluator: Evaluator) -> Resources {
        (evaluator.attachment as? GraphRecord)?.resources ?? Resources()
    }

    /// The outline of a symbol, looked for once.
    static func symbol(_ name: String, _ evaluator: Evaluator) -> SymbolOutline? {
        let record = evaluator.attachment as? GraphRecord, key = Name(name)
        if let known = record?.symbols[key] { return known }
        var search = SymbolSearch()
        let outline = search.outline(named: name)
        evaluator.spend(search.scans * workOfScan)
        // A page may have no table yet, and have one when the next picture asks.
        if !SymbolTable.bytes.isEmpty { record?.symbols.updateValue(outline, forKey: key) }
        return outline
    }

    /// What may have been meant by the name of a symbol that has no outline, looked for once.
    static func near(_ name: String, _ evaluator: Evaluator) -> [Diagnostic.Note] {
        guard let record = evaluator.attachment as? GraphRecord, !SymbolTable.bytes.isEmpty else { return [] }
        let key = Name(name)
        if let known = record.nearSymbols[key] { return known }
        guard record.nearSymbols.count < mostComparisons else { return [] }
        evaluator.spend(workOfComparing)
        let near = Spelling.suggestion(for: key, among: SymbolTable.names)
        let notes = near.map { [Diagnostic.Note("did you mean '\($0.text)'?")] } ?? []
        record.nearSymbols.updateValue(notes, forKey: key)
        return notes
    }

    /// Notes that a device would draw something else, once for each place.
    static func warn(
        _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], _ evaluator: Evaluator
    ) {
        warn(.difference(message, at: range, notes: notes), evaluator)
    }

    static func warn(_ warning: Diagnostic, _ evaluator: Evaluator) {
        (evaluator.attachment as? GraphRecord)?.warnings.add(warning)
    }

    /// Notes an optional `Animation`.
    static func note(_ animation: Value, _ evaluator: Evaluator) {
        guard let fields = animation.unwrapped.flatMap({ Fields<AnimationField>($0) }) else { return }
        let curve = ChangeAnimation.Curve(rawValue: fields[.curve].asInt) ?? .easeInOut
        note(
            ChangeAnimation(duration: fields[.duration].number, delay: fields[.wait].number, curve: curve),
            evaluator)
    }

    static func note(_ animation: ChangeAnimation, _ evaluator: Evaluator) {
        (evaluator.attachment as? GraphRecord)?.animation = animation
    }
}

/// `Animation`.
private enum AnimationField: Int, FieldNames { case duration, curve, wait }
