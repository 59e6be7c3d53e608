struct Source<Value>{}
struct Measure{var count:Int?
func half(value:Int)->Double{Double() / 2}
func result()->Double{count.flatMap(half) ?? count.flatMap(half) ?? count.flatMap(half) ?? count.flatMap(half) ?? count.flatMap(half) ?? count.flatMap(half) ?? count.flatMap(half) ?? count.flatMap(half) ?? count.flatMap(half) ?? 3}}
(Measure(count:5).result(),Measure().result())
struct Gesture<Value>{}
func depth(_:Int)->Int{guard let found:Int = {nil}()else{return 0}
return found}