open = Statistics

above = Play

title = Statistics

lead = Every finished game of this table, added up: results, where the points came from, and how it was played.

toGames = Back to your games

csv = Save as table (CSV)

question-title = Save the statistics

question-kind = Tables

none = No game is finished yet. Play one to its end, or open a file of one, and it counts here.

noneMeant = No game is like that. Choose something wider.

choose = Which games

player = With player

anybody = Anybody

unnamed = Players without a name

tiles = Played with

anything = Anything

# $base (text)
alone = { $base } alone

seats = At the table

anyNumber = Any number

# $seats (number)
ofSeats = { $seats ->
        [one] { $seats } player, alone
       *[other] { $seats } players
    }

# $count (number)
leftOut = { $count ->
        [one] { $count } finished game is left out: it is damaged, or today’s rules do not play it to its end.
       *[other] { $count } finished games are left out: they are damaged, or today’s rules do not play them to their end.
    }

counting = Counting the games

# $done (number)
# $of (number)
progress = { $of ->
        [one] { $done } of { $of } game
       *[other] { $done } of { $of } games
    }

results = Results

resultsNote = A draw between two is half a win for each. Games played alone have no winner. A bot on two seats counts twice. What each decision with a choice gave away, and how lucky the draws of a game were, is the average of the games that were reviewed.

resultsInFigures = Results, player by player

columns-player = Player

columns-games = Games

columns-won = Won

columns-share = Share

columns-mean = Average

columns-best = Best

columns-rate = Given away

columns-luck = Luck

columns-source = Points from

columns-played = During the game

columns-atEnd = At the end

columns-all = Total

columns-others = Others at the table

columns-game = Game

columns-ended = Played

columns-unforced = Decisions with a choice

columns-luckOfGame = Luck of the draws

sources = Points by source

sourcesInFigures = Points by source, in figures

agreed = By agreement of the table

course = Decisions and luck over time

# $name (text)
courseNote = Games of { $name } that were reviewed to their end, the earliest first. Without a review nobody knows what a decision gave away.

courseNone = None of these games was reviewed. Review a finished game, and what each decision gave away and what the draws were worth stands here.

rates = Given away in each decision with a choice, in points

lucks = Luck of the draws, in points ahead of the best of the others

courseInFigures = Game by game, in figures

# $name (text)
review = Review of { $name }

look = Review

nothing = –
