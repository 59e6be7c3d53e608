import Syntax

/// Names from outside: modules that may be written before a name, and types of frameworks that are not
/// SwiftUI.
enum Unavailable {
    /// The framework that a type is from, if it is one that snippets of SwiftUI use.
    static func framework(of name: Name) -> StaticString? {
        if let known = frameworks.first(where: { $0.types.containsWord(name) }) { return known.name }
        guard isPrefixed(name) else { return nil }
        return name.text.utf8.first == UInt8(ascii: "U") ? "UIKit" : "AppKit"
    }

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
        ("StoreKit", "ProductView StoreView SubscriptionStoreView"),
        ("SpriteKit", "SpriteView SKScene"),
        ("RealityKit", "RealityView Model3D"),
        ("AuthenticationServices", "SignInWithAppleButton"),
    ]

    static func isModule(_ name: Name) -> Bool { modules.contains(name) }

    static let modules: [Name] = [
        "SwiftUI", "Swift", "Foundation", "Combine", "CoreGraphics", "Observation", "Darwin", "Glibc",
    ]

    /// `UIView`, `UIScreen`, `NSWindow`: two capital letters and a capitalized word that is not one of
    /// Foundation's.
    private static func isPrefixed(_ name: Name) -> Bool {
        if ofFoundation.containsWord(name) { return false }
        let bytes = Array(name.text.utf8)
        guard bytes.count > 3 else { return false }
        let isPrefixed = (bytes[0] == 85 && bytes[1] == 73) || (bytes[0] == 78 && bytes[1] == 83)
        return isPrefixed && bytes[2] >= 65 && bytes[2] <= 90
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
