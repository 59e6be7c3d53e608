import Previews

/// The surroundings that matter: what a view has to stand before it is done.
extension EngineRun {
    /// As readers have their devices, each with what sets it apart.
    func readers() -> ([PreviewEnvironment], [String?]) {
        var readers: [(PreviewEnvironment, String?)] = []
        func add(_ label: String, _ change: (inout PreviewEnvironment) -> Void) {
            var environment = commonEnvironment
            if let device = attributes.devices.first { _ = environment.setDevice(named: device) }
            change(&environment)
            readers.append((environment, label))
        }
        add("light") { _ in }
        add("dark") { $0.isDark = true }
        for size in ["xSmall", "accessibility3"] {
            add(size) { $0.typeSize = PreviewEnvironment.typeSizes.firstIndex(of: size) ?? $0.typeSize }
        }
        add("right to left") { $0.isRightToLeft = true }
        return (readers.map(\.0), readers.map(\.1))
    }
}
