changed = Changed.

reading = Reading

readingText = How the pages look and how large the text is.

language = Language

languageText = Bastide speaks English. More languages can be added; none is yet.

theme = Theme

themes-system = As the system

themes-paper = Paper

themes-candle = Candle

inWords = The table in words

inWordsText = For screen readers and large letters: a game as text, lists and a board to walk with the arrow keys. Everything that happens is said.

textSize = Text size

# $percent (number)
textSizes = { $percent } %

# $percent (number)
textSizeNow = Text size: { $percent } %.

comfort = Comfort

comfortText = How much moves and how quickly, and which colours the players wear.

motion = Motion

motions-system = As the system

motions-off = Full

motions-on = Reduced

motionText = With reduced motion pages change at once; nothing slides or flies.

botPace = Bot speed

botPaces-calm = Calm

botPaces-brisk = Brisk

botPaces-at_once = At once

botPaceText = How long a bot takes for each decision, so that you can follow.

teaching = Lessons where they are needed

teachingText = In a game, a card beside the board offers half a minute on a rule that you have not met; a refusal leads to the step that teaches its rule; New game says which expansions you have learned.

palette = Players’ colours

palettes-standard = Standard

palettes-colour_blind = Colour-blind

paletteText = Worn in games. Each player also has a pattern and a letter, whatever the colours.

boxes = Your boxes

boxesText = The boxes on your shelf. New game puts them on the table; Learn, Rulebook and Practice show them first.

aids = On the board

aidsText = What a game may tell you while you play. Switch off what you want to see for yourself.

aid-legalPlaces = Legal places

aid-remainingTiles = Tiles left

aid-projectedScores = Projected scores

aid-fieldOverlay = Field overlay

aid-deadCells = Dead places

aid-hints = Hints

aid-blunders = Ask me before a blunder

aidText-legalPlaces = Show where the drawn tile fits.

aidText-remainingTiles = Count the tiles still to come, by kind.

aidText-projectedScores = Show the score as if the game ended now.

aidText-fieldOverlay = Show whose each field is, in colour and pattern.

aidText-deadCells = Mark places that no remaining tile can fill.

aidText-hints = Show the three best decisions beside each of yours, with what they are worth and why.

aidText-blunders = Ask once before a decision that loses 3 points or more.

preview-label = A corner of a board with the aids that are on

preview-caption = Three tiles, two places for the next, and what is switched on below.

about = About
