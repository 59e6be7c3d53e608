import Graphics
import Layout
import Syntax

extension Inspection {
    /// The JSON that `galley inspect` prints: `root`, `choices`, `breakpoints`, `diagnostics`.
    public func json(sources: Sources) -> String {
        var writer = JSONWriter()
        writer.object {
            $0.object("root") { root.write(to: &$0, sources) }
            $0.array("choices") { for choice in choices { choice.write(to: &$0, sources) } }
            $0.array("breakpoints") { for width in breakpoints { $0.length(nil, width) } }
            $0.array("diagnostics") {
                for diagnostic in diagnostics { $0.json(DiagnosticJSON.print(diagnostic, in: sources)) }
            }
        }
        return writer.text
    }
}

extension Inspection.View {
    fileprivate func write(to writer: inout JSONWriter, _ sources: Sources) {
        writer.string("view", name)
        writer.string("identifier", identifier)
        writer.object("frame") {
            $0.length("x", frame.minX)
            $0.length("y", frame.minY)
            $0.length("width", frame.width)
            $0.length("height", frame.height)
        }
        writer.size("proposal", width: proposal.width, height: proposal.height)
        writer.position("source", range, sources)
        writer.array("children") { writer in
            for child in children { writer.object { child.write(to: &$0, sources) } }
        }
    }
}

extension Inspection.Choice {
    fileprivate func write(to writer: inout JSONWriter, _ sources: Sources) {
        writer.object {
            $0.string("view", view)
            $0.position("source", range, sources)
            $0.integer("chosen", chosen)
            $0.size("proposal", width: proposal.width, height: proposal.height)
            $0.array("candidates") { writer in
                for candidate in candidates {
                    writer.object {
                        $0.size("ideal", width: candidate.ideal.width, height: candidate.ideal.height)
                        $0.boolean("fits", candidate.fits)
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    mutating func size(_ key: StaticString, width: Double?, height: Double?) {
        object(key) {
            $0.length("width", width)
            $0.length("height", height)
        }
    }

    mutating func position(_ key: StaticString, _ range: SourceRange, _ sources: Sources) {
        let source = sources[range] ?? sources.texts[sources.main]
        let location = source.location(of: range.lower)
        object(key) {
            if range.isInProgram, range.source != sources.main { $0.string("file", source.name) }
            $0.integer("line", location.line)
            $0.integer("column", location.column)
        }
    }
}
