import Interpreter
import Syntax

/// Finds modules that import themselves by way of others.
struct ImportCycles {
    private let modules: [ParsedModule]
    private let imports: [[Int]]
    private var isDone: [Bool]
    private var path: [Int] = []
    private var messages: [String] = []

    init(_ modules: [ParsedModule]) {
        self.modules = modules
        isDone = Array(repeating: false, count: modules.count)
        imports = modules.enumerated().map { index, module in
            let names = module.files.flatMap { $0.imports.map { $0.name.name } }
            return modules.indices.filter { $0 != index && names.contains(modules[$0].name) }
        }
    }

    /// A message for each circle.
    mutating func find() -> [String] {
        for start in modules.indices { visit(start) }
        return messages
    }

    private mutating func visit(_ module: Int) {
        if let start = path.firstIndex(of: module) {
            let between = path[(start + 1)...].map { "'\(modules[$0].name.text)'" }.joined(separator: " and ")
            messages.append("module '\(modules[module].name.text)' imports itself by way of \(between)")
            return
        }
        if isDone[module] { return }
        path.append(module)
        for other in imports[module] { visit(other) }
        path.removeLast()
        isDone[module] = true
    }
}
