# What each step in the history of a document did: what Undo takes back. Each stands alone, without a full stop.

version = Restored a version

# $what (name|description|author|licence)
about = { $what ->
    [name] Changed the name
    [description] Changed the description
    [author] Changed the author
   *[licence] Changed the licence
}

# $side (N|E|S|W)
# $land (field|road|city|river)
tile-side = { $land ->
    [field] { inSide }: field
    [road] { inSide }: road
    [city] { inSide }: city
   *[river] { inSide }: river
}

# A side, where a step begins with it.
# $side (N|E|S|W)
inSide = { $side ->
    [N] North
    [E] East
    [S] South
   *[W] West
}

# A side, within a step.
# $side (N|E|S|W)
atSide = { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}

# $sides (list)
tile-join = Joined { AND($sides, each: "eachSide") }

# $side (N|E|S|W)
tile-part = Separated what is { atSide }

tile-form_fields = Redrew the fields

tile-join_fields = Joined two fields

# $at (N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I)
tile-part_field = Separated the field { spot }

# $side (N|E|S|W)
# $on (on|off)
tile-border = { $on ->
    [on] Let a field touch the city { atSide }
   *[off] Kept a field away from the city { atSide }
}

# $side (N|E|S|W)
# $on (on|off)
tile-gate = { $on ->
    [on] Let a road end at the city { atSide }
   *[off] Took a road’s end from the city { atSide }
}

# $on (on|off)
tile-inner_field = { $on ->
    [on] Added a field inside
   *[off] Removed the field inside
}

# $side (N|E|S|W)
# $count (number)
tile-pennants = Pennants in the city { atSide }: { $count }

# $side (N|E|S|W)
# $goods (wine|wheat|cloth|none)
tile-goods = { $goods ->
    [wine] Added wine { atSide }
    [wheat] Added wheat { atSide }
    [cloth] Added cloth { atSide }
   *[none] Removed the goods { atSide }
}

# $side (N|E|S|W)
# $on (on|off)
tile-cathedral = { $on ->
    [on] Added a cathedral { atSide }
   *[off] Removed the cathedral { atSide }
}

# What it is stands in front, as a list names it.
# $thing (text)
# $side (N|E|S|W)
# $on (on|off)
tile-roadside = { $on ->
    [on] Added beside the road { atSide }: { $thing }
   *[off] Removed beside the road { atSide }: { $thing }
}

# $on (on|off)
tile-monastery = { $on ->
    [on] Added a monastery
   *[off] Removed the monastery
}

# $on (on|off)
tile-village = { $on ->
    [on] Added a village
   *[off] Removed the village
}

# $side (N|E|S|W)
# $on (on|off)
tile-village_road = { $on ->
    [on] Let the road { atSide } end in the village
   *[off] Led the road { atSide } past the village
}

# $on (on|off)
tile-bridge = { $on ->
    [on] Added a bridge
   *[off] Removed the bridge
}

# $thing (text)
# $on (on|off)
tile-mark = { $on ->
    [on] Added: { $thing }
   *[off] Removed: { $thing }
}

# $thing (text)
# $on (on|off)
tile-decor = { $on ->
    [on] Added decoration: { $thing }
   *[off] Removed decoration: { $thing }
}

tile-turn = Turned the tile

tile-turn_back = Turned the tile back

tile-mirror = Mirrored the tile

tile-clear = Cleared the tile

set-add = Added a blank tile

# $tile (text)
set-duplicate = Duplicated tile { $tile }

# $tiles (list)
set-remove = { $tilesCount ->
    [one] Deleted tile { AND($tiles) }
   *[other] Deleted { COUNT($tilesCount, of: "tiles") }
}

# $tile (text)
set-move = Moved tile { $tile }

# $tiles (list)
set-paste = Added { COUNT($tilesCount, of: "tiles") }

# $tile (text)
# $count (number)
set-count = Tile { $tile }: { COUNT($count, of: "copies") }

# $tile (text)
# $name (name)
set-rename = Renamed tile { $tile } to { $name }

# $tile (text)
# $what (name|note)
set-about = { $what ->
    [name] Named tile { $tile }
   *[note] Wrote a note for tile { $tile }
}

# $chapter (text)
set-chapter = Wrote the rules: { $chapter }

# $symbol (some|none)
set-symbol = { $symbol ->
    [some] Changed the mark of the set
   *[none] Removed the mark of the set
}

# $tile (text)
# $how (put|lay|fit|remove)
set-picture = { $how ->
    [put] Added a picture to tile { $tile }
    [lay] Moved the picture of tile { $tile } over or under the land
    [fit] Moved the picture of tile { $tile }
   *[remove] Removed the picture of tile { $tile }
}

# $back (some|none)
set-back = { $back ->
    [some] Changed the backs
   *[none] Restored the usual backs
}

# $on (on|off)
set-rules = { $on ->
    [on] Added rules that the tiles need
   *[off] Removed rules that the tiles need
}

# $set (name)
# $times (number)
mix-times = { $times ->
    [0] Took “{ $set }” out
    [1] Put “{ $set }” in once
   *[other] Put “{ $set }” in { $times } times
}

# $tile (text)
# $count (number)
mix-count = { $tile }: { COUNT($count, of: "copies") }

# $tile (text)
mix-countAsSet = { $tile }: as many copies as its set has

# $on (on|off)
mix-rules = { $on ->
    [on] Turned rules on
   *[off] Turned rules off
}

mix-option = Changed a rule option

# $piece (follower|big-follower|abbot|builder|pig|floors)
# $count (text)
mix-piece = { $piece ->
    [follower] Followers: { $count }
    [big-follower] Large followers: { $count }
    [abbot] Abbots: { $count }
    [builder] Builders: { $count }
    [pig] Pigs: { $count }
   *[floors] Floors: { $count }
}

# $count (number)
pieceCount = { $count }

pieceUsual = as the rules say

mix-start = Changed the first tiles

mix-draws = Changed the first draws

# $where (text)
position-lay = Placed a tile: { $where }

# $where (text)
position-lift = Removed a tile: { $where }

# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
# $where (text)
position-stand = Placed { aFigure } { onTheKind }: { $where }

# $figure (follower|big-follower|abbot|builder|pig)
# $kind (road|city|monastery|field|garden|tower|river)
# $where (text)
position-take = Removed { aFigure } { onTheKind }: { $where }

# $where (text)
# $floors (number)
position-tower = Tower: { COUNT($floors, of: "floors") }, { $where }

# $count (number)
position-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

position-aside = Changed the tiles set aside

position-aims = Changed the aims

position-learner = Chose the player of the aims

position-turns = Chose how many turns there are

seat-name = Renamed a player

seat-bot = Chose who plays

seat-score = Changed a player’s points

seat-supply = Changed a supply

seat-goods = Changed a player’s goods

seat-floors = Changed a player’s floors

seat-prisoners = Changed a player’s prisoners

seat-robber = Moved a robber

seat-tollhouse = Moved a tollhouse

turn-first = Chose who started

turn-active = Chose whose turn it is

turn-number = Changed the number of the turn

turn-second = Chose the part of the turn

turn-ransomed = Said whether a ransom was paid

# $tiles (list)
draw-order = Tiles in a fixed order: { $tilesCount }

# $seed (digits)
draw-seed = Tiles shuffled by seed { $seed }

draw-left = Tiles shuffled each time

draw-by_hand = Tiles drawn from a real bag

# $title (name)
chapter = “{ $title }”

goneChapter = a removed chapter

# $chapter (text)
campaign-add = Added { $chapter }

# $chapter (text)
campaign-remove = Removed { $chapter }

# $chapter (text)
campaign-scenario = Changed the scenario of { $chapter }

# $chapter (text)
# $place (number)
campaign-move = Moved { $chapter } to place { $place }

# $chapter (text)
# $what (say|won|lost)
campaign-say = { $what ->
    [say] Changed the card of { $chapter }
    [won] Changed the text after winning { $chapter }
   *[lost] Changed the text after losing { $chapter }
}

campaign-end = Changed the text at the end

# $chapter (text)
# $on (on|off)
campaign-open = { $on ->
    [on] Opened { $chapter } from the start
   *[off] Closed { $chapter } at the start
}

# $chapter (text)
# $to (text)
# $way (win|loss)
# $on (on|off)
campaign-leads = { $way ->
    [win] { $on ->
        [on] Let a win in { $chapter } lead to { $to }
       *[off] Let a win in { $chapter } no longer lead to { $to }
    }
   *[loss] { $on ->
        [on] Let a loss in { $chapter } lead to { $to }
       *[off] Let a loss in { $chapter } no longer lead to { $to }
    }
}

# $chapter (text)
# $needed (text)
# $on (on|off)
campaign-needs = { $on ->
    [on] Required { $needed } before { $chapter }
   *[off] No longer required { $needed } before { $chapter }
}

# $chapter (text)
# $stars (number)
campaign-stars = { $stars ->
    [0] Required no stars before { $chapter }
   *[other] Required { COUNT($stars, of: "stars") } before { $chapter }
}

# $chapter (text)
campaign-carry = Changed what is carried over into { $chapter }

# What was done to a lesson.
lesson-record = Recorded moves

lesson-note = Added words

lesson-remove = Deleted a step

lesson-cut = Deleted steps

# $what (task|good|hint)
lesson-say = { $what ->
    [task] Changed a task
    [good] Changed what is said when it is right
   *[hint] Changed a hint
}

lesson-keep = Changed what a right move needs

lesson-answer = Answered wrong moves

lesson-unanswer = Removed an answer

lesson-reword = Changed an answer

lesson-refute = Changed what is shown after a mistake

lesson-rules = Changed the rules that a step teaches

lesson-after = Changed the place in its course

lesson-ask = Added a question

lesson-reask = Changed a question

lesson-choices = Changed the answers to choose from

lesson-point = Highlighted something

lesson-unpoint = Removed a highlight

lesson-course = Changed the course
