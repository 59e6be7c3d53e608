var n = 0
while true { n += 1 }  // trap: evaluation did not finish within 2000000 steps
