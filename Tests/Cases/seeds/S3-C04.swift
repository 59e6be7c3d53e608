VStack {
  Rectangle()
    .frame(width: 200, height: 200)
    // other views
    ...
}
.frame(width: 400, height: 500)
