// Made by Tests/SymbolGraphs/known.py from the compiler's symbol graphs.

extension KnownModules {
    static let swift = #"""
        public protocol Actor : AnyObject, Sendable {}
        public protocol AdditiveArithmetic : Equatable {}
        public typealias AnyActor = AnyObject & Sendable
        public struct AnyBidirectionalCollection<Element> {
          public typealias Index = AnyIndex
          public typealias Indices = DefaultIndices<AnyBidirectionalCollection<Element>>
          public typealias Iterator = AnyIterator<Element>
          public typealias SubSequence = AnyBidirectionalCollection<Element>
        }
        public typealias AnyClass = any AnyObject.Type
        public struct AnyCollection<Element> {
          public typealias Index = AnyIndex
          public typealias Indices = DefaultIndices<AnyCollection<Element>>
          public typealias Iterator = AnyIterator<Element>
          public typealias SubSequence = AnyCollection<Element>
        }
        public struct AnyHashable {}
        public struct AnyIndex {}
        public struct AnyIterator<Element> {}
        public class AnyKeyPath {}
        public struct AnyRandomAccessCollection<Element> {
          public typealias Index = AnyIndex
          public typealias Indices = DefaultIndices<AnyRandomAccessCollection<Element>>
          public typealias Iterator = AnyIterator<Element>
          public typealias SubSequence = AnyRandomAccessCollection<Element>
        }
        public struct AnyRegexOutput {
          public struct Element {}
        }
        public struct AnySequence<Element> {
          public typealias Iterator = AnyIterator<Element>
        }
        public struct Array<Element> {
          public typealias Index = Int
          public typealias Indices = Range<Int>
          public typealias Iterator = IndexingIterator<Array<Element>>
        }
        public typealias ArrayLiteralConvertible = ExpressibleByArrayLiteral
        public struct ArraySlice<Element> {
          public typealias Index = Int
          public typealias Indices = Range<Int>
          public typealias Iterator = IndexingIterator<ArraySlice<Element>>
        }
        public struct AsyncCompactMapSequence<Base, ElementOfResult> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncCompactMapSequence<Base, ElementOfResult>.Iterator
          public typealias Element = ElementOfResult
          public typealias Failure = Base.Failure
          public struct Iterator {
            public typealias Element = ElementOfResult
          }
        }
        public struct AsyncDropFirstSequence<Base> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncDropFirstSequence<Base>.Iterator
          public typealias Element = Base.Element
          public typealias Failure = Base.Failure
          public struct Iterator {}
        }
        public struct AsyncDropWhileSequence<Base> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncDropWhileSequence<Base>.Iterator
          public typealias Element = Base.Element
          public typealias Failure = Base.Failure
          public struct Iterator {}
        }
        public struct AsyncFilterSequence<Base> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncFilterSequence<Base>.Iterator
          public typealias Element = Base.Element
          public typealias Failure = Base.Failure
          public struct Iterator {}
        }
        public struct AsyncFlatMapSequence<Base, SegmentOfResult> where Base : AsyncSequence, SegmentOfResult : AsyncSequence {
          public typealias AsyncIterator = AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator
          public typealias Element = SegmentOfResult.Element
          public typealias Failure = Base.Failure
          public struct Iterator {}
        }
        public protocol AsyncIteratorProtocol<Element, Failure> {
          public associatedtype Element
          public associatedtype Failure : Error = any Error
        }
        public struct AsyncMapSequence<Base, Transformed> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncMapSequence<Base, Transformed>.Iterator
          public typealias Element = Transformed
          public typealias Failure = Base.Failure
          public struct Iterator {}
        }
        public struct AsyncPrefixSequence<Base> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncPrefixSequence<Base>.Iterator
          public typealias Element = Base.Element
          public typealias Failure = Base.Failure
          public struct Iterator {}
        }
        public struct AsyncPrefixWhileSequence<Base> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncPrefixWhileSequence<Base>.Iterator
          public typealias Element = Base.Element
          public typealias Failure = Base.Failure
          public struct Iterator {}
        }
        public protocol AsyncSequence<Element, Failure> {
          public associatedtype AsyncIterator : AsyncIteratorProtocol
          public associatedtype Element
          public associatedtype Failure = any Error
        }
        public struct AsyncStream<Element> {
          public struct Continuation {
            public enum BufferingPolicy {}
            public enum Termination {}
            public enum YieldResult {}
          }
          public struct Iterator {}
        }
        public struct AsyncThrowingCompactMapSequence<Base, ElementOfResult> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncThrowingCompactMapSequence<Base, ElementOfResult>.Iterator
          public typealias Element = ElementOfResult
          public typealias Failure = any Error
          public struct Iterator {
            public typealias Element = ElementOfResult
          }
        }
        public struct AsyncThrowingDropWhileSequence<Base> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncThrowingDropWhileSequence<Base>.Iterator
          public typealias Element = Base.Element
          public typealias Failure = any Error
          public struct Iterator {}
        }
        public struct AsyncThrowingFilterSequence<Base> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncThrowingFilterSequence<Base>.Iterator
          public typealias Element = Base.Element
          public typealias Failure = any Error
          public struct Iterator {}
        }
        public struct AsyncThrowingFlatMapSequence<Base, SegmentOfResult> where Base : AsyncSequence, SegmentOfResult : AsyncSequence {
          public typealias AsyncIterator = AsyncThrowingFlatMapSequence<Base, SegmentOfResult>.Iterator
          public typealias Element = SegmentOfResult.Element
          public typealias Failure = any Error
          public struct Iterator {}
        }
        public struct AsyncThrowingMapSequence<Base, Transformed> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncThrowingMapSequence<Base, Transformed>.Iterator
          public typealias Element = Transformed
          public typealias Failure = any Error
          public struct Iterator {}
        }
        public struct AsyncThrowingPrefixWhileSequence<Base> where Base : AsyncSequence {
          public typealias AsyncIterator = AsyncThrowingPrefixWhileSequence<Base>.Iterator
          public typealias Element = Base.Element
          public typealias Failure = any Error
          public struct Iterator {}
        }
        public struct AsyncThrowingStream<Element, Failure> where Failure : Error {
          public struct Continuation {
            public enum BufferingPolicy {}
            public enum Termination {}
            public enum YieldResult {}
          }
          public struct Iterator {}
        }
        public protocol BidirectionalCollection<Element> : Collection {
          public associatedtype Element
          public associatedtype Index
          public associatedtype Indices
          public associatedtype SubSequence
        }
        public typealias BidirectionalIndexable = BidirectionalCollection
        public typealias BidirectionalSlice<T> = Slice<T>
        public protocol BinaryFloatingPoint : ExpressibleByFloatLiteral, FloatingPoint {
          public associatedtype RawExponent : UnsignedInteger
          public associatedtype RawSignificand : UnsignedInteger
        }
        public protocol BinaryInteger : CustomStringConvertible, Hashable, Numeric, Strideable {
          public associatedtype Words : RandomAccessCollection
        }
        public protocol BitwiseCopyable : ~Escapable {}
        public struct Bool {}
        public typealias BooleanLiteralConvertible = ExpressibleByBooleanLiteral
        public typealias BooleanLiteralType = Bool
        public typealias CBool = Bool
        public typealias CChar = Int8
        public typealias CChar16 = UInt16
        public typealias CChar32 = Unicode.Scalar
        public typealias CChar8 = UInt8
        public typealias CDouble = Double
        public typealias CFloat = Float
        public typealias CFloat16 = Float16
        public typealias CInt = Int32
        public typealias CLong = Int
        public typealias CLongDouble = Float80
        public typealias CLongLong = Int64
        public typealias CShort = Int16
        public typealias CSignedChar = Int8
        public typealias CUnsignedChar = UInt8
        public typealias CUnsignedInt = UInt32
        public typealias CUnsignedLong = UInt
        public typealias CUnsignedLongLong = UInt64
        public typealias CUnsignedShort = UInt16
        public struct CVaListPointer {}
        public protocol CVarArg {}
        public typealias CWideChar = Unicode.Scalar
        public struct CancellationError {}
        public protocol CaseIterable {
          public associatedtype AllCases : Collection = [Self]
        }
        public struct Character {
          public typealias UTF16View = String.UTF16View
          public typealias UTF8View = String.UTF8View
          public typealias UnicodeScalarView = String.UnicodeScalarView
        }
        public struct CheckedContinuation<T, E> where E : Error {}
        public protocol Clock<Duration> : Sendable {
          public associatedtype Duration
          public associatedtype Instant : InstantProtocol
        }
        public struct ClosedRange<Bound> where Bound : Comparable {
          public typealias Element = Bound
          public enum Index {}
          public typealias Iterator = IndexingIterator<ClosedRange<Bound>>
          public typealias SubSequence = Slice<ClosedRange<Bound>>
        }
        public typealias ClosedRangeIndex<T> = ClosedRange<T>.Index
        public typealias Codable = Decodable & Encodable
        public protocol CodingKey : CustomDebugStringConvertible, CustomStringConvertible, Sendable {}
        public protocol CodingKeyRepresentable {}
        public struct CodingUserInfoKey {
          public typealias RawValue = String
        }
        public protocol Collection<Element> : Sequence {
          public associatedtype Element
          public associatedtype Index : Comparable
          public typealias IndexDistance = Int
          public associatedtype Indices : Collection = DefaultIndices<Self>
          public associatedtype Iterator = IndexingIterator<Self>
          public associatedtype SubSequence : Collection = Slice<Self>
        }
        public struct CollectionDifference<ChangeElement> {
          public enum Change {}
          public typealias Element = CollectionDifference<ChangeElement>.Change
          public struct Index {}
        }
        public struct CollectionOfOne<Element> {
          public typealias Index = Int
          public typealias Indices = Range<Int>
          public struct Iterator {}
          public typealias SubSequence = Slice<CollectionOfOne<Element>>
        }
        public enum CommandLine {}
        public protocol Comparable : Equatable {}
        public typealias ConcurrentValue = Sendable
        public struct ContiguousArray<Element> {
          public typealias Index = Int
          public typealias Indices = Range<Int>
          public typealias Iterator = IndexingIterator<ContiguousArray<Element>>
        }
        public struct ContinuousClock {
          public struct Instant {}
        }
        public protocol Copyable {}
        public typealias CountableClosedRange<Bound> = ClosedRange<Bound>
        public typealias CountablePartialRangeFrom<Bound> = PartialRangeFrom<Bound>
        public typealias CountableRange<Bound> = Range<Bound>
        public protocol CustomConsumingRegexComponent : RegexComponent {}
        public protocol CustomDebugStringConvertible {}
        public protocol CustomLeafReflectable : CustomReflectable {}
        public protocol CustomPlaygroundDisplayConvertible {}
        public typealias CustomPlaygroundQuickLookable = _CustomPlaygroundQuickLookable
        public protocol CustomReflectable {}
        public protocol CustomStringConvertible {}
        public protocol Decodable {}
        public protocol Decoder {}
        public enum DecodingError {
          public struct Context {}
        }
        public typealias DefaultBidirectionalIndices<T> = DefaultIndices<T>
        public struct DefaultIndices<Elements> where Elements : Collection {
          public typealias Element = Elements.Index
          public typealias Index = Elements.Index
          public typealias Indices = DefaultIndices<Elements>
          public typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
          public typealias SubSequence = DefaultIndices<Elements>
        }
        public typealias DefaultRandomAccessIndices<T> = DefaultIndices<T>
        public struct DefaultStringInterpolation {}
        public struct Dictionary<Key, Value> where Key : Hashable {
          public typealias Element = (key: Key, value: Value)
          public struct Index {}
          public struct Iterator {}
          public struct Keys {
            public typealias Element = Key
            public struct Iterator {}
            public typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
          }
          public typealias SubSequence = Slice<Dictionary<Key, Value>>
          public struct Values {
            public typealias Element = Value
            public struct Iterator {}
          }
        }
        public typealias DictionaryIndex<Key, Value> = Dictionary<Key, Value>.Index
        public typealias DictionaryIterator<Key, Value> = Dictionary<Key, Value>.Iterator
        public typealias DictionaryLiteral<Key, Value> = KeyValuePairs<Key, Value>
        public typealias DictionaryLiteralConvertible = ExpressibleByDictionaryLiteral
        public struct DiscardingTaskGroup {}
        public struct DiscontiguousSlice<Base> where Base : Collection {
          public typealias Element = Base.Element
          public struct Index {}
          public typealias Indices = DefaultIndices<DiscontiguousSlice<Base>>
          public typealias Iterator = IndexingIterator<DiscontiguousSlice<Base>>
          public typealias SubSequence = DiscontiguousSlice<Base>
        }
        public struct Double {
          public typealias Exponent = Int
          public typealias Magnitude = Double
          public typealias RawSignificand = UInt64
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int64
        }
        public struct DropFirstSequence<Base> where Base : Sequence {
          public typealias Element = Base.Element
          public typealias Iterator = Base.Iterator
          public typealias SubSequence = AnySequence<DropFirstSequence<Base>.Element>
        }
        public struct DropWhileSequence<Base> where Base : Sequence {
          public typealias Element = Base.Element
          public struct Iterator {
            public typealias Element = Base.Element
          }
        }
        public struct Duration {}
        public protocol DurationProtocol : AdditiveArithmetic, Comparable, Sendable {}
        public struct EmptyCollection<Element> {
          public typealias Index = Int
          public typealias Indices = Range<Int>
          public struct Iterator {}
          public typealias SubSequence = EmptyCollection<Element>
        }
        public typealias EmptyIterator<T> = EmptyCollection<T>.Iterator
        public protocol Encodable {}
        public protocol Encoder {}
        public enum EncodingError {
          public struct Context {}
        }
        public typealias EnumeratedIterator<T> = EnumeratedSequence<T>.Iterator
        public struct EnumeratedSequence<Base> where Base : Sequence {
          public struct Index {}
          public struct Iterator {
            public typealias Element = (offset: Int, element: Base.Element)
          }
        }
        public protocol Equatable {}
        public protocol Error : Sendable {}
        public protocol Escapable {}
        public protocol Executor : AnyObject, Sendable {}
        public struct ExecutorJob {}
        public protocol ExpressibleByArrayLiteral {
          public associatedtype ArrayLiteralElement
        }
        public protocol ExpressibleByBooleanLiteral {
          public associatedtype BooleanLiteralType : _ExpressibleByBuiltinBooleanLiteral
        }
        public protocol ExpressibleByDictionaryLiteral {
          public associatedtype Key
          public associatedtype Value
        }
        public protocol ExpressibleByExtendedGraphemeClusterLiteral : ExpressibleByUnicodeScalarLiteral {
          public associatedtype ExtendedGraphemeClusterLiteralType : _ExpressibleByBuiltinExtendedGraphemeClusterLiteral
        }
        public protocol ExpressibleByFloatLiteral {
          public associatedtype FloatLiteralType : _ExpressibleByBuiltinFloatLiteral
        }
        public protocol ExpressibleByIntegerLiteral {
          public associatedtype IntegerLiteralType : _ExpressibleByBuiltinIntegerLiteral
        }
        public protocol ExpressibleByNilLiteral : ~Copyable, ~Escapable {}
        public protocol ExpressibleByStringInterpolation : ExpressibleByStringLiteral {
          public associatedtype StringInterpolation : StringInterpolationProtocol = DefaultStringInterpolation
        }
        public protocol ExpressibleByStringLiteral : ExpressibleByExtendedGraphemeClusterLiteral {
          public associatedtype StringLiteralType : _ExpressibleByBuiltinStringLiteral
        }
        public protocol ExpressibleByUnicodeScalarLiteral {
          public associatedtype UnicodeScalarLiteralType : _ExpressibleByBuiltinUnicodeScalarLiteral
        }
        public typealias ExtendedGraphemeClusterLiteralConvertible = ExpressibleByExtendedGraphemeClusterLiteral
        public typealias ExtendedGraphemeClusterType = String
        public protocol FixedWidthInteger : BinaryInteger, LosslessStringConvertible {}
        public typealias FlattenBidirectionalCollection<T> = FlattenCollection<T>
        public typealias FlattenBidirectionalCollectionIndex<T> = FlattenCollection<T>.Index
        public typealias FlattenCollection<T> = FlattenSequence<T>
        public typealias FlattenCollectionIndex<T> = FlattenCollection<T>.Index
        public struct FlattenSequence<Base> where Base : Sequence, Base.Element : Sequence {
          public struct Index {}
          public struct Iterator {
            public typealias Element = Base.Element.Element
          }
        }
        public struct Float {
          public typealias Exponent = Int
          public typealias Magnitude = Float
          public typealias RawSignificand = UInt32
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int32
        }
        public struct Float16 {
          public typealias Exponent = Int
          public typealias Magnitude = Float16
          public typealias RawSignificand = UInt16
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int16
        }
        public typealias Float32 = Float
        public typealias Float64 = Double
        public struct Float80 {
          public typealias Exponent = Int
          public typealias Magnitude = Float80
          public typealias RawSignificand = UInt64
        }
        public typealias FloatLiteralConvertible = ExpressibleByFloatLiteral
        public typealias FloatLiteralType = Double
        public protocol FloatingPoint : Hashable, SignedNumeric, Strideable {
          public associatedtype Exponent : SignedInteger
        }
        public enum FloatingPointClassification {}
        public enum FloatingPointRoundingRule {}
        public enum FloatingPointSign {}
        public protocol GlobalActor {
          public associatedtype ActorType : Actor
        }
        public protocol Hashable : Equatable {}
        public struct Hasher {}
        public protocol Identifiable<ID> {
          public associatedtype ID : Hashable
        }
        public typealias Indexable = Collection
        public typealias IndexableBase = Collection
        public struct IndexingIterator<Elements> where Elements : Collection {
          public typealias Element = Elements.Element
          public typealias Iterator = IndexingIterator<Elements>
          public typealias SubSequence = AnySequence<IndexingIterator<Elements>.Element>
        }
        public struct InlineArray<let count : Int, Element> where Element : ~Copyable {
          public typealias Element = Element
          public typealias Index = Int
        }
        public protocol InstantProtocol<Duration> : Comparable, Hashable, Sendable {
          public associatedtype Duration : DurationProtocol
        }
        public struct Int {
          public typealias IntegerLiteralType = Int
          public typealias Magnitude = UInt
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int
          public struct Words {
            public typealias Indices = Range<Int>
            public typealias SubSequence = Slice<Int.Words>
          }
        }
        public struct Int128 {
          public typealias IntegerLiteralType = Int128
          public typealias Magnitude = UInt128
        }
        public struct Int16 {
          public typealias IntegerLiteralType = Int16
          public typealias Magnitude = UInt16
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int16
          public struct Words {
            public typealias Indices = Range<Int>
            public typealias SubSequence = Slice<Int16.Words>
          }
        }
        public struct Int32 {
          public typealias IntegerLiteralType = Int32
          public typealias Magnitude = UInt32
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int32
          public struct Words {
            public typealias Indices = Range<Int>
            public typealias SubSequence = Slice<Int32.Words>
          }
        }
        public struct Int64 {
          public typealias IntegerLiteralType = Int64
          public typealias Magnitude = UInt64
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int64
          public struct Words {
            public typealias Indices = Range<Int>
            public typealias SubSequence = Slice<Int64.Words>
          }
        }
        public struct Int8 {
          public typealias IntegerLiteralType = Int8
          public typealias Magnitude = UInt8
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int8
          public struct Words {
            public typealias Indices = Range<Int>
            public typealias SubSequence = Slice<Int8.Words>
          }
        }
        public typealias IntegerLiteralConvertible = ExpressibleByIntegerLiteral
        public typealias IntegerLiteralType = Int
        public typealias IteratorOverOne<T> = CollectionOfOne<T>.Iterator
        public protocol IteratorProtocol<Element> {
          public associatedtype Element
        }
        public struct IteratorSequence<Base> where Base : IteratorProtocol {
          public typealias Element = Base.Element
        }
        public struct Job {}
        public struct JobPriority {
          public typealias RawValue = UInt8
        }
        public typealias JoinedIterator<T> = JoinedSequence<T>.Iterator
        public struct JoinedSequence<Base> where Base : Sequence, Base.Element : Sequence {
          public typealias Element = Base.Element.Element
          public struct Iterator {
            public typealias Element = Base.Element.Element
          }
        }
        public class KeyPath<Root, Value> {}
        public struct KeyValuePairs<Key, Value> {
          public typealias Element = (key: Key, value: Value)
          public typealias Index = Int
          public typealias Indices = Range<Int>
          public typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
        }
        public struct KeyedDecodingContainer<K> where K : CodingKey {
          public typealias Key = K
        }
        public protocol KeyedDecodingContainerProtocol {
          public associatedtype Key : CodingKey
        }
        public struct KeyedEncodingContainer<K> where K : CodingKey {
          public typealias Key = K
        }
        public protocol KeyedEncodingContainerProtocol {
          public associatedtype Key : CodingKey
        }
        public typealias LazyBidirectionalCollection<T> = LazyCollection<T>
        public typealias LazyCollection<T> = LazySequence<T>
        public protocol LazyCollectionProtocol : Collection, LazySequenceProtocol {}
        public typealias LazyDropWhileBidirectionalCollection<T> = LazyDropWhileCollection<T>
        public typealias LazyDropWhileCollection<T> = LazyDropWhileSequence<T>
        public typealias LazyDropWhileIndex<T> = LazyDropWhileCollection<T>.Index
        public typealias LazyDropWhileIterator<T> = LazyDropWhileSequence<T>.Iterator
        public struct LazyDropWhileSequence<Base> where Base : Sequence {
          public typealias Element = Base.Element
          public typealias Elements = LazyDropWhileSequence<Base>
          public typealias Index = Base.Index
          public struct Iterator {
            public typealias Element = Base.Element
          }
          public typealias SubSequence = Slice<LazyDropWhileCollection<Base>>
        }
        public typealias LazyFilterBidirectionalCollection<T> = LazyFilterCollection<T>
        public typealias LazyFilterCollection<T> = LazyFilterSequence<T>
        public typealias LazyFilterIndex<Base> = Base.Index
        public typealias LazyFilterIterator<T> = LazyFilterSequence<T>.Iterator
        public struct LazyFilterSequence<Base> where Base : Sequence {
          public typealias Element = Base.Element
          public typealias Index = Base.Index
          public struct Iterator {
            public typealias Element = Base.Element
          }
          public typealias SubSequence = LazyFilterCollection<Base.SubSequence>
        }
        public typealias LazyMapBidirectionalCollection<T, E> = LazyMapCollection<T, E>
        public typealias LazyMapCollection<T, U> = LazyMapSequence<T, U>
        public typealias LazyMapIterator<T, E> = LazyMapSequence<T, E>.Iterator
        public typealias LazyMapRandomAccessCollection<T, E> = LazyMapCollection<T, E>
        public struct LazyMapSequence<Base, Element> where Base : Sequence {
          public typealias Elements = LazyMapSequence<Base, Element>
          public typealias Index = Base.Index
          public typealias Indices = Base.Indices
          public struct Iterator {}
          public typealias SubSequence = LazyMapCollection<Base.SubSequence, Element>
        }
        public typealias LazyPrefixWhileBidirectionalCollection<T> = LazyPrefixWhileCollection<T>
        public typealias LazyPrefixWhileCollection<T> = LazyPrefixWhileSequence<T>
        public typealias LazyPrefixWhileIndex<T> = LazyPrefixWhileCollection<T>.Index
        public typealias LazyPrefixWhileIterator<T> = LazyPrefixWhileSequence<T>.Iterator
        public struct LazyPrefixWhileSequence<Base> where Base : Sequence {
          public typealias Element = Base.Element
          public typealias Elements = LazyPrefixWhileSequence<Base>
          public struct Index {}
          public struct Iterator {
            public typealias Element = Base.Element
          }
          public typealias SubSequence = Slice<LazyPrefixWhileCollection<Base>>
        }
        public typealias LazyRandomAccessCollection<T> = LazyCollection<T>
        public struct LazySequence<Base> where Base : Sequence {
          public typealias Element = Base.Element
          public typealias Elements = Base
          public typealias Index = Base.Index
          public typealias Indices = Base.Indices
          public typealias Iterator = Base.Iterator
          public typealias SubSequence = Slice<LazySequence<Base>>
        }
        public protocol LazySequenceProtocol : Sequence {
          public associatedtype Elements : Sequence = Self
        }
        public protocol LosslessStringConvertible : CustomStringConvertible {}
        public actor MainActor {}
        public class ManagedBuffer<Header, Element> where Element : ~Copyable {}
        public struct ManagedBufferPointer<Header, Element> where Element : ~Copyable {}
        public enum MemoryLayout<T> where T : ~Copyable, T : ~Escapable {}
        public struct Mirror {
          public enum AncestorRepresentation {}
          public typealias Child = (label: String?, value: Any)
          public typealias Children = AnyCollection<Mirror.Child>
          public enum DisplayStyle {}
        }
        public protocol MirrorPath {}
        public typealias MutableBidirectionalSlice<T> = Slice<T>
        public protocol MutableCollection<Element> : Collection {
          public associatedtype Element
          public associatedtype Index
          public associatedtype SubSequence
        }
        public typealias MutableIndexable = MutableCollection
        public typealias MutableRandomAccessSlice<T> = Slice<T>
        public typealias MutableRangeReplaceableBidirectionalSlice<T> = Slice<T>
        public typealias MutableRangeReplaceableRandomAccessSlice<T> = Slice<T>
        public typealias MutableRangeReplaceableSlice<T> = Slice<T>
        public struct MutableRawSpan {}
        public typealias MutableSlice<T> = Slice<T>
        public struct MutableSpan<Element> where Element : ~Copyable {
          public typealias Index = Int
        }
        public enum Never {}
        public typealias NilLiteralConvertible = ExpressibleByNilLiteral
        public protocol Numeric : AdditiveArithmetic, ExpressibleByIntegerLiteral {
          public associatedtype Magnitude : Comparable, Numeric
        }
        public struct ObjectIdentifier {}
        public struct OpaquePointer {}
        public protocol OptionSet : RawRepresentable, SetAlgebra {
          public associatedtype Element = Self
        }
        public enum Optional<Wrapped> where Wrapped : ~Copyable, Wrapped : ~Escapable {}
        public struct OutputRawSpan {}
        public struct OutputSpan<Element> where Element : ~Copyable {
          public typealias Index = Int
        }
        public typealias PartialAsyncTask = UnownedJob
        public class PartialKeyPath<Root> {}
        public struct PartialRangeFrom<Bound> where Bound : Comparable {
          public typealias Element = Bound
          public struct Iterator {}
        }
        public struct PartialRangeThrough<Bound> where Bound : Comparable {}
        public struct PartialRangeUpTo<Bound> where Bound : Comparable {}
        public struct PrefixSequence<Base> where Base : Sequence {
          public struct Iterator {
            public typealias Element = Base.Element
          }
        }
        public protocol RandomAccessCollection<Element> : BidirectionalCollection {
          public associatedtype Element
          public associatedtype Index
          public associatedtype Indices
          public associatedtype SubSequence
        }
        public typealias RandomAccessIndexable = RandomAccessCollection
        public typealias RandomAccessSlice<T> = Slice<T>
        public protocol RandomNumberGenerator {}
        public struct Range<Bound> where Bound : Comparable {
          public typealias Element = Bound
          public typealias Index = Bound
          public typealias Indices = Range<Bound>
          public typealias Iterator = IndexingIterator<Range<Bound>>
          public typealias SubSequence = Range<Bound>
        }
        public protocol RangeExpression<Bound> {
          public associatedtype Bound : Comparable
        }
        public typealias RangeReplaceableBidirectionalSlice<T> = Slice<T>
        public protocol RangeReplaceableCollection<Element> : Collection {
          public associatedtype SubSequence
        }
        public typealias RangeReplaceableIndexable = RangeReplaceableCollection
        public typealias RangeReplaceableRandomAccessSlice<T> = Slice<T>
        public typealias RangeReplaceableSlice<T> = Slice<T>
        public struct RangeSet<Bound> where Bound : Comparable {
          public struct Ranges {
            public typealias Element = Range<Bound>
            public typealias Index = Int
            public typealias Indices = Range<RangeSet<Bound>.Ranges.Index>
            public typealias Iterator = IndexingIterator<RangeSet<Bound>.Ranges>
            public typealias SubSequence = Slice<RangeSet<Bound>.Ranges>
          }
        }
        public protocol RawRepresentable<RawValue> {
          public associatedtype RawValue
        }
        public struct RawSpan {}
        public class ReferenceWritableKeyPath<Root, Value> {}
        public struct Regex<Output> {
          public struct Match {}
        }
        public protocol RegexComponent<RegexOutput> {
          public associatedtype RegexOutput
        }
        public struct RegexRepetitionBehavior {}
        public struct RegexSemanticLevel {}
        public struct RegexWordBoundaryKind {}
        public struct Repeated<Element> {
          public typealias Index = Int
          public typealias Indices = Range<Int>
        }
        public enum Result<Success, Failure> where Failure : Error, Success : ~Copyable, Success : ~Escapable {}
        public struct ReversedCollection<Base> where Base : BidirectionalCollection {
          public typealias Element = Base.Element
          public struct Index {}
          public struct Iterator {
            public typealias Element = Base.Element
          }
        }
        public typealias ReversedIndex<T> = ReversedCollection<T>.Index
        public typealias ReversedRandomAccessCollection<T> = ReversedCollection<T>
        public protocol SIMD<Scalar> : CustomStringConvertible, Decodable, Encodable, ExpressibleByArrayLiteral, Hashable, SIMDStorage {
          public associatedtype MaskStorage : SIMD
        }
        public struct SIMD16<Scalar> where Scalar : SIMDScalar {
          public typealias MaskStorage = SIMD16<Scalar.SIMDMaskScalar>
        }
        public struct SIMD2<Scalar> where Scalar : SIMDScalar {
          public typealias MaskStorage = SIMD2<Scalar.SIMDMaskScalar>
        }
        public struct SIMD3<Scalar> where Scalar : SIMDScalar {
          public typealias MaskStorage = SIMD3<Scalar.SIMDMaskScalar>
        }
        public struct SIMD32<Scalar> where Scalar : SIMDScalar {
          public typealias MaskStorage = SIMD32<Scalar.SIMDMaskScalar>
        }
        public struct SIMD4<Scalar> where Scalar : SIMDScalar {
          public typealias MaskStorage = SIMD4<Scalar.SIMDMaskScalar>
        }
        public struct SIMD64<Scalar> where Scalar : SIMDScalar {
          public typealias MaskStorage = SIMD64<Scalar.SIMDMaskScalar>
        }
        public struct SIMD8<Scalar> where Scalar : SIMDScalar {
          public typealias MaskStorage = SIMD8<Scalar.SIMDMaskScalar>
        }
        public struct SIMDMask<Storage> where Storage : SIMD, Storage.Scalar : FixedWidthInteger, Storage.Scalar : SignedInteger {
          public typealias MaskStorage = Storage
          public typealias Scalar = Bool
        }
        public protocol SIMDScalar : BitwiseCopyable {
          public associatedtype SIMD16Storage : SIMDStorage
          public associatedtype SIMD2Storage : SIMDStorage
          public associatedtype SIMD32Storage : SIMDStorage
          public associatedtype SIMD4Storage : SIMDStorage
          public associatedtype SIMD64Storage : SIMDStorage
          public associatedtype SIMD8Storage : SIMDStorage
          public associatedtype SIMDMaskScalar : FixedWidthInteger, SIMDScalar, SignedInteger
        }
        public protocol SIMDStorage {
          public associatedtype Scalar : Decodable, Encodable, Hashable
        }
        public protocol Sendable : SendableMetatype {}
        public protocol SendableMetatype : ~Copyable, ~Escapable {}
        public protocol Sequence<Element> {
          public associatedtype Element
          public associatedtype Iterator : IteratorProtocol
        }
        public protocol SerialExecutor : Executor {}
        public struct Set<Element> where Element : Hashable {
          public struct Index {}
          public struct Iterator {}
        }
        public protocol SetAlgebra<Element> : Equatable, ExpressibleByArrayLiteral {
          public associatedtype Element
        }
        public typealias SetIndex<Element> = Set<Element>.Index
        public typealias SetIterator<Element> = Set<Element>.Iterator
        public protocol SignedInteger : BinaryInteger, SignedNumeric {}
        public protocol SignedNumeric : Numeric {}
        public protocol SingleValueDecodingContainer {}
        public protocol SingleValueEncodingContainer {}
        public struct Slice<Base> where Base : Collection {
          public typealias Element = Base.Element
          public typealias Index = Base.Index
          public typealias Indices = Base.Indices
          public typealias Iterator = IndexingIterator<Slice<Base>>
          public typealias SubSequence = Slice<Base>
        }
        public struct Span<Element> where Element : ~Copyable {
          public typealias Index = Int
        }
        public struct StaticBigInt {}
        public struct StaticString {}
        public struct StrideThrough<Element> where Element : Strideable {}
        public struct StrideThroughIterator<Element> where Element : Strideable {}
        public struct StrideTo<Element> where Element : Strideable {}
        public struct StrideToIterator<Element> where Element : Strideable {}
        public protocol Strideable<Stride> : Comparable {
          public associatedtype Stride : Comparable, SignedNumeric
        }
        public struct String {
          public typealias CharacterView = String
          public typealias Element = Character
          public struct Index {}
          public typealias IndexDistance = Int
          public struct Iterator {}
          public typealias SubSequence = Substring
          public struct UTF16View {
            public typealias Index = String.Index
            public struct Iterator {}
            public typealias SubSequence = Substring.UTF16View
          }
          public struct UTF8View {
            public typealias Element = UTF8.CodeUnit
            public typealias Index = String.Index
            public typealias SubSequence = Substring.UTF8View
          }
          public typealias UnicodeScalarIndex = String.UnicodeScalarView.Index
          public struct UnicodeScalarView {
            public typealias Index = String.Index
            public struct Iterator {}
            public typealias SubSequence = Substring.UnicodeScalarView
          }
        }
        public typealias StringInterpolationConvertible = ExpressibleByStringInterpolation
        public protocol StringInterpolationProtocol {
          public associatedtype StringLiteralType : _ExpressibleByBuiltinStringLiteral
        }
        public typealias StringLiteralConvertible = ExpressibleByStringLiteral
        public typealias StringLiteralType = String
        public protocol StringProtocol : BidirectionalCollection, Comparable, ExpressibleByStringInterpolation, Hashable, LosslessStringConvertible, TextOutputStream, TextOutputStreamable {
          public associatedtype SubSequence = Substring
          public associatedtype UTF16View : BidirectionalCollection
          public associatedtype UTF8View : Collection
          public associatedtype UnicodeScalarView : BidirectionalCollection
        }
        public struct Substring {
          public typealias CharacterView = Substring
          public typealias Index = String.Index
          public typealias SubSequence = Substring
          public struct UTF16View {
            public typealias Element = String.UTF16View.Element
            public typealias Index = String.UTF16View.Index
            public typealias Indices = String.UTF16View.Indices
            public typealias SubSequence = Substring.UTF16View
          }
          public struct UTF8View {
            public typealias Element = String.UTF8View.Element
            public typealias Index = String.UTF8View.Index
            public typealias Indices = String.UTF8View.Indices
            public typealias SubSequence = Substring.UTF8View
          }
          public struct UnicodeScalarView {
            public typealias Element = String.UnicodeScalarView.Element
            public typealias Index = String.UnicodeScalarView.Index
            public typealias Indices = String.UnicodeScalarView.Indices
            public typealias SubSequence = Substring.UnicodeScalarView
          }
        }
        public struct SuspendingClock {
          public struct Instant {}
        }
        public struct SystemRandomNumberGenerator {}
        public struct Task<Success, Failure> where Success : Sendable, Failure : Error {
          public typealias Group<TaskResult> = ThrowingTaskGroup<TaskResult, any Error>
          public typealias Handle = Task
          public typealias Priority = TaskPriority
        }
        public protocol TaskExecutor : Executor {}
        public struct TaskGroup<ChildTaskResult> where ChildTaskResult : Sendable {
          public typealias AsyncIterator = TaskGroup<ChildTaskResult>.Iterator
          public typealias Element = ChildTaskResult
          public struct Iterator {
            public typealias Element = ChildTaskResult
          }
        }
        public class TaskLocal<Value> where Value : Sendable {}
        public struct TaskPriority {
          public typealias RawValue = UInt8
        }
        public protocol TextOutputStream {}
        public protocol TextOutputStreamable {}
        public struct ThrowingDiscardingTaskGroup<Failure> where Failure : Error {}
        public struct ThrowingTaskGroup<ChildTaskResult, Failure> where ChildTaskResult : Sendable, Failure : Error {
          public typealias AsyncIterator = ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator
          public typealias Element = ChildTaskResult
          public struct Iterator {
            public typealias Element = ChildTaskResult
          }
        }
        public struct UInt {
          public typealias IntegerLiteralType = UInt
          public typealias Magnitude = UInt
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int
          public struct Words {
            public typealias Indices = Range<Int>
            public typealias SubSequence = Slice<UInt.Words>
          }
        }
        public struct UInt128 {
          public typealias IntegerLiteralType = UInt128
          public typealias Magnitude = UInt128
          public struct Words {
            public typealias Element = UInt
            public typealias Index = Int
            public typealias Indices = Range<Int>
            public typealias SubSequence = Slice<UInt128.Words>
          }
        }
        public struct UInt16 {
          public typealias IntegerLiteralType = UInt16
          public typealias Magnitude = UInt16
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int16
          public struct Words {
            public typealias Indices = Range<Int>
            public typealias SubSequence = Slice<UInt16.Words>
          }
        }
        public struct UInt32 {
          public typealias IntegerLiteralType = UInt32
          public typealias Magnitude = UInt32
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int32
          public struct Words {
            public typealias Indices = Range<Int>
            public typealias SubSequence = Slice<UInt32.Words>
          }
        }
        public struct UInt64 {
          public typealias IntegerLiteralType = UInt64
          public typealias Magnitude = UInt64
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int64
          public struct Words {
            public typealias Indices = Range<Int>
            public typealias SubSequence = Slice<UInt64.Words>
          }
        }
        public struct UInt8 {
          public typealias IntegerLiteralType = UInt8
          public typealias Magnitude = UInt8
          public struct SIMD16Storage {}
          public struct SIMD2Storage {}
          public struct SIMD32Storage {}
          public struct SIMD4Storage {}
          public struct SIMD64Storage {}
          public struct SIMD8Storage {}
          public typealias SIMDMaskScalar = Int8
          public struct Words {
            public typealias Indices = Range<Int>
            public typealias SubSequence = Slice<UInt8.Words>
          }
        }
        public typealias UTF16 = Unicode.UTF16
        public typealias UTF32 = Unicode.UTF32
        public typealias UTF8 = Unicode.UTF8
        public struct UTF8Span {
          public struct CharacterIterator {}
          public struct UnicodeScalarIterator {}
        }
        public typealias UnboundedRange = (UnboundedRange_) -> ()
        public enum UnboundedRange_ {}
        public typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
        public struct UnfoldSequence<Element, State> {}
        public enum Unicode {
          public enum ASCII {
            public typealias CodeUnit = UInt8
            public typealias EncodedScalar = CollectionOfOne<Unicode.ASCII.CodeUnit>
            public typealias ForwardParser = Unicode.ASCII.Parser
            public struct Parser {
              public typealias Encoding = Unicode.ASCII
            }
            public typealias ReverseParser = Unicode.ASCII.Parser
          }
          public struct CanonicalCombiningClass {}
          public typealias Encoding = _UnicodeEncoding
          public enum GeneralCategory {}
          public enum NumericType {}
          public enum ParseResult<T> {}
          public typealias Parser = _UnicodeParser
          public struct Scalar {
            public struct Properties {}
            public struct UTF16View {
              public typealias Indices = Range<Int>
            }
            public struct UTF8View {
              public typealias Indices = Range<Int>
            }
          }
          public enum UTF16 {
            public typealias CodeUnit = UInt16
            public struct ForwardParser {
              public typealias Encoding = Unicode.UTF16
            }
            public struct ReverseParser {
              public typealias Encoding = Unicode.UTF16
            }
          }
          public enum UTF32 {
            public typealias CodeUnit = UInt32
            public typealias EncodedScalar = CollectionOfOne<UInt32>
            public typealias ForwardParser = Unicode.UTF32.Parser
            public struct Parser {
              public typealias Encoding = Unicode.UTF32
            }
            public typealias ReverseParser = Unicode.UTF32.Parser
          }
          public enum UTF8 {
            public typealias CodeUnit = UInt8
            public struct ForwardParser {
              public typealias Encoding = Unicode.UTF8
            }
            public struct ReverseParser {
              public typealias Encoding = Unicode.UTF8
            }
            public struct ValidationError {
              public struct Kind {}
            }
          }
          public typealias Version = (major: Int, minor: Int)
        }
        public protocol UnicodeCodec : _UnicodeEncoding {}
        public enum UnicodeDecodingResult {}
        public typealias UnicodeScalar = Unicode.Scalar
        public typealias UnicodeScalarLiteralConvertible = ExpressibleByUnicodeScalarLiteral
        public typealias UnicodeScalarType = String
        public protocol UnkeyedDecodingContainer {}
        public protocol UnkeyedEncodingContainer {}
        public struct Unmanaged<Instance> where Instance : AnyObject {}
        public struct UnownedJob {}
        public struct UnownedSerialExecutor {}
        public struct UnownedTaskExecutor {}
        public struct UnsafeBufferPointer<Element> where Element : ~Copyable {
          public typealias Index = Int
          public typealias Indices = Range<Int>
          public struct Iterator {}
          public typealias SubSequence = Slice<UnsafeBufferPointer<Element>>
        }
        public typealias UnsafeBufferPointerIterator<T> = UnsafeBufferPointer<T>.Iterator
        public typealias UnsafeConcurrentValue = UnsafeSendable
        public struct UnsafeContinuation<T, E> where E : Error {}
        public struct UnsafeCurrentTask {}
        public struct UnsafeMutableBufferPointer<Element> where Element : ~Copyable {
          public typealias Index = Int
          public typealias Indices = Range<Int>
          public typealias Iterator = UnsafeBufferPointer<Element>.Iterator
          public typealias SubSequence = Slice<UnsafeMutableBufferPointer<Element>>
        }
        public struct UnsafeMutablePointer<Pointee> where Pointee : ~Copyable {
          public typealias Distance = Int
        }
        public struct UnsafeMutableRawBufferPointer {
          public typealias Element = UInt8
          public typealias Index = Int
          public typealias Indices = Range<Int>
          public typealias Iterator = UnsafeRawBufferPointer.Iterator
          public typealias SubSequence = Slice<UnsafeMutableRawBufferPointer>
        }
        public typealias UnsafeMutableRawBufferPointerIterator<T> = UnsafeBufferPointer<T>.Iterator
        public struct UnsafeMutableRawPointer {
          public typealias Pointee = UInt8
        }
        public struct UnsafePointer<Pointee> where Pointee : ~Copyable {
          public typealias Distance = Int
        }
        public struct UnsafeRawBufferPointer {
          public typealias Element = UInt8
          public typealias Index = Int
          public typealias Indices = Range<Int>
          public struct Iterator {}
          public typealias SubSequence = Slice<UnsafeRawBufferPointer>
        }
        public typealias UnsafeRawBufferPointerIterator<T> = UnsafeBufferPointer<T>.Iterator
        public struct UnsafeRawPointer {
          public typealias Pointee = UInt8
        }
        public protocol UnsafeSendable : Sendable {}
        public typealias UnsafeThrowingContinuation<T> = UnsafeContinuation<T, any Error>
        public protocol UnsignedInteger : BinaryInteger {}
        public typealias Void = ()
        public class WritableKeyPath<Root, Value> {}
        public typealias Zip2Iterator<T, U> = Zip2Sequence<T, U>.Iterator
        public struct Zip2Sequence<Sequence1, Sequence2> where Sequence1 : Sequence, Sequence2 : Sequence {
          public typealias Element = (Sequence1.Element, Sequence2.Element)
          public struct Iterator {
            public typealias Element = (Sequence1.Element, Sequence2.Element)
          }
          public typealias Stream1 = Sequence1.Iterator
          public typealias Stream2 = Sequence2.Iterator
        }
        """#
}
