// Holds players apart: for every eye, on every ground, in both palettes; and checks the figures' own marks.
// @vitest-environment node
import { expect, test } from "vitest";
import { EYES, apart } from "../trial/eyes";
import { PALETTES, THEMES } from "../pen/palette";
import { figureSvg, floorsGroup, floorsSvg } from "./figure";
import { ICON_NAMES, iconSvg } from "./sign-icons";
import { PATTERNS, PLAYER_COLOURS, contrast, readableOn } from "./players";
import { FIGURES } from "./shapes";

test.each([["standard", 20] as const, ["colour-blind", 30] as const])(
  "any two players of the %s palette differ for every eye",
  (palette, least) => {
    const colours = PLAYER_COLOURS[palette];
    expect(colours.length).toBe(6);
    for (const eye of EYES) {
      for (const [i, a] of colours.entries()) {
        for (const b of colours.slice(0, i))
          expect(apart(a, b, eye), `${a} ${b} ${eye}`).toBeGreaterThan(least);
      }
    }
  },
);

test.each(THEMES)("a figure's rim or colour stands out 3:1 from any %s ground", (theme) => {
  const palette = PALETTES[theme];
  for (const ground of ["grass-1", "road-1", "ochre"] as const) {
    const rim = Math.max(
      contrast(palette.ink, palette[ground]),
      contrast(palette.halo, palette[ground]),
    );
    expect(rim, ground).toBeGreaterThan(3);
    expect(contrast(palette.ink, palette.halo)).toBeGreaterThan(7);
    for (const colours of Object.values(PLAYER_COLOURS)) {
      for (const colour of colours) {
        const seen = Math.max(
          contrast(colour, palette[ground]),
          contrast(palette.ink, palette[ground]),
          contrast(palette.halo, palette[ground]),
        );
        expect(seen, `${colour} on ${ground}`).toBeGreaterThan(3);
      }
    }
  }
});

test("letters and patterns can be read on every player's colour", () => {
  for (const colour of Object.values(PLAYER_COLOURS).flat()) {
    expect(contrast(colour, readableOn(colour)), colour).toBeGreaterThan(3);
  }
});

test("each player has a pattern of their own, each figure a shape of its own", () => {
  expect(new Set(PATTERNS).size).toBe(6);
  const alike = (kind: (typeof FIGURES)[number]) =>
    figureSvg(kind, { colour: 0, pattern: "plain" }, 32, { theme: "paper" });
  expect(new Set(FIGURES.map(alike)).size).toBe(FIGURES.length);
  const worn = PATTERNS.map((pattern) =>
    figureSvg("follower", { colour: 0, pattern }, 32, { theme: "paper" }),
  );
  expect(new Set(worn).size).toBe(6);
});

test("figures take their colour from the page, or carry it with them", () => {
  const owner = { colour: 2, letter: "C" };
  expect(figureSvg("follower", owner)).toContain("var(--player-3)");
  const carried = figureSvg("follower", owner, 32, { theme: "paper", palette: "colour-blind" });
  expect(carried).toContain(PLAYER_COLOURS["colour-blind"][2]);
  expect(carried).not.toContain("var(");
});

test("a letter cannot break out of the picture", () => {
  expect(figureSvg("marker", { colour: 0, letter: "<&" })).toContain("&#60;&#38;");
});

test("every figure, floor and icon is a whole picture", () => {
  const pictures = [
    ...FIGURES.map((kind) => figureSvg(kind, { colour: 1, letter: "B" })),
    ...[1, 4, 12].map((floors) => floorsSvg(floors)),
    ...ICON_NAMES.map((name) => iconSvg(name)),
  ];
  for (const svg of pictures) {
    expect(svg).not.toMatch(/NaN|undefined|style=/);
    const whole = svg
      .replace(/<path( [a-z-]+="[^"<>&]+")+\/>/g, "")
      .replace(/<text( [a-z-]+="[^"<>&]+")+>[^<>&]*<\/text>/g, "");
    expect(whole).toMatch(/^<svg [^<>]*><\/svg>$/);
  }
  expect(floorsGroup(0)).toBe("");
  expect(floorsGroup(12)).toContain(">12<");
});

test("a single floor is as big in its picture as the pieces beside it", () => {
  const [, width] = /viewBox="\S+ \S+ (\S+) /.exec(floorsSvg(1))!;
  expect((2 * 8.4) / Number(width)).toBeGreaterThan(0.7);
});
