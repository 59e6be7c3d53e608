import Syntax

extension Reach {
    /// The files of modules that a piece of code's declarations stand in, and all that they reach in turn, by
    /// their numbers and in order.
    func files(of code: [Code]) -> [Int] {
        var queue = code.flatMap { ReachedParts($0).found }
        var seen = Set(queue.map { ObjectIdentifier($0) })
        var files: Set<Int> = []
        var next = 0
        while next < queue.count {
            let part = queue[next]
            next += 1
            if let file = part.moduleFile { files.insert(file) }
            for other in reached(from: part) where seen.insert(ObjectIdentifier(other)).inserted {
                queue.append(other)
            }
        }
        return Array(files).stablySorted(<)
    }
}

extension ProgramPart {
    /// The number of the module's file that it stands in.
    fileprivate var moduleFile: Int? {
        let context =
            (self as? FunctionDeclaration)?.context ?? (self as? VariableDeclaration)?.context
            ?? (self as? NominalDeclaration)?.context
        return context.flatMap { $0.isInModule ? $0.source : nil }
    }
}

extension Program {
    /// The files of modules that a preview's code reaches, or with none all that somebody wrote in the
    /// program's sources.
    public func filesReached(by preview: Body?) -> [Int] {
        module.scopes == nil ? [] : reach.files(of: preview.map { [$0.code] } ?? written)
    }
}
