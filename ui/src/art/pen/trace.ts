// Short spellings for path texts: rings, lines, boxes, rounds.
import type { Point } from "../plane/point";

export const rounded = (value: number): string => String(Math.round(value * 10) / 10);
export const pt = (x: number, y: number): string => `${rounded(x)} ${rounded(y)}`;

export const open = (line: readonly Point[]): string =>
  line.length < 2 ? "" : `M${line.map((p) => pt(p.x, p.y)).join("L")}`;
export const ring = (...xy: readonly number[]): string => {
  const points: string[] = [];
  for (let i = 0; i + 1 < xy.length; i += 2) points.push(pt(xy[i]!, xy[i + 1]!));
  return `M${points.join("L")}Z`;
};
export const stroke = (...xy: readonly number[]): string => ring(...xy).slice(0, -1);
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${pt(x, y)}h${rounded(w)}v${rounded(h)}h${rounded(-w)}Z`;
export const round = (x: number, y: number, rx: number, ry = rx): string =>
  `M${pt(x - rx, y)}a${rounded(rx)} ${rounded(ry)} 0 1 0 ${rounded(2 * rx)} 0a${rounded(rx)} ${rounded(ry)} 0 1 0 ${rounded(-2 * rx)} 0Z`;

/** Moves and scales a path drawn around the origin; understands the absolute and relative letters used here. */
export function placed(d: string, x: number, y: number, scale: number): string {
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const relative = letter === letter.toLowerCase();
    const spelled = numbers.map((value, i) => {
      if (letter === "a" || letter === "A") {
        const k = i % 7;
        if (k >= 2 && k <= 4) return String(value);
        if (k < 2 || relative) return rounded(value * scale);
        return rounded(value * scale + (k === 5 ? x : y));
      }
      if (relative) return rounded(value * scale);
      const across = letter === "H" ? true : letter === "V" ? false : i % 2 === 0;
      return rounded(value * scale + (across ? x : y));
    });
    return letter + spelled.join(" ");
  });
}
