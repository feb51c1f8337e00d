// Holds the maker of strange tiles to the rules a tile-set file must keep. @vitest-environment node
import { expect, test } from "vitest";
import { HALVES, SIDES } from "../tile";
import { strangeTile } from "./strange-tiles";

test("every side of a strange tile is owned exactly once", () => {
  for (let number = 0; number < 200; number++) {
    const { segments } = strangeTile(number);
    const owned = segments.filter((s) => s.kind !== "monastery").flatMap((s) => s.edges);
    expect(new Set(owned).size).toBe(owned.length);
    for (const side of SIDES) {
      const city = segments.some((s) => s.kind === "city" && s.edges.includes(side));
      const halves = HALVES.filter((half) => half.startsWith(side) && owned.includes(half));
      expect(halves.length, `${number} ${side}`).toBe(city ? 0 : 2);
    }
  }
});
