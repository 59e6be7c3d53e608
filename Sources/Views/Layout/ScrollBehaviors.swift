import Interpreter
import Layout
import Syntax

extension ScrollViewRows {
}
