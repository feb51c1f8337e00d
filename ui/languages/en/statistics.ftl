open = Statistics

above = Play

title = Statistics

lead = All finished games of this table: results, where the points came from, and how well everyone played.

toGames = Back to your games

csv = Save as table (CSV)

question-title = Save the statistics

question-kind = Tables

none = No game is finished yet. Play one to its end, or open a file of one, and it counts here.

noneMeant = No game matches. Choose a wider range.

choose = Which games

player = With player

anybody = Anybody

unnamed = Players without a name

tiles = Played with

anything = Anything

# $base (text)
alone = { $base } only

seats = At the table

anyNumber = Any number

# $seats (number)
ofSeats = { $seats ->
        [one] { $seats } player, alone
       *[other] { $seats } players
    }

# $count (number)
countedAll = { $count ->
        [one] { $count } game counts.
       *[other] All { $count } games count.
    }

# $count (number)
# $all (number)
countedSome = { $count ->
        [one] { $count } of { COUNT($all, of: "games") } counts.
       *[other] { $count } of { COUNT($all, of: "games") } count.
    }

# $count (number)
leftOut = { $count ->
        [one] { $count } finished game is left out: it is damaged, or today’s rules do not play it to its end.
       *[other] { $count } finished games are left out: they are damaged, or today’s rules do not play them to their end.
    }

counting = Counting the games

# $done (number)
# $of (number)
progress = { $done } of { COUNT($of, of: "games") }

results = Results

resultsNote = If two players tie, each gets half a win. Solo games have no winner. A bot on two seats counts twice. “Given up” and “Luck” are averages of the reviewed games.

resultsInFigures = Results by player

columns-player = Player

columns-games = Games

columns-won = Won

columns-share = Share

columns-mean = Average

columns-best = Best

columns-rate = Given up

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

sourcesNoteAll = Average points of a seat in a game, over all players.

# $name (text)
sourcesNoteOf = Average points of { $name } in a game, beside those of the others at the same tables.

sourcesInFigures = Points by source, as a table

agreed = Agreed at the table

course = Decisions and luck over time

# $name (text)
courseNote = Reviewed games of { $name }, the earliest first. Only a review shows what a decision gave up.

courseNone = None of these games has been reviewed. Review a finished game to see what decisions gave up and how lucky the draws were.

rates = Points given up in each decision with a choice

lucks = Luck of the draws, in points of lead over the best rival

courseInFigures = Game by game

# $name (text)
review = Review of { $name }

look = Review

nothing = –

# A number of games, decisions or points, or of games won, which may be 1.5.
# $value (number)
whole = { NUMBER($value, maximumFractionDigits: 2) }

# $percent (number)
percent = { NUMBER($percent, maximumFractionDigits: 0) } %

# $value (number)
points = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# $value (number)
rate = { SIGNED($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# $value (number)
luck = { SIGNED($value, minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero") }

# $when (date)
day = { DATETIME($when, dateStyle: "medium") }
