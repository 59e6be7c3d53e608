let a = 1
Text( "b" )
// tree:
//   let a
//     integer 1
//   call
//     name Text
//     arguments
//       string "b"
//
//   non-breaking-spaces.swift:1:4: warning: non-breaking space (U+00A0) used instead of regular space
//   let a = 1
//      ^
//       
//   non-breaking-spaces.swift:2:6: warning: non-breaking space (U+00A0) used instead of regular space
//   Text( "b" )
//        ^
//         
