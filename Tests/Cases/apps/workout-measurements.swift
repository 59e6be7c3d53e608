import SwiftUI
struct Workout { var distance: Measurement<UnitLength>; var energy: Measurement<UnitEnergy>; var duration: Duration; var speed: Measurement<UnitSpeed> { Measurement(value: distance.converted(to: .meters).value / Double(duration.components.seconds), unit: .metersPerSecond) } }
struct WorkoutRow: View {
    let workout: Workout
    var body: some View {
        VStack(alignment: .leading) {
            Text(workout.distance, format: .measurement(width: .wide))
            Text(workout.energy.formatted(.measurement(width: .abbreviated, usage: .workout)))
            Text(workout.speed.converted(to: .kilometersPerHour).formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))))
            Text(workout.duration, format: .units(allowed: [.hours, .minutes], width: .narrow))
            Text((workout.distance + Measurement(value: 500, unit: UnitLength.meters)).formatted())
            Text("\(workout.distance > Measurement(value: 1, unit: UnitLength.miles) ? "long" : "short")")
        }
    }
}
#Preview { WorkoutRow(workout: Workout(distance: .init(value: 5.2, unit: .kilometers), energy: .init(value: 320, unit: .kilocalories), duration: .seconds(1800))) }
