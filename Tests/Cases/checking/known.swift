// MARK: - a type of Core Graphics
Path(CGPath(rect: .zero, transform: nil))

// MARK: - known to SwiftUI, not drawn: what a transformed shape is made of
Circle().offset(x: 3).shape
//                    ^ error: 'shape' is not drawn by Galley yet

// MARK: - drawn without it: the height of lines
Text("a").lineHeight(.multiple(factor: 1.5))
//        ^ warning: 'lineHeight(_:)' is not drawn by Galley yet: the picture is as without it

// MARK: - drawn without it: a warning
Text("a").backgroundExtensionEffect()
//        ^ warning: 'backgroundExtensionEffect()' is not drawn by Galley yet: the picture is as without it

// MARK: - known, not applied: a property wrapper of a parameter
@propertyWrapper struct Shout { var wrappedValue: String }
func say(@Shout text: String) -> String { text }
//       ^ error: a property wrapper of a parameter is not applied by Galley yet
