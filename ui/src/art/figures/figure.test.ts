// Holds players apart: for every eye, on every ground, in both palettes; and checks the figures' own marks.
// @vitest-environment node
import { expect, test } from "vitest";
import { PALETTES, type Theme } from "../pen/palette";
import { figureSvg, floorsGroup, floorsSvg } from "./figure";
import { ICON_NAMES, iconSvg } from "./icons";
import { PATTERNS, PLAYER_COLOURS, contrast, readableOn } from "./players";
import { FIGURES } from "./shapes";

type Triple = [number, number, number];

/** Full colour blindness after Machado, Oliveira and Fernandes (2009), for linear light. */
const EYES: Record<string, readonly Triple[]> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (colour: string) =>
  [1, 3, 5].map((i) => {
    const part = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;

const times = (rows: readonly Triple[], v: Triple) =>
  rows.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Triple;

function lab(light: Triple): Triple {
  const clamped = light.map((part) => Math.min(1, Math.max(0, part))) as Triple;
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    clamped,
  );
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const apart = (a: string, b: string, eye: string): number => {
  const [p, q] = [lab(times(EYES[eye]!, linear(a))), lab(times(EYES[eye]!, linear(b)))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

test.each([["standard", 20] as const, ["colour-blind", 30] as const])(
  "any two players of the %s palette differ for every eye",
  (palette, least) => {
    const colours = PLAYER_COLOURS[palette];
    expect(colours.length).toBe(6);
    for (const eye of Object.keys(EYES)) {
      for (const [i, a] of colours.entries()) {
        for (const b of colours.slice(0, i))
          expect(apart(a, b, eye), `${a} ${b} ${eye}`).toBeGreaterThan(least);
      }
    }
  },
);

test.each(["paper", "candle"] as Theme[])(
  "a figure's rim or colour stands out 3:1 from any %s ground",
  (theme) => {
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
  },
);

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
