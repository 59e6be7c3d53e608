let huge = 1e30
print(Int(huge))  // trap: floating-point value cannot be converted to an integer because the result would overflow
