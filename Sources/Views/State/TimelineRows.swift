import Interpreter
import Syntax

/// `TimelineView` and its schedules: a still picture shows the schedule's first date.
enum TimelineRows {
    static var rows: [Native] { [] }
}
