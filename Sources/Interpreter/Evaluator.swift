import Syntax

/// Runs a checked program.
public final class Evaluator {
    public init() {}
}
