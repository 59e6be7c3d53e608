// Combine is not on Linux; by its documentation a @Published property tells before it changes, and a scheduler has its
// turn afterwards.
import Combine
final class Model: ObservableObject {
    @Published var text = ""
    private var tasks: Set<AnyCancellable> = []
    init() {
        $text.sink { [unowned self] in print("before", text, $0) }.store(in: &tasks)  // expect: before   | before  a
        $text.receive(on: DispatchQueue.main).sink { [unowned self] in print("after", text, $0) }.store(in: &tasks)  // expect: after   | after a a
    }
}
let model = Model()
model.text = "a"

