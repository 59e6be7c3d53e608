// Made by Tests/SymbolGraphs/known.py from the compiler's symbol graphs.

extension KnownModules {
    static let foundation = #"""
        public struct AffineTransform {
          public typealias ReferenceType = NSAffineTransform
        }
        public struct AlignmentOptions {}
        public struct AttributeContainer {
          public struct Builder<T> where T : AttributedStringKey {}
        }
        public enum AttributeDynamicLookup {}
        public protocol AttributeScope : DecodingConfigurationProviding, EncodingConfigurationProviding, SendableMetatype {}
        public struct AttributeScopeCodableConfiguration {}
        public enum AttributeScopes {
          public struct FoundationAttributes {
            public enum AlternateDescriptionAttribute {
              public typealias Value = String
            }
            public enum ByteCountAttribute {
              public enum Component {}
              public enum Unit {}
              public typealias Value = AttributeScopes.FoundationAttributes.ByteCountAttribute.Component
            }
            public enum DateFieldAttribute {
              public enum Field {}
              public typealias Value = AttributeScopes.FoundationAttributes.DateFieldAttribute.Field
            }
            public enum DurationFieldAttribute {
              public enum Field {}
              public typealias Value = AttributeScopes.FoundationAttributes.DurationFieldAttribute.Field
            }
            public enum ImageURLAttribute {
              public typealias Value = URL
            }
            public enum LanguageIdentifierAttribute {
              public typealias Value = String
            }
            public enum LinkAttribute {
              public typealias Value = URL
            }
            public struct MeasurementAttribute {
              public enum Component {}
              public typealias Value = AttributeScopes.FoundationAttributes.MeasurementAttribute.Component
            }
            public struct NumberFormatAttributes {
              public enum NumberPartAttribute {
                public enum NumberPart {}
                public typealias Value = AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.NumberPart
              }
              public enum SymbolAttribute {
                public enum Symbol {}
                public typealias Value = AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Symbol
              }
            }
            public enum PersonNameComponentAttribute {
              public enum Component {}
              public typealias Value = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component
            }
            public enum ReplacementIndexAttribute {
              public typealias Value = Int
            }
            public enum WritingDirectionAttribute {
              public typealias Value = AttributedString.WritingDirection
            }
          }
        }
        public struct AttributedString {
          public struct AttributeInvalidationCondition {}
          public enum AttributeMergePolicy {}
          public enum AttributeRunBoundaries {}
          public struct CharacterView {
            public typealias Element = Character
            public typealias Index = AttributedString.Index
          }
          public struct Index {}
          public struct Runs {
            public struct AttributesSlice1<T> where T : AttributedStringKey, T.Value : Sendable {
              public typealias Element = (T.Value?, Range<AttributedString.Index>)
              public typealias Index = AttributedString.Index
              public struct Iterator {
                public typealias Element = AttributedString.Runs.AttributesSlice1<T>.Element
              }
            }
            public struct AttributesSlice2<T, U> where T : AttributedStringKey, U : AttributedStringKey, T.Value : Sendable, U.Value : Sendable {
              public typealias Element = (T.Value?, U.Value?, Range<AttributedString.Index>)
              public typealias Index = AttributedString.Index
              public struct Iterator {
                public typealias Element = AttributedString.Runs.AttributesSlice2<T, U>.Element
              }
            }
            public struct AttributesSlice3<T, U, V> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable {
              public typealias Element = (T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>)
              public typealias Index = AttributedString.Index
              public struct Iterator {
                public typealias Element = AttributedString.Runs.AttributesSlice3<T, U, V>.Element
              }
            }
            public struct AttributesSlice4<T, U, V, W> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable, W.Value : Sendable {
              public typealias Element = (T.Value?, U.Value?, V.Value?, W.Value?, Range<AttributedString.Index>)
              public typealias Index = AttributedString.Index
              public struct Iterator {
                public typealias Element = AttributedString.Runs.AttributesSlice4<T, U, V, W>.Element
              }
            }
            public struct AttributesSlice5<T, U, V, W, X> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey, X : AttributedStringKey, T.Value : Sendable, U.Value : Sendable, V.Value : Sendable, W.Value : Sendable, X.Value : Sendable {
              public typealias Element = (T.Value?, U.Value?, V.Value?, W.Value?, X.Value?, Range<AttributedString.Index>)
              public typealias Index = AttributedString.Index
              public struct Iterator {
                public typealias Element = AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Element
              }
            }
            public typealias Element = AttributedString.Runs.Run
            public struct Index {}
            public struct Run {}
          }
          public struct SingleAttributeTransformer<T> where T : AttributedStringKey, T.Value : Sendable {}
          public struct UTF16View {
            public typealias Element = UTF16.CodeUnit
            public typealias Index = AttributedString.Index
            public typealias Subsequence = AttributedString.UTF16View
          }
          public struct UTF8View {
            public typealias Element = UTF8.CodeUnit
            public typealias Index = AttributedString.Index
            public typealias Subsequence = AttributedString.UTF8View
          }
          public struct UnicodeScalarView {
            public typealias Element = UnicodeScalar
            public typealias Index = AttributedString.Index
          }
          public enum WritingDirection {}
        }
        public protocol AttributedStringAttributeMutation {}
        public protocol AttributedStringKey : SendableMetatype {
          public associatedtype Value : Hashable
        }
        public protocol AttributedStringProtocol : AttributedStringAttributeMutation, CustomStringConvertible, Hashable, Sendable {}
        public struct AttributedSubstring {}
        public class BlockOperation {}
        public class Bundle {}
        public class ByteCountFormatter {
          public enum CountStyle {}
          public struct Units {}
        }
        public struct CGFloat {
          public typealias Exponent = Int
          public typealias NativeType = Double
          public typealias RawSignificand = UInt
        }
        public struct CGPoint {}
        public struct CGRect {}
        public enum CGRectEdge {}
        public struct CGSize {}
        public struct Calendar {
          public enum Component {}
          public enum Identifier {}
          public enum MatchingPolicy {}
          public struct RecurrenceRule {
            public struct End {}
            public enum Frequency {}
            public struct Month {
              public typealias IntegerLiteralType = Int
            }
            public enum Weekday {}
          }
          public typealias ReferenceType = NSCalendar
          public enum RepeatedTimePolicy {}
          public enum SearchDirection {}
        }
        public struct CharacterSet {
          public typealias ReferenceType = NSCharacterSet
        }
        public struct CocoaError {
          public struct Code {}
        }
        public typealias CodableAttributedStringKey = DecodableAttributedStringKey & EncodableAttributedStringKey
        public struct CodableConfiguration<T, ConfigurationProvider> where T : DecodableWithConfiguration, T : EncodableWithConfiguration, ConfigurationProvider : DecodingConfigurationProviding, ConfigurationProvider : EncodingConfigurationProviding, T.DecodingConfiguration == ConfigurationProvider.DecodingConfiguration, T.EncodingConfiguration == ConfigurationProvider.EncodingConfiguration {}
        public typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
        public struct ComparableComparator<Compared> where Compared : Comparable {}
        public typealias Comparator = (Any, Any) -> ComparisonResult
        public enum ComparisonResult {}
        public protocol ContiguousBytes {}
        public protocol CustomNSError : Error {}
        public struct Data {
          public struct Base64DecodingOptions {}
          public struct Base64EncodingOptions {}
          public enum Deallocator {}
          public typealias Index = Int
          public typealias Indices = Range<Int>
          public struct Iterator {}
          public struct ReadingOptions {}
          public struct SearchOptions {}
          public struct WritingOptions {}
        }
        public protocol DataProtocol : RandomAccessCollection {
          public associatedtype Regions : BidirectionalCollection
        }
        public struct Date {
          public struct ISO8601FormatStyle {
            public enum DateSeparator {}
            public enum DateTimeSeparator {}
            public typealias RegexOutput = Date
            public enum TimeSeparator {}
            public enum TimeZoneSeparator {}
          }
          public typealias Stride = TimeInterval
        }
        public struct DateComponents {
          public struct ISO8601FormatStyle {
            public typealias RegexOutput = DateComponents
          }
          public typealias ReferenceType = NSDateComponents
        }
        public class DateFormatter {
          public enum Style {}
        }
        public struct DateInterval {}
        public class DateIntervalFormatter {
          public enum Style {}
        }
        public struct Decimal {
          public enum CalculationError {}
          public enum RoundingMode {}
        }
        public protocol DecodableAttributedStringKey : AttributedStringKey {}
        public protocol DecodableWithConfiguration {
          public associatedtype DecodingConfiguration
        }
        public protocol DecodingConfigurationProviding {
          public associatedtype DecodingConfiguration
        }
        public class Dimension {}
        public struct DiscontiguousAttributedSubstring {}
        public protocol DiscreteFormatStyle<FormatInput, FormatOutput> : FormatStyle {}
        public protocol EncodableAttributedStringKey : AttributedStringKey {}
        public protocol EncodableWithConfiguration {
          public associatedtype EncodingConfiguration
        }
        public protocol EncodingConfigurationProviding {
          public associatedtype EncodingConfiguration
        }
        public class EnergyFormatter {
          public enum Unit {}
        }
        public struct Expression<each Input, Output> {}
        public struct FileAttributeKey {
          public typealias RawValue = String
        }
        public struct FileAttributeType {}
        public class FileHandle {}
        public class FileManager {
          public struct DirectoryEnumerationOptions {}
          public class DirectoryEnumerator {}
          public struct ItemReplacementOptions {}
          public enum SearchPathDirectory {}
          public struct SearchPathDomainMask {}
          public enum URLRelationship {}
          public struct UnmountOptions {}
          public struct VolumeEnumerationOptions {}
        }
        public protocol FileManagerDelegate : AnyObject, Sendable {}
        public struct FileProtectionType {}
        public protocol FormatStyle<FormatInput, FormatOutput> : Decodable, Encodable, Hashable {
          public associatedtype FormatInput
          public associatedtype FormatOutput
        }
        public class Formatter {
          public enum Context {}
          public enum UnitStyle {}
        }
        public class Host {}
        public class ISO8601DateFormatter {
          public struct Options {}
        }
        public struct IndexPath {
          public typealias Element = Int
          public typealias Index = Array<Int>.Index
          public typealias Indices = DefaultIndices<IndexPath>
          public typealias ReferenceType = NSIndexPath
        }
        public struct IndexSet {
          public typealias Element = Int
          public struct Index {}
          public struct RangeView {
            public typealias Index = Int
          }
          public typealias ReferenceType = NSIndexSet
        }
        public enum InflectionRule {}
        public class InputStream {}
        public class JSONDecoder {
          public enum DataDecodingStrategy {}
          public enum DateDecodingStrategy {}
          public enum KeyDecodingStrategy {}
          public enum NonConformingFloatDecodingStrategy {}
        }
        public class JSONEncoder {
          public enum DataEncodingStrategy {}
          public enum DateEncodingStrategy {}
          public enum KeyEncodingStrategy {}
          public enum NonConformingFloatEncodingStrategy {}
          public struct OutputFormatting {}
        }
        public class JSONSerialization {
          public struct ReadingOptions {}
          public struct WritingOptions {}
        }
        public class LengthFormatter {
          public enum Unit {}
        }
        public struct Locale {
          public struct Collation {}
          public struct Components {}
          public struct Currency {}
          public enum HourCycle {}
          public enum IdentifierType {}
          public struct Language {
            public struct Components {}
          }
          public struct LanguageCode {
            public enum IdentifierType {}
          }
          public enum LanguageDirection {}
          public struct MeasurementSystem {}
          public struct NumberingSystem {}
          public struct Region {}
          public struct Script {}
          public struct Subdivision {}
          public struct Variant {}
          public enum Weekday {}
        }
        public protocol LocalizedError : Error {}
        public protocol MarkdownDecodableAttributedStringKey : AttributedStringKey {}
        public class MassFormatter {
          public enum Unit {}
        }
        public struct Measurement<UnitType> where UnitType : Unit {
          public typealias ReferenceType = NSMeasurement
        }
        public struct Morphology {
          public struct CustomPronoun {}
          public enum GrammaticalGender {}
          public enum GrammaticalNumber {}
          public enum PartOfSpeech {}
        }
        public protocol MutableDataProtocol : DataProtocol, MutableCollection, RangeReplaceableCollection {}
        public class NSAffineTransform {}
        public struct NSAffineTransformStruct {}
        public class NSArray {
          public struct Iterator {}
        }
        public class NSAttributedString {
          public struct EnumerationOptions {}
          public struct Key {}
        }
        public struct NSBinarySearchingOptions {}
        public class NSCache<KeyType, ObjectType> where KeyType : AnyObject, ObjectType : AnyObject {}
        public protocol NSCacheDelegate : NSObjectProtocol {}
        public class NSCalendar {
          public struct Identifier {}
          public struct Options {}
          public struct Unit {}
        }
        public class NSCharacterSet {}
        public class NSCoder {
          public enum DecodingFailurePolicy {}
        }
        public protocol NSCoding {}
        public class NSComparisonPredicate {
          public enum Modifier {}
          public enum Operator {}
          public struct Options {}
        }
        public class NSCompoundPredicate {
          public enum LogicalType {}
        }
        public class NSCondition {}
        public class NSConditionLock {}
        public protocol NSCopying {}
        public class NSCountedSet {}
        public class NSData {
          public typealias Base64DecodingOptions = Data.Base64DecodingOptions
          public typealias Base64EncodingOptions = Data.Base64EncodingOptions
          public typealias ReadingOptions = Data.ReadingOptions
          public typealias SearchOptions = Data.SearchOptions
          public typealias WritingOptions = Data.WritingOptions
        }
        public class NSDate {}
        public class NSDateComponents {}
        public class NSDateInterval {}
        public class NSDecimalNumber {
          public typealias CalculationError = Decimal.CalculationError
          public typealias RoundingMode = Decimal.RoundingMode
        }
        public protocol NSDecimalNumberBehaviors {}
        public class NSDecimalNumberHandler {}
        public class NSDictionary {
          public struct Iterator {}
        }
        public struct NSEdgeInsets {}
        public struct NSEnumerationOptions {}
        public class NSEnumerator {
          public struct Iterator {}
        }
        public class NSError {}
        public typealias NSErrorDomain = NSString
        public struct NSExceptionName {}
        public class NSExpression {
          public enum ExpressionType {}
        }
        public class NSIndexPath {}
        public class NSIndexSet {}
        public struct NSIndexSetIterator {
          public typealias Element = Int
        }
        public class NSKeyedArchiver {}
        public protocol NSKeyedArchiverDelegate : AnyObject {}
        public class NSKeyedUnarchiver {}
        public protocol NSKeyedUnarchiverDelegate : AnyObject {}
        public class NSLocale {
          public struct Key {}
          public typealias LanguageDirection = Locale.LanguageDirection
        }
        public class NSLock {}
        public protocol NSLocking {}
        public class NSMeasurement {}
        public class NSMutableArray {}
        public class NSMutableAttributedString {}
        public class NSMutableCharacterSet {}
        public protocol NSMutableCopying {}
        public class NSMutableData {}
        public class NSMutableDictionary {}
        public class NSMutableIndexSet {}
        public class NSMutableOrderedSet {}
        public class NSMutableSet {}
        public class NSMutableString {}
        public class NSNotification {
          public struct Name {}
        }
        public class NSNull {}
        public class NSNumber {}
        public class NSObject {}
        public protocol NSObjectProtocol : AnyObject {}
        public class NSOrderedSet {
          public typealias Iterator = NSEnumerator.Iterator
        }
        public class NSOrthography {}
        public class NSPersonNameComponents {}
        public typealias NSPoint = CGPoint
        public typealias NSPointArray = UnsafeMutablePointer<NSPoint>
        public typealias NSPointPointer = UnsafeMutablePointer<NSPoint>
        public class NSPredicate {}
        public typealias NSRangePointer = UnsafeMutablePointer<NSRange>
        public typealias NSRect = CGRect
        public typealias NSRectArray = UnsafeMutablePointer<NSRect>
        public enum NSRectEdge {}
        public typealias NSRectPointer = UnsafeMutablePointer<NSRect>
        public class NSRecursiveLock {}
        public class NSRegularExpression {
          public struct MatchingFlags {}
          public struct MatchingOptions {}
          public struct Options {}
        }
        public protocol NSSecureCoding : NSCoding {}
        public class NSSet {
          public typealias Iterator = NSEnumerator.Iterator
        }
        public typealias NSSize = CGSize
        public typealias NSSizeArray = UnsafeMutablePointer<NSSize>
        public typealias NSSizePointer = UnsafeMutablePointer<NSSize>
        public class NSSortDescriptor {}
        public struct NSSortOptions {}
        public class NSString {
          public typealias CompareOptions = String.CompareOptions
          public struct EncodingConversionOptions {}
          public struct EnumerationOptions {}
        }
        public struct NSTextCheckingKey {}
        public class NSTextCheckingResult {
          public struct CheckingType {}
        }
        public class NSTimeZone {
          public typealias NameStyle = TimeZone.NameStyle
        }
        public class NSURL {}
        public class NSURLComponents {}
        public class NSURLQueryItem {}
        public class NSUUID {}
        public class NSValue {}
        public struct NSZone {}
        public struct Notification {
          public typealias Name = NSNotification.Name
          public typealias ReferenceType = NSNotification
        }
        public class NotificationCenter {
          public protocol AsyncMessage : Sendable {
            public associatedtype Subject
          }
          public struct BaseMessageIdentifier<MessageType> {}
          public protocol MainActorMessage : SendableMetatype {
            public associatedtype Subject
          }
          public protocol MessageIdentifier {
            public associatedtype MessageType
          }
          public struct ObservationToken {}
        }
        public class NotificationQueue {
          public struct NotificationCoalescing {}
          public enum PostingStyle {}
        }
        public class NumberFormatter {
          public enum PadPosition {}
          public enum RoundingMode {}
          public enum Style {}
        }
        public struct ObjCBool {}
        public struct OperatingSystemVersion {}
        public class Operation {
          public enum QueuePriority {}
        }
        public class OperationQueue {}
        public class OutputStream {}
        public struct POSIXError {
          public typealias Code = POSIXErrorCode
        }
        public protocol ParseStrategy : Decodable, Encodable, Hashable {
          public associatedtype ParseInput
          public associatedtype ParseOutput
        }
        public protocol ParseableFormatStyle : FormatStyle {
          public associatedtype Strategy : ParseStrategy
        }
        public struct PersonNameComponents {
          public typealias ReferenceType = NSPersonNameComponents
        }
        public class PersonNameComponentsFormatter {
          public struct Options {}
          public enum Style {}
        }
        public class Pipe {}
        public class Port {}
        public protocol PortDelegate : AnyObject {}
        public class PortMessage {}
        public struct Predicate<each Input> {}
        public struct PredicateBindings {}
        public struct PredicateError {}
        public protocol PredicateExpression<Output> {
          public associatedtype Output
        }
        public enum PredicateExpressions {
          public struct Arithmetic<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : Numeric, LHS.Output == RHS.Output {
            public typealias Output = LHS.Output
          }
          public enum ArithmeticOperator {}
          public struct ClosedRange<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : Comparable, LHS.Output == RHS.Output {
            public typealias Output = ClosedRange<LHS.Output>
          }
          public struct CollectionContainsCollection<Base, Other> where Base : PredicateExpression, Other : PredicateExpression, Base.Output : Collection, Other.Output : Collection, Base.Output.Element : Equatable, Base.Output.Element == Other.Output.Element {
            public typealias Output = Bool
          }
          public struct CollectionIndexSubscript<Wrapped, Index> where Wrapped : PredicateExpression, Index : PredicateExpression, Wrapped.Output : Collection, Index.Output == Wrapped.Output.Index {
            public typealias Output = Wrapped.Output.Element
          }
          public struct CollectionRangeSubscript<Wrapped, Range> where Wrapped : PredicateExpression, Range : PredicateExpression, Wrapped.Output : Collection, Range.Output == Range<Wrapped.Output.Index> {
            public typealias Output = Wrapped.Output.SubSequence
          }
          public struct Comparison<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : Comparable, LHS.Output == RHS.Output {
            public typealias Output = Bool
          }
          public enum ComparisonOperator {}
          public struct Conditional<Test, If, Else> where Test : PredicateExpression, If : PredicateExpression, Else : PredicateExpression, Test.Output == Bool, If.Output == Else.Output {
            public typealias Output = If.Output
          }
          public struct ConditionalCast<Input, Desired> where Input : PredicateExpression {
            public typealias Output = Optional<Desired>
          }
          public struct Conjunction<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output == Bool, RHS.Output == Bool {
            public typealias Output = Bool
          }
          public struct DictionaryKeyDefaultValueSubscript<Wrapped, Key, Default> where Wrapped : PredicateExpression, Key : PredicateExpression, Default : PredicateExpression, Wrapped.Output == [Key.Output : Default.Output], Key.Output : Hashable {
            public typealias Output = Default.Output
          }
          public struct DictionaryKeySubscript<Wrapped, Key, Value> where Wrapped : PredicateExpression, Key : PredicateExpression, Wrapped.Output == [Key.Output : Value], Key.Output : Hashable {
            public typealias Output = Optional<Value>
          }
          public struct Disjunction<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output == Bool, RHS.Output == Bool {
            public typealias Output = Bool
          }
          public struct Equal<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : Equatable, LHS.Output == RHS.Output {
            public typealias Output = Bool
          }
          public struct ExpressionEvaluate<Transformation, each Input, Output> where Transformation : PredicateExpression, repeat each Input : PredicateExpression, Transformation.Output == Expression<repeat (each Input).Output, Output> {}
          public struct Filter<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : Sequence, RHS.Output == Bool {
            public typealias Element = LHS.Output.Element
            public typealias Output = [PredicateExpressions.Filter<LHS, RHS>.Element]
          }
          public struct FloatDivision<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : FloatingPoint, LHS.Output == RHS.Output {
            public typealias Output = LHS.Output
          }
          public struct ForceCast<Input, Desired> where Input : PredicateExpression {
            public typealias Output = Desired
          }
          public struct ForcedUnwrap<Inner, Wrapped> where Inner : PredicateExpression, Inner.Output == Wrapped? {
            public typealias Output = Wrapped
          }
          public struct IntDivision<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : BinaryInteger, LHS.Output == RHS.Output {
            public typealias Output = LHS.Output
          }
          public struct IntRemainder<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : BinaryInteger, LHS.Output == RHS.Output {
            public typealias Output = LHS.Output
          }
          public struct KeyPath<Root, Output> where Root : PredicateExpression {
            public enum CommonKeyPathKind {}
          }
          public struct Negation<Wrapped> where Wrapped : PredicateExpression, Wrapped.Output == Bool {
            public typealias Output = Bool
          }
          public struct NilCoalesce<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output == RHS.Output? {
            public typealias Output = RHS.Output
          }
          public struct NilLiteral<Wrapped> {
            public typealias Output = Optional<Wrapped>
          }
          public struct NotEqual<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : Equatable, LHS.Output == RHS.Output {
            public typealias Output = Bool
          }
          public struct OptionalFlatMap<LHS, Wrapped, RHS, Result> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output == Wrapped? {
            public typealias Output = Optional<Result>
          }
          public struct PredicateRegex {}
          public struct Range<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : Comparable, LHS.Output == RHS.Output {
            public typealias Output = Range<LHS.Output>
          }
          public struct RangeExpressionContains<RangeExpression, Element> where RangeExpression : PredicateExpression, Element : PredicateExpression, RangeExpression.Output : RangeExpression, Element.Output == RangeExpression.Output.Bound {
            public typealias Output = Bool
          }
          public struct SequenceAllSatisfy<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : Sequence, RHS.Output == Bool {
            public typealias Element = LHS.Output.Element
            public typealias Output = Bool
          }
          public struct SequenceContains<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : Sequence, RHS.Output : Equatable, RHS.Output == LHS.Output.Element {
            public typealias Output = Bool
          }
          public struct SequenceContainsWhere<LHS, RHS> where LHS : PredicateExpression, RHS : PredicateExpression, LHS.Output : Sequence, RHS.Output == Bool {
            public typealias Element = LHS.Output.Element
            public typealias Output = Bool
          }
          public struct SequenceMaximum<Elements> where Elements : PredicateExpression, Elements.Output : Sequence, Elements.Output.Element : Comparable {
            public typealias Output = Optional<Elements.Output.Element>
          }
          public struct SequenceMinimum<Elements> where Elements : PredicateExpression, Elements.Output : Sequence, Elements.Output.Element : Comparable {
            public typealias Output = Optional<Elements.Output.Element>
          }
          public struct SequenceStartsWith<Base, Prefix> where Base : PredicateExpression, Prefix : PredicateExpression, Base.Output : Sequence, Prefix.Output : Sequence, Base.Output.Element : Equatable, Base.Output.Element == Prefix.Output.Element {
            public typealias Output = Bool
          }
          public struct StringContainsRegex<Subject, Regex> where Subject : PredicateExpression, Regex : PredicateExpression, Subject.Output : BidirectionalCollection, Regex.Output : RegexComponent, Subject.Output.SubSequence == Substring {
            public typealias Output = Bool
          }
          public struct TypeCheck<Input, Desired> where Input : PredicateExpression {
            public typealias Output = Bool
          }
          public struct UnaryMinus<Wrapped> where Wrapped : PredicateExpression, Wrapped.Output : SignedNumeric {
            public typealias Output = Wrapped.Output
          }
          public struct Value<Output> {}
          public struct Variable<Output> {}
          public struct VariableID {}
        }
        public class Process {
          public enum TerminationReason {}
        }
        public class ProcessInfo {}
        public class Progress {
          public struct FileOperationKind {}
        }
        public struct ProgressKind {}
        public protocol ProgressReporting : NSObjectProtocol {}
        public struct ProgressUserInfoKey {}
        public class PropertyListDecoder {
          public enum PropertyListFormat {}
        }
        public class PropertyListEncoder {}
        public class PropertyListSerialization {
          public struct MutabilityOptions {}
          public typealias PropertyListFormat = PropertyListDecoder.PropertyListFormat
          public typealias ReadOptions = PropertyListSerialization.MutabilityOptions
          public typealias WriteOptions = Int
        }
        public enum QualityOfService {}
        public protocol RecoverableError : Error {}
        public protocol ReferenceConvertible : CustomDebugStringConvertible, CustomStringConvertible, Hashable {
          public associatedtype ReferenceType : NSObject, NSCopying
        }
        public class RunLoop {
          public struct Mode {}
        }
        public class Scanner {
          public enum NumberRepresentation {}
        }
        public struct ScopedAttributeContainer<S> where S : AttributeScope {}
        public typealias SocketNativeHandle = Int32
        public class SocketPort {}
        public protocol SortComparator<Compared> : Hashable, Sendable {
          public associatedtype Compared
        }
        public enum SortOrder {}
        public protocol StandardPredicateExpression<Output> : PredicateExpression, Decodable, Encodable, Sendable {}
        public class Stream {
          public struct Event {}
          public struct PropertyKey {}
          public enum Status {}
        }
        public protocol StreamDelegate : AnyObject {}
        public struct StreamNetworkServiceTypeValue {}
        public struct StreamSOCKSProxyConfiguration {}
        public struct StreamSOCKSProxyVersion {}
        public struct StreamSocketSecurityLevel {}
        public struct StringTransform {}
        public class Thread {}
        public typealias TimeInterval = Double
        public struct TimeZone {
          public enum NameStyle {}
          public typealias ReferenceType = NSTimeZone
        }
        public class Timer {}
        public struct URL {
          public enum DirectoryHint {}
          public typealias ReferenceType = NSURL
          public struct Template {
            public struct Value {}
            public struct VariableName {}
          }
        }
        public struct URLComponents {
          public typealias ReferenceType = NSURLComponents
        }
        public struct URLError {
          public enum Code {}
        }
        public struct URLFileResourceType {}
        public struct URLQueryItem {}
        public struct URLResourceKey {}
        public struct URLResourceValues {}
        public struct UUID {}
        public class Unit {}
        public class UnitAcceleration {}
        public class UnitAngle {}
        public class UnitArea {}
        public class UnitConcentrationMass {}
        public class UnitConverter {}
        public class UnitConverterLinear {}
        public class UnitDispersion {}
        public class UnitDuration {}
        public class UnitElectricCharge {}
        public class UnitElectricCurrent {}
        public class UnitElectricPotentialDifference {}
        public class UnitElectricResistance {}
        public class UnitEnergy {}
        public class UnitFrequency {}
        public class UnitFuelEfficiency {}
        public class UnitIlluminance {}
        public class UnitInformationStorage {}
        public class UnitLength {}
        public class UnitMass {}
        public class UnitPower {}
        public class UnitPressure {}
        public class UnitSpeed {}
        public class UnitTemperature {}
        public class UnitVolume {}
        public class UserDefaults {}
        public typealias unichar = UInt16
        public typealias uuid_string_t = (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
        public typealias uuid_t = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
        public extension DispatchData {
          public struct Region {}
          public typealias Regions = [DispatchData.Region]
        }
        public extension Never {
          public typealias Compared = Never
        }
        public extension Repeated {
          public typealias Regions = Repeated<Data>
        }
        public extension Slice {
          public typealias Regions = [Base.Regions.Element.SubSequence]
        }
        public extension String {
          public struct CompareOptions {}
          public struct Encoding {}
          public typealias EncodingConversionOptions = NSString.EncodingConversionOptions
          public typealias EnumerationOptions = NSString.EnumerationOptions
        }
        """#
}
