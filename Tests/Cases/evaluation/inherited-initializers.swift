class Note { let name: String; init(name: String) { self.name = name }; convenience init() { self.init(name: "none") } }
class Tagged: Note { var tags: [String]; init(name: String, tags: [String] = ["new"]) { self.tags = tags; super.init(name: name) } }
final class Pinned: Tagged { var isPinned = true }
print(Pinned(name: "a").tags, Pinned(name: "b", tags: []).tags, Pinned(name: "c").isPinned)  // expect: ["new"] [] true
class Plain: Note { override init(name: String) { super.init(name: name + "!") } }
class Plainer: Plain {}
print(Plain().name, Plainer().name, Plainer(name: "p").name)  // expect: none! none! p!
