// `Mirror` shows what a value is made of.
struct Point { var x = 1; let y = 2.5 }
final class Person { var name = "Ada"; var friend: Person? }
enum Shape { case circle(radius: Int), square(Int), none }
func show(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.map { "\($0.label ?? "_")=\($0.value)" }.joined(separator: " ")
    print(mirror.subjectType, mirror.displayStyle.map { "\($0)" } ?? "none", children)  // expect: Point struct x=1 y=2.5 | Person class name=Ada friend=nil | Array<Int> collection _=1 _=2 | Optional<Int> optional some=3 | Shape enum square=4 | Shape enum  | Int none 
}
show(Point())
show(Person())
show([1, 2])
show(3 as Int?)
show(Shape.square(4))
show(Shape.none)
show(7)
print(Mirror(reflecting: (1, b: "x")).children.map { $0.label ?? "_" })  // expect: [".0", "b"]
func summary<T>(_ value: T) -> String { Mirror(reflecting: value).children.compactMap { $0.label }.joined(separator: ",") }
print(summary(Point()))  // expect: x,y
