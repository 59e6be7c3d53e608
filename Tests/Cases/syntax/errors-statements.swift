let a =
let b: = 2
var
func f( { }
func g(a Int) { }
if { }
if x y { }
for in list { }
guard x { }
switch { }
while
a b
let c = a +
let d = a. b
return )
}
case x
else { }
// tree:
//   let a
//     missing
//   let b: <missing>
//     integer 2
//   var <missing>
//   func f(: <missing>)
//     body
//   func g(a Int: <missing>)
//     body
//   if
//     then
//   if
//     name x
//     then
//   call
//     name y
//     trailing
//   for <missing>
//     name list
//     do
//   guard
//     name x
//     else
//   switch
//     missing
//   while
//     name a
//     do
//   name b
//   let c
//     binary +
//       name a
//       missing
//   let d
//     member b
//       name a
//   return
//   unexpected
//   unexpected
//   unexpected
//   unexpected
//
//   errors-statements.swift:1:8: error: expected initial value after '='
//   let a =
//          ^
//   errors-statements.swift:2:8: error: expected type
//   let b: = 2
//          ^
//   errors-statements.swift:3:4: error: expected pattern
//   var
//      ^
//   errors-statements.swift:4:9: error: expected parameter name followed by ':'
//   func f( { }
//           ^
//   errors-statements.swift:5:13: error: expected ':' following argument label and parameter name
//   func g(a Int) { }
//               ^
//   errors-statements.swift:6:1: error: missing condition in 'if' statement
//   if { }
//   ^~
//   errors-statements.swift:7:6: error: expected '{' after 'if' condition
//   if x y { }
//        ^
//   errors-statements.swift:8:5: error: expected pattern
//   for in list { }
//       ^~
//   errors-statements.swift:9:9: error: expected 'else' after 'guard' condition
//   guard x { }
//           ^
//   errors-statements.swift:10:8: error: expected expression in 'switch' statement
//   switch { }
//          ^
//   errors-statements.swift:12:3: error: expected '{' after 'while' condition
//   a b
//     ^
//   errors-statements.swift:13:12: error: expected expression after operator
//   let c = a +
//              ^
//   errors-statements.swift:14:11: error: extraneous whitespace after '.' is not permitted
//   let d = a. b
//             ^
//             -
//   errors-statements.swift:15:8: error: expected expression in 'return' statement
//   return )
//          ^
//   errors-statements.swift:16:1: error: extraneous '}' at top level
//   }
//   ^
//   -
//   errors-statements.swift:17:1: error: enum 'case' is not allowed outside of an enum
//   case x
//   ^~~~
//   errors-statements.swift:18:1: error: expected expression
//   else { }
//   ^~~~
