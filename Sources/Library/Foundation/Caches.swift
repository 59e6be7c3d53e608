class NSCache<KeyType: Hashable, ObjectType>: NSObject {
    var name = ""
    var countLimit = 0
    var totalCostLimit = 0
    private var objects: [KeyType: ObjectType] = [:]
    private var order: [KeyType] = []
    func object(forKey key: KeyType) -> ObjectType? { objects[key] }

    func setObject(_ object: ObjectType, forKey key: KeyType) {
        removeObject(forKey: key)
        objects[key] = object
        order.append(key)
        if countLimit > 0, order.count > countLimit { removeObject(forKey: order[0]) }
    }

    func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) { setObject(object, forKey: key) }

    func removeObject(forKey key: KeyType) {
        objects[key] = nil
        order.removeAll { $0 == key }
    }

    func removeAllObjects() {
        objects = [:]
        order = []
    }
}
