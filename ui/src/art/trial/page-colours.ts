// The colours of a theme by their tokens, as the page has them; for tests.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PLAYER_COLOURS } from "../figures/players";
import { PALETTES, type Theme } from "../pen/palette";

const css = readFileSync(join(import.meta.dirname, "../../style/tokens.css"), "utf8");

/** The rules that a page with this theme obeys, in their order. */
const rulesOf = (theme: Theme): string[] =>
  [...css.matchAll(/^(:root[^{]*)\{([^}]*)\}/gm)].flatMap(([, selector = "", rules = ""]) => {
    const named = /data-theme="/.test(selector);
    const other = /data-(?!theme)/.test(selector);
    const every = selector.split(",").some((each) => each.trim() === ":root");
    return !other && (!named || every || selector.includes(`"${theme}"`)) ? [rules] : [];
  });

export type Colours = ReadonlyMap<string, string>;

/** Of the page by their own names, of the land as `art-…`, of the players as `player-1` to `player-6`. */
export const coloursOf = (theme: Theme): Colours =>
  new Map([
    ...rulesOf(theme).flatMap((rules) =>
      [...rules.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
        ([, name = "", hex = ""]) => [name, hex] as const,
      ),
    ),
    ...Object.entries(PALETTES[theme]).map(([name, hex]) => [`art-${name}`, hex] as const),
    ...PLAYER_COLOURS.standard.map((hex, nth) => [`player-${nth + 1}`, hex] as const),
  ]);

export const colourOf = (colours: Colours, token: string): string => {
  const colour = colours.get(token);
  if (colour === undefined) throw new Error(`no theme has a colour ${token}`);
  return colour;
};

/** What else a token is in a theme. */
export const valueOf = (theme: Theme, token: string): string | undefined =>
  rulesOf(theme)
    .flatMap((rules) => [...rules.matchAll(/--([\w-]+): ([^;]+);/g)])
    .findLast(([, name]) => name === token)?.[2];
