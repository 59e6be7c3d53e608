import Graphics
import Interpreter
import Layout
import Syntax

extension NativeCall {
    /// The place of an enum case among its siblings.
    func nextCase() -> Int { StyleCalls.caseIndex(nextValue()) }

    /// The same of an optional one.
    func nextOptionalCase() -> Int? {
        switch nextValue() {
        case .some(let value): return StyleCalls.caseIndex(value)
        case .none: return nil
        case let value: return StyleCalls.caseIndex(value)
        }
    }

    /// An `Angle` in radians.
    func nextRadians() -> Double { Angle(nextValue()).radians }

    /// A modifier that draws its content through effects.
    func effect(_ name: StaticString, _ effects: @escaping (Rect) -> [GroupEffect]) -> Value {
        modifier(name) { node, context in
            context.graph.pay(PictureCost.definition)
            return EffectNode(view: "\(name)", node, effects: effects)
        }
    }

    /// A modifier that changes how its content's text looks.
    func textStyle(_ name: StaticString, _ change: @escaping (inout TextLook) -> Void) -> Value {
        environment(name) { values, _ in
            var look = values.textLook
            change(&look)
            values.textLook = look
        }
    }

    /// A modifier that only stores one value.
    func setting(_ name: StaticString, _ key: EnvironmentValues.Key) -> Value {
        let value = nextValue()
        return environment(name) { values, _ in values[key] = value }
    }
}

enum StyleCalls {
    static func caseIndex(_ value: Value) -> Int {
        switch value {
        case .enumeration(let enumCase, _): return enumCase.index
        case .some(let value): return caseIndex(value)
        case .bool(let flag): return flag ? 1 : 0
        // A struct of constants keeps a number, or a flag, as its first field.
        case .structure(let value): return value.fields.first.map(caseIndex) ?? 0
        case .int: return value.asInt
        default: return 0
        }
    }
}

extension ViewGraph {
    /// Whether a snippet's own value declares that it conforms to a protocol.
    func conforms(_ value: Value, to protocolName: Name) -> Bool {
        guard case .structure(let value) = value else { return false }
        return value.declaration.says(protocolName)
    }
}

extension EnvironmentValues.Key {
    // Numbers from 100 up belong to looks and controls.
    static var textLook: Self { Self(100) }
    static var foregroundStyle: Self { Self(101) }
    static var tint: Self { Self(102) }
    static var backgroundStyle: Self { Self(103) }
    static var buttonStyle: Self { Self(104) }
    static var toggleStyle: Self { Self(105) }
    static var labelStyle: Self { Self(106) }
    static var progressViewStyle: Self { Self(107) }
    static var pickerStyle: Self { Self(108) }
    static var textFieldStyle: Self { Self(109) }
    static var gaugeStyle: Self { Self(110) }
    static var groupBoxStyle: Self { Self(111) }
    static var labeledContentStyle: Self { Self(112) }
    static var disclosureGroupStyle: Self { Self(113) }
    static var controlGroupStyle: Self { Self(114) }
    static var menuStyle: Self { Self(115) }
    static var datePickerStyle: Self { Self(116) }
    static var listStyle: Self { Self(117) }
    static var formStyle: Self { Self(118) }
    static var tabViewStyle: Self { Self(119) }
    static var controlSize: Self { Self(120) }
    static var buttonBorderShape: Self { Self(121) }
    static var labelsHidden: Self { Self(122) }
    static var symbolVariants: Self { Self(123) }
    static var imageScale: Self { Self(124) }
    static var symbolRenderingMode: Self { Self(125) }
    static var headerProminence: Self { Self(127) }
    static var rowContext: Self { Self(128) }
    static var redaction: Self { Self(130) }
    static var navigation: Self { Self(132) }
    static var menuContext: Self { Self(134) }
    static var indexStyle: Self { Self(135) }
    static var badgeProminence: Self { Self(136) }
    static var squareFont: Self { Self(138) }
    static var scrollContentBackground: Self { Self(139) }
    static var titleMode: Self { Self(140) }
    static var navigationStyle: Self { Self(145) }
    static var linkIndicator: Self { Self(143) }
    static var tabAccessory: Self { Self(144) }
    static var listRowSpacing: Self { Self(147) }
    static var listSectionSpacing: Self { Self(148) }
    static var listItemTint: Self { Self(149) }
    static var labelSpacing: Self { Self(150) }
    static var labelIconWidth: Self { Self(151) }
    static var buttonSizing: Self { Self(152) }
    static var editMode: Self { Self(154) }
    static var privacySensitive: Self { Self(155) }
    static var isInGroupBox: Self { Self(157) }
    /// Set in a form whose labels and controls stand in two columns.
    static var formColumns: Self { Self(158) }
    /// The `SearchField` of `searchable` around a navigation container, which shows it.
    static var searchField: Self { Self(156) }
    /// Set under tabs that stand in the line of the navigation bar.
    static var tabsOnTop: Self { Self(159) }
    static var searchScopes: Self { Self(163) }
    static var searchSuggestions: Self { Self(164) }
    static var hidesSliderThumb: Self { Self(165) }
    /// Set where the buttons of radio groups stand beside each other.
    static var hasRadioRow: Self { Self(166) }
    /// Set in bars and alerts, whose words are not tinted.
    static var glassContext: Self { Self(141) }
}
