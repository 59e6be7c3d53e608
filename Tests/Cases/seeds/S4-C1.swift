@frozen struct AnyLayout
