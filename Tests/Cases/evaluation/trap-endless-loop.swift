var n = 0
while true { n += 1 }  // trap: evaluation did not finish within 1000000 steps
