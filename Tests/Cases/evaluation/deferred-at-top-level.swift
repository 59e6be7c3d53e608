defer { print("last") }  // expect: last
print("first")  // expect: first
do { defer { print("inner") }; print("body") }  // expect: body | inner
print("second")  // expect: second

