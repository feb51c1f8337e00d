// What is said of documents that go to somebody else or come from there, in English.
import { english, extended } from "../english";
import { brief } from "../brief";
import { listIn, momentIn, once } from "../list";
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const list = listIn("en");
const moment = momentIn("en");

const quoted = (names: readonly string[]) =>
  list.and(once(names).map((name) => `“${brief(name)}”`));

export const share = extended(english.share, {
  along: (names: readonly string[]) => `goes along: ${quoted(names)} ${needs(names)} it`,
  offered: (file: string) => `What is in “${brief(file)}”`,
  other: (name: string, tiles: number, updated: Date) =>
    `You have another one with this id: “${name}”, ${plural(tiles, {
      one: "{n} tile",
      other: "{n} tiles",
    })}, last changed ${moment(updated)}.`,
  usedBy: (names: readonly string[]) => `${quoted(names)} ${needs(names)} yours.`,
  decide: (name: string) => `What becomes of “${brief(name)}”`,
  take: (count: number, all: number) =>
    count === 0
      ? "Leave all out"
      : count < all
        ? `Keep ${count} of ${all}`
        : plural(count, { one: "Keep it", other: "Keep all {n}" }),
  kept: (names: readonly string[]) =>
    once(names).length === 1 ? `${quoted(names)} is yours now.` : `${quoted(names)} are yours now.`,
  known: (file: string) =>
    `What “${brief(file)}” holds is there already, just the same. Here it is.`,
});

function needs(names: readonly string[]): string {
  return once(names).length === 1 ? "needs" : "need";
}
