# $number (number)
figure = Fig. { $number }.

home-name = Home

home-title = Every country starts with one tile.

home-lead = A workshop for tile-laying games. No account, no network.

home-now-title = Play a bot now

home-now-text = The base game against a bot. It starts at once, and every point explains itself.

home-now-bot = against

home-now-play = Play now

home-now-as = as

home-learn-title = Learn by playing

home-learn-text = Never played? The first lesson takes three minutes, and you lay the tiles.

home-learn-begin = First lesson

home-learn-goOn = Go on learning

home-learn-continue = Continue

home-learn-know = I know the game

home-learn-more = You know the base game. Which expansion comes next?

home-learn-boxes-ask = Choose your expansions

home-learn-boxes-title = Which expansions do you have?

home-learn-boxes-text = Bastide suggests lessons and questions for these, and puts them first everywhere. You can change this in the settings.

home-learn-boxes-test = Start the test of the base game

home-learn-boxes-done = Done

home-ways = What else there is

home-newText = More players, other tiles, expansions

home-toRulebook = Look up a rule

home-rulebookText = Every rule in plain words, with a search

home-inWords = Play in words, with a screen reader

home-inPictures = Show games as pictures again

home-wordsOn = Games are told in words now. You find this switch in the settings, too.

home-wordsOff = Games are shown as pictures again.

learn-name = Learn

learn-title = Learn

learn-lead = A course for each expansion. You lay the tiles, and every move is answered: what it did, and which rule says so.

learn-short = Courses that teach an expansion by playing it

play-name = Play

play-title = Play

play-lead = Whole games, with people at this screen or against bots. Every point shows how it was counted, and every refusal names its rule.

play-short = Whole games that explain every point

play-caption = Two tiles, two half walls, one small city.

build-name = Build

build-title = Build

build-lead = Draw tiles, gather them in sets and mixes, lay out positions, make campaigns, and play with them at once. Everything is kept as you go.

build-short = Tiles, sets and mixes of your own

campaigns-name = Campaigns

campaigns-title = Campaigns

campaigns-lead = Journeys of several chapters. Each is the end of a game that can still be turned, and what you win opens the next. Below stand scenarios of your own.

campaigns-short = Journeys of several games, and scenarios of your own

rulebook-name = Rulebook

rulebook-title = Rulebook

rulebook-lead = Every rule of the base game and its expansions, in plain words. Each has a number, and whatever the game refuses or counts names it.

practice-name = Practice

practice-title = Practice

practice-lead = Up to eight short questions on boards that nobody has seen before. What you are about to forget comes first.

practice-short = Short sittings on what you are about to forget

settings-name = Settings

settings-title = Settings

settings-lead = Furnish the room. Every change takes effect at once.
