public protocol UIViewRepresentable: View {
    associatedtype UIViewType
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor func makeUIView(context: UIViewRepresentableContext<Self>) -> UIViewType
    @MainActor func updateUIView(_ uiView: UIViewType, context: UIViewRepresentableContext<Self>)
    @MainActor func makeCoordinator() -> Coordinator
}

public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    @native public var body: _RepresentedView { get }
}

public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    @MainActor func makeUIViewController(context: UIViewControllerRepresentableContext<Self>)
        -> UIViewControllerType

    @MainActor func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: UIViewControllerRepresentableContext<Self>)

    @MainActor func makeCoordinator() -> Coordinator
}

public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    @native public var body: _RepresentedView { get }
}

public protocol NSViewRepresentable: View {
    associatedtype NSViewType
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    @MainActor func makeNSView(context: NSViewRepresentableContext<Self>) -> NSViewType
    @MainActor func updateNSView(_ nsView: NSViewType, context: NSViewRepresentableContext<Self>)
    @MainActor func makeCoordinator() -> Coordinator
}

public struct NSViewRepresentableContext<Representable> where Representable: NSViewRepresentable {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension NSViewRepresentable {
    @native public var body: _RepresentedView { get }
}

public protocol NSViewControllerRepresentable: View {
    associatedtype NSViewControllerType
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    @MainActor func makeNSViewController(context: NSViewControllerRepresentableContext<Self>)
        -> NSViewControllerType

    @MainActor func updateNSViewController(
        _ nsViewController: NSViewControllerType, context: NSViewControllerRepresentableContext<Self>)

    @MainActor func makeCoordinator() -> Coordinator
}

public struct NSViewControllerRepresentableContext<Representable>
where Representable: NSViewControllerRepresentable {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
    @native public var body: _RepresentedView { get }
}

public struct _RepresentedView: View {}
