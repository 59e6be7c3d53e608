@available(iOS 16.0, *) @resultBuilder public struct TableRowBuilder<Value> where Value: Identifiable {}

extension TableRowBuilder {
    @native public static func buildExpression<R>(_ content: R) -> R
    where Value == R.TableRowValue, R: TableRowContent

    @native public static func buildBlock() -> EmptyTableRowContent<Value>

    @native public static func buildBlock<R>(_ content: R) -> R
    where Value == R.TableRowValue, R: TableRowContent

    @native public static func buildIf<R>(_ content: R?) -> R?
    where Value == R.TableRowValue, R: TableRowContent

    @native public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
    where T: TableRowContent, F: TableRowContent

    @native public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
    where T: TableRowContent, F: TableRowContent

    @native public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableRowContent<Value, (C0, C1)>
    where C0: TableRowContent, Value == C0.TableRowValue, C1: TableRowContent, Value == C1.TableRowValue

    @native public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableRowContent<
        Value, (C0, C1, C2)
    >
    where
        C0: TableRowContent, Value == C0.TableRowValue, C1: TableRowContent, Value == C1.TableRowValue,
        C2: TableRowContent, Value == C2.TableRowValue

    @native public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3)
        -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
    where
        C0: TableRowContent, Value == C0.TableRowValue, C1: TableRowContent, Value == C1.TableRowValue,
        C2: TableRowContent, Value == C2.TableRowValue, C3: TableRowContent, Value == C3.TableRowValue

    @native public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
    where
        C0: TableRowContent, Value == C0.TableRowValue, C1: TableRowContent, Value == C1.TableRowValue,
        C2: TableRowContent, Value == C2.TableRowValue, C3: TableRowContent, Value == C3.TableRowValue,
        C4: TableRowContent, Value == C4.TableRowValue

    @native public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
    where
        C0: TableRowContent, Value == C0.TableRowValue, C1: TableRowContent, Value == C1.TableRowValue,
        C2: TableRowContent, Value == C2.TableRowValue, C3: TableRowContent, Value == C3.TableRowValue,
        C4: TableRowContent, Value == C4.TableRowValue, C5: TableRowContent, Value == C5.TableRowValue

    @native public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
    where
        C0: TableRowContent, Value == C0.TableRowValue, C1: TableRowContent, Value == C1.TableRowValue,
        C2: TableRowContent, Value == C2.TableRowValue, C3: TableRowContent, Value == C3.TableRowValue,
        C4: TableRowContent, Value == C4.TableRowValue, C5: TableRowContent, Value == C5.TableRowValue,
        C6: TableRowContent, Value == C6.TableRowValue

    @native public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
    where
        C0: TableRowContent, Value == C0.TableRowValue, C1: TableRowContent, Value == C1.TableRowValue,
        C2: TableRowContent, Value == C2.TableRowValue, C3: TableRowContent, Value == C3.TableRowValue,
        C4: TableRowContent, Value == C4.TableRowValue, C5: TableRowContent, Value == C5.TableRowValue,
        C6: TableRowContent, Value == C6.TableRowValue, C7: TableRowContent, Value == C7.TableRowValue

    @native public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    where
        C0: TableRowContent, Value == C0.TableRowValue, C1: TableRowContent, Value == C1.TableRowValue,
        C2: TableRowContent, Value == C2.TableRowValue, C3: TableRowContent, Value == C3.TableRowValue,
        C4: TableRowContent, Value == C4.TableRowValue, C5: TableRowContent, Value == C5.TableRowValue,
        C6: TableRowContent, Value == C6.TableRowValue, C7: TableRowContent, Value == C7.TableRowValue,
        C8: TableRowContent, Value == C8.TableRowValue

    @native public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    where
        C0: TableRowContent, Value == C0.TableRowValue, C1: TableRowContent, Value == C1.TableRowValue,
        C2: TableRowContent, Value == C2.TableRowValue, C3: TableRowContent, Value == C3.TableRowValue,
        C4: TableRowContent, Value == C4.TableRowValue, C5: TableRowContent, Value == C5.TableRowValue,
        C6: TableRowContent, Value == C6.TableRowValue, C7: TableRowContent, Value == C7.TableRowValue,
        C8: TableRowContent, Value == C8.TableRowValue, C9: TableRowContent, Value == C9.TableRowValue
}
