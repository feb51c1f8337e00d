// What is said of all that a person makes: its list, its desk, its faults, in English.
import { english, extended } from "../english";
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

export const build = extended(english.build, {
  removed: (name: string) => `“${brief(name)}” is deleted.`,
  restored: (name: string) => `“${brief(name)}” is back.`,
  usedBy: (names: readonly string[]) =>
    once(names).length === 1
      ? `${quoted(names)} needs it and has faults without it. Games that were begun stay as they are.`
      : `${quoted(names)} need it and have faults without it. Games that were begun stay as they are.`,
  used: (names: readonly string[]) => `Needed by ${list.and(once(names))}`,
  version: (date: Date, tiles: number) =>
    `${moment(date)}, ${plural(tiles, { one: "{n} tile", other: "{n} tiles" })}`,
  did,
  refused: (why: Refusal, op?: Op) =>
    why === "same" && op?.of === "tile" && op.change.do === "join-fields"
      ? "Both belong to one field already: there is nothing to join."
      : refusals[why],
  place: (x: number, y: number) => where({ x, y }),
  thing,
  label: tiles.label,
  fault: (given: Problem) => faults[given.what.says] ?? problem(given),
  draw,
  set,
  mix,
});
