/// A declaration, a scope or a generic parameter. Those of a program refer to each other in circles: a type
/// to its members and they to it, a recursive function to itself through its code.
public class ProgramPart {
    /// Drops what refers to other parts, when nobody runs the program any more.
    func letGo() {}
}

extension Module {
    /// Keeps a part of a program, to take it apart at the end. A library lives as long as its engine.
    func own(_ part: ProgramPart) {
        if !isLibrary { parts.append(part) }
    }

    /// Breaks all circles, so that counting references frees the program.
    func takeApart() {
        let all = parts
        parts = []
        for part in all { part.letGo() }
        types = [:]
        aliases = [:]
        functions = [:]
        globals = [:]
        globalList = []
        operators = [:]
        overlays = [:]
        overlayList = []
        work = []
        probe = nil
        scopes?.takeApart()
        scopes = nil
        protocolLists = [:]
        impliedConformances = [:]
        associatedTypes = [:]
    }
}
