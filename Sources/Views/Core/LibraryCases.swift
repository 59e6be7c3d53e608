import Interpreter

/// `Visibility`.
enum Visibility: Int, CaseNames { case automatic, visible, hidden }

/// `UserInterfaceSizeClass`.
enum SizeClass: Int, CaseNames { case compact, regular }
