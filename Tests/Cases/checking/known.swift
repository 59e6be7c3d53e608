// MARK: - known to SwiftUI, not drawn: a view
Map()
//@1 error: 'Map' is not drawn by Galley yet

// MARK: - known to SwiftUI, not drawn: union of shapes
Circle().union(Rectangle())
//       ^ error: 'union(_:eoFill:)' is not drawn by Galley yet
