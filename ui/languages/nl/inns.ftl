course = Herbergen, kathedralen en een meeple die voor twee telt.
