import SwiftUI
let box = CGRect(x: 10, y: 20, width: 30, height: 40)
print(box.applying(CGAffineTransform(scaleX: 0.5, y: 2)))  // expect: (5.0, 40.0, 15.0, 80.0)
print(box.applying(.init(translationX: -10, y: 1)))  // expect: (0.0, 21.0, 30.0, 40.0)
print(box.applying(CGAffineTransform(scaleX: -1, y: 1)))  // expect: (-40.0, 20.0, 30.0, 40.0)
