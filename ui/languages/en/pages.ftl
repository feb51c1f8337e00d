# $number (number)
figure = Fig. { $number }.

home-name = Home

home-title = Every country starts with one tile.

home-lead = A workshop for tile-laying games. No account, no internet.

home-now-title = Play a bot now

home-now-text = The base game against a bot. It starts at once, and every point explains itself.

home-now-bot = against

home-now-realTable = Play with real tiles

home-now-play = Play now

home-now-as = as

home-learn-title = Learn by playing

home-learn-text = Never played? The first lesson takes three minutes, and you place the tiles.

home-learn-begin = First lesson

home-learn-goOn = Continue learning

home-learn-continue = Continue

home-learn-know = I know the game

home-learn-more = You know the base game. Which expansion is next?

home-learn-boxes-ask = Choose your expansions

home-learn-boxes-title = Which expansions do you have?

home-learn-boxes-text = Bastide suggests lessons and questions for these, and puts them first everywhere. You can change this in the settings.

home-learn-boxes-test = Take the base game test

home-learn-boxes-done = Done

home-ways = More to do

home-newText = More players, other tiles, expansions

home-toRulebook = Look up a rule

home-rulebookText = Every rule in plain words, with a search

home-inWords = Play as text, with a screen reader

home-inPictures = Show games as pictures

home-wordsOn = Games are shown as text now. You find this switch in the settings, too.

home-wordsOff = Games are shown as pictures again.

learn-name = Learn

learn-title = Learn

learn-lead = A course for each expansion. You place the tiles. After every move you see what it did, and by which rule.

learn-short = Learn an expansion by playing it

play-name = Play

play-title = Play

play-lead = Play with people at this screen or against bots. Every point shows how it was scored. If a move isn’t allowed, you see the rule.

play-short = Whole games that explain every point

play-caption = Two tiles, two half walls, one small city.

build-name = Build

build-title = Build

build-lead = Draw tiles, collect them in sets and mixes, set up positions, make campaigns and lessons, and play with them at once. Everything is saved as you go.

build-short = Tiles, sets and mixes of your own

campaigns-name = Campaigns

campaigns-title = Campaigns

campaigns-lead = Each chapter is the end of a game that you can still turn around. Winning opens the next one. Your own scenarios are below.

campaigns-short = Series of games, and scenarios of your own

rulebook-name = Rulebook

rulebook-title = Rulebook

rulebook-lead = Every rule of the base game and its expansions, in plain words. Each has a number, which the game names when it refuses or scores something.

practice-name = Practice

practice-title = Practice

practice-lead = Up to eight short questions on boards that are new to you. What you are about to forget comes first.

practice-short = Short rounds on what you are about to forget

settings-name = Settings

settings-title = Settings

settings-lead = Change how Bastide looks and behaves. Every change takes effect at once.
