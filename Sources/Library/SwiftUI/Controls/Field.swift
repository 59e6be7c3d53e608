public struct DefaultTextFieldStyle: TextFieldStyle {
    let _index = 0
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

public struct PlainTextFieldStyle: TextFieldStyle {
    let _index = 1
    public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    let _index = 2
    public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
    let _index = 3
    public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
    @native public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle
}

public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder @MainActor func _body(configuration: TextField<Self._Label>) -> Self._Body
}

public struct _TextFieldStyleLabel: View {}

public struct SecureField<Label>: View where Label: View {}

extension SecureField {
    @native public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
}

extension SecureField where Label == Text {
    @native public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
    @native @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol
    @native public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)

    @native @_disfavoredOverload public init<S>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where S: StringProtocol

    @native public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)

    @native @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
    where S: StringProtocol
}

@available(iOS 14.0, *) public struct TextEditor: View { @native public init(text: Binding<String>) }

extension TextEditor {
    @native @available(iOS 18.0, *) public init(text: Binding<String>, selection: Binding<TextSelection?>)

    @native @available(iOS 26.0, *) public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil)
}

public enum SubmitTriggersKind: Sendable { case text, search }

@available(iOS 15.0, *) public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    @accepted public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void))
        -> some View

    @accepted public func submitScope(_ isBlocking: Bool = true) -> some View
}

@available(iOS 15.0, *) public struct SubmitLabel: Sendable {
    let index: Int
    public static let `done` = SubmitLabel(index: 0)
    public static let `go` = SubmitLabel(index: 1)
    public static let `send` = SubmitLabel(index: 2)
    public static let `join` = SubmitLabel(index: 3)
    public static let `route` = SubmitLabel(index: 4)
    public static let `search` = SubmitLabel(index: 5)
    public static let `return` = SubmitLabel(index: 6)
    public static let `next` = SubmitLabel(index: 7)
    public static let `continue` = SubmitLabel(index: 8)
}

extension View {
    @accepted public func submitLabel(_ submitLabel: SubmitLabel) -> some View
}

public struct TextInputAutocapitalization: Sendable {
    let index: Int
    public static let never = TextInputAutocapitalization(index: 0)
    public static let words = TextInputAutocapitalization(index: 1)
    public static let sentences = TextInputAutocapitalization(index: 2)
    public static let characters = TextInputAutocapitalization(index: 3)
}

extension View {
    @accepted public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
}

public enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }

extension View {
    @accepted public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View

    @accepted public func autocorrectionDisabled(_ disable: Bool = true) -> some View
    @accepted public func disableAutocorrection(_ disable: Bool?) -> some View
}

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad
}

extension View {
    @accepted public func keyboardType(_ type: UIKeyboardType) -> some View
}

public struct UITextContentType: Hashable, Sendable {
    let index: Int
    public static let name = UITextContentType(index: 0)
    public static let username = UITextContentType(index: 1)
    public static let password = UITextContentType(index: 2)
    public static let newPassword = UITextContentType(index: 3)
    public static let emailAddress = UITextContentType(index: 4)
    public static let telephoneNumber = UITextContentType(index: 5)
    public static let oneTimeCode = UITextContentType(index: 6)
    public static let URL = UITextContentType(index: 7)
    public static let givenName = UITextContentType(index: 8)
    public static let familyName = UITextContentType(index: 9)
    public static let postalCode = UITextContentType(index: 10)
    public static let addressCity = UITextContentType(index: 11)
    public static let fullStreetAddress = UITextContentType(index: 12)
    public static let countryName = UITextContentType(index: 13)
    public static let namePrefix = UITextContentType(index: 14)
    public static let middleName = UITextContentType(index: 15)
    public static let nameSuffix = UITextContentType(index: 16)
    public static let nickname = UITextContentType(index: 17)
    public static let jobTitle = UITextContentType(index: 18)
    public static let organizationName = UITextContentType(index: 19)
    public static let location = UITextContentType(index: 20)
    public static let streetAddressLine1 = UITextContentType(index: 21)
    public static let streetAddressLine2 = UITextContentType(index: 22)
    public static let addressState = UITextContentType(index: 23)
    public static let addressCityAndState = UITextContentType(index: 24)
    public static let sublocality = UITextContentType(index: 25)
    public static let creditCardNumber = UITextContentType(index: 26)
    public static let creditCardName = UITextContentType(index: 27)
    public static let creditCardGivenName = UITextContentType(index: 28)
    public static let creditCardMiddleName = UITextContentType(index: 29)
    public static let creditCardFamilyName = UITextContentType(index: 30)
    public static let creditCardSecurityCode = UITextContentType(index: 31)
    public static let creditCardExpiration = UITextContentType(index: 32)
    public static let creditCardExpirationMonth = UITextContentType(index: 33)
    public static let creditCardExpirationYear = UITextContentType(index: 34)
    public static let creditCardType = UITextContentType(index: 35)
    public static let shipmentTrackingNumber = UITextContentType(index: 36)
    public static let flightNumber = UITextContentType(index: 37)
    public static let dateTime = UITextContentType(index: 38)
    public static let birthdate = UITextContentType(index: 39)
    public static let birthdateDay = UITextContentType(index: 40)
    public static let birthdateMonth = UITextContentType(index: 41)
    public static let birthdateYear = UITextContentType(index: 42)
    public static let cellularEID = UITextContentType(index: 43)
    public static let cellularIMEI = UITextContentType(index: 44)
}

extension View {
    @accepted public func textContentType(_ textContentType: UITextContentType?) -> some View
    @accepted public func textEditorStyle<S>(_ style: S) -> some View where S: TextEditorStyle

    @accepted @available(iOS 18.0, *) public func writingToolsBehavior(_ behavior: WritingToolsBehavior)
        -> some View
}

@available(iOS 18.0, *) public struct WritingToolsBehavior: Equatable, Sendable {
    let index: Int
    public static let automatic = WritingToolsBehavior(index: 0)
    public static let complete = WritingToolsBehavior(index: 1)
    public static let limited = WritingToolsBehavior(index: 2)
    public static let disabled = WritingToolsBehavior(index: 3)
}

extension View {
    @accepted @available(iOS 18.0, *) public func textInputSuggestions<S>(@ViewBuilder _ suggestions: () -> S)
        -> some View where S: View

    @accepted @available(iOS 18.0, *) public func textInputCompletion(_ completion: String) -> some View
}

public protocol TextEditorStyle {}

public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }

public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension View {
    @ignored public func findNavigator(isPresented: Binding<Bool>) -> some View
}
