let row = 1
