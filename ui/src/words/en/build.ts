// What is said while tiles, sets and mixes are made, in English. Knows no component.
import { brief } from "../brief";
import type { MixOp, Op, Piece, Problem, Refusal, SetOp, TileOp, What } from "../../ipc";
import { listIn, momentIn } from "../list";
import { pluralIn } from "../plural";
import { severalFigures, sides, spots } from "./nouns";
import { led } from "./campaign-steps";
import { placed } from "./position-steps";
import { problem } from "./problems";
import { tiles } from "./tiles";
import { where } from "./where";

const plural = pluralIn("en");
const list = listIn("en");
const moment = momentIn("en");

const quoted = (names: readonly string[]): string =>
  list.and(names.map((name) => `“${brief(name)}”`));

const edges = { field: "a field", road: "a road", city: "a city", river: "a river" };

/** What stands on a tile, by its word in files. */
const thing = (word: string): string => tiles.named(word);

const sideSays: Record<keyof typeof sides, (what: string) => string> = {
  N: (what) => `North: ${what}`,
  E: (what) => `East: ${what}`,
  S: (what) => `South: ${what}`,
  W: (what) => `West: ${what}`,
};

const about = {
  name: "the name",
  description: "the description",
  author: "the author",
  licence: "the licence",
};
const piece = (word: Piece): string => (word === "floors" ? "Floors" : severalFigures[word]);

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
      return op.on
        ? `Let a field touch the city in the ${sides[op.city]}`
        : `Kept a field off the city in the ${sides[op.city]}`;
    case "inner-field":
      return op.on ? "Added a field inside" : "Removed a field inside";
    case "pennants":
      return `Set the pennants in the ${sides[op.city]} to ${op.count}`;
    case "goods":
      return op.goods ? `Added ${thing(op.goods)} in the ${sides[op.city]}` : "Removed goods";
    case "cathedral":
      return op.on ? "Added a cathedral" : "Removed a cathedral";
    case "roadside":
      return op.on
        ? `Added ${thing(op.picture)} beside the road in the ${sides[op.road]}`
        : `Removed ${thing(op.picture)} beside the road in the ${sides[op.road]}`;
    case "monastery":
      return op.on ? "Added the monastery" : "Removed the monastery";
    case "village":
      return op.on ? "Added the village" : "Removed the village";
    case "village-road":
      return op.on
        ? `Let the road in the ${sides[op.road]} end in the village`
        : `Led the road in the ${sides[op.road]} out of the village`;
    case "bridge":
      return op.on ? "Added the bridge" : "Removed the bridge";
    case "mark":
      return op.on ? `Added ${thing(op.mark)}` : `Removed ${thing(op.mark)}`;
    case "decor":
      return op.on
        ? `Added the picture: ${thing(op.picture)}`
        : `Removed the picture: ${thing(op.picture)}`;
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

const mixed = (op: MixOp, setName: (set: string) => string): string => {
  switch (op.do) {
    case "times":
      return op.times === 0
        ? `Took “${setName(op.set)}” out`
        : plural(op.times, {
            one: `Put “${setName(op.set)}” in once`,
            other: `Put “${setName(op.set)}” in {n} times`,
          });
    case "count":
      return op.count === null
        ? "Let a set say how many of a tile there are"
        : plural(op.count, {
            one: "Put in {n} copy of a tile",
            other: "Put in {n} copies of a tile",
          });
    case "rules":
      return op.on ? "Turned rules on" : "Turned rules off";
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
    names.length === 1
      ? `${quoted(names)} needs it and has faults without it. Games that were begun stay as they are.`
      : `${quoted(names)} need it and have faults without it. Games that were begun stay as they are.`,
  used: (names: readonly string[]) => `Needed by ${list.and(names)}`,
  tiles: (count: number) => plural(count, { one: "{n} tile", other: "{n} tiles" }),
  designs: (count: number) => plural(count, { one: "{n} design", other: "{n} designs" }),
  faulty: (count: number) => plural(count, { one: "{n} fault", other: "{n} faults" }),
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
  /** `setName` says what a tile set is called. */
  did: (op: Op | null, setName: (set: string) => string): string =>
    op === null
      ? "Brought a version back"
      : op.of === "about"
        ? `Changed ${about[op.what]}`
        : op.of === "tile"
          ? drawn(op.change)
          : op.of === "set"
            ? listed(op.change)
            : op.of === "mix"
              ? mixed(op.change, setName)
              : op.of === "position"
                ? placed(op.change)
                : led(op.change),
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
  symbolOff: (room: string) => `Some tiles show what only ${room} knows, and its rules are off.`,
  ruleIdle: (room: string) => `The rules of ${room} are on, but no tile in the bag needs them.`,
  fixes: {
    bridge: "Make it a bridge",
    on: "Turn its rules on",
    off: "Turn its rules off",
    mend: "Mend it",
    away: "Take it away",
    show: "Show it",
  },
  draw: {
    title: (name: string) => `Tile ${name}`,
    tile: "The tile, to draw on",
    dragged: {
      land: "Press a side to make it a road, a city, a field. Drag from one side to another to join them, or into the middle to part them or let a road end in a village.",
      fields:
        "Drag from spot to spot to join two fields, or press a spot to part it from its field. Drag to a city to let the field touch it, or to keep it off.",
    },
    keyed: {
      land: (press: string, lead: string) =>
        `The arrows go from side to side and into the middle. ${press} makes a side a road, a city, a field. To join two sides, press ${lead} on one and again on the other; in the middle it parts them or lets a road end in a village.`,
      fields: (press: string, lead: string) =>
        `The arrows go from spot to spot. ${press} parts a spot from its field. To join two fields, press ${lead} on one and again on the other; on a city it lets the field touch it, or keeps it off.`,
    },
    mode: "What you draw",
    land: "Cities, roads and rivers",
    fields: "Fields",
    side: (side: keyof typeof sides, what: string) => sideSays[side](what),
    shows: { field: "field", road: "road", city: "city", river: "river" },
    with: (others: readonly string[]) =>
      others.length > 0 ? `, joined with ${list.and(others)}` : "",
    sideName: (side: keyof typeof sides) => sides[side],
    spot: (spot: keyof typeof spots) => `Field ${spots[spot]}`,
    cityAt: (side: keyof typeof sides) => `City in the ${sides[side]}`,
    middle: "The middle",
    held: (what: string, lead: string) => `From ${what}: go where it shall lead and press ${lead}.`,
    dropped: "Let go.",
    ways: "As it lies in each turn",
    words: "In words",
    neighbours: "Neighbours",
    try: "Try it",
    tryNote: "A game in which only this tile is drawn. It is not kept in your list.",
    tried: "Only this tile is drawn here.",
    toDrawing: "Back to the drawing",
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
    rivers: (places: readonly string[]) => `River: ${list.and(places)}`,
    pennants: "Pennants",
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
    comes: (copies: number) => plural(copies, { one: "{n} copy", other: "{n} copies" }),
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
    earlier: (name: string) => `Move tile ${name} one place earlier`,
    later: (name: string) => `Move tile ${name} one place later`,
    copies: (name: string) => `Copies of tile ${name}`,
    rules: "Rules that the tiles need",
    noRules: "only the base game",
    twins: "Twins",
    twinsNote: "Tiles that are the same when one is turned, or seen in a mirror.",
    noTwins: "Every tile looks like no other.",
    twin: (tile: string, other: string, mirrored: boolean) =>
      mirrored
        ? `“${tile}” is “${other}” as a mirror shows it.`
        : `“${tile}” is the same as “${other}”.`,
    twinElsewhere: (tile: string, set: string, mirrored: boolean) =>
      mirrored
        ? `“${tile}” is a tile of “${set}” as a mirror shows it.`
        : `“${tile}” is the same as a tile of “${set}”.`,
  },
  totals: {
    title: "What it comes to",
    beside: "The line shows the base game.",
    sides: "Sides",
    side: { field: "Field", road: "Road", city: "City", river: "River" },
    things: "On the tiles",
    here: "here",
    base: "base game",
    patterns: "Sides as they stand together",
    patternsNote: "Field, road and city around a tile, clockwise.",
    pattern: (letters: string) =>
      [...letters]
        .map((each) => ({ f: "field", r: "road", c: "city", w: "river" })[each] ?? each)
        .join(", "),
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
    usual: (value: string) => `${value} (usual)`,
    pieces: "Pieces",
    piecesNote: "Leave a field empty for as many as the rules say.",
    piece,
    start: "First tiles",
    startNote: "What lies on the table before the first turn. Without any, the rules choose.",
    startHow: "Press a free place to lay a tile there, and a tile to turn it or take it away.",
    startAdd: "Lay the first tile",
    startBoard: "The first tiles, place by place",
    startHere: (place: string) => `Lay a tile: ${place}`,
    startLies: (place: string, tile: string) => `${tile}: ${place}`,
    startTurn: "Turn",
    startOther: "Another tile",
    startAway: "Take it away",
    chooseTile: "Choose a tile",
    chooseFrom: "Set",
    draws: "First draws",
    drawsNote:
      "What is drawn first in every game, in this order. They come out of the bag; what is left follows, shuffled.",
    drawsAdd: "Add as the next draw",
    nthDraw: (place: number, tile: string) => `Draw ${place}: ${tile}`,
    sooner: "Draw it sooner",
    later: "Draw it later",
    play: "Play with it",
  },
};
