// Everything the window says, in English.
import { about } from "./about";
import { advice } from "./advice";
import { board } from "./board";
import { bots } from "./bots";
import { build } from "./build";
import { campaigns } from "./campaigns";
import { choices } from "./choices";
import { damaged } from "./damaged";
import { deleted } from "./deleted";
import { data } from "./data";
import { events } from "./events";
import { files } from "./files";
import { fault } from "./fault";
import { foreign } from "./foreign";
import { guides } from "./guides";
import { lab } from "./lab";
import { land } from "./land";
import { learn } from "./learn";
import { lesson } from "./lesson";
import { practice } from "./practice";
import { problem } from "./problems";
import { odds } from "./odds";
import { own } from "./own";
import { campaignDesk } from "./campaign-desk";
import { carried } from "./carried";
import { position } from "./position";
import { pages } from "./pages";
import { play } from "./play";
import { print } from "./print";
import { realTable } from "./real-table";
import { reason } from "./reasons";
import { rescue } from "./rescue";
import { review } from "./review";
import { expansions } from "./expansions";
import { rulebook } from "./rulebook";
import { settings } from "./settings";
import { share } from "./share";
import { spoken } from "./spoken";
import { statistics } from "./statistics";
import { storage } from "./storage";
import { table } from "./table";
import { tiles } from "./tiles";

export const en = {
  name: "Bastide",
  chapters: "Chapters",
  skip: "Skip to the page",
  opened: (screen: string) => `${screen}. Screen opened.`,
  windowTitle: (screen: string) => `${screen} – Bastide`,
  close: "Close",
  faults: "What went wrong",
  copying: {
    copy: "Copy",
    report: "Copy report",
    copied: "Copied.",
    selected: "The clipboard is closed to us. The text is selected: press Ctrl and C.",
  },
  screens: pages,
  settings,
  storage,
  rescue,
  data,
  files,
  fault,
  problem,
  about,
  advice,
  damaged,
  deleted,
  play,
  odds,
  realTable,
  bots,
  campaigns,
  own,
  campaignDesk,
  guides,
  carried,
  position,
  learn,
  lesson,
  practice,
  table,
  tiles,
  rulebook,
  board,
  build,
  foreign,
  share,
  lab,
  review,
  statistics,
  print,
  events,
  expansions: expansions.own,
  choices,
  reason,
  land,
  spoken,
  keys: {
    title: "Keys",
    open: "Keys",
    intro: "These work on every screen. Each screen adds its own where they are needed.",
    /** What stands on the cap of a key that carries a word. */
    caps: {
      Control: "Ctrl",
      Shift: "Shift",
      Enter: "Enter",
      Space: "Space",
      Escape: "Esc",
      PageUp: "PgUp",
    },
    where: {
      lesson: "In a lesson",
      board: "On the board",
      table: "At the table",
      drawing: "Drawing a tile",
      everywhere: "On every screen",
    },
    does: {
      next: "go on, or try again",
      hint: "a hint; each one helps further",
      reason: "why",
      retry: "begin this step again",
      skip: "have this step done for you",
      before: "back to the step before",
      aim: "bring the tile to the next place it fits, or go to the next choice on the board",
      turn: "turn the tile among the ways it fits",
      act: "lay the tile, or take the choice",
      look: "walk from place to place; each is said",
      pan: "move the board",
      zoom: "zoom in, zoom out, show all of it",
      inspect: "what could lie on a cell; the arrows go to the next one",
      walk: "go from one feature with figures to the next",
      close: "close a note on the board",
      choose: "take a choice of the list",
      find: "find the drawn tile by its words; Enter takes the first that fits",
      other: "take another follower in hand, or the ordinary one again",
      pass: "do nothing",
      advice: "a hint for this decision, or put it away",
      odds: "how likely tiles come for each gap",
      undo: "take back, and bring back again",
      sides: "go from side to side, and into the middle",
      stroke: "take a side in hand, and lead it to where you are",
      screens: "open a screen: 0 is Home, the others stand beside their names",
      back: "go back",
      forward: "go forward again",
      search: "search the rules",
      fresh: "prepare a new game",
      file: "open a game from a file",
      save: "save the open game as a file",
      moment: "save this turn as a scenario",
      letters: "larger text, smaller text, text as usual",
      full: "fill the screen, or go back to a window",
      sheet: "show this sheet",
      closeSheet: "close a sheet",
      quit: "close Bastide; everything is kept",
    },
    /** Where something else is done with a key while a tile is drawn. */
    drawn: {
      turn: "turn the tile",
      close: "let go of what is in hand",
    },
    filled: "Full screen.",
    windowed: "Back to a window.",
  },
};
