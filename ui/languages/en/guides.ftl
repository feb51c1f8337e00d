open = Guides for authors

title = Guides for authors

lead = A first scenario and a first campaign, step by step. Everything is kept as you go, and every step can be undone.

scenario-title = Your first scenario

scenario-lead = A scenario is the end of a game with an aim. You make the board, say which tiles come, and choose what is to be reached. Bots take the other seats.

scenario-files = Beside this guide lie a tile set with one tile, a position that it lies in, and the scenario of it. A tile is named by its set and its letter, such as base/D: save a position alone as a file and read there what yours are called. A mix that is written out names under expansions the boxes whose rules are on, by the folder in which they stand in tile-sets. Each further line under goals is an aim that earns stars. The file tutorials/scenario.schema.json lists every field.

campaign-title = Your first campaign

campaign-lead = A campaign is a few scenarios of which one leads to another. What is won or lost in one may go along into the next.

campaign-files = Beside this guide lies a campaign of three chapters, complete in one file: a loss leads on, and a win brings points along. The file tutorials/campaign.schema.json lists every field.
