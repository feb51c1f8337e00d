// What is said at the desk of a position and of its aims, in English.
import { english, extended } from "../english";
import type { AimSentence, NumberBound, Place, SourceWord, AimTrials } from "../../ipc";
import type { FigureName, Kind, PlayerNames } from "../vocabulary";
import { listIn } from "../list";
import { aFigure, figures, kinds, spots } from "./nouns";
import { theTile } from "./where";
import { about, whom } from "./you";

const list = listIn("en");

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

export const position = extended(english.position, {
  land: (place: Place) => `the ${kinds[place.kind]} ${spots[place.at]}`,
  figure: (figure: keyof typeof figures) => figures[figure],
  seat: {
    supply: (figure: keyof typeof figures) => `Supply: ${figures[figure]}`,
    held: (name: string, figure: keyof typeof figures) =>
      `Prisoners of ${name}: ${figures[figure]}`,
  },
  aims: {
    kindOf: kinds,
    sources: scoredFor,
    lying,
    tried: (bot: string, { reached, bags }: AimTrials) => `${bot}: in ${reached} of ${bags} bags`,
    sentence: (aim: AimSentence, name: PlayerNames, learner: number) =>
      `${capital(says(aim, name, learner))}.`,
  },
  placeOf: (place: Place) => land(place),
});
