import Tide

let gauge = Gauge(place: .pier)
