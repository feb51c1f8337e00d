// The colour of what can be done on the board is no player's, for any eye, and is seen on the land.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrast, PLAYER_COLOURS } from "../art/figures/players";
import { PALETTES, type Theme } from "../art/pen/palette";
import { apart, EYES } from "../art/trial/eyes";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const token = (theme: Theme, name: string): string => {
  const block = new RegExp(`data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? "missing";
};

test.each(["paper", "candle"] as const)("in the %s light it is no player's", (theme) => {
  const hand = token(theme, "hand");
  for (const eye of EYES)
    for (const colour of Object.values(PLAYER_COLOURS).flat())
      expect(apart(hand, colour, eye), `${colour} ${eye}`).toBeGreaterThan(15);
});

test.each(["paper", "candle"] as const)(
  "in the %s light it is seen, itself or its rim",
  (theme) => {
    const [hand, rim] = [token(theme, "hand"), token(theme, "hand-rim")];
    expect(contrast(hand, rim)).toBeGreaterThan(4.5);
    expect(contrast(hand, token(theme, "on-hand"))).toBeGreaterThan(4.5);
    expect(contrast(hand, token(theme, "paper-sunken"))).toBeGreaterThan(3);
    for (const ground of ["grass-1", "road-1", "ochre"] as const) {
      const on = PALETTES[theme][ground];
      expect(Math.max(contrast(hand, on), contrast(rim, on)), ground).toBeGreaterThan(3);
    }
  },
);
