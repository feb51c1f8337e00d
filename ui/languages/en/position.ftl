board = The board to build on

how = Select a place with the mouse or the arrow keys. What you can do there is beside the board.

# The same as a grid of words.
gridHow = Places are counted from the first tile. Use the arrow keys to move, and Home to go to the first tile. Enter leads to what you can do at a place.

gridKeys = [ and ] go to the free places.

tabs = Parts of the position

tab-place = Place

tab-seats = Players

tab-draw = Tiles and rules

tab-aims = Aims

# $place (text)
here = Place: { $place }

free = Nothing is placed here.

far = A tile has to be next to another one. Go to a place beside the land.

fit = Tiles that fit

all = Show every tile that fits, even those no longer in the bag

# $name (text)
# $left (number)
tileLeft = { $left ->
    [one] { $name }, { $left } left
   *[other] { $name }, { $left } left
}

none = No tile in the bag fits here.

noneLeft = Every tile in the bag is in the order to come.

noneFree = The tiles that fit here are in the order to come.

turn = Turn the tile

lift = Remove the tile

other = Replace the tile

figures = Figures

whose = Whose figure

which = Which figure

# $kind (road|city|monastery|field|garden|tower|river)
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
put = Place { onTheKind } { spot }

# $kind (road|city|monastery|field|garden|tower|river)
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
putAnother = Place another { onTheKind } { spot }

# $who (person)
# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
take = { $who ->
    [you] Remove your { standing } { onTheKind } { spot }
   *[other] Remove { $whoName }’s { standing } { onTheKind } { spot }
}

# A piece of land by its tile, which is a phrase such as “the tile 2 east of the first tile”.
# $kind (road|city|monastery|field|garden|tower|river)
# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
# $tile (text)
landOnTile = { theKind } { spot } of { $tile }

floors = Floors of the tower

house = Whose tollhouse

noHouse = Nobody’s

side = Side facing up

turned = It has met travellers and is waiting to be turned over.

seats = Players

seat-name = Name

seat-bot = Who plays

seat-person = A person

# $bot (text)
seat-personNote = In a scenario, { $bot } plays here.

seat-score = Points

seat-supplyNote = Leave empty for all that are not in use.

seat-goods-wine = Wine

seat-goods-wheat = Wheat

seat-goods-cloth = Cloth

seat-floors = Floors

seat-robber = Robber on space

seat-robberNote = Leave empty if its owner has it.

seat-whoseRobber = Whose robber goes on the track when you press

# $name (text)
# $space (number)
seat-putRobber = { $name }: robber on space { $space }

# $name (text)
seat-robberHome = { $name }: robber off the track

active = Whose turn it is

draw-title = Tiles to come

draw-left = Rest of the bag, shuffled each time

draw-seed = Rest of the bag, always in the same order

draw-order = These tiles, in this order

draw-by_hand = From a real bag

draw-number = Seed

draw-add = Add as the next tile

# $n (number)
draw-remove = Take tile { $n } out of the order

draw-empty = There are no tiles yet. Choose the first one from the list.

# $name (text)
draw-drawnBy = for { $name }

draw-orderNote = Beside each tile is who draws it, as long as nobody has a double turn.

play = Play from here

count = Only count the final score

saveAs = Save as a scenario

save = Save the scenario

# $name (name)
saved = “{ $name }” is saved. You can play it in Campaigns and change it here.

# $name (name)
unsaved = Your last changes are not in the scenario “{ $name }” yet: save it.

chapters = It is also played in these campaigns; saving changes it there too:

# $campaign (text)
# $number (number)
chapterOf = { $campaign }, chapter { $number }

# $tries (number)
noWay = No bot reached the aim in { COUNT($tries, of: "tries") }.

anyway = Save anyway

trying = A bot is looking for a way to the aim.

noAims = This position has no aim yet. Add one, then save it as a scenario.

toScenario = Play the scenario

aims-whose = Player

aims-goals = Goals

aims-stars = Extra stars for

aims-never = Must not happen

aims-add = Add an aim

aims-addPart = Add a part

aims-remove = Remove this aim

aims-ownWords = In your own words

aims-ownWordsNote = Players read this in place of the sentence above. Optional.

aims-kind = Aim

aims-kinds-score = points on the track

aims-kinds-worth = points for a feature

aims-kinds-owns = who is paid for a feature

aims-kinds-complete = a feature is complete

aims-kinds-stands = a figure stands somewhere

aims-kinds-supply = what a player has

aims-kinds-prisoners = prisoners

aims-kinds-captured = a figure is captured

aims-kinds-completed = a feature gets completed

aims-kinds-wins = who wins

aims-kinds-over = the end of the game

aims-kinds-scored = points from here on

aims-kinds-turns = your own turns

aims-kinds-any = one of several

aims-kinds-all = all of several

aims-kinds-not = not this

aims-kinds-other = as written in the file

aims-who = Player

aims-bound = How many

aims-bounds-least = at least

aims-bounds-most = at most

aims-bounds-exactly = exactly

aims-bounds-between = at least and at most

aims-number = Number

aims-upTo = At most

aims-owner = Taken from

aims-anybody = anybody

aims-figure = Which figure

aims-anyFigure = any figure

aims-ofKind = On what

aims-anyKind = any land

aims-source = For what

aims-anySource = anything

aims-what = What

aims-text = As written in the file

aims-textNote = An aim that these fields can’t express can be written as in a file.

aims-alone = Alone

aims-where = Where

aims-anywhere = anywhere

aims-whereNote = Select a tile on the board, then choose its land here.

aims-turns = Turn limit

aims-turnsNote = Counts only this player’s turns. Leave empty to play until the end of the game.

aims-holds = Met now.

aims-holdsNot = Not met yet.

aims-unknown = This is known once the position can be played.

aims-try = Let bots try fifty bags

aims-ownOrder-true = Reached in your own order.

aims-ownOrder-false = Not reached in your own order.

aims-ownOrderNote = The first bag has the order you chose. The others hold the same tiles in a different order.

aims-stop = Stop

# $count (number)
problems = { COUNT($count, of: "problems") }

possible = This position can be played.

empty = No tile lies here yet. Choose the first one from the list.

fromMoment = Edit as a position

fromScenario = Edit as a position

# $figure (follower|big-follower|abbot|builder|pig)
seat-supply = { $figure ->
    [follower] Followers in the supply
    [big-follower] Large followers in the supply
    [abbot] Abbots in the supply
    [builder] Builders in the supply
   *[pig] Pigs in the supply
}

# $name (text)
# $figure (follower|big-follower|abbot|builder|pig)
seat-held = { $figure ->
    [follower] Prisoners of { $name }: followers
    [big-follower] Prisoners of { $name }: large followers
    [abbot] Prisoners of { $name }: abbots
    [builder] Prisoners of { $name }: builders
   *[pig] Prisoners of { $name }: pigs
}

aims-sources-road = roads

aims-sources-city = cities

aims-sources-monastery = monasteries

aims-sources-field = fields

aims-sources-goods = goods

aims-sources-ransom = ransoms

aims-sources-rob = the robber

aims-sources-toll = tolls

aims-sources-garden = gardens

aims-lying-follower = followers in the supply

aims-lying-big_follower = large followers in the supply

aims-lying-abbot = abbots in the supply

aims-lying-builder = builders in the supply

aims-lying-pig = pigs in the supply

aims-lying-floors = floors in the supply

aims-lying-prisoners = prisoners of any player

aims-lying-robber = space of the robber

aims-lying-tollhouse = number of the tollhouse

aims-lying-wine = wine

aims-lying-wheat = wheat

aims-lying-cloth = cloth

# $bot (text)
# $reached (number)
# $bags (number)
aims-tried = { $bot }: reached in { $reached } of { $bags } bags

# An aim as a sentence.
# $text (text)
aims-sentence = { CAPITAL($text) }.

# How many, after a colon.
# $n (number)
bound-least = at least { $n }

# $n (number)
bound-most = at most { $n }

# $n (number)
bound-exactly = exactly { $n }

# $least (number)
# $most (number)
bound-between = { $least } to { $most }

bound-any = any number

# Land that no place is given of.
# $kind (road|city|monastery|field|garden|tower|river|none)
anyLand = { $kind ->
    [road] any road
    [city] any city
    [monastery] any monastery
    [field] any field
    [garden] any garden
    [tower] any tower
    [river] any river
   *[none] any feature
}

# $parts (list)
aim-all = all of these: { AND($parts) }

# $parts (list)
aim-any = any of these: { OR($parts) }

# $part (text)
aim-not = not this: { $part }

# $who (person)
# $bound (text)
aim-score = { $who ->
    [you] your points on the track: { $bound }
   *[other] { $whoName }’s points on the track: { $bound }
}

# $who (person)
# $land (text)
# $bound (text)
aim-worth = { $who ->
    [you] your points for { $land }: { $bound }
   *[other] { $whoName }’s points for { $land }: { $bound }
}

# Points that are scored from here on.
# $source (road|city|monastery|field|goods|ransom|rob|toll|garden|none)
pointsFor = { $source ->
    [road] points for roads
    [city] points for cities
    [monastery] points for monasteries
    [field] points for fields
    [goods] points for goods
    [ransom] points from ransoms
    [rob] points from the robber
    [toll] points from tolls
    [garden] points for gardens
   *[none] points
}

# $who (person)
# $source (road|city|monastery|field|goods|ransom|rob|toll|garden|none)
# $bound (text)
aim-scored = { $who ->
    [you] your { pointsFor } from here on: { $bound }
   *[other] { $whoName }’s { pointsFor } from here on: { $bound }
}

# $who (person)
# $source (road|city|monastery|field|goods|ransom|rob|toll|garden|none)
# $land (text)
# $bound (text)
aim-scoredAt = { $who ->
    [you] your { pointsFor } from here on, at { $land }: { $bound }
   *[other] { $whoName }’s { pointsFor } from here on, at { $land }: { $bound }
}

# $who (person)
# $land (text)
# $alone (yes|no)
aim-owns = { $who ->
    [you] { $alone ->
        [yes] only you would be paid for { $land }
       *[no] you would be paid for { $land }
    }
   *[other] { $alone ->
        [yes] only { $whoName } would be paid for { $land }
       *[no] { $whoName } would be paid for { $land }
    }
}

# $land (text)
aim-complete = { $land } is complete

# Somebody’s figure of a kind, or any figure.
# $who (person)
# $figure (follower|big-follower|abbot|builder|pig|none)
whoseFigure = { $who ->
    [you] { $figure ->
        [follower] your follower
        [big-follower] your large follower
        [abbot] your abbot
        [builder] your builder
        [pig] your pig
       *[none] a figure of yours
    }
   *[other] { $figure ->
        [follower] { $whoName }’s follower
        [big-follower] { $whoName }’s large follower
        [abbot] { $whoName }’s abbot
        [builder] { $whoName }’s builder
        [pig] { $whoName }’s pig
       *[none] a figure of { $whoName }
    }
}

# $who (person)
# $figure (follower|big-follower|abbot|builder|pig|none)
# $land (text)
aim-stands = { whoseFigure } stands on { $land }

# $who (person)
# $what (text)
# $bound (text)
aim-supply = { $who ->
    [you] you have { $what }: { $bound }
   *[other] { $whoName } has { $what }: { $bound }
}

# $figure (follower|big-follower|abbot|builder|pig|none)
captured = { $figure ->
    [follower] captured followers
    [big-follower] captured large followers
    [abbot] captured abbots
    [builder] captured builders
    [pig] captured pigs
   *[none] prisoners
}

# $who (person)
# $figure (follower|big-follower|abbot|builder|pig|none)
heldBy = { $who ->
    [you] you hold { captured }
   *[other] { $whoName } holds { captured }
}

# $who (person)
# $figure (follower|big-follower|abbot|builder|pig|none)
# $owner (person?)
# $bound (text)
aim-prisoners = { $owner ->
    [none] { heldBy }: { $bound }
    [you] { heldBy } of yours: { $bound }
   *[other] { heldBy } of { $ownerName }: { $bound }
}

# $figure (follower|big-follower|abbot|builder|pig|none)
anyFigure = { $figure ->
    [none] a figure
   *[other] { aFigure }
}

# $who (person)
# $figure (follower|big-follower|abbot|builder|pig|none)
captures = { $who ->
    [you] you capture { anyFigure }
   *[other] { $whoName } captures { anyFigure }
}

# $who (person)
# $figure (follower|big-follower|abbot|builder|pig|none)
# $owner (person?)
aim-captured = { $owner ->
    [none] { captures } from here on
    [you] { captures } of yours from here on
   *[other] { captures } of { $ownerName } from here on
}

# $land (text)
aim-completed = { $land } is completed from here on

# $who (person)
# $alone (yes|no)
aim-wins = { $who ->
    [you] { $alone ->
        [yes] you win outright
       *[no] you win or tie
    }
   *[other] { $alone ->
        [yes] { $whoName } wins outright
       *[no] { $whoName } wins or ties
    }
}

aim-over = the last tile has been placed

# $bound (text)
aim-turns = turns of your own: { $bound }
