// What is said while tiles, sets and mixes are made, in English. Knows no component.
import { brief } from "../brief";
import type { MixOp, Op, Piece, Problem, Refusal, SetOp, TileOp, What } from "../../ipc";
import { listIn, momentIn } from "../list";
import { pluralIn } from "../plural";
import { figures, sides, spots } from "./nouns";
import { problem } from "./problems";
import { tiles } from "./tiles";

const plural = pluralIn("en");
const list = listIn("en");
const moment = momentIn("en");

const edges = { field: "a field", road: "a road", city: "a city" };

/** What stands on a tile, by its word in files; without its article where things are listed. */
const thing = (word: string): string => tiles.named(word);
const bare = (word: string): string => thing(word).replace(/^an? /, "");

const about = {
  name: "the name",
  description: "the description",
  author: "the author",
  licence: "the licence",
};
const piece = (word: Piece): string =>
  word === "floors" ? "Floors" : capital(`${figures[word]}s`);

const put = (on: boolean, what: string, where = "") =>
  `${on ? "Added" : "Removed"} ${what}${where ? ` ${where}` : ""}`;

const drawn = (op: TileOp): string => {
  switch (op.do) {
    case "side":
      return `Made the ${sides[op.side]} ${edges[op.land]}`;
    case "join":
      return `Joined ${sides[op.from]} and ${sides[op.to]}`;
    case "part":
      return `Parted the ${sides[op.side]}`;
    case "form-fields":
      return "Formed the fields anew";
    case "join-fields":
      return "Joined two fields";
    case "part-field":
      return `Parted the field ${spots[op.at]}`;
    case "border":
      return `${op.on ? "Let" : "Kept"} a field ${op.on ? "touch" : "off"} the city in the ${sides[op.city]}`;
    case "inner-field":
      return put(op.on, "a field inside");
    case "pennants":
      return `Set the coats of arms in the ${sides[op.city]} to ${op.count}`;
    case "goods":
      return op.goods ? `Added ${thing(op.goods)} in the ${sides[op.city]}` : "Removed goods";
    case "cathedral":
      return put(op.on, "a cathedral");
    case "roadside":
      return put(op.on, thing(op.picture), `beside the road in the ${sides[op.road]}`);
    case "monastery":
      return put(op.on, "the monastery");
    case "village":
      return put(op.on, "the village");
    case "village-road":
      return op.on
        ? `Let the road in the ${sides[op.road]} end in the village`
        : `Led the road in the ${sides[op.road]} out of the village`;
    case "bridge":
      return put(op.on, "the bridge");
    case "mark":
      return put(op.on, thing(op.mark));
    case "decor":
      return put(op.on, `the picture: ${thing(op.picture)}`);
    case "turn":
      return "Turned the tile";
    case "mirror":
      return "Turned the tile over";
    case "clear":
      return "Wiped the tile";
  }
};

const listed = (op: SetOp): string => {
  switch (op.do) {
    case "add":
      return "Added a blank tile";
    case "duplicate":
      return "Doubled a tile";
    case "remove":
      return plural(op.tiles.length, { one: "Removed {n} tile", other: "Removed {n} tiles" });
    case "move":
      return "Moved a tile";
    case "paste":
      return plural(op.tiles.length, { one: "Put in {n} tile", other: "Put in {n} tiles" });
    case "count":
      return plural(op.count, { one: "Set a tile to {n} copy", other: "Set a tile to {n} copies" });
    case "rename":
      return `Called a tile ${op.name}`;
    case "room":
      return "Chose whose rules the tiles need";
  }
};

const mixed = (op: MixOp): string => {
  switch (op.do) {
    case "times":
      return op.times === 0
        ? `Took ${op.set} out`
        : plural(op.times, { one: `Put ${op.set} in once`, other: `Put ${op.set} in {n} times` });
    case "count":
      return op.count === null
        ? "Let a set say how many of a tile there are"
        : plural(op.count, {
            one: "Put in {n} copy of a tile",
            other: "Put in {n} copies of a tile",
          });
    case "rules":
      return `Turned rules ${op.on ? "on" : "off"}`;
    case "option":
      return "Chose a rule";
    case "piece":
      return `${piece(op.piece)}: ${op.count ?? "as the rules say"}`;
    case "start":
      return "Laid the first tiles";
    case "draws":
      return "Ordered the first draws";
  }
};

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
};

export const build = {
  newSet: "New tile set",
  newMix: "New mix",
  open: "Open a file",
  sets: "Your tile sets",
  mixes: "Your mixes",
  none: "Nothing is drawn yet. Begin with a blank set, or take one that is there and change it.",
  begin: {
    set: "A new tile set",
    mix: "A new mix",
    name: "Name",
    setName: "My tiles",
    mixName: "My mix",
    from: "Begin with",
    blankSet: "One blank tile",
    blankMix: "The base game alone",
    begin: "Begin",
  },
  edit: "Change",
  duplicate: "Duplicate",
  save: "Save as a file",
  remove: "Delete",
  removed: (name: string) => `“${brief(name)}” is deleted.`,
  undoRemove: "Bring back",
  restored: (name: string) => `“${brief(name)}” is back.`,
  usedBy: (names: readonly string[]) =>
    `${list.and(names.map((name) => `“${brief(name)}”`))} ${names.length === 1 ? "needs" : "need"} it and ${
      names.length === 1 ? "has" : "have"
    } faults without it. Games that were begun stay as they are.`,
  used: (names: readonly string[]) => `In the bag of ${list.and(names)}`,
  tiles: (count: number) => plural(count, { one: "{n} tile", other: "{n} tiles" }),
  designs: (count: number) => plural(count, { one: "{n} design", other: "{n} designs" }),
  faulty: (count: number) => plural(count, { one: "{n} fault", other: "{n} faults" }),
  sound: "No faults",
  saving: {
    set: { title: "Save the tile set as a file", kind: "Bastide tile sets and mixes" },
    mix: { title: "Save the mix as a file", kind: "Bastide tile sets and mixes" },
  },
  opening: { title: "Open tile sets and mixes", kind: "Bastide tile sets, mixes and games" },
  back: "All tile sets and mixes",
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
  did: (op: Op | null): string =>
    op === null
      ? "Brought a version back"
      : op.of === "about"
        ? `Changed ${about[op.what]}`
        : op.of === "tile"
          ? drawn(op.change)
          : op.of === "set"
            ? listed(op.change)
            : mixed(op.change),
  refused: (why: Refusal) => refusals[why],
  thing,
  bare,
  faults: "Faults",
  fault: (given: Problem) => faults[given.what.says] ?? problem(given),
  symbolOff: (room: string) => `Some tiles show what only ${room} knows, and its rules are off.`,
  ruleIdle: (room: string) => `The rules of ${room} are on, but no tile in the bag needs them.`,
  fixes: {
    bridge: "Make it a bridge",
    on: "Turn its rules on",
    off: "Turn its rules off",
    mend: "Mend it",
  },
  draw: {
    title: (name: string) => `Tile ${name}`,
    tile: "The tile, to draw on",
    hint: "Press a side to make it a road, a city, a field. Drag from one side to another to join them, or into the middle to part them or let a road end in a village.",
    fieldsHint:
      "Drag from spot to spot to join two fields, or press a spot to part it from its field. Drag to a city to let the field touch it, or to keep it off.",
    mode: "What you draw",
    land: "Cities and roads",
    fields: "Fields",
    side: (side: keyof typeof sides, what: string) => `${capital(sides[side])}: ${what}`,
    shows: { field: "field", road: "road", city: "city" },
    with: (others: readonly string[]) =>
      others.length > 0 ? `, joined with ${list.and(others)}` : "",
    sideName: (side: keyof typeof sides) => sides[side],
    spot: (spot: keyof typeof spots) => `Field ${spots[spot]}`,
    cityAt: (side: keyof typeof sides) => `City in the ${sides[side]}`,
    middle: "The middle",
    held: (what: string) => `From ${what}: go where it shall lead and press F.`,
    dropped: "Let go.",
    ways: "As it lies in each turn",
    words: "In words",
    neighbours: "Neighbours",
    try: "Try it",
    tryNote: "A game in which only this tile is drawn. It is not kept in your list.",
    turn: "Turn",
    mirror: "Turn over",
    clear: "Wipe",
    formFields: "Form the fields anew",
    inner: "A field inside",
    name: "Name",
    copies: "Copies",
    next: "Next tile",
    previous: "Previous tile",
    cities: (places: readonly string[]) => `City: ${list.and(places)}`,
    roads: (places: readonly string[]) => `Road: ${list.and(places)}`,
    pennants: "Coats of arms",
    goods: "Goods",
    noGoods: "none",
    inVillage: "Ends in the village",
    onTile: "On the tile",
    crop: "Crop circle",
    noCrop: "none",
    decor: "Pictures that count for nothing",
    palette: "What stands on it",
  },
  set: {
    add: "Blank tile",
    take: "From a set",
    takeTitle: "Take a tile from a set",
    takeFrom: "Set",
    copy: "Copy",
    cut: "Cut",
    paste: "Paste",
    copied: (count: number) =>
      plural(count, { one: "{n} tile copied.", other: "{n} tiles copied." }),
    chosen: (count: number) => plural(count, { one: "{n} tile chosen", other: "{n} tiles chosen" }),
    choose: (name: string) => `Choose tile ${name}`,
    list: "Tiles of the set",
    draw: "Draw",
    duplicate: "Double",
    remove: "Delete",
    earlier: "Move forward",
    later: "Move back",
    copies: (name: string) => `Copies of tile ${name}`,
    rules: "Rules that the tiles need",
    noRules: "only the base game",
    twins: "Twins",
    twinsNote: "Tiles that are the same when one is turned, or seen in a mirror.",
    noTwins: "Every tile looks like no other.",
    twin: (tile: string, other: string, mirrored: boolean) =>
      mirrored ? `${tile} is ${other} in a mirror` : `${tile} is the same as ${other}`,
  },
  totals: {
    title: "What it comes to",
    beside: "The line shows the base game.",
    sides: "Sides",
    side: { field: "Field", road: "Road", city: "City" },
    things: "On the tiles",
    here: "here",
    base: "base game",
    patterns: "Sides as they stand together",
    patternsNote: "Field, road and city around a tile, clockwise.",
    pattern: (letters: string) =>
      [...letters].map((each) => ({ f: "field", r: "road", c: "city" })[each] ?? each).join(", "),
    corners: "Tiles that fit a corner",
    cornersNote:
      "Two sides that meet, clockwise: how many of the tiles can go there; small, in the base game.",
    corner: (one: string, other: string) => `${one} beside ${other}`,
    nothing: "Nothing fits there.",
    turns: (count: number) => plural(count, { one: "About {n} turn", other: "About {n} turns" }),
    each: (count: number) => `${count} for each of two players`,
  },
  mix: {
    sets: "Sets in the bag",
    times: (name: string) => `How often ${name}`,
    own: "yours",
    singles: (name: string) => `Single tiles of ${name}`,
    singlesNote: "Leave a field empty for as many as the set has.",
    count: (tile: string) => `Copies of ${tile}`,
    rules: "Rules that are on",
    options: "How rules are played",
    usual: "usual",
    pieces: "Pieces",
    piecesNote: "Leave a field empty for as many as the rules say.",
    piece,
    start: "First tiles",
    startNote: "What lies on the table before the first turn. Without any, the rules choose.",
    startAdd: "Lay a tile",
    startTile: "Tile",
    draws: "First draws",
    drawsNote:
      "What is drawn first in every game, in this order. They come out of the bag; what is left follows, shuffled.",
    drawsAdd: "Add as the next draw",
    nthDraw: (place: number, tile: string) => `Draw ${place}: ${tile}`,
    sooner: "Draw it sooner",
    later: "Draw it later",
    x: "East",
    y: "South",
    rotation: "Turns",
    play: "Play with it",
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
