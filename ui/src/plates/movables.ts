// Trees, travellers, banners and books as flat shapes. Pure; knows no scene.
import { n, pair, polygon, project, type PlateShape, type PlatePoint } from "./slant";

export const plateTree = (at: PlatePoint, h: number, tall: boolean): PlateShape[] => {
  const [x, y] = project(at);
  const w = tall ? h * 0.22 : h * 0.42;
  const crown = tall
    ? `M${n(x)} ${n(y - h)}C${n(x + w * 1.3)} ${n(y - h * 0.6)} ${n(x + w)} ${n(y - h * 0.15)} ${n(x)} ${n(y - h * 0.15)}S${n(x - w * 1.3)} ${n(y - h * 0.6)} ${n(x)} ${n(y - h)}Z`
    : `M${n(x - w)} ${n(y - h * 0.45)}c${n(-w * 0.2)} ${n(-h * 0.28)} ${n(w * 0.5)} ${n(-h * 0.55)} ${n(w)} ${n(-h * 0.5)}c${n(w * 0.6)} ${n(-h * 0.06)} ${n(w * 1.2)} ${n(h * 0.22)} ${n(w)} ${n(h * 0.5)}c${n(-w * 0.1)} ${n(h * 0.3)} ${n(-w * 1.9)} ${n(h * 0.3)} ${n(-w * 2)} 0z`;
  const shade = tall
    ? `M${n(x)} ${n(y - h)}C${n(x + w * 1.3)} ${n(y - h * 0.6)} ${n(x + w)} ${n(y - h * 0.15)} ${n(x)} ${n(y - h * 0.15)}C${n(x + w * 0.5)} ${n(y - h * 0.4)} ${n(x + w * 0.2)} ${n(y - h * 0.7)} ${n(x)} ${n(y - h)}Z`
    : `M${n(x + w * 0.5)} ${n(y - h * 0.9)}c${n(w * 0.6)} ${n(h * 0.1)} ${n(w * 0.6)} ${n(h * 0.3)} ${n(w * 0.5)} ${n(h * 0.45)}c${n(-w * 0.1)} ${n(h * 0.24)} ${n(-w)} ${n(h * 0.28)} ${n(-w * 1.4)} ${n(h * 0.2)}c${n(w * 0.9)} ${n(-h * 0.1)} ${n(w * 1.1)} ${n(-h * 0.35)} ${n(w * 0.9)} ${n(-h * 0.65)}z`;
  return [
    { d: `M${n(x)} ${n(y)}V${n(y - h * 0.3)}` },
    { d: crown, wash: "tree" },
    { d: shade, wash: "tree-deep" },
  ];
};

export const traveller = (at: PlatePoint, h: number): PlateShape[] => {
  const [x, y] = project(at);
  const u = h / 40;
  const p = (dx: number, dy: number) => `${n(x + dx * u)} ${n(y + dy * u)}`;
  return [
    { d: `M${p(14, 1)}L${p(10, -34)}` },
    {
      d: `M${p(-11, 0)}C${p(-11, -14)} ${p(-8, -20)} ${p(-6, -26)}C${p(-9, -36)} ${p(-1, -42)} ${p(5, -37)}C${p(10, -33)} ${p(8, -28)} ${p(7, -25)}C${p(10, -18)} ${p(11, -12)} ${p(11, 0)}Q${p(0, 5)} ${p(-11, 0)}Z`,
      wash: "cloak",
    },
    { d: `M${p(-5, -25)}Q${p(2, -21)} ${p(7, -25)}M${p(3, -22)}Q${p(5, -10)} ${p(3, 2)}` },
    {
      d: `M${p(-1, -31)}C${p(-1, -36)} ${p(7, -36)} ${p(7, -31)}C${p(7, -26)} ${p(-1, -26)} ${p(-1, -31)}Z`,
      wash: "stone",
    },
  ];
};

export const banner = (at: PlatePoint, h: number): PlateShape[] => {
  const [x, y] = project(at);
  return [
    { d: `M${n(x - 4)} ${n(y)}a4 2 0 0 0 8 0a4 2 0 0 0 -8 0z`, wash: "soil" },
    { d: `M${n(x)} ${n(y)}V${n(y - h)}` },
    { d: `M${n(x)} ${n(y - h)}q9 -5 22 2q-9 4 -4 11q-9 -4 -18 1z`, wash: "accent" },
  ];
};

export const book = (at: PlatePoint, w: number, d: number, h: number, up: number): PlateShape[] => {
  const [x, y] = at;
  const [x2, y2] = [x + w, y + d];
  const board = 4;
  const layer = (low: number, high: number, wash: string, inset = 0): PlateShape[] => [
    {
      d: polygon(
        project([x, y2], low),
        project([x2 - inset, y2], low),
        project([x2 - inset, y2], high),
        project([x, y2], high),
      ),
      wash,
    },
    {
      d: polygon(
        project([x2 - inset, y2], low),
        project([x2 - inset, y], low),
        project([x2 - inset, y], high),
        project([x2 - inset, y2], high),
      ),
      wash: wash === "sheet" ? "stone-deep" : `${wash}-deep`,
    },
  ];
  const leaves = [0.3, 0.5, 0.7].map((share) => {
    const level = up + h * share;
    return {
      d: `M${pair(project([x + 0.02, y2], level))}L${pair(project([x2 - 0.05, y2], level))}`,
    };
  });
  const top = up + h;
  const ribbon = project([x2 - 0.5, y2], up + h * 0.5);
  return [
    ...layer(up, up + board, "roof"),
    ...layer(up + board, top - board, "sheet", 0.05),
    ...leaves,
    ...layer(top - board, top, "roof"),
    {
      d: polygon(
        project([x, y], top),
        project([x2, y], top),
        project([x2, y2], top),
        project([x, y2], top),
      ),
      wash: "roof",
    },
    {
      d: polygon(
        project([x + 0.08, y + 0.08], top),
        project([x2 - 0.08, y + 0.08], top),
        project([x2 - 0.08, y2 - 0.08], top),
        project([x + 0.08, y2 - 0.08], top),
      ),
    },
    { d: `M${pair(ribbon)}q-3 12 2 26l5 -3 4 5q-4 -14 -2 -25z`, wash: "accent" },
  ];
};
