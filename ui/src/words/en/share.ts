// What is said of documents that go to somebody else or come from there, in English.
import { brief } from "../brief";
import type { ParcelKind } from "../../ipc";
import { listIn, momentIn, once } from "../list";
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const list = listIn("en");
const moment = momentIn("en");

const quoted = (names: readonly string[]) =>
  list.and(once(names).map((name) => `“${brief(name)}”`));

export const share = {
  share: "Share with what it needs",
  several: "Share several",
  title: "Share as one file",
  lead: "Whoever opens the file in Bastide gets what you choose here, and your own tile sets and mixes that it needs. What belongs to Bastide is named, not carried.",
  choose: "What goes into the file",
  kind: {
    "tile-set": "Tile set",
    mix: "Mix",
    position: "Position",
    scenario: "Scenario",
    campaign: "Campaign",
  } satisfies Record<ParcelKind, string>,
  chapters: (count: number) => plural(count, { one: "{n} chapter", other: "{n} chapters" }),
  inside: (count: number) =>
    plural(count, { one: "{n} chapter goes along inside", other: "{n} chapters go along inside" }),
  along: (names: readonly string[]) => `goes along: ${quoted(names)} ${needs(names)} it`,
  faulty: "has faults: mend it first",
  write: "Save the shared file",
  none: "Choose at least one.",
  saving: { title: "Save what you share", kind: "Bastide bundles" },
  offered: (file: string) => `What is in “${brief(file)}”`,
  offeredLead: "Nothing is kept yet. Here is what will become of each.",
  allThere: "Everything in this file is there already, just as it is here. Nothing has to be done.",
  fresh: "New: it will be kept.",
  same: "It is there already, just the same.",
  other: (name: string, tiles: number, updated: Date) =>
    `You have another one with this id: “${name}”, ${plural(tiles, {
      one: "{n} tile",
      other: "{n} tiles",
    })}, last changed ${moment(updated)}.`,
  usedBy: (names: readonly string[]) => `${quoted(names)} ${needs(names)} yours.`,
  decide: (name: string) => `What becomes of “${brief(name)}”`,
  ways: {
    leave: "Keep mine",
    copy: "Keep both",
    replace: "Take this one",
  },
  notes: {
    leave: "Yours stays as it is, and this one is left out.",
    copy: "This one gets an id and a name of its own. Whatever came with it in this file uses it.",
    replace: "It takes the place of yours. Undo, in its history, brings yours back.",
  },
  take: (count: number, all: number) =>
    count === 0
      ? "Leave all out"
      : count < all
        ? `Keep ${count} of ${all}`
        : plural(count, { one: "Keep it", other: "Keep all {n}" }),
  done: "Close",
  leave: "Leave all out",
  kept: (names: readonly string[]) =>
    once(names).length === 1 ? `${quoted(names)} is yours now.` : `${quoted(names)} are yours now.`,
  nothingKept: "Nothing was kept.",
  known: (file: string) =>
    `What “${brief(file)}” holds is there already, just the same. Here it is.`,
  faults: (count: number) =>
    plural(count, {
      one: "That would leave {n} fault. Nothing was changed: choose otherwise.",
      other: "That would leave {n} faults. Nothing was changed: choose otherwise.",
    }),
  unshareable: (count: number) =>
    plural(count, {
      one: "There is {n} fault to be mended first. Nothing was written.",
      other: "There are {n} faults to be mended first. Nothing was written.",
    }),
};

function needs(names: readonly string[]): string {
  return once(names).length === 1 ? "needs" : "need";
}
