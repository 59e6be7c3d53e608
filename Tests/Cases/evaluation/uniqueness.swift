final class Storage { var number: Int; init(_ number: Int) { self.number = number } }
struct Number {
    private var storage: Storage
    init(_ number: Int) { storage = Storage(number) }
    var value: Int {
        get { storage.number }
        set {
            if isKnownUniquelyReferenced(&storage) { print("in place"); storage.number = newValue } else {  // expect: in place | in place
                print("copied")  // expect: copied
                storage = Storage(newValue)
            }
        }
    }
}
var first = Number(1)
first.value = 2
var second = first
second.value = 3
second.value = 4
print(first.value, second.value)  // expect: 2 4

