public typealias CLLocationDegrees = Double

public typealias CLLocationDistance = Double

public typealias CLLocationAccuracy = Double

public typealias CLLocationSpeed = Double

public typealias CLLocationDirection = Double

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init() { (latitude, longitude) = (0, 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

public let kCLDistanceFilterNone: CLLocationDistance = -1

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

public class CLLocation: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let timestamp: Date
    public var speed: CLLocationSpeed { -1 }
    public var course: CLLocationDirection { -1 }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, horizontalAccuracy, verticalAccuracy) = (0, 0, -1)
        timestamp = Date()
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        (horizontalAccuracy, verticalAccuracy, self.timestamp) = (hAccuracy, vAccuracy, timestamp)
    }

    public func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let (a, b) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
        let turn = (location.coordinate.longitude - coordinate.longitude) * radians / 2
        let rise = (b - a) / 2
        let chord = sin(rise) * sin(rise) + cos(a) * cos(b) * sin(turn) * sin(turn)
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public class CLLocationManager: NSObject {
    public var delegate: (any CLLocationManagerDelegate)?
    public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    public var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    public var location: CLLocation? { nil }
    public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    public override init() {}
    public func requestWhenInUseAuthorization() {}
    public func requestAlwaysAuthorization() {}
    public func requestLocation() {}
    public func startUpdatingLocation() {}
    public func stopUpdatingLocation() {}
    public static func locationServicesEnabled() -> Bool { true }
}

public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

public class CLPlacemark: NSObject {
    override init() {}
    public var name: String? { nil }
    public var locality: String? { nil }
    public var country: String? { nil }
    public var isoCountryCode: String? { nil }
}
