# $count (number)
floors = { COUNT($count, of: "floorsLeft") }

# $price (number)
price = costs you { COUNT($price, of: "points") }

left-taken_back = taken back by its owner

left-exchanged = in an exchange of prisoners

left-ransomed = after its ransom was paid

now-capture = First somebody is captured, or not.

now-exchange = First it is chosen which prisoner goes home.

now-ransom = Now only a ransom can be paid.

sources-ransom = Ransoms

weighed-floors = Tower floors

weighed-captures = Captures

weighed-ransoms = Ransoms
