// What the tiles of a set, a mix or a position come to, in English.
import { english, extended } from "../english";

export const totals = extended(english.totals, {
  pattern: (letters: string) =>
    [...letters]
      .map((each) => ({ f: "field", r: "road", c: "city", w: "river" })[each] ?? each)
      .join(", "),
});
