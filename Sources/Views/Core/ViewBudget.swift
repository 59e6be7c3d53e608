import Interpreter
import Syntax

/// How much the views of an evaluation may be, and how much they are: how deep, how many, what they cost.
struct ViewBudget {
    /// Built-in and user views nested deeper than this are an endless recursion.
    #if arch(wasm32)
        static let deepest = 400
    #else
        static let deepest = 2000
    #endif
    /// The same for bodies of a program's own types, each of which brings at least two views.
    static let mostBodies = 200
    /// Each takes a kilobyte without its views.
    static let mostElements = 120_000
    /// What stands around a row of a list takes 10 KB, also where its views are not made.
    static let mostRows = 10_000

    var depth = 0
    /// How many of them are bodies of the program's own types.
    var bodies = 0
    /// What the views of this evaluation cost so far.
    var cost = PictureCost()
    /// What they cost when they had been evaluated, before any of them was made in a layout.
    private var evaluated = PictureCost()
    /// How many elements have views in this evaluation, those of lazy containers included, which are not
    /// made.
    var elements = 0
    /// How many rows the lists of this evaluation have, those out of sight included.
    var rows = 0

    mutating func begins() { (cost, elements, rows) = (PictureCost(), 0, 0) }

    mutating func endsEvaluation() { evaluated = cost }

    mutating func beginsLayout() { cost = evaluated }

    var shareOfLayout: Double { cost.share(since: evaluated) }
}

extension ViewGraph {
    /// Opens one view more within those around; false, reported at a place, if that is too deep.
    func enter(at range: SourceRange) -> Bool {
        budget.depth += 1
        if budget.depth < ViewBudget.deepest { return true }
        reportNesting(at: range)
        budget.depth -= 1
        return false
    }

    func leave() { budget.depth -= 1 }

    /// The same for the body of a type of the program: what else it holds is made at each of its levels.
    func enter(_ declaration: NominalDeclaration?) -> Bool {
        let own = declaration.flatMap { $0.isLibrary ? nil : $0.range }
        let range = own ?? SourceRange.none
        budget.bodies += 1
        guard budget.bodies >= ViewBudget.mostBodies else { return enter(at: range) }
        reportNesting(at: range)
        return false
    }

    func leaveBody(_ isOpen: Bool) {
        budget.bodies -= 1
        if isOpen { leave() }
    }

    private func reportNesting(at range: SourceRange) {
        if !isStopped { fail("views are nested in each other without end", at: range) }
    }

    /// Counts what a view in the layout costs; the one that is too much is reported where it was made.
    func pay(_ cost: Int) {
        if !budget.cost.add(cost) {
            stop(
                "the picture has more than \(PictureCost.mostViews) views, or fewer that cost more",
                at: evaluator.place)
        }
    }

    /// Counts the elements of a collection that are to have views; false if they are too many.
    func count(_ elements: Int, at range: SourceRange) -> Bool {
        budget.elements += elements
        if budget.elements > ViewBudget.mostElements {
            stop("the picture has views for more than \(ViewBudget.mostElements) elements", at: range)
        }
        pay(elements / PictureCost.elementsOfUnit)
        return !isStopped
    }

    /// Counts the rows of a list; false if they are too many.
    func count(rows: Int, at range: SourceRange) -> Bool {
        budget.rows += rows
        if budget.rows > ViewBudget.mostRows {
            stop("the lists have more than \(ViewBudget.mostRows) rows", at: range)
        }
        pay(rows * PictureCost.row)
        return !isStopped
    }

    private func stop(_ message: String, at range: SourceRange) {
        guard !isStopped else { return }
        report(
            .error(
                message, at: range, id: "budget-memory",
                notes: [
                    .init(
                        "outside of lazy stacks and grids all views are made, also those that are not in sight: show fewer of them"
                    )
                ]))
    }
}
