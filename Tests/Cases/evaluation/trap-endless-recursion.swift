func f(_ n: Int) -> Int { f(n + 1) }  // trap: calls are nested too deeply
print(f(0))
