/// The words of a site in order, with where they stand: those of a table, and beside them those that a memory
/// of the last build has and that are as they were.
struct SearchWords: Sendable {
    private enum Place {
        case table(Int)
        case memory(Int)
    }

    private let table: WordTable
    private let memory: SearchMemory?
    private let places: [Place]
    /// Words of the last build that are gone, or in the table with other pages; nothing without a memory.
    private let lost: [ArraySlice<UInt8>]

    var count: Int { places.count }

    func word(_ index: Int) -> ArraySlice<UInt8> {
        switch places[index] {
        case .table(let place): table.word(place)
        case .memory(let place): memory!.word(place)
        }
    }

    /// As `Postings` writes them.
    func postings(of index: Int) -> ArraySlice<UInt8> {
        switch places[index] {
        case .table(let place): table.postings(of: place)
        case .memory(let place): memory!.postings(of: place)
        }
    }

    /// The words that are not as the last build had them.
    var new: [ArraySlice<UInt8>] { lost + (0..<table.count).map(table.word) }

    /// As a memory reads them. Words between those that have changed are copied together.
    var record: Bytes {
        var record = ByteRecord()
        if let memory { record.bytes.reserveCapacity(memory.records(0..<memory.count).count * 9 / 8) }
        record.put(count)
        var index = 0
        while index < count {
            guard case .memory(let first) = places[index] else {
                record.put(word(index))
                record.put(postings(of: index))
                index += 1
                continue
            }
            let run = run(from: index, first)
            record.bytes.append(contentsOf: memory!.records(first..<first + run))
            index += run
        }
        return record.bytes
    }

    /// How many words from a place on follow each other in the memory, too.
    private func run(from index: Int, _ first: Int) -> Int {
        var run = 1
        while index + run < count, case .memory(first + run) = places[index + run] { run += 1 }
        return run
    }

    // MARK: Making

    /// All words of a table.
    init(_ table: WordTable) {
        (self.table, memory, lost) = (table, nil, [])
        places = table.sorted.map(Place.table)
    }

    /// The words of the last build, with those of the pages that have been read again.
    /// - Parameter fresh: the words of these pages and no others.
    init(_ memory: SearchMemory, replacing pages: [Bool], by fresh: WordTable) {
        var (table, places, lost) = (WordTable(), [Place](), [ArraySlice<UInt8>]())
        var isKnown = Array(repeating: false, count: fresh.count)
        for index in 0..<memory.count {
            let (word, old) = (memory.word(index), memory.postings(of: index))
            let found = fresh.index(of: word)
            if let found { isKnown[found] = true }
            guard found != nil || Self.stands(old, on: pages) else {
                places.append(.memory(index))
                continue
            }
            let new = Self.merged(old, without: pages, found.map { fresh.postings(of: $0) })
            guard new[...] != old else {
                places.append(.memory(index))
                continue
            }
            lost.append(word)
            if !new.isEmpty { table.add(word, new) }
        }
        for index in 0..<fresh.count where !isKnown[index] {
            table.add(fresh.word(index), Bytes(fresh.postings(of: index)))
        }
        (self.table, self.memory, self.lost) = (table, memory, lost)
        self.places = Self.joined(places, memory, table)
    }

    private static func stands(_ postings: ArraySlice<UInt8>, on pages: [Bool]) -> Bool {
        var stands = false
        Postings.forEach(in: postings) { stands = stands || pages[Int($0 >> 3)] }
        return stands
    }

    /// The postings of a word on pages that are as they were, and those on the others.
    private static func merged(
        _ old: ArraySlice<UInt8>, without pages: [Bool], _ fresh: ArraySlice<UInt8>?
    ) -> Bytes {
        var added: [UInt32] = []
        if let fresh { Postings.forEach(in: fresh) { added.append($0) } }
        var rest = added[...]
        var merged = Postings()
        merged.reserveCapacity(old.count + 4 * added.count)
        Postings.forEach(in: old) { posting in
            if pages[Int(posting >> 3)] { return }
            while let first = rest.first, first < posting { merged.append(rest.removeFirst()) }
            merged.append(posting)
        }
        for posting in rest { merged.append(posting) }
        return merged.bytes
    }

    /// The few words of a table among those of a memory, all in order.
    private static func joined(_ kept: [Place], _ memory: SearchMemory, _ table: WordTable) -> [Place] {
        var joined: [Place] = []
        joined.reserveCapacity(kept.count + table.count)
        var rest = table.sorted[...]
        for place in kept {
            guard case .memory(let index) = place else { continue }
            while let next = rest.first, table.word(next).lexicographicallyPrecedes(memory.word(index)) {
                joined.append(.table(next))
                rest.removeFirst()
            }
            joined.append(place)
        }
        return joined + rest.map(Place.table)
    }
}
