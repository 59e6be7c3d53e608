@available(iOS 14.0, *) public struct Link<Label>: View where Label: View {}

extension Link {
    @native public init(destination: URL, @ViewBuilder label: () -> Label)
}

@available(iOS 16.0, *) public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where Label: View {}

@available(iOS 16.0, *) public struct DefaultShareLinkLabel: View {}

extension Link where Label == Text {
    @native public init(_ titleKey: LocalizedStringKey, destination: URL)
    @native @_disfavoredOverload public init<S>(_ title: S, destination: URL) where S: StringProtocol
}

extension ShareLink
where
    Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
    @native public init(item: URL, subject: Text? = nil, message: Text? = nil)
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    @native public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
}

extension ShareLink
where
    Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
    @native public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)

    @native @_disfavoredOverload public init<S>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where S: StringProtocol
}

extension ShareLink
where
    Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
{
    @native public init(item: String, subject: Text? = nil, message: Text? = nil)
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    @native public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
}

extension ShareLink
where
    Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
{
    @native public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)

    @native @_disfavoredOverload public init<S>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil) where S: StringProtocol
}

@available(iOS 16.0, *) public struct SharePreview<Image, Icon> {}

extension SharePreview where Image == Never, Icon == Never {
    @native public init(_ titleKey: LocalizedStringKey)
    @native @_disfavoredOverload public init<S>(_ title: S) where S: StringProtocol
    @native public init(_ title: Text)
}

extension SharePreview where Image: Transferable, Icon == Never {
    @native public init(_ titleKey: LocalizedStringKey, image: Image)
    @native @_disfavoredOverload public init<S>(_ title: S, image: Image) where S: StringProtocol
    @native public init(_ title: Text, image: Image)
}

extension SharePreview where Image == Never, Icon: Transferable {
    @native public init(_ titleKey: LocalizedStringKey, icon: Icon)
    @native @_disfavoredOverload public init<S>(_ title: S, icon: Icon) where S: StringProtocol
    @native public init(_ title: Text, icon: Icon)
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    @native public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
    @native @_disfavoredOverload public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol
    @native public init(_ title: Text, image: Image, icon: Icon)
}

extension ShareLink where Label == DefaultShareLinkLabel {
    @native public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
    where Data == CollectionOfOne<I>, I: Transferable
}

extension ShareLink {
    @native public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I>, I: Transferable
}

extension ShareLink where Label == DefaultShareLinkLabel {
    @native public init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, I: Transferable

    @native @_disfavoredOverload public init<S, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>)
    where S: StringProtocol, Data == CollectionOfOne<I>, I: Transferable

    @native public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
    where Data: RandomAccessCollection, Data.Element: Transferable
}

extension ShareLink {
    @native public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label) where Data: RandomAccessCollection, Data.Element: Transferable
}

extension ShareLink where Label == DefaultShareLinkLabel {
    @native public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
    where Data: RandomAccessCollection, Data.Element: Transferable

    @native @_disfavoredOverload public init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
    where S: StringProtocol, Data: RandomAccessCollection, Data.Element: Transferable
}

public struct EditButton: View { @native public init() }

@available(iOS 16.0, *) public struct RenameButton<Label>: View where Label: View {}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    @native public init()
}

@available(iOS 16.0, *) public struct PasteButton: View {
    @native public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void)
}

extension PasteButton {
    @native public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void)
}

@available(macOS 14.0, *) public struct HelpLink: View {}

extension HelpLink {
    @native public init(action: @escaping () -> Void)
    @native public init(destination: URL)
}

@available(macOS 14.0, *) public struct SettingsLink<Label>: View where Label: View {}

public struct DefaultSettingsLinkLabel: View {}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    @native public init()
}

extension SettingsLink {
    @native public init(@ViewBuilder label: () -> Label)
}

extension ShareLink
where
    Data: RandomAccessCollection, Data.Element == String, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
{
    @native public init(items: Data, subject: Text? = nil, message: Text? = nil)

    @native public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)

    @native @_disfavoredOverload public init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where S: StringProtocol
}

extension ShareLink
where
    Data: RandomAccessCollection, Data.Element == String, PreviewImage == Never, PreviewIcon == Never
{
    @native public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
}

extension ShareLink
where
    Data: RandomAccessCollection, Data.Element == URL, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
{
    @native public init(items: Data, subject: Text? = nil, message: Text? = nil)

    @native public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)

    @native @_disfavoredOverload public init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where S: StringProtocol
}

extension ShareLink
where
    Data: RandomAccessCollection, Data.Element == URL, PreviewImage == Never, PreviewIcon == Never
{
    @native public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
}
