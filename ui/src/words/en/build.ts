// What is said of all that a person makes: its list, its desk, its faults, in English.
import { brief } from "../brief";
import type { Op, Problem, Refusal, What } from "../../ipc";
import { listIn, momentIn, once } from "../list";
import { pluralIn } from "../plural";
import { did } from "./document-steps";
import { mix } from "./mix-desk";
import { problem } from "./problems";
import { set } from "./set-desk";
import { draw } from "./tile-desk";
import { tiles } from "./tiles";
import { totals } from "./totals";
import { where } from "./where";

const plural = pluralIn("en");
const list = listIn("en");
const moment = momentIn("en");

const quoted = (names: readonly string[]): string =>
  list.and(once(names).map((name) => `“${brief(name)}”`));

/** What stands on a tile, by its word in files. */
const thing = (word: string): string => tiles.named(word);

const refusals: Record<Refusal, string> = {
  same: "It is so already.",
  "wrong-kind": "That cannot be done here.",
  "no-tile": "That tile is not there any more.",
  "no-city": "No city reaches that side.",
  "no-road": "No road ends there. A village needs a road that ends in the middle.",
  "no-field": "There is no field at that spot.",
  "only-grass": "There is only grass here. Make the side a city or a road first.",
  "name-taken": "Another tile of the set has that name.",
  "bad-name": "A tile is named with letters, digits and hyphens.",
  "bad-text": "A name is needed, and at most 2,000 letters.",
  "bad-number": "That number is too small or too large.",
  "bad-option": "There is no such choice.",
  "not-a-tile": "What was copied is no tile.",
  "no-seat": "Nobody sits there.",
  "no-figure": "No such figure stands there.",
  "too-many": "That would be more than any game has.",
  "no-aim": "That says nothing of a game.",
  "no-chapter": "That chapter is not there any more.",
  "chapter-there": "That scenario is a chapter already.",
  "not-a-scenario": "That is no scenario that can be played.",
};

/** Said to somebody who draws, who never saw a file. */
const faults: Partial<Record<What["says"], string>> = {
  crossing: "Two ways cross each other. Is one of them a bridge?",
  "road-passes": "A road that ends in the village must not pass through.",
  "land-between": "A field is said to touch a city that it cannot reach.",
  "village-between": "A field is said to touch a city that it cannot reach.",
  "segment-count": "There are too many pieces of land on one tile.",
  "two-crop-circles": "A tile has one crop circle at most.",
  "two-inner": "Two of the same lie inside, and could not be told apart.",
  "no-tiles": "The set has no tiles yet.",
  "no-set": "A tile set that this mix is made of is not here any more.",
  "set-needed": "A tile set that this mix is made of is not here any more.",
  "no-tile": "A tile that this mix asks for is not here any more.",
  faulty: "A tile set that this mix is made of has faults of its own.",
};

export const build = {
  newSet: "New tile set",
  newMix: "New mix",
  newPosition: "New position",
  newCampaign: "New campaign",
  open: "Open a file",
  sets: "Your tile sets",
  mixes: "Your mixes",
  positions: "Your positions",
  campaigns: "Your campaigns",
  none: "Nothing is drawn yet. Begin with a blank set, or take one that is there and change it.",
  examples: {
    title: "What can be made",
    what: {
      "tile-set": (name: string) => `A tile set, such as “${name}”`,
      mix: (name: string) => `A mix, such as “${name}”`,
    },
    text: {
      "tile-set": "Tiles that belong together. Draw on each of them, and say how many there are.",
      mix: "What is in the bag: sets, how often each, whose rules are on, how a game begins.",
    },
    open: (name: string) => `Open a copy of “${name}”`,
    named: (name: string) => `${name}, changed`,
    learnText:
      "Five short lessons at the desk itself: a tile, a bridge, a set, a mix, and its figures.",
  },
  begin: {
    set: "A new tile set",
    mix: "A new mix",
    name: "Name",
    setName: "My tiles",
    mixName: "My mix",
    position: "A new position",
    positionName: "My position",
    campaign: "New campaign",
    campaignName: "My campaign",
    from: "Begin with",
    playedWith: "Played with",
    blankSet: "One blank tile",
    blankMix: "The base game alone",
    begin: "Begin",
  },
  edit: "Change",
  duplicate: "Duplicate",
  save: "Save it alone as a file",
  remove: "Delete",
  removed: (name: string) => `“${brief(name)}” is deleted.`,
  undoRemove: "Bring back",
  restored: (name: string) => `“${brief(name)}” is back.`,
  usedBy: (names: readonly string[]) =>
    once(names).length === 1
      ? `${quoted(names)} needs it and has faults without it. Games that were begun stay as they are.`
      : `${quoted(names)} need it and have faults without it. Games that were begun stay as they are.`,
  used: (names: readonly string[]) => `Needed by ${list.and(once(names))}`,
  tiles: (count: number) => plural(count, { one: "{n} tile", other: "{n} tiles" }),
  designs: (count: number) => plural(count, { one: "{n} design", other: "{n} designs" }),
  faulty: (count: number) => plural(count, { one: "{n} fault", other: "{n} faults" }),
  warned: (count: number) => plural(count, { one: "{n} warning", other: "{n} warnings" }),
  sound: "No faults",
  saving: {
    position: { title: "Save the position as a file", kind: "Bastide positions" },
    campaign: { title: "Save the campaign as a file", kind: "Bastide campaigns" },
    set: { title: "Save the tile set as a file", kind: "Bastide tile sets and mixes" },
    mix: { title: "Save the mix as a file", kind: "Bastide tile sets and mixes" },
  },
  opening: { title: "Open tile sets and mixes", kind: "Bastide tile sets, mixes and games" },
  back: "All that you made",
  backToSet: (name: string) => `To the set “${name}”`,
  about: "About it",
  aboutFields: {
    name: "Name",
    description: "Description",
    author: "Author",
    licence: "Licence",
  },
  undo: "Undo",
  redo: "Redo",
  undone: (what: string) => `Taken back: ${what}.`,
  redone: (what: string) => `Again: ${what}.`,
  history: "What was done",
  historyNote: "Press a step to go back to it. Nothing is lost until you go another way.",
  begun: "As it began",
  earlier: (count: number) =>
    plural(count, { one: "{n} earlier step", other: "{n} earlier steps" }),
  versions: "Versions",
  version: (date: Date, tiles: number) =>
    `${moment(date)}, ${plural(tiles, { one: "{n} tile", other: "{n} tiles" })}`,
  current: "as it stands",
  bringBack: "Bring back",
  broughtBack: "Brought a version back",
  did,
  onTile: (what: string, tile: string) => `${what}, on tile ${tile}`,
  refused: (why: Refusal, op?: Op) =>
    why === "same" && op?.of === "tile" && op.change.do === "join-fields"
      ? "Both belong to one field already: there is nothing to join."
      : refusals[why],
  goneSet: "a tile set that is not here any more",
  place: (x: number, y: number) => where({ x, y }),
  thing,
  label: tiles.label,
  faults: "Faults",
  fault: (given: Problem) => faults[given.what.says] ?? problem(given),
  symbolOff: (expansion: string) => `Some tiles need the rules of ${expansion}, which are off.`,
  ruleIdle: (expansion: string) =>
    `The rules of ${expansion} are on, but no tile in the bag needs them.`,
  fixes: {
    bridge: "Make it a bridge",
    on: "Turn its rules on",
    off: "Turn its rules off",
    mend: "Mend it",
    away: "Take it away",
    show: "Show it",
  },
  draw,
  set,
  totals,
  mix,
};
