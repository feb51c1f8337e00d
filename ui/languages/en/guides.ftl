open = Guides for authors

which = Guide

# $number (number)
# $of (number)
at = Step { $number } of { $of }

# $number (number)
# $title (text)
numbered = { $number }. { $title }

next = Next step

close = Close the guide

scenario-title = Your first scenario

scenario-lead = A scenario is the end of a game with an aim. You build the board, choose the tiles that come, and set the aim. Bots take the other seats.

scenario-files = Beside this guide are a tile set with one tile, a position that uses it, and the scenario made from that position. A tile is named by its set and its letter, such as base/D. To see the names of your own tiles, export a position and open the file. A mix lists its expansions by the name of their folder in tile-sets. Each extra line under goals is an aim that earns stars. The file tutorials/scenario.schema.json describes every field.

scenario-1-title = Start a position

### What can be done in each step. The facts are the names of pages and buttons, as they stand there.

# $buildPage (text)
# $newPosition (text)
scenario-1-1 = In { $buildPage }, choose “{ $newPosition }” and give it a name. The board is empty, and the bag holds the base game.

# $drawTab (text)
# $sets (text)
# $rules (text)
scenario-1-2 = To add expansions, open “{ $drawTab }”. Under “{ $sets }”, set how often each set is in the bag. Then switch on the expansion under “{ $rules }”: without its rules, its tiles are plain tiles. Expansions without tiles add only rules.

# $fromScenario (text)
scenario-1-3 = You can also start from any moment of a game, a lesson or a scenario. Press “{ $fromScenario }” there; the original stays as it is.

scenario-2-title = Build the board

# $placeTab (text)
# $turn (text)
scenario-2-1 = Under “{ $placeTab }”, press a place on the board. You see the tiles that fit there; press one to place it. “{ $turn }” turns it if it fits another way. The text describes the tile as printed; the picture shows how it lies.

scenario-2-2 = Press a placed tile. A figure in a dashed ring is not there yet: press it to place it. Beside the board you choose whose figure it is and which. There you can also turn, replace or remove the tile, and add what expansions build.

scenario-2-3 = Problems are listed beside the board, each with its place: too many figures, say, or a tile that touches no other. You can’t play the position while problems are listed.

scenario-3-title = Choose who plays

# $seatsTab (text)
scenario-3-1 = Under “{ $seatsTab }”, choose how many players there are, their names, scores and supplies, and the bots. You play one seat; you choose it with the aims. An empty seat is played by the Greedy bot.

# $drawTab (text)
# $order (text)
# $addTile (text)
# $left (text)
scenario-3-2 = Under “{ $drawTab }”, choose which tiles come. With “{ $order }” the scenario is the same for everybody. “{ $addTile }” adds one tile after another and shows who draws it. Eight tiles for two players is a good length. With “{ $left }” it is different each time.

scenario-4-title = Set the aim

# $aimsTab (text)
# $addAim (text)
# $where (text)
scenario-4-1 = Under “{ $aimsTab }”, press “{ $addAim }”. An aim is a sentence with blanks: who, what, how many and where. Press a tile on the board first: “{ $where }” then lists its features, and you choose one.

# $ownWords (text)
scenario-4-2 = The line above the blanks reads out the aim and says whether it is met now. Choose an aim that is not met yet. “{ $ownWords }” lets you say it your way.

# $over (text)
scenario-4-3 = The scenario ends as soon as all aims are met. A road counts as complete when its last tile is placed, before it is scored. To play on to the last tile, add the aim “{ $over }”.

# $tryAim (text)
scenario-4-4 = “{ $tryAim }” shows how hard it is. If the Greedy bot succeeds with every bag, the aim is easy; if no bot ever does, it may be impossible. If you set the order of the tiles, each line also gives the result for that order.

# $any (text)
# $never (text)
scenario-4-5 = If there are several aims, you must meet all of them; “{ $any }” asks for one of several. If something under “{ $never }” happens, the scenario is lost.

# $stars (text)
scenario-4-6 = A win earns at least one star. With aims under “{ $stars }”, a win earns two stars, and three if those are met too. Hints cost stars. Choose star aims that can be met before the last aim is.

scenario-5-title = Save and share it

# $about (text)
# $description (text)
scenario-5-1 = Under “{ $about }”, write a “{ $description }” of up to thirty words. Players read it before they start, and while they play.

# $saveAs (text)
scenario-5-2 = Press “{ $saveAs }”. A bot then looks for a way to the aim and saves it, so that stuck players can see it. You can save even if no bot finds a way. After later changes, save again: the scenario stays one, here and in every campaign that plays it.

# $campaignsPage (text)
# $share (text)
scenario-5-3 = Find it in { $campaignsPage }, among your own scenarios. “{ $share }” writes one file with everything it needs, your own tiles and mixes included.

campaign-title = Your first campaign

campaign-lead = A campaign is a few scenarios, one leading to the next. Points, followers and more can carry over.

campaign-files = Beside this guide is a campaign of three chapters in one file. A loss leads on, and a win carries points over. The file tutorials/campaign.schema.json describes every field.

campaign-1-title = Make two or three scenarios

campaign-1-1 = Make them as in the other guide, or use chapters of The Charter. Six to ten tiles are enough for a chapter.

# $buildPage (text)
# $saveAs (text)
campaign-1-2 = The quickest way to a second one: duplicate the first in { $buildPage }, change its name and its aim, then press “{ $saveAs }”.

campaign-2-title = Add the chapters

# $buildPage (text)
# $newCampaign (text)
# $addChapter (text)
# $take (text)
campaign-2-1 = In { $buildPage }, choose “{ $newCampaign }”. “{ $addChapter }” lists your scenarios and those of Bastide; “{ $take }” adds one at the end.

# $edit (text)
campaign-2-2 = Drag a chapter to another place on the map, or move it with its buttons. “{ $edit }” opens its board, words and aims. Saving there changes the chapter.

campaign-3-title = Connect the chapters

campaign-3-1 = Choose a chapter, then tick what follows a win and what follows a loss. A win leads to the next chapter at first: untick it if a win should lead elsewhere. If a loss leads nowhere, the player tries again.

# $needs (text)
# $chapterStars (text)
campaign-3-2 = “{ $needs }” locks a chapter until others are won; “{ $chapterStars }” locks it until the player has enough stars.

# $about (text)
campaign-3-3 = Write the texts for its card, for a win and a loss, and for the end of the campaign. The description under “{ $about }” appears below the name of the campaign.

campaign-4-title = Carry something over

# $addCarry (text)
campaign-4-1 = Choose the chapter that receives it: any but the first. Press “{ $addCarry }”, then choose the earlier chapter and what carries over: points, followers, stars, a win, or something of an expansion.

# $per (text)
# $times (text)
campaign-4-2 = You can change its value. Ten under “{ $per }” turns ten points into one; three under “{ $times }” turns a win into three points. The sentence above shows the result.

campaign-4-3 = Keep it small. Players who lost every chapter must still be able to win the last one, and players who won them all must still have to think.

campaign-5-title = Check and share it

# $prove (text)
campaign-5-1 = “{ $prove }” lets bots play each chapter with the least and the most that can carry over. It shows how often they won, or whether a bot found a way if the order is fixed.

# $play (text)
# $campaignsPage (text)
campaign-5-2 = “{ $play }” opens { $campaignsPage }. Your campaign is listed below The Charter, just as others will see it.

# $share (text)
campaign-5-3 = “{ $share }” writes the campaign and all its chapters into one file. Anyone who opens it sees what is inside, and can add all of it or nothing.

lesson-title = Your first lesson

lesson-lead = A lesson is a few moves with words. You play the moves once. Then you write what they teach.

lesson-1-title = Choose where it begins

# $buildPage (text)
# $newLesson (text)
lesson-1-1 = In { $buildPage }, choose “{ $newLesson }” and give it a name. It begins at one of your positions or where a lesson of Bastide begins. You can also change a copy of a lesson.

# $moment (text)
# $fromMoment (text)
lesson-1-2 = To begin at a turn of a game, go to that turn. Press “{ $moment }” below the timeline, then “{ $fromMoment }”.

lesson-2-title = Record the moves

# $recordFirst (text)
# $keep (text)
lesson-2-1 = Press “{ $recordFirst }” and play for everybody at the table. Every turn is kept at once; “{ $keep }” leads back. Each of your turns becomes a step.

# $cut (text)
lesson-2-2 = “{ $cut }” removes a step and those after it. Then you can record them again.

lesson-3-title = Write the words

# $task (text)
# $good (text)
# $hint (text)
lesson-3-1 = Choose a step. Under “{ $task }”, say in one sentence what to do. Under “{ $good }”, say what the move did. Write a “{ $hint }” for those who are stuck.

# $loosen (text)
lesson-3-2 = “{ $loosen }” says which moves are right, and how many there are. Untick a line to accept more moves.

# $wrong (text)
# $show (text)
lesson-3-3 = Under “{ $wrong }” are the mistakes that nobody answers yet. Say what happened, and why it isn’t right. Then “{ $show }” lets you play what follows: whoever makes the mistake sees it.

# $highlights (text)
# $arrow (text)
lesson-3-4 = Press a place on the board. Under “{ $highlights }”, choose what the step points at, or draw an arrow with “{ $arrow }”.

# $addQuestion (text)
# $propose (text)
lesson-3-5 = “{ $addQuestion }” asks for a number or a player. The program computes the right answer; “{ $propose }” adds wrong ones.

lesson-4-title = Try and share it

# $missing (text)
# $tryIt (text)
lesson-4-1 = “{ $missing }” lists what the lesson needs; press a line to go there. “{ $tryIt }” plays the lesson from a step and leads back.

# $after (text)
# $learnPage (text)
# $course (text)
lesson-4-2 = Your lessons are in { $learnPage }. With “{ $after }” you put them in order; “{ $course }” gives them a name.

# $share (text)
lesson-4-3 = “{ $share }” writes one file with everything it needs, your own tiles and mixes included.

set-title = Your first tile set

set-lead = A tile set is tiles that belong together. You draw them here, play with them and print them. You can undo every step.

set-1-title = Start a set

# $buildPage (text)
# $newSet (text)
set-1-1 = In { $buildPage }, choose “{ $newSet }” and give it a name. It begins with one blank tile; you can also copy a set and change it.

set-2-title = Draw a tile

set-2-1 = Press a tile to draw on it. Press a side to make it a city, a road, a river or a field. Drag from side to side to join them.

# $palette (text)
set-2-2 = Under “{ $palette }”, choose what stands on it, such as a monastery, a village or an inn. Point at a choice to read what it does.

set-2-3 = What is wrong is hatched on the tile. Below the tile you read why, often with a button that fixes it.

set-3-title = Give it a name and a picture

# $tileName (text)
# $tileNote (text)
set-3-1 = Write a “{ $tileName }” above the tile, and a “{ $tileNote }” if it needs a reminder. Both are printed on the reference page.

# $ownPicture (text)
set-3-2 = “{ $ownPicture }” takes a PNG or SVG. It lies under or over the land. You can also drop the file on the window.

set-4-title = Add more tiles

# $blankTile (text)
# $takeTile (text)
set-4-1 = “{ $blankTile }” begins the next one. “{ $takeTile }” adds a tile of another set, which you can change.

set-4-2 = The number beside a tile says how many copies there are. Tick tiles to copy, cut or paste them.

set-5-title = Make it a set of yours

# $symbol (text)
# $backs (text)
# $rulesPage (text)
set-5-1 = “{ $symbol }” puts a sign in the corner of each tile. “{ $backs }” can be a picture of yours. “{ $rulesPage }” is a page to write, printed with the tiles.

# $setRules (text)
set-5-2 = “{ $setRules }” are ticked to match what the tiles show. A goods symbol needs Traders & Builders, for example.

set-6-title = Play with it

# $tryTile (text)
set-6-1 = “{ $tryTile }” at a tile starts a game that draws it again and again, so you see how it fits.

# $playWith (text)
# $buildPage (text)
set-6-2 = “{ $playWith }” prepares a game against a bot: the base game, your set, and the rules it needs. This makes a mix, which you can change in { $buildPage }.

set-7-title = Test it in the lab

# $weigh (text)
set-7-1 = “{ $weigh }” lets bots play hundreds of games. You see how long they last, and when your tiles come, are claimed and bring points.

set-7-2 = Test the base game too and compare them. The figures per turn don’t grow just because games are longer.

set-8-title = Print and share it

# $print (text)
set-8-1 = “{ $print }” makes a PDF of the tiles, with backs and marks for cutting if you like, or a picture of each tile.

# $about (text)
# $share (text)
set-8-2 = Write your name and what others may do with the set under “{ $about }”. “{ $share }” then writes one file that anyone can open in Bastide.
