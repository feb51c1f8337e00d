// Everything the window says, in English. Knows no component and no state.
import { about } from "./about";
import { board } from "./board";
import { choices } from "./choices";
import { events } from "./events";
import { files } from "./files";
import { fault } from "./fault";
import { pages } from "./pages";
import { play } from "./play";
import { reason } from "./reasons";
import { rulebook } from "./rulebook";
import { settings } from "./settings";
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
    copied: "Copied.",
    selected: "The clipboard is closed to us. The text is selected: press Ctrl and C.",
  },
  screens: pages,
  settings,
  storage,
  files,
  fault,
  about,
  play,
  table,
  tiles,
  rulebook,
  board,
  events,
  choices,
  reason,
  keys: {
    title: "Keys",
    alt: "Alt",
    open: "Keys",
    intro: "These work on every screen. Each screen adds its own where they are needed.",
    everywhere: "On every screen",
    screens: "open a screen: 0 is Home, the others stand beside their names",
    back: "go back",
    forward: "go forward again",
    search: "search the rules",
    fresh: "prepare a new game",
    file: "open a game from a file",
    save: "save the open game as a file",
    filled: "Full screen.",
    windowed: "Back to a window.",
    full: "fill the screen, or go back to a window",
    sheet: "show this sheet",
    close: "close a sheet",
    quit: "close Bastide; everything is kept",
  },
};
