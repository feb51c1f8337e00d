// Everything the window says, in English. Knows no component and no state.
import { about } from "./about";
import { board } from "./board";
import { choices } from "./choices";
import { events } from "./events";
import { fault } from "./fault";
import { pages } from "./pages";
import { play } from "./play";
import { reason } from "./reasons";
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
    sheet: "show this sheet",
    close: "close a sheet",
    and: "and",
  },
};
