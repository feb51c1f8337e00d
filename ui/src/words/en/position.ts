// What is said at the desk of a position and of its aims, in English.
import type { AimSentence, NumberBound, Place, SourceWord, AimTrials } from "../../ipc";
import type { FigureName, Kind, PlayerNames } from "../vocabulary";
import { listIn } from "../list";
import { pluralIn } from "../plural";
import { aFigure, figures, kinds, spots } from "./nouns";
import { theTile } from "./where";
import { about, whom } from "./you";

const list = listIn("en");
const plural = pluralIn("en");

const land = (place: Place): string =>
  `the ${kinds[place.kind]} ${spots[place.at]} of ${theTile(place)}`;

const bounded = ({ least, most, exactly }: NumberBound): string =>
  list.and(
    [
      least === null ? "" : `at least ${least}`,
      most === null ? "" : `at most ${most}`,
      exactly === null ? "" : `exactly ${exactly}`,
    ].filter(Boolean),
  ) || "any number";

/** What points are for, where an aim asks for some of them only. */
const scoredFor: Record<SourceWord, string> = {
  road: "points scored for roads from here on",
  city: "points scored for cities from here on",
  monastery: "points scored for monasteries from here on",
  field: "points scored for fields from here on",
  goods: "points scored for goods from here on",
  ransom: "points paid as ransom from here on",
  rob: "points taken by the robber from here on",
  toll: "points of toll from here on",
  garden: "points scored for gardens from here on",
};

/** What lies before a player, by its word in files; followers where it says none. */
const lying: Record<string, string> = {
  follower: "followers in the supply",
  "big-follower": "large followers in the supply",
  abbot: "abbots in the supply",
  builder: "builders in the supply",
  pig: "pigs in the supply",
  floors: "floors in the supply",
  prisoners: "prisoners of anybody",
  robber: "the space of the robber",
  tollhouse: "the number of the tollhouse",
  wine: "tokens of wine",
  wheat: "tokens of wheat",
  cloth: "tokens of cloth",
};

const prisonersBy: Record<FigureName, string> = {
  follower: "followers held prisoner",
  "big-follower": "large followers held prisoner",
  abbot: "abbots held prisoner",
  builder: "builders held prisoner",
  pig: "pigs held prisoner",
};

const anyOf: Record<Kind, string> = {
  road: "some road",
  city: "some city",
  monastery: "some monastery",
  field: "some field",
  garden: "some garden",
  tower: "some tower",
  river: "some river",
};

/** An aim as one sentence without its point, so that it may stand in another. */
const says = (aim: AimSentence, name: PlayerNames, learner: number): string => {
  const named = (player: number | null) => name(player ?? learner);
  const who = (player: number | null) => whom(named(player));
  const part = (of: AimSentence) => says(of, name, learner);
  switch (aim.is) {
    case "all":
      return aim.of.map(part).join(", and ");
    case "any":
      return aim.of.map(part).join(", or ");
    case "not":
      return `it is not so: ${part(aim.of)}`;
    case "score":
      return `${who(aim.player)}: points on the track, ${bounded(aim.bound)}`;
    case "worth":
      return aim.place
        ? `${who(aim.player)}: points for ${land(aim.place)}, ${bounded(aim.bound)}`
        : `${who(aim.player)}: points for one feature, ${bounded(aim.bound)}`;
    case "scored":
      return [
        `${who(aim.player)}: ${aim.source ? scoredFor[aim.source] : "points scored from here on"}`,
        ...(aim.place ? [`for ${land(aim.place)}`] : []),
        bounded(aim.bound),
      ].join(", ");
    case "owns":
      return [
        `${who(aim.player)} would be paid for ${aim.place ? land(aim.place) : "some feature"}`,
        ...(aim.alone ? ["and nobody else would"] : []),
      ].join(", ");
    case "complete":
      return `${land(aim.place)} is complete`;
    case "stands":
      return aim.place
        ? `${who(aim.player)}: ${aim.figure ? aFigure[aim.figure] : "a figure"} stands on ${land(aim.place)}`
        : `${who(aim.player)}: ${aim.figure ? aFigure[aim.figure] : "a figure"} stands on ${aim.kind ? anyOf[aim.kind] : "the land"}`;
    case "supply":
      return `${who(aim.player)}: ${lying[aim.what ?? "follower"] ?? aim.what}, ${bounded(aim.bound)}`;
    case "prisoners":
      return [
        `${who(aim.player)}: ${aim.figure ? prisonersBy[aim.figure] : "prisoners"}`,
        ...(aim.owner === null ? [] : [`taken from ${who(aim.owner)}`]),
        bounded(aim.bound),
      ].join(", ");
    case "captured":
      return [
        `${who(aim.player)}: ${aim.figure ? aFigure[aim.figure] : "a figure"} captured from here on`,
        ...(aim.owner === null ? [] : [`taken from ${who(aim.owner)}`]),
      ].join(", ");
    case "completed":
      return `${aim.place ? land(aim.place) : aim.kind ? anyOf[aim.kind] : "some feature"} is completed from here on`;
    case "wins":
      return aim.alone
        ? about(named(aim.player), "you win alone", (other) => `${other} wins alone`)
        : about(named(aim.player), "you win or are level", (other) => `${other} wins or is level`);
    case "over":
      return "the last tile lies";
    case "turns":
      return `own turns, ${bounded(aim.bound)}`;
    case "other":
      return aim.text;
  }
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const position = {
  board: "The board, to lay on",
  how: "Press a place, or go there with the arrows. What can be done there stands beside the board.",
  tabs: "What the position is made of",
  tab: { place: "Place", seats: "Players", draw: "Tiles and rules", aims: "Aims" },
  here: (place: string) => `Place: ${place}`,
  free: "Nothing lies here.",
  far: "A tile lies beside another one. Go to a place beside the land.",
  fit: "Tiles that fit here",
  all: "Show every tile that fits, also what the bag has no more of",
  tileLeft: (name: string, left: number) =>
    plural(left, { one: `${name}, {n} left`, other: `${name}, {n} left` }),
  none: "No tile of the bag fits here.",
  noneLeft: "Every tile of the bag stands in the order to come.",
  noneFree: "What would fit here stands in the order to come.",
  turn: "Turn the tile",
  lift: "Take the tile away",
  other: "Another tile",
  figures: "Figures",
  whose: "Whose figure",
  which: "Which figure",
  put: (spot: string) => `Put it on ${spot}`,
  putAnother: (spot: string) => `Put another one on ${spot}`,
  take: (whose: string, figure: string, spot: string) =>
    `${whose}: ${figure} on ${spot}. Take it off`,
  land: (place: Place) => `the ${kinds[place.kind]} ${spots[place.at]}`,
  figure: (figure: keyof typeof figures) => figures[figure],
  floors: "Floors of the tower",
  house: "Whose tollhouse",
  noHouse: "Nobody’s",
  side: "The side that is up",
  turned: "It has met travellers and waits to be turned over.",
  seats: "Players",
  seat: {
    name: "Name",
    bot: "Who plays",
    person: "a person",
    personNote: (bot: string) => `In a scenario, ${bot} plays here.`,
    score: "Points",
    supply: (figure: keyof typeof figures) => `Supply: ${figures[figure]}`,
    supplyNote: "Left empty: all that stand nowhere else.",
    goods: { wine: "Wine", wheat: "Wheat", cloth: "Cloth" },
    floors: "Floors",
    robber: "Robber on space",
    robberNote: "Left empty: with its owner.",
    held: (name: string, figure: keyof typeof figures) =>
      `Prisoners of ${name}: ${figures[figure]}`,
    whoseRobber: "Whose robber a press puts on the track",
    putRobber: (name: string, space: number) => `${name}: robber on space ${space}`,
    robberHome: (name: string) => `${name}: robber off the track`,
  },
  active: "Whose turn it is",
  draw: {
    title: "Which tiles come",
    left: "What is left of the bag, shuffled each time",
    seed: "What is left of the bag, as a number shuffles it",
    order: "These tiles, in this order",
    "by-hand": "From a real bag",
    number: "Number",
    add: "Add as the next one",
    remove: (n: number) => `Take tile ${n} out of the order`,
    empty: "No tile comes yet. Add one after the other.",
    drawnBy: (name: string) => `for ${name}`,
    orderNote: "Who draws a tile stands beside it, as long as nobody has a double turn.",
  },
  play: "Play from here",
  count: "Count only the end",
  countNote: "As if no tile were left: fields, goods and all else are counted.",
  saveAs: "Save as scenario",
  saved: (name: string) => `“${name}” is kept among your scenarios.`,
  earlier: (count: number) =>
    plural(count, {
      one: "An earlier scenario of the same name is kept, too.",
      other: "{n} earlier scenarios of the same name are kept, too.",
    }),
  removeEarlier: (count: number) =>
    plural(count, { one: "Delete the earlier one", other: "Delete the earlier ones" }),
  earlierGone: (count: number) =>
    plural(count, {
      one: "The earlier scenario is deleted.",
      other: "{n} earlier scenarios are deleted.",
    }),
  noWay: (tries: number) =>
    plural(tries, {
      one: "No bot reached the aim in {n} try.",
      other: "No bot reached the aim in {n} tries.",
    }),
  anyway: "Save it all the same",
  trying: "A bot looks for a way to the aim.",
  noAims: "Choose an aim first.",
  toScenario: "Play the scenario",
  aims: {
    whose: "Whose aim it is",
    goals: "What is to be reached",
    stars: "What earns stars besides",
    never: "What must not happen",
    add: "Add an aim",
    addPart: "Add a part",
    remove: "Take this aim away",
    kind: "Aim",
    kinds: {
      score: "points on the track",
      worth: "points for a feature",
      owns: "who is paid for a feature",
      complete: "a feature is complete",
      stands: "a figure stands somewhere",
      supply: "what lies before a player",
      prisoners: "prisoners",
      captured: "a figure is captured",
      completed: "completing a feature",
      wins: "who wins",
      over: "the end of the game",
      scored: "points from here on",
      turns: "own turns",
      any: "one of several",
      all: "all of several",
      not: "not this",
      other: "as the file says it",
    },
    who: "Whose",
    bound: "How many",
    bounds: {
      least: "at least",
      most: "at most",
      exactly: "exactly",
      between: "at least and at most",
    },
    number: "Number",
    upTo: "At most",
    owner: "Taken from",
    anybody: "anybody",
    figure: "Which figure",
    anyFigure: "any figure",
    ofKind: "On what",
    anyKind: "any land",
    kindOf: kinds,
    source: "For what",
    anySource: "anything",
    sources: scoredFor,
    what: "What",
    lying,
    text: "As a file says it",
    textNote: "What no sentence here says can be written as files write it.",
    alone: "Alone",
    where: "Where",
    anywhere: "anywhere",
    whereNote: "Press a tile on the board, then choose its land here.",
    turns: "Within so many own turns",
    turnsNote: "Left empty: until the end of the game.",
    holds: "It is so now.",
    holdsNot: "It is not so now.",
    unknown: "It can be told once the position is possible.",
    try: "Let the bots try in fifty bags",
    tried: (bot: string, { reached, bags }: AimTrials) => `${bot}: in ${reached} of ${bags} bags`,
    ownOrder: { true: "Reached with your own order.", false: "Not reached with your own order." },
    ownOrderNote:
      "The first bag is the order that you chose. The others hold the same tiles in another order.",
    stop: "Stop",
    sentence: (aim: AimSentence, name: PlayerNames, learner: number) =>
      `${capital(says(aim, name, learner))}.`,
  },
  placeOf: (place: Place) => land(place),
  problems: (count: number) => plural(count, { one: "{n} problem", other: "{n} problems" }),
  possible: "The position is possible.",
  empty: "No tile lies here yet. Choose the first one from the list.",
  fromMoment: "Make a position of it",
  momentName: (turn: number) => `Turn ${turn}`,
  fromScenario: "Change it as a position",
};
