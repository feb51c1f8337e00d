// What is said at the desk of a position and of its aims, in English. Knows no component.
import type { AimSentence, Bound, Place, Tried } from "../../ipc";
import type { Naming } from "../vocabulary";
import { listIn } from "../list";
import { pluralIn } from "../plural";
import { aFigure, figures, kinds, spots } from "./nouns";
import { whereFrom } from "./where";

const list = listIn("en");
const plural = pluralIn("en");

const land = (place: Place): string =>
  `the ${kinds[place.kind]} ${spots[place.at]} of the tile ${whereFrom(place)}`;

const bounded = ({ least, most, exactly }: Bound): string =>
  list.and(
    [
      least === null ? "" : `at least ${least}`,
      most === null ? "" : `at most ${most}`,
      exactly === null ? "" : `exactly ${exactly}`,
    ].filter(Boolean),
  ) || "any number";

/** An aim as one sentence without its point, so that it may stand in another. */
const says = (aim: AimSentence, name: Naming, learner: number): string => {
  const who = (player: number | null) => name(player ?? learner);
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
      return `${who(aim.player)}: points scored from here on, ${bounded(aim.bound)}`;
    case "owns":
      return aim.place
        ? `${who(aim.player)} would be paid for ${land(aim.place)}`
        : `${who(aim.player)} would be paid for some feature`;
    case "complete":
      return `${land(aim.place)} is complete`;
    case "stands":
      return aim.place
        ? `${who(aim.player)}: ${aFigure[aim.figure ?? "follower"]} stands on ${land(aim.place)}`
        : `${who(aim.player)}: ${aFigure[aim.figure ?? "follower"]} stands on the land`;
    case "supply":
      return `${who(aim.player)}: followers in the supply, ${bounded(aim.bound)}`;
    case "prisoners":
      return `${who(aim.player)}: prisoners, ${bounded(aim.bound)}`;
    case "wins":
      return aim.alone ? `${who(aim.player)} wins alone` : `${who(aim.player)} wins or is level`;
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
  turn: "Turn the tile",
  lift: "Take the tile away",
  other: "Another tile",
  figures: "Figures",
  whose: "Whose figure",
  which: "Which figure",
  put: (spot: string) => `Put it on ${spot}`,
  take: (whose: string, figure: string, spot: string) =>
    `${whose}: ${figure} on ${spot}. Take it off`,
  land: (place: Place) => `the ${kinds[place.kind]} ${spots[place.at]}`,
  figure: (figure: keyof typeof figures) => figures[figure],
  floors: "Floors of the tower",
  house: "Whose tollhouse",
  noHouse: "Nobody’s",
  seats: "Players",
  seat: {
    name: "Name",
    bot: "Who plays",
    person: "a person",
    score: "Points",
    supply: (figure: keyof typeof figures) => `Supply: ${figures[figure]}`,
    supplyNote: "Left empty: what stands nowhere else.",
    goods: { wine: "Wine", wheat: "Wheat", cloth: "Cloth" },
    floors: "Floors",
    robber: "Robber on space",
    robberNote: "Left empty: with its owner.",
    held: (name: string) => `Prisoners of ${name}`,
  },
  active: "Whose turn it is",
  draw: {
    title: "Which tiles come",
    left: "what is left of the bag, shuffled each time",
    seed: "what is left of the bag, as a number shuffles it",
    order: "these tiles, in this order",
    "by-hand": "from a real bag",
    number: "Number",
    first: (n: number, name: string) => `${n}. ${name}`,
    add: "Add as the next one",
    remove: "Take the last one away",
    empty: "No tile comes.",
  },
  play: "Play from here",
  count: "Count only the end",
  countNote: "As if no tile were left: fields, goods and all else are counted.",
  saveAs: "Save as scenario",
  saved: (name: string) => `“${name}” is kept among your scenarios.`,
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
      supply: "followers in the supply",
      prisoners: "prisoners",
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
    bounds: { least: "at least", most: "at most", exactly: "exactly" },
    number: "Number",
    alone: "Alone",
    where: "Where",
    anywhere: "anywhere",
    whereNote: "Point at a tile on the board: its land can be chosen here.",
    turns: "Own turns",
    turnsNote: "Left empty: until the end of the game.",
    holds: "It is so now.",
    holdsNot: "It is not so now.",
    unknown: "It can be told once the position is possible.",
    try: "Let the bots try in fifty bags",
    tried: (bot: string, { reached, bags }: Tried) => `${bot}: in ${reached} of ${bags} bags`,
    stop: "Stop",
    sentence: (aim: AimSentence, name: Naming, learner: number) =>
      `${capital(says(aim, name, learner))}.`,
  },
  placeOf: (place: Place) => land(place),
  problems: (count: number) => plural(count, { one: "{n} problem", other: "{n} problems" }),
  possible: "The position is possible.",
  fromMoment: "Make a position of it",
  momentName: (turn: number) => `Turn ${turn}`,
  fromScenario: "Change it as a position",
};
