import SymbolGraphs
import Testing
