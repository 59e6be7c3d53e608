import SwiftUI
import Combine
class CounterModel: ObservableObject {
    @Published var count = 0
    @Published private(set) var history: [Int] = []
    private var cancellables = Set<AnyCancellable>()
    init() {
        $count.dropFirst().sink { [weak self] value in self?.history.append(value) }.store(in: &cancellables)
    }
    func increment() { count += 1 }
}
struct CounterView: View {
    @StateObject private var model = CounterModel()
    var body: some View {
        VStack(spacing: 16) {
            Text("Count: \(model.count)").font(.largeTitle.bold()).monospacedDigit().contentTransition(.numericText())
            HStack {
                Button(action: model.increment) { Label("Add", systemImage: "plus") }.buttonStyle(.borderedProminent)
                Button("Reset", role: .destructive) { model.count = 0 }.buttonStyle(.bordered).disabled(model.count == 0)
            }
            CounterChild().environmentObject(model)
        }
        .padding()
        .onAppear { model.increment() }
    }
}
struct CounterChild: View {
    @EnvironmentObject var model: CounterModel
    var body: some View { Stepper("Value \(model.count)", value: $model.count, in: 0...10) }
}
struct CounterView_Previews: PreviewProvider { static var previews: some View { CounterView() } }
