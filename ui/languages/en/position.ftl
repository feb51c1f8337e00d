board = The board, to lay on

how = Press a place, or go there with the arrows. What can be done there stands beside the board.

tabs = What the position is made of

tab-place = Place

tab-seats = Players

tab-draw = Tiles and rules

tab-aims = Aims

# $place (text)
here = Place: { $place }

free = Nothing lies here.

far = A tile lies beside another one. Go to a place beside the land.

fit = Tiles that fit here

all = Show every tile that fits, also what the bag has no more of

# $name (text)
# $left (number)
tileLeft = { $left ->
        [one] { $name }, { $left } left
       *[other] { $name }, { $left } left
    }

none = No tile of the bag fits here.

noneLeft = Every tile of the bag stands in the order to come.

noneFree = What would fit here stands in the order to come.

turn = Turn the tile

lift = Take the tile away

other = Another tile

figures = Figures

whose = Whose figure

which = Which figure

# $spot (text)
put = Put it on { $spot }

# $spot (text)
putAnother = Put another one on { $spot }

# $whose (text)
# $figure (text)
# $spot (text)
take = { $whose }: { $figure } on { $spot }. Take it off

floors = Floors of the tower

house = Whose tollhouse

noHouse = Nobody’s

side = The side that is up

turned = It has met travellers and waits to be turned over.

seats = Players

seat-name = Name

seat-bot = Who plays

seat-person = a person

# $bot (text)
seat-personNote = In a scenario, { $bot } plays here.

seat-score = Points

seat-supplyNote = Left empty: all that stand nowhere else.

seat-goods-wine = Wine

seat-goods-wheat = Wheat

seat-goods-cloth = Cloth

seat-floors = Floors

seat-robber = Robber on space

seat-robberNote = Left empty: with its owner.

seat-whoseRobber = Whose robber a press puts on the track

# $name (text)
# $space (number)
seat-putRobber = { $name }: robber on space { $space }

# $name (text)
seat-robberHome = { $name }: robber off the track

active = Whose turn it is

draw-title = Which tiles come

draw-left = What is left of the bag, shuffled each time

draw-seed = What is left of the bag, as a number shuffles it

draw-order = These tiles, in this order

draw-by_hand = From a real bag

draw-number = Number

draw-add = Add as the next one

# $n (number)
draw-remove = Take tile { $n } out of the order

draw-empty = No tile comes yet. Add one after the other.

# $name (text)
draw-drawnBy = for { $name }

draw-orderNote = Who draws a tile stands beside it, as long as nobody has a double turn.

play = Play from here

count = Count only the end

saveAs = Save as scenario

# $name (text)
saved = “{ $name }” is kept among your scenarios.

# $count (number)
earlier = { $count ->
        [one] An earlier scenario of the same name is kept, too.
       *[other] { $count } earlier scenarios of the same name are kept, too.
    }

# $count (number)
removeEarlier = { $count ->
        [one] Delete the earlier one
       *[other] Delete the earlier ones
    }

# $count (number)
earlierGone = { $count ->
        [one] The earlier scenario is deleted.
       *[other] { $count } earlier scenarios are deleted.
    }

# $tries (number)
noWay = { $tries ->
        [one] No bot reached the aim in { $tries } try.
       *[other] No bot reached the aim in { $tries } tries.
    }

anyway = Save it all the same

trying = A bot looks for a way to the aim.

noAims = Choose an aim first.

toScenario = Play the scenario

aims-whose = Whose aim it is

aims-goals = What is to be reached

aims-stars = What earns stars besides

aims-never = What must not happen

aims-add = Add an aim

aims-addPart = Add a part

aims-remove = Take this aim away

aims-kind = Aim

aims-kinds-score = points on the track

aims-kinds-worth = points for a feature

aims-kinds-owns = who is paid for a feature

aims-kinds-complete = a feature is complete

aims-kinds-stands = a figure stands somewhere

aims-kinds-supply = what lies before a player

aims-kinds-prisoners = prisoners

aims-kinds-captured = a figure is captured

aims-kinds-completed = completing a feature

aims-kinds-wins = who wins

aims-kinds-over = the end of the game

aims-kinds-scored = points from here on

aims-kinds-turns = own turns

aims-kinds-any = one of several

aims-kinds-all = all of several

aims-kinds-not = not this

aims-kinds-other = as the file says it

aims-who = Whose

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

aims-text = As a file says it

aims-textNote = What no sentence here says can be written as files write it.

aims-alone = Alone

aims-where = Where

aims-anywhere = anywhere

aims-whereNote = Press a tile on the board, then choose its land here.

aims-turns = Within so many own turns

aims-turnsNote = Left empty: until the end of the game.

aims-holds = It is so now.

aims-holdsNot = It is not so now.

aims-unknown = It can be told once the position is possible.

aims-try = Let the bots try in fifty bags

aims-ownOrder-true = Reached with your own order.

aims-ownOrder-false = Not reached with your own order.

aims-ownOrderNote = The first bag is the order that you chose. The others hold the same tiles in another order.

aims-stop = Stop

# $count (number)
problems = { COUNT($count, of: "problems") }

possible = The position is possible.

empty = No tile lies here yet. Choose the first one from the list.

fromMoment = Make a position of it

fromScenario = Change it as a position
