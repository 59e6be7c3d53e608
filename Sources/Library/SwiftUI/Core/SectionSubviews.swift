@available(iOS 18.0, *)
public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable, Sendable { let position: Int }
    let position: Int
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    public var id: SectionConfiguration.ID { SectionConfiguration.ID(position: position) }
}

@available(iOS 18.0, *)
public struct SectionCollection: RandomAccessCollection {
    public typealias Index = Int
    public typealias Element = SectionConfiguration
    let elements: [SectionConfiguration]
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

@available(iOS 18.0, *)
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    public typealias Index = Int
    public typealias Element = SectionConfiguration
    let elements: [SectionConfiguration]
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

@available(iOS 18.0, *) public struct GroupSectionsOfContent<Sections, Content>: View
where Sections: View, Content: View {}

extension Group {
    @native @available(iOS 18.0, *)
    public init<Base, Result>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result)
    where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View
}

extension ForEach {
    @native @available(iOS 18.0, *)
    public init<V>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View
}
