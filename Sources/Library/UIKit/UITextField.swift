public protocol UITextFieldDelegate: AnyObject {
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

public enum UITextAutocorrectionType: Int { case `default`, no, yes }
public enum UITextSpellCheckingType: Int { case `default`, no, yes }

public class UITextField: UIControl {
    public enum BorderStyle: Int { case none, line, bezel, roundedRect }
    public var text: String?
    public var placeholder: String?
    public var font: UIFont?
    public var textColor: UIColor?
    public var textAlignment: NSTextAlignment = .natural
    public var borderStyle: UITextField.BorderStyle = .none
    public var isSecureTextEntry: Bool = false
    public var keyboardType: UIKeyboardType = .default
    public var returnKeyType: UIReturnKeyType = .default
    public var textContentType: UITextContentType?
    public var autocapitalizationType: UITextAutocapitalizationType = .sentences
    public var autocorrectionType: UITextAutocorrectionType = .default
    public var spellCheckingType: UITextSpellCheckingType = .default
    public var enablesReturnKeyAutomatically: Bool = false
    public var clearsOnBeginEditing: Bool = false
    public var hasText: Bool { text?.isEmpty == false }
    public func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    public func deleteBackward() { text = text.map { String($0.dropLast()) } }
    public var delegate: (any UITextFieldDelegate)?
    public enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
    public var leftView: UIView?
    public var leftViewMode: UITextField.ViewMode = .never
    public var rightView: UIView?
    public var rightViewMode: UITextField.ViewMode = .never
    public var clearButtonMode: UITextField.ViewMode = .never
    public var adjustsFontForContentSizeCategory: Bool = false
    public var adjustsFontSizeToFitWidth: Bool = false
    public var minimumFontSize: CGFloat = 0
    public var attributedText: NSAttributedString?
    public var attributedPlaceholder: NSAttributedString?
    public var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var isEditing: Bool { false }
    public func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    public func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    public func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    public func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    public func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    public func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

public enum UIReturnKeyType: Int {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
