import Tide

let gauge = Gauge(place: .harbour)

print(gauge.mean)
