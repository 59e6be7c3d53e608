import Interpreter

/// Collections that SwiftUI hands on with what a container holds, and that are only read.
enum ElementsRow {
    /// A collection over an array of elements; `requirement` is its generic clause.
    static func collection(_ name: String, of element: String, where requirement: String? = nil) -> Declaration {
        Declaration(
            """
            @available(iOS 18.0, *)
            public struct \(name): RandomAccessCollection\(requirement.map { " where " + $0 } ?? "") {
                public typealias Index = Int
                public typealias Element = \(element)
                let elements: [\(element)]
                public var startIndex: Int { 0 }
                public var endIndex: Int { elements.count }
                public func index(after i: Int) -> Int { i + 1 }
                public subscript(index: Int) -> \(element) { elements[index] }
            }
            """)
    }
}
