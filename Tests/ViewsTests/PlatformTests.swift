import Layout
import Testing

@testable import Views

/// What a preview is shown on decides once, and all numbers come with it.
@Suite struct PlatformTests {
    @Test func devicesTellTheirPlatforms() {
        #expect(Platform.iOS.on(nil) == .iOS)
        #expect(Platform.iOS.on(.standard) == .iOS)
        #expect(Platform.iOS.on(Device.named("iPad mini")) == .iPadOS)
        #expect(Platform.iOS.on(Device.named("iPhone SE (1st generation)")) == .iOSOnSmallPhone)
        #expect(Platform.macOS.on(Device.named("iPad mini")) == .macOS)
    }

    @Test(arguments: Platform.all)
    func namesFindThem(platform: Platform) {
        #expect(Platform.named("\(platform.name)") == platform)
        #expect(platform.bars.sidebarWidth > 0)
    }

    @Test func unknownNamesFindNothing() { #expect(Platform.named("tvOS") == nil) }

    /// Without a device an iPad is as wide as its size class says, and has two pixels a point.
    @Test func anIPadNeedsNoDevice() {
        var environment = ViewEnvironment()
        environment.platform = .iPadOS
        #expect(environment.isRegularWidth)
        #expect(environment.scale == 2)
    }
}
