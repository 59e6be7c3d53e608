import Graphics
import Layout

/// A device's screen: its size and safe area in points, as published and as measured on simulators.
public struct Device: Sendable, Equatable {
    public let name: String
    public let size: Size
    public let safeArea: EdgeInsets
    public let displayScale: Double
    public let horizontalIsRegular: Bool
    public let verticalIsRegular: Bool

    /// What platforms tell apart: phones, the smallest of them, and tablets.
    enum Kind { case phone, smallPhone, tablet }

    var kind: Kind {
        if horizontalIsRegular && verticalIsRegular { return .tablet }
        return min(size.width, size.height) <= 320 ? .smallPhone : .phone
    }

    public static func == (a: Device, b: Device) -> Bool {
        a.name.utf8.elementsEqual(b.name.utf8) && a.size == b.size
    }

    /// The default: an iPhone 15 or 16.
    public static var standard: Device { phone("iPhone 15", 393, 852, top: 59, bottom: 34) }

    /// All devices that a preview may name, portrait first.
    public static var all: [Device] {
        phones + phones.map { $0.phoneOnItsSide } + tablets + tablets.map { $0.tabletOnItsSide }
    }

    private static var phones: [Device] {
        [
            phone("iPhone SE (1st generation)", 320, 568, top: 20, scale: 2),
            phone("iPhone SE", 375, 667, top: 20, scale: 2),
            phone("iPhone 8", 375, 667, top: 20, scale: 2),
            phone("iPhone 8 Plus", 414, 736, top: 20),
            phone("iPhone X", 375, 812, top: 44, bottom: 34),
            phone("iPhone 11 Pro", 375, 812, top: 44, bottom: 34),
            phone("iPhone XR", 414, 896, top: 48, bottom: 34, scale: 2),
            phone("iPhone 11", 414, 896, top: 48, bottom: 34, scale: 2),
            phone("iPhone 12", 390, 844, top: 47, bottom: 34),
            phone("iPhone 13", 390, 844, top: 47, bottom: 34),
            phone("iPhone 14", 390, 844, top: 47, bottom: 34),
            phone("iPhone 13 mini", 375, 812, top: 50, bottom: 34),
            phone("iPhone 13 Pro Max", 428, 926, top: 47, bottom: 34),
            standard,
            phone("iPhone 15 Pro", 393, 852, top: 59, bottom: 34),
            phone("iPhone 16", 393, 852, top: 59, bottom: 34),
            phone("iPhone 16 Pro", 402, 874, top: 62, bottom: 34),
            phone("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34),
            phone("iPhone 17", 402, 874, top: 62, bottom: 34),
            phone("iPhone 17 Pro", 402, 874, top: 62, bottom: 34),
            phone("iPhone 17 Pro Max", 440, 956, top: 62, bottom: 34),
        ]
    }

    private static var tablets: [Device] {
        [
            tablet("iPad mini", 768, 1024, top: 20, bottom: 0),
            tablet("iPad", 810, 1080, top: 20, bottom: 0),
            tablet("iPad Pro 11", 834, 1194, top: 24, bottom: 20),
            tablet("iPad Pro 12.9", 1024, 1366, top: 24, bottom: 20),
        ]
    }

    private var phoneOnItsSide: Device {
        let hasNotch = safeArea.bottom > 0
        let side = hasNotch ? safeArea.top : 0
        return Device(
            name: name + " landscape", size: Size(width: size.height, height: size.width),
            safeArea: EdgeInsets(top: 0, leading: side, bottom: hasNotch ? 21 : 0, trailing: side),
            displayScale: displayScale, horizontalIsRegular: size.height >= 896, verticalIsRegular: false)
    }

    private var tabletOnItsSide: Device {
        Device.tablet(
            name + " landscape", size.height, size.width, top: safeArea.top, bottom: safeArea.bottom)
    }

    /// The device of a name; letters' case, spaces and punctuation do not matter.
    public static func named(_ name: String) -> Device? {
        let wanted = letters(name)
        return all.first { letters($0.name) == wanted }
    }

    private static func letters(_ text: String) -> [UInt8] {
        text.utf8.compactMap { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
            default: nil
            }
        }
    }

    private static func phone(
        _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double = 0, scale: Double = 3
    ) -> Device {
        Device(
            name: name, size: Size(width: width, height: height),
            safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), displayScale: scale,
            horizontalIsRegular: false, verticalIsRegular: true)
    }

    private static func tablet(
        _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double
    ) -> Device {
        Device(
            name: name, size: Size(width: width, height: height),
            safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), displayScale: 2,
            horizontalIsRegular: true, verticalIsRegular: true)
    }
}
