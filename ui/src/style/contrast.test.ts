// What is read can be read and what is seen can be seen: every pair of colours that carries meaning, in every theme.
import { expect, test } from "vitest";
import { contrast, luminance } from "../art/figures/players";
import { hasMoreContrast, type Theme, THEMES } from "../art/pen/palette";
import { type Colours, colourOf, coloursOf, valueOf } from "../art/trial/page-colours";

/** The least contrast: of WCAG AA as a rule, and where somebody asks for more. */
const LEAST = { read: { usual: 4.5, high: 7 }, seen: { usual: 3, high: 4.5 } };

interface Pairs {
  what: string;
  /** Letters, or a shape. */
  as: keyof typeof LEAST;
  /** Each of them; of several that go together, the one that stands out most. */
  fronts: readonly (string | readonly string[])[];
  /** On each of them. */
  grounds: readonly string[];
}

const PAGE = ["paper", "paper-raised", "paper-sunken", "rail"];
const LAND = ["art-grass-1", "art-grass-2", "art-grass-3", "art-road-1", "art-ochre", "art-corn-1"];
const ALL_LAND = [...LAND, "art-river-1", "art-stone-1"];
const numbered = (name: string) => [1, 2, 3, 4, 5, 6].map((n) => `${name}-${n}`);

const PAIRS: readonly Pairs[] = [
  {
    what: "letters on the page",
    as: "read",
    fronts: ["ink", "ink-soft", "ink-faint", "accent"],
    grounds: PAGE,
  },
  {
    what: "letters on what is chosen, found or warned of",
    as: "read",
    fronts: ["ink", "ink-soft", "ink-faint", "accent"],
    grounds: ["accent-wash", "mark", "warning-wash"],
  },
  {
    what: "letters on main buttons",
    as: "read",
    fronts: ["on-accent"],
    grounds: ["accent", "accent-strong"],
  },
  {
    what: "a warning and praise in letters",
    as: "read",
    fronts: ["warning", "right"],
    grounds: ["paper", "paper-raised"],
  },
  { what: "letters of a tip", as: "read", fronts: ["paper"], grounds: ["ink"] },
  { what: "print", as: "read", fronts: ["page-ink"], grounds: ["page", "page-bare"] },
  {
    what: "numbers on the board, a tick and a cross",
    as: "read",
    fronts: ["on-hand"],
    grounds: ["hand", "right", "warning"],
  },
  {
    what: "numbers of floors, and names of figures",
    as: "read",
    fronts: ["art-ink"],
    grounds: ["art-stone-1", "art-halo"],
  },
  {
    what: "edges of fields and buttons",
    as: "seen",
    fronts: ["line-strong"],
    grounds: PAGE,
  },
  {
    what: "the ring around what has the keyboard",
    as: "seen",
    fronts: ["focus"],
    grounds: [...PAGE, "accent-wash", "warning-wash"],
  },
  { what: "the sign of a warning", as: "seen", fronts: ["warning"], grounds: ["warning-wash"] },
  {
    what: "charts, whose parts differ by pattern as well",
    as: "seen",
    fronts: numbered("chart"),
    grounds: ["paper", "paper-raised", "paper-sunken"],
  },
  { what: "what can be done, beside the land", as: "seen", fronts: ["hand"], grounds: PAGE },
  {
    what: "what can be done, itself or its rim, on the land",
    as: "seen",
    fronts: [["hand", "hand-rim"]],
    grounds: ALL_LAND,
  },
  { what: "the rim of what can be done", as: "read", fronts: ["hand-rim"], grounds: ["hand"] },
  {
    what: "right and wrong, themselves or their rim, on the land",
    as: "seen",
    fronts: [
      ["right", "hand-rim"],
      ["warning", "hand-rim"],
    ],
    grounds: ALL_LAND,
  },
  {
    what: "outlines of walls, buildings and signs, or the light edge within them",
    as: "seen",
    fronts: [["art-ink", "art-halo"]],
    grounds: ALL_LAND,
  },
  {
    what: "a road, itself or its kerb, beside the field",
    as: "seen",
    fronts: [["art-road-1", "art-road-3"]],
    grounds: ["art-grass-1"],
  },
  { what: "a kerb on its road", as: "seen", fronts: ["art-road-3"], grounds: ["art-road-1"] },
  {
    what: "the shore of a river",
    as: "seen",
    fronts: ["art-shore"],
    grounds: ["art-bank"],
  },
  {
    what: "what is wrong with a tile, itself or its rim",
    as: "seen",
    fronts: [["art-fault", "art-fault-rim"]],
    grounds: LAND,
  },
  {
    what: "a figure, its colour or its rim",
    as: "seen",
    fronts: numbered("player").map((player) => [player, "art-ink", "art-halo"]),
    grounds: ALL_LAND,
  },
  { what: "the rim of a figure", as: "read", fronts: ["art-ink"], grounds: ["art-halo"] },
];

/** The pairs that stand out less than they must, with how much they do. */
const faintIn = (theme: Theme, { as, fronts, grounds }: Pairs, colours: Colours): string[] => {
  const least = LEAST[as][hasMoreContrast(theme) ? "high" : "usual"];
  return fronts.flatMap((front) =>
    grounds.flatMap((ground) => {
      const each = [front].flat().map((one) => colourOf(colours, one));
      const most = Math.max(...each.map((one) => contrast(one, colourOf(colours, ground))));
      return most < least
        ? [`${[front].flat().join(" or ")} on ${ground}: ${most.toFixed(2)}`]
        : [];
    }),
  );
};

test("the measure itself is right", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("a pair that is too faint is named", () => {
  const colours = new Map([...coloursOf("paper"), ["ink-faint", "#8a8a8a"]]);
  expect(faintIn("paper", PAIRS[0]!, colours)[0]).toBe("ink-faint on paper: 3.04");
});

test.each(THEMES.flatMap((theme) => PAIRS.map((pairs) => [theme, pairs.what, pairs] as const)))(
  "%s: %s",
  (theme, _, pairs) => {
    expect(faintIn(theme, pairs, coloursOf(theme))).toEqual([]);
  },
);

test("dark letters on a main button are bolder: at the same weight they look thinner", () => {
  const isDark = (theme: Theme) => {
    const [letters, ground] = ["on-accent", "accent"].map((token) =>
      luminance(colourOf(coloursOf(theme), token)),
    );
    return letters! < ground!;
  };
  expect(THEMES.filter(isDark)).toEqual(["candle", "contrast-dark"]);
  const weights = THEMES.map((theme) => Number(valueOf(theme, "on-accent-weight")));
  expect(weights).toEqual([600, 750, 600, 750]);
});
