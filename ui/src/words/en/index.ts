// Everything the window says, in English. Knows no component and no state.
import { about } from "./about";
import { board } from "./board";
import { choices } from "./choices";
import { events } from "./events";
import { examples } from "./examples";
import { fault } from "./fault";
import { pages } from "./pages";
import { play } from "./play";
import { reason } from "./reasons";
import { rooms } from "./rooms";
import { rulebook } from "./rulebook";
import { settings } from "./settings";
import { storage } from "./storage";
import { table } from "./table";

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
    copied: "Copied.",
    selected: "The clipboard is closed to us. The text is selected: press Ctrl and C.",
  },
  screens: pages,
  settings,
  storage,
  fault,
  about,
  play,
  table,
  rulebook,
  board,
  examples,
  events,
  rooms: rooms.own,
  choices,
  reason,
  keys: {
    title: "Keys",
    open: "Keys",
    intro: "These work on every screen. Each screen adds its own where they are needed.",
    where: {
      board: "On the board",
      table: "At the table",
      everywhere: "On every screen",
    },
    does: {
      aim: "bring the tile to the next place it fits, or go to the next choice on the board",
      turn: "turn the tile among the ways it fits",
      act: "lay the tile, or take the choice",
      pan: "move the board",
      zoom: "nearer, farther, all of it",
      inspect: "what could lie on a cell; the arrows go to the next one",
      walk: "from one feature with figures to the next",
      close: "close a note on the board",
      choose: "take a choice of the list",
      other: "take the large follower in hand, or the ordinary one again",
      pass: "do nothing",
      undo: "take back, and bring back again",
      screens: "open a screen: 0 is Home, the others stand beside their names",
      back: "go back",
      forward: "go forward again",
      sheet: "show this sheet",
      closeSheet: "close a sheet",
    },
  },
};
