/// Modules that come with Apple's systems or with Swift and that a snippet may import without having anything
/// of them here. What it then uses of them is an error of its own.
enum Frameworks {
    static let names: StaticString = """
        _Concurrency _StringProcessing Accelerate Accessibility AccessorySetupKit Accounts ActivityKit \
        AdServices AdSupport AlarmKit AppClip AppIntents AppKit ApplicationServices AppTrackingTransparency ARKit \
        AudioToolbox AuthenticationServices AVFAudio AVFoundation AVKit BackgroundTasks BrowserEngineKit CallKit Carbon \
        CarPlay Charts ClockKit CloudKit Cocoa CompositorServices Contacts ContactsUI CoreAudio CoreBluetooth CoreData \
        CoreFoundation CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMedia CoreMIDI CoreML \
        CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo \
        CoreWLAN CryptoKit DeveloperToolsSupport DeviceActivity Dispatch Distributed EventKit EventKitUI \
        ExtensionKit ExternalAccessory FamilyControls FileProvider FinanceKit FoundationEssentials FoundationInternationalization FoundationModels \
        FoundationNetworking FoundationXML GameController GameKit \
        GameplayKit GLKit GroupActivities HealthKit HealthKitUI HomeKit ImageIO ImagePlayground Intents \
        IntentsUI IOKit JavaScriptCore LinkPresentation LocalAuthentication ManagedSettings MapKit \
        MediaPlayer Messages MessageUI Metal MetalKit MetalPerformanceShaders MetricKit ModelIO MultipeerConnectivity MusicKit Musl \
        NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter ObjectiveC os \
        OSLog PaperKit PassKit PDFKit PencilKit PHASE Photos PhotosUI Playgrounds PlaygroundSupport ProximityReader \
        PushKit QuartzCore QuickLook QuickLookThumbnailing RealityFoundation RealityKit RegexBuilder \
        ReplayKit RoomPlan SafariServices SceneKit ScreenCaptureKit ScreenTime Security SensorKit ServiceManagement \
        ShazamKit simd SiriKit SoundAnalysis Spatial Speech SpriteKit StoreKit SwiftData SwiftUICore \
        Symbols Synchronization System SystemConfiguration TabularData Testing TipKit Translation UIKit \
        UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit \
        WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest
        """
}
