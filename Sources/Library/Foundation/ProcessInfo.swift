class ProcessInfo {
    enum ThermalState: Int { case nominal, fair, serious, critical }
    static let processInfo = ProcessInfo()
    init() {}
    var thermalState: ThermalState { .nominal }
    var processorCount: Int { 6 }
    var activeProcessorCount: Int { 6 }
    var systemUptime: TimeInterval { 0 }
    var processName: String { "Preview" }
    var isLowPowerModeEnabled: Bool { false }
    var environment: [String: String] { [:] }
    var arguments: [String] { [] }

    var operatingSystemVersion: OperatingSystemVersion {
        OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)
    }

    var operatingSystemVersionString: String { "Version 26.0" }

    func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        version.majorVersion < 26
            || version.majorVersion == 26 && version.minorVersion == 0 && version.patchVersion == 0
    }
}

struct OperatingSystemVersion: Sendable {
    var majorVersion: Int
    var minorVersion: Int
    var patchVersion: Int
    init() { self.init(majorVersion: 0, minorVersion: 0, patchVersion: 0) }

    init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
        self.majorVersion = majorVersion
        self.minorVersion = minorVersion
        self.patchVersion = patchVersion
    }
}
