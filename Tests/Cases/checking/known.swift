// MARK: - a type of Core Graphics
Path(CGPath(rect: .zero, transform: nil))
//                                  ^ error: extra argument 'transform' in call
//   note: candidate: extension Path { public init(_ callback: (inout Path) -> ()) }

// MARK: - known to SwiftUI, not drawn: union of shapes
Circle().union(Rectangle())
//       ^ error: 'union(_:eoFill:)' is not drawn by Galley yet

// MARK: - drawn without it: a warning
Text("a").backgroundExtensionEffect()
//        ^ warning: 'backgroundExtensionEffect()' is not drawn by Galley yet: the picture is as without it
