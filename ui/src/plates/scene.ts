// Stands things on tiles in a slanting view and turns them into flat shapes, back to front. Pure; knows no screen and no rule.

/** A place on the ground: one tile is one unit wide, x runs to the south-east, y to the south-west. */
export type Spot = readonly [x: number, y: number];

export interface Slab {
  at: Spot;
  /** Flat drawings on the tile's face, in a 100 × 100 box. */
  ground?: readonly Stroke[];
  /** How high above the table the tile hangs, in units of the picture. */
  lift?: number;
  /** An empty place: only its outline is drawn. */
  empty?: boolean;
}

export interface Stroke {
  d: string;
  as: "corn" | "furrow" | "grid" | "ochre" | "ridge" | "road";
}

export type Thing =
  | { is: "house"; at: Spot; w?: number; d?: number; h?: number; roof?: "roof" | "slate" }
  | {
      is: "tower";
      at: Spot;
      r?: number;
      h?: number;
      roof?: "roof" | "slate" | "none";
      flag?: boolean;
    }
  | { is: "wall"; at: Spot; to: Spot; h?: number; gate?: boolean }
  | { is: "tree"; at: Spot; h?: number; tall?: boolean }
  | { is: "traveller"; at: Spot; h?: number }
  | { is: "banner"; at: Spot; h?: number }
  | { is: "book"; at: Spot; w: number; d: number; h: number; up: number };

export interface Shape {
  d: string;
  /** The wash that fills it; absent for a bare ink line. */
  wash?: string;
  /** Drawn as a row of teeth along its line. */
  teeth?: boolean;
}

export const WIDE = 100;
export const DEEP = 56;
export const THICK = 13;

export const project = ([x, y]: Spot, up = 0): [number, number] => [
  (x - y) * WIDE,
  (x + y) * DEEP - up,
];

/** The transform that lays a 100 × 100 drawing on the tile at a spot. */
export const onGround = (at: Spot, lift = 0): string => {
  const [x, y] = project(at, lift);
  return `matrix(${WIDE / 100} ${DEEP / 100} ${-WIDE / 100} ${DEEP / 100} ${x} ${y})`;
};

const n = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: readonly [number, number]) => `${n(x)} ${n(y)}`;
const polygon = (...points: [number, number][]) => `M${points.map(pair).join("L")}Z`;

const depth = (thing: Thing) =>
  thing.is === "wall"
    ? (thing.at[0] + thing.at[1] + thing.to[0] + thing.to[1]) / 2
    : thing.at[0] + thing.at[1];

/** The visible faces of a tile lying at a spot. */
export const slabSides = (at: Spot, lift = 0): Shape[] => {
  const [x, y] = at;
  const west = project([x, y + 1], lift);
  const south = project([x + 1, y + 1], lift);
  const east = project([x + 1, y], lift);
  const down = ([px, py]: [number, number]): [number, number] => [px, py + THICK];
  return [
    { d: polygon(west, south, down(south), down(west)), wash: "soil" },
    { d: polygon(south, east, down(east), down(south)), wash: "soil-deep" },
  ];
};

export const slabFace = (at: Spot, lift = 0): string => {
  const [x, y] = at;
  return polygon(
    project(at, lift),
    project([x + 1, y], lift),
    project([x + 1, y + 1], lift),
    project([x, y + 1], lift),
  );
};

const house = ([x, y]: Spot, w: number, d: number, h: number, roof: string): Shape[] => {
  const [x2, y2] = [x + w, y + d];
  const rise = h * 0.75;
  const ridge = y + d / 2;
  const window = project([x2, ridge], h * 0.42);
  return [
    {
      d: polygon(project([x, y2]), project([x2, y2]), project([x2, y2], h), project([x, y2], h)),
      wash: "stone",
    },
    {
      d: polygon(
        project([x2, y2]),
        project([x2, y]),
        project([x2, y], h),
        project([x2, ridge], h + rise),
        project([x2, y2], h),
      ),
      wash: "stone-deep",
    },
    {
      d: polygon(
        project([x, y2], h),
        project([x2, y2], h),
        project([x2, ridge], h + rise),
        project([x, ridge], h + rise),
      ),
      wash: roof,
    },
    { d: `M${n(window[0] - 1.6)} ${n(window[1])}h3.2v-4.4h-3.2z`, wash: "window" },
  ];
};

const tower = (
  at: Spot,
  r: number,
  h: number,
  roof: "roof" | "slate" | "none",
  flag: boolean,
): Shape[] => {
  const [x, y] = project(at);
  const flat = r * 0.5;
  const top = y - h;
  const tube = (left: number, right: number) =>
    `M${n(left)} ${n(top)}V${n(y)}A${r} ${flat} 0 0 0 ${n(right)} ${n(y)}V${n(top)}Z`;
  const shapes: Shape[] = [
    { d: tube(x - r, x + r), wash: "stone" },
    {
      d: `M${n(x + r * 0.2)} ${n(top)}V${n(y + flat)}A${r} ${flat} 0 0 0 ${n(x + r)} ${n(y)}V${n(top)}Z`,
      wash: "stone-deep",
    },
    { d: `M${n(x - r * 0.45)} ${n(y - h * 0.5)}v-6a1.6 1.6 0 0 1 3.2 0v6z`, wash: "window" },
  ];
  const peak = roof === "none" ? top - 4 : top - r * 2.3;
  if (roof === "none") {
    shapes.push({
      d: `M${n(x - r)} ${n(top - 2)}A${r} ${flat} 0 0 0 ${n(x + r)} ${n(top - 2)}`,
      teeth: true,
    });
  } else {
    const over = r * 1.25;
    shapes.push(
      {
        d: `M${n(x - over)} ${n(top)}A${n(over)} ${n(flat)} 0 0 0 ${n(x + over)} ${n(top)}L${n(x)} ${n(peak)}Z`,
        wash: roof,
      },
      {
        d: `M${n(x + r * 0.2)} ${n(top + flat)}A${n(over)} ${n(flat)} 0 0 0 ${n(x + over)} ${n(top)}L${n(x)} ${n(peak)}Z`,
        wash: `${roof}-deep`,
      },
    );
  }
  if (flag) shapes.push(...pennant(x, peak, 16));
  return shapes;
};

const pennant = (x: number, y: number, h: number): Shape[] => [
  { d: `M${n(x)} ${n(y)}V${n(y - h)}` },
  { d: `M${n(x)} ${n(y - h)}q6 -3 15 2q-8 3 -15 6z`, wash: "accent" },
];

const wall = (at: Spot, to: Spot, h: number, gate: boolean): Shape[] => {
  // A wall that runs along x is seen from the light side, one along y from the dark.
  const lit = Math.abs(to[0] - at[0]) >= Math.abs(to[1] - at[1]);
  const shapes: Shape[] = [
    {
      d: polygon(project(at), project(to), project(to, h), project(at, h)),
      wash: lit ? "stone" : "stone-deep",
    },
    { d: `M${pair(project(at, h + 1.5))}L${pair(project(to, h + 1.5))}`, teeth: true },
  ];
  if (gate) {
    const between = (share: number): Spot => [
      at[0] + (to[0] - at[0]) * share,
      at[1] + (to[1] - at[1]) * share,
    ];
    const [a, b] = [between(0.36), between(0.64)];
    const crown = project(between(0.5), h * 0.95);
    shapes.push({
      d: `M${pair(project(a))}L${pair(project(a, h * 0.45))}Q${pair(crown)} ${pair(project(b, h * 0.45))}L${pair(project(b))}Z`,
      wash: "window",
    });
  }
  return shapes;
};

const tree = (at: Spot, h: number, tall: boolean): Shape[] => {
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

const traveller = (at: Spot, h: number): Shape[] => {
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

const banner = (at: Spot, h: number): Shape[] => {
  const [x, y] = project(at);
  return [
    { d: `M${n(x - 4)} ${n(y)}a4 2 0 0 0 8 0a4 2 0 0 0 -8 0z`, wash: "soil" },
    { d: `M${n(x)} ${n(y)}V${n(y - h)}` },
    { d: `M${n(x)} ${n(y - h)}q9 -5 22 2q-9 4 -4 11q-9 -4 -18 1z`, wash: "accent" },
  ];
};

const book = (at: Spot, w: number, d: number, h: number, up: number): Shape[] => {
  const [x, y] = at;
  const [x2, y2] = [x + w, y + d];
  const board = 4;
  const layer = (low: number, high: number, wash: string, inset = 0): Shape[] => [
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

const shapesOf = (thing: Thing): Shape[] => {
  switch (thing.is) {
    case "house":
      return house(thing.at, thing.w ?? 0.13, thing.d ?? 0.13, thing.h ?? 12, thing.roof ?? "roof");
    case "tower":
      return tower(
        thing.at,
        thing.r ?? 8,
        thing.h ?? 34,
        thing.roof ?? "roof",
        thing.flag ?? false,
      );
    case "wall":
      return wall(thing.at, thing.to, thing.h ?? 18, thing.gate ?? false);
    case "tree":
      return tree(thing.at, thing.h ?? 22, thing.tall ?? false);
    case "traveller":
      return traveller(thing.at, thing.h ?? 40);
    case "banner":
      return banner(thing.at, thing.h ?? 34);
    case "book":
      return book(thing.at, thing.w, thing.d, thing.h, thing.up);
  }
};

/** All shapes of all things, those behind first. */
export const stand = (things: readonly Thing[]): Shape[] =>
  [...things].sort((a, b) => depth(a) - depth(b)).flatMap(shapesOf);
