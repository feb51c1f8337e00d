changed = Changed.

reading = Reading

readingText = How the pages look and how large the text is.

language = Language

# The system's language, by its own name.
# $name (text)
languageOfSystem = Match system ({ $name })

theme = Theme

themes-system = Match system

themes-paper = Paper

themes-candle = Candle

themes-contrast_light = High contrast, light

themes-contrast_dark = High contrast, dark

themeText = “Match system” also follows a wish for more contrast.

largeTargets = For fingers

largeTargetsText = Everything you press is at least 44 pixels wide and high.

inWords = Show games as text

inWordsText = For screen readers and large text. A game becomes text, lists and a board that you explore with the arrow keys. Everything that happens is announced.

textSize = Text size

# $percent (number)
textSizes = { $percent } %

# $percent (number)
textSizeNow = Text size: { $percent } %.

comfort = Comfort

comfortText = How much moves and how fast, and the players’ colours.

motion = Motion

motions-system = Match system

motions-off = Full

motions-on = Reduced

motionText = With reduced motion, pages change at once; nothing slides or flies.

botPace = Bot speed

botPaces-calm = Calm

botPaces-brisk = Brisk

botPaces-at_once = At once

botPaceText = How long a bot takes for each decision, so that you can follow.

keysWhere = Shortcuts of one key

keysWheres-off = Off

keysWheres-table = At the board or table

keysWheres-everywhere = Everywhere

keysWhereText = Letters, digits and signs without Ctrl or Alt, such as R to turn a tile. Turn them off if you speak to your computer.

teaching = Lessons where they are needed

teachingText = In a game, a card beside the board offers a short lesson on a rule that is new to you. A refusal links to the step that teaches its rule. New game shows which expansions you have learned.

firstCards = Cards in the first games

firstCardsText = In your first games, a card beside the board explains each rule when it first applies. Turning this on shows all cards again.

palette = Players’ colours

palettes-standard = Standard

palettes-colour_blind = Colour-blind

paletteText = Used in games. Each player also has a pattern and a letter, whatever the colours.

heard = Words and sounds

heardText = How much is said to a screen reader, and which sounds you hear.

amount = Amount of words

amounts-few = Few

amounts-usual = Usual

amounts-many = Many

# $amount (text)
amountNow = Amount of words: { $amount }.

amountText = Few words leave out your choices. Many words add what each place and choice would reach.

sounds = Sounds

soundsWhen-in_words = With games as text

soundsWhen-on = On

soundsWhen-off = Off

soundsText = A short sound when something is placed, scored or refused, and when it’s your turn.

volume = Volume

# $percent (number)
volumes = { $percent } %

boxes = Your expansions

boxesText = The boxes on your shelf. New game includes them; Learn, Rulebook and Practice show them first.

aids = On the board

aidsText = What a game may show you while you play. Turn off what you want to spot yourself.

aid-legalPlaces = Legal places

aid-remainingTiles = Tiles left

aid-projectedScores = Projected scores

aid-fieldOverlay = Field overlay

aid-deadCells = Dead places

aid-hints = Hints

aid-blunders = Warn me before a blunder

aidText-legalPlaces = Show where the drawn tile fits.

aidText-remainingTiles = Count the tiles that are left, by kind.

aidText-projectedScores = Show the score as if the game ended now.

aidText-fieldOverlay = Show whose each field is, in colour and pattern.

aidText-deadCells = Mark places that no remaining tile can fill.

aidText-hints = For each decision, show the three best ones, their value, and why.

aidText-blunders = Ask before a decision that loses 3 points or more.

preview-label = Part of a board with the aids that are on

preview-caption = Three tiles, two places for the next one, and what you turned on below.

about = About
