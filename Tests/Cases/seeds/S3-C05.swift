var screenAvailableHeight: CGFloat // Obtain the available height of the screen by some means
VStack {
  Rectangle()
    .frame(width: 200, height: screenHeight / 2)
    // other views
    ...
}
.frame(width: 400, height: 500)
