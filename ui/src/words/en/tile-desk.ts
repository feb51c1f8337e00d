// What is said where a tile is drawn, in English.
import { english, extended } from "../english";
import { listIn } from "../list";
import { sides, spots } from "./nouns";

const list = listIn("en");

const sideSays: Record<keyof typeof sides, (what: string) => string> = {
  N: (what) => `North: ${what}`,
  E: (what) => `East: ${what}`,
  S: (what) => `South: ${what}`,
  W: (what) => `West: ${what}`,
};

export const draw = extended(english["tile-desk"], {
  side: (side: keyof typeof sides, what: string) => sideSays[side](what),
  with: (others: readonly string[]) =>
    others.length > 0 ? `, joined with ${list.and(others)}` : "",
  sideName: (side: keyof typeof sides) => sides[side],
  spot: (spot: keyof typeof spots) => `Field ${spots[spot]}`,
  cityAt: (side: keyof typeof sides) => `City in the ${sides[side]}`,
});
