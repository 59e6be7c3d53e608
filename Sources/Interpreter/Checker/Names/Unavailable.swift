import Syntax

/// Names from outside: modules that may be written before a name, and types of frameworks that are not
/// SwiftUI.
enum Unavailable {
    /// The framework that a type is from, if it is one that snippets of SwiftUI use.
    static func framework(of name: Name) -> StaticString? {
        if let known = frameworks.first(where: { $0.types.containsWord(name) }) { return known.name }
        if ofFoundation.containsWord(name) { return nil }
        return prefixes.first { isPrefixed(name, $0.letters) }?.name
    }

    /// The letters that names of a framework begin with.
    private static let prefixes: [(letters: StaticString, name: StaticString)] = [
        ("UI", "UIKit"), ("NS", "AppKit"), ("AV", "AVFoundation"), ("CH", "Core Haptics"), ("MK", "MapKit"),
        ("CK", "CloudKit"), ("CN", "Contacts"), ("EK", "EventKit"), ("HK", "HealthKit"), ("PH", "Photos"),
        ("UN", "UserNotifications"), ("CM", "Core Motion"), ("WK", "WebKit"), ("SCN", "SceneKit"),
        ("VN", "Vision"), ("CB", "Core Bluetooth"), ("PDF", "PDFKit"),
        ("CI", "Core Image"), ("MTL", "Metal"), ("LA", "LocalAuthentication"),
    ]

    private static let frameworks: [(name: StaticString, types: StaticString)] = [
        (
            "Swift Charts",
            """
            Chart Chart3D BarMark LineMark PointMark AreaMark RuleMark RectangleMark SectorMark AxisMarks ChartContent ChartProxy
            """
        ),
        ("MapKit", "Map Marker MapCameraPosition MapPolyline MapPin MapMarker MKCoordinateRegion"),
        ("Core Location", "CLGeocoder CLRegion CLCircularRegion CLHeading CLBeacon CLVisit CLMonitor"),
        (
            "Core Data",
            """
            NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel NSPersistentContainer \
            NSPersistentCloudKitContainer NSPersistentStoreCoordinator NSFetchRequest NSFetchRequestResult NSEntityDescription \
            NSFetchedResultsController NSMergePolicy NSMergeByPropertyObjectTrumpMergePolicy
            """
        ),
        ("PhotosUI", "PhotosPicker PhotosPickerItem"),
        ("AVKit", "VideoPlayer AVPlayer"),
        ("SwiftData", "ModelContext ModelContainer FetchDescriptor ModelConfiguration"),
        ("WebKit", "WebView WebPage WKWebView"),
        (
            "StoreKit",
            """
            ProductView StoreView SubscriptionStoreView Storefront SKProduct SKPaymentQueue SKStoreReviewController
            """
        ),
        ("WeatherKit", "WeatherService WeatherAttribution CurrentWeather HourWeather DayWeather"),
        ("SpriteKit", "SpriteView SKScene"),
        ("SafariServices", "SFSafariViewController"),
        ("RealityKit", "RealityView Model3D"),
        ("AuthenticationServices", "SignInWithAppleButton"),
    ]

    static func isModule(_ name: Name) -> Bool { modules.contains(name) }

    static let modules: [Name] = [
        "SwiftUI", "Swift", "Foundation", "Combine", "CoreGraphics", "Observation", "Darwin", "Glibc",
    ]

    /// `UIView`, `NSWindow`, `AVPlayerItem`: the letters, and then a word.
    private static func isPrefixed(_ name: Name, _ letters: StaticString) -> Bool {
        letters.withUTF8Buffer { letters in
            let word = name.text.utf8.dropFirst(letters.count)
            guard name.text.utf8.starts(with: letters), let first = word.first else { return false }
            return first >= 65 && first <= 90 && word.contains { $0 >= 97 && $0 <= 122 }
        }
    }
}

extension Unavailable {
    /// What Foundation calls `NS…` in Swift, as far as code beside views names it.
    private static let ofFoundation: StaticString = """
        NSArray NSAttributedString NSCache NSCoder NSCoding NSCopying NSData NSDate NSDictionary NSError \
        NSExpression NSHomeDirectory NSKeyValueObservation NSLocale NSLocalizedString NSLock NSLog \
        NSMutableArray NSMutableAttributedString NSMutableDictionary NSMutableSet NSMutableString NSNotFound \
        NSNotification NSNull NSNumber NSObject NSObjectProtocol NSOrderedSet NSPredicate NSRange \
        NSRecursiveLock NSRegularExpression NSSecureCoding NSSet NSSortDescriptor NSString \
        NSTemporaryDirectory NSTextCheckingResult NSURL NSUUID NSUbiquitousKeyValueStore NSUserActivity \
        NSUserName NSValue
        """
}

extension StaticString {
    /// Whether one of the words of a text, separated by spaces, is a name.
    func containsWord(_ name: Name) -> Bool {
        withUTF8Buffer {
            $0.split(separator: UInt8(ascii: " ")).contains { name.text.utf8.elementsEqual($0) }
        }
    }
}
