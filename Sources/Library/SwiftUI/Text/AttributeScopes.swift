/// The key of an attribute: its type of values and its name.
public protocol AttributedStringKey {
    associatedtype Value: Hashable
    static var name: String { get }
}

public protocol AttributeScope {}

/// Where attributes come from: several frameworks have one of the same name.
public enum AttributeScopes {
    public struct FoundationAttributes: AttributeScope {
        public enum LinkAttribute: AttributedStringKey {
            public typealias Value = URL
            public static let name = "link"
        }

        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "inlinePresentationIntent"
        }
    }

    public struct SwiftUIAttributes: AttributeScope {
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "foregroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "backgroundColor"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "baselineOffset"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "underlineStyle"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "strikethroughStyle"
        }
    }
}

/// What code of one's own extends, so that its attributes are members of texts.
@dynamicMemberLookup public enum AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(_ key: T.Type) -> T { fatalError() }

    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    @native func _attribute(_ name: String) -> Any?
    @native mutating func _setAttribute(_ name: String, _ value: Any?)

    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? {
        get { _attribute(K.name) as? K.Value }
        set { _setAttribute(K.name, newValue) }
    }
}

extension AttributedSubstring {
    @native func _attribute(_ name: String) -> Any?
    @native mutating func _setAttribute(_ name: String, _ value: Any?)

    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? {
        get { _attribute(K.name) as? K.Value }
        set { _setAttribute(K.name, newValue) }
    }
}

extension AttributeContainer {
    @native func _attribute(_ name: String) -> Any?
    @native mutating func _setAttribute(_ name: String, _ value: Any?)

    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? {
        get { _attribute(K.name) as? K.Value }
        set { _setAttribute(K.name, newValue) }
    }
}

extension AttributedString.Run {
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? { attributes[key] }
}

extension AttributedString.Runs {
    public subscript<K: AttributedStringKey>(key: K.Type) -> [(K.Value?, Range<AttributedString.Index>)] {
        var parts: [(K.Value?, Range<AttributedString.Index>)] = []
        for run in list {
            let value = run.attributes[key]
            if let last = parts.last, last.0 == value {
                parts[parts.count - 1].1 = last.1.lowerBound..<run.range.upperBound
            } else {
                parts.append((value, run.range))
            }
        }
        return parts
    }
}
