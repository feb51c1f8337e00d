# $figure (follower|big-follower|abbot|builder|pig)
aFigure = { $figure ->
   *[follower] a follower
    [big-follower] a large follower
    [abbot] an abbot
    [builder] a builder
    [pig] a pig
}

# Land and what is built, with the article that begins a description.
# $kind (road|city|monastery|field|garden|tower|river|none)
aKind = { $kind ->
    [road] a road
    [city] a city
    [monastery] a monastery
    [field] a field
    [garden] a garden
    [tower] a tower
    [river] a river
   *[none] a place
}

# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
aStanding = { $figure ->
    [follower] { $kind ->
        [road] a thief
        [city] a knight
        [monastery] a monk
        [field] a farmer
       *[other] a follower
    }
    [big-follower] { $kind ->
        [road] a large thief
        [city] a large knight
        [monastery] a large monk
        [field] a large farmer
       *[other] a large follower
    }
    [abbot] an abbot
    [builder] a builder
   *[pig] a pig
}

# How a tile lies, by its quarter turns.
# $rotation (number)
asTurned = { $rotation ->
   *[0] as drawn
    [1] turned right
    [2] upside down
    [3] turned left
}

# A description that goes on: both are phrases.
# $before (text)
# $next (text)
clauses = { $before }; { $next }

# $n (number)
count-abbots = { $n ->
    [one] { $n } abbot
   *[other] { $n } abbots
}

# From hundredths, in whole points: nobody knows it better.
# $n (number)
count-aboutPoints = { $n ->
    [0] less than 1 point
   *[other] about { COUNT($n, of: "points") }
}

# $n (number)
count-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}

# $n (number)
count-backSides = { $n ->
    [one] { $n } back side
   *[other] { $n } back sides
}

# $n (number)
count-bigFollowers = { $n ->
    [one] { $n } large follower
   *[other] { $n } large followers
}

# $n (number)
count-builders = { $n ->
    [one] { $n } builder
   *[other] { $n } builders
}

# $n (number)
count-chapters = { $n ->
    [one] { $n } chapter
   *[other] { $n } chapters
}

# $n (number)
count-closeMatches = { $n ->
    [one] { $n } close match
   *[other] { $n } close matches
}

# $n (number)
count-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}

# $n (number)
count-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

# $n (number)
count-decisions = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}

# $n (number)
count-designs = { $n ->
    [one] { $n } design
   *[other] { $n } designs
}

# $n (number)
count-earlierSteps = { $n ->
    [one] { $n } earlier step
   *[other] { $n } earlier steps
}

# $n (number)
count-faults = { $n ->
    [one] { $n } fault
   *[other] { $n } faults
}

# $n (number)
count-figures = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}

# $n (number)
count-files = { $n ->
    [one] { $n } file
   *[other] { $n } files
}

# $n (number)
count-floors = { $n ->
    [one] { $n } floor
   *[other] { $n } floors
}

# $n (number)
count-floorsLeft = { $n ->
    [one] { $n } floor left
   *[other] { $n } floors left
}

# $n (number)
count-followers = { $n ->
    [one] { $n } follower
   *[other] { $n } followers
}

# $n (number)
count-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}

# $n (number)
count-goodsOfCloth = { $n ->
    [one] { $n } bolt of cloth
   *[other] { $n } bolts of cloth
}

# $n (number)
count-goodsOfWheat = { $n ->
    [one] { $n } sheaf of wheat
   *[other] { $n } sheaves of wheat
}

# $n (number)
count-goodsOfWine = { $n ->
    [one] { $n } barrel of wine
   *[other] { $n } barrels of wine
}

# $n (number)
count-laps = { $n ->
    [one] { $n } lap
   *[other] { $n } laps
}

# $n (number)
count-lessons = { $n ->
    [one] { $n } lesson
   *[other] { $n } lessons
}

# $n (number)
count-min = { $n ->
    [one] { $n } min
   *[other] { $n } min
}

# $n (number)
count-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

# $n (number)
count-otherTiles = { $n ->
    [one] { $n } other tile
   *[other] { $n } other tiles
}

# $n (number)
count-ownDecisions = { $n ->
    [one] { $n } decision from your own games
   *[other] { $n } decisions from your own games
}

# $n (number)
count-passagesFound = { $n ->
    [one] { $n } passage found
   *[other] { $n } passages found
}

# $n (number)
count-pigs = { $n ->
    [one] { $n } pig
   *[other] { $n } pigs
}

# $n (number)
count-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}

# $n (number)
count-placesMarked = { $n ->
    [one] { $n } place marked
   *[other] { $n } places marked
}

# $n (number)
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# $n (number)
count-problems = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
}

# $n (number)
count-questions = { $n ->
    [one] { $n } question
   *[other] { $n } questions
}

# $n (number)
count-robbers = { $n ->
    [one] { $n } robber
   *[other] { $n } robbers
}

# $n (number)
count-rows = { $n ->
    [one] { $n } row
   *[other] { $n } rows
}

# $n (number)
count-rules = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}

# $n (number)
count-rulings = { $n ->
    [one] { $n } ruling
   *[other] { $n } rulings
}

# $n (number)
count-sheets = { $n ->
    [one] { $n } sheet
   *[other] { $n } sheets
}

# $n (number)
count-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}

# $n (number)
count-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}

# $n (number)
count-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}

# $n (number)
count-tilesChosen = { $n ->
    [one] { $n } tile chosen
   *[other] { $n } tiles chosen
}

# $n (number)
count-tilesLeft = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}

# $n (number)
count-tollhouses = { $n ->
    [one] { $n } tollhouse
   *[other] { $n } tollhouses
}

# $n (number)
count-tries = { $n ->
    [one] { $n } try
   *[other] { $n } tries
}

# $n (number)
count-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

# $n (number)
count-warnings = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
}

# $n (number)
count-kinds = { $n ->
    [one] { $n } kind
   *[other] { $n } kinds
}

# $n (number)
count-wrongAnswers = { $n ->
    [one] { $n } wrong answer
   *[other] { $n } wrong answers
}

# One of a list of sides.
# $it (N|E|S|W)
eachSide = { $it ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

# Short facts beside each other.
# $before (text)
# $next (text)
facts = { $before } · { $next }

figure-abbot = abbot

figure-big_follower = large follower

figure-builder = builder

figure-follower = follower

figure-pig = pig

figures-abbot = Abbots

figures-big_follower = Large followers

figures-builder = Builders

figures-follower = Followers

figures-pig = Pigs

# What is heard in one breath.
# $before (text)
# $next (text)
items = { $before }, { $next }

land-city = city

land-field = field

land-garden = garden

land-monastery = monastery

land-river = river

land-road = road

land-tower = tower

# The end of a list, where the window’s own lists are not at hand: “a, b and c”.
# $rest (text)
# $last (text)
lastOfAll = { $rest } and { $last }

# The same of a choice: “a, b or c”.
# $rest (text)
# $last (text)
lastOfAny = { $rest } or { $last }

# Where a figure stands.
# $kind (road|city|monastery|field|garden|tower|river|none)
onTheKind = { $kind ->
    [road] on the road
    [city] in the city
    [monastery] in the monastery
    [field] on the field
    [garden] in the garden
    [tower] on the tower
    [river] on the river
   *[none] there
}

# $it (name)
quoted = “{ $it }”

# Whole sentences, one after the other.
# $before (text)
# $next (text)
sentencePair = { $before } { $next }

side-E = east

side-N = north

side-S = south

side-W = west

# $n (number)
signedNumber = { SIGNED($n) }

# Where on its tile a piece of land lies; two letters are half of a side.
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
spot = { $at ->
    [N] in the north
    [E] in the east
    [S] in the south
    [W] in the west
    [NL] in the north, toward the west
    [NR] in the north, toward the east
    [EL] in the east, toward the north
    [ER] in the east, toward the south
    [SL] in the south, toward the east
    [SR] in the south, toward the west
    [WL] in the west, toward the south
    [WR] in the west, toward the north
   *[I] in the middle
}

spots-E = in the east

spots-EL = in the east, toward the north

spots-ER = in the east, toward the south

spots-I = in the middle

spots-N = in the north

spots-NL = in the north, toward the west

spots-NR = in the north, toward the east

spots-S = in the south

spots-SL = in the south, toward the east

spots-SR = in the south, toward the west

spots-W = in the west

spots-WL = in the west, toward the south

spots-WR = in the west, toward the north

# What a figure is called where it stands.
# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
standing = { $figure ->
    [follower] { $kind ->
        [road] thief
        [city] knight
        [monastery] monk
        [field] farmer
       *[other] follower
    }
    [big-follower] { $kind ->
        [road] large thief
        [city] large knight
        [monastery] large monk
        [field] large farmer
       *[other] large follower
    }
    [abbot] abbot
    [builder] builder
   *[pig] pig
}

# $figure (follower|big-follower|abbot|builder|pig)
theFigure = { $figure ->
   *[follower] the follower
    [big-follower] the large follower
    [abbot] the abbot
    [builder] the builder
    [pig] the pig
}

# $kind (road|city|monastery|field|garden|tower|river|none)
theKind = { $kind ->
    [road] the road
    [city] the city
    [monastery] the monastery
    [field] the field
    [garden] the garden
    [tower] the tower
    [river] the river
   *[none] this place
}

# $kind (road|city|monastery|field|garden|tower|river|none)
thisKind = { $kind ->
    [road] this road
    [city] this city
    [monastery] this monastery
    [field] this field
    [garden] this garden
    [tower] this tower
    [river] this river
   *[none] this place
}
