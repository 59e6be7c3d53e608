import Syntax
import SymbolKit

/// The symbols of a Swift module, found in its sources.
public enum SymbolGraphs {}
