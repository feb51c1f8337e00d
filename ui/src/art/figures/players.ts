// The six players: colours in two palettes, patterns, letters.
import type { InkLook, InkMark } from "../pen/sheet";
import { round, stroke } from "../pen/trace";

export type PlayersPalette = "standard" | "colour-blind";
export const PATTERNS = ["plain", "stripes", "dots", "bars", "checks", "waves"] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Chosen so that every pair differs for red-, green- and blue-blind eyes; the test beside holds the numbers. */
export const PLAYER_COLOURS: Record<PlayersPalette, readonly string[]> = {
  standard: ["#a81d22", "#2a5fb4", "#f2b418", "#2f9a92", "#211c1a", "#ffffff"],
  "colour-blind": ["#cf5a00", "#0a57a0", "#f5c400", "#74c3ee", "#1c1917", "#ffffff"],
};

const LIGHT = "#fffaf0";
const DARK = "#211a14";

export function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Light or dark, whichever can be read on a colour. */
export const readableOn = (colour: string): string =>
  contrast(colour, LIGHT) > contrast(colour, DARK) ? LIGHT : DARK;

/** A pattern for a cloth some 18 wide and 12 high, hanging from y = -13 to y = -1. */
export function clothMarks(pattern: Pattern): InkMark[] {
  const thin: InkLook = { line: "on-player", width: 1.3, faint: 0.85 };
  switch (pattern) {
    case "plain":
      return [];
    case "stripes":
      return [
        {
          d:
            stroke(-5.6, -10.5, -7.4, -1.4) +
            stroke(5.6, -10.5, 7.4, -1.4) +
            stroke(-2.2, -3.6, -2.6, -0.6) +
            stroke(2.2, -3.6, 2.6, -0.6),
          look: thin,
        },
      ];
    case "dots":
      return [
        {
          d: [
            [-6.4, -7],
            [6.4, -7],
            [-7, -2.6],
            [7, -2.6],
            [-2.6, -1.7],
            [2.6, -1.7],
          ]
            .map(([x, y]) => round(x!, y!, 1.05))
            .join(""),
          look: { fill: "on-player", faint: 0.9 },
        },
      ];
    case "bars":
      return [
        {
          d:
            stroke(-8.4, -2, 8.4, -2) +
            stroke(-7.6, -5.4, -5.2, -5.4) +
            stroke(5.2, -5.4, 7.6, -5.4) +
            stroke(-6.6, -8.8, -5, -8.8) +
            stroke(5, -8.8, 6.6, -8.8),
          look: thin,
        },
      ];
    case "checks":
      return [
        {
          d: [
            [-8.2, -3.2],
            [-3.4, -3.2],
            [1.4, -3.2],
            [6.2, -3.2],
            [-6.6, -5.6],
            [4.8, -5.6],
            [-6.6, -0.9],
            [-1, -0.9],
            [3.8, -0.9],
          ]
            .map(([x, y]) => `M${x} ${y}h2.2v2.2h-2.2Z`)
            .join(""),
          look: { fill: "on-player", faint: 0.85 },
        },
      ];
    case "waves":
      return [
        {
          d: "M-8.4 -1.8q2.1 -2.6 4.2 0t4.2 0t4.2 0t4.2 0M-7.8 -6q1.3 -2 2.6 0M5.2 -6q1.3 -2 2.6 0",
          look: thin,
        },
      ];
  }
}
