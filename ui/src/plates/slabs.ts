// Ready-made pieces for the plates: grounds of tiles, rows of houses, copses. Pure; knows no screen.
import type { Slab, ReliefStroke, Thing } from "./relief-shapes";
import type { PlatePoint } from "./slant";

const road = (d: string): ReliefStroke => ({ d, as: "road" });

/** Grounds are named after the sides of the face they touch: nw, ne, se, sw. */
export const ground = {
  neToNw: [road("M50 0C50 34 34 50 0 50")],
  nwToSe: [road("M0 50C34 46 66 54 100 50")],
  neToSw: [road("M50 0C46 34 54 66 50 100")],
  seToSw: [road("M100 50C66 50 50 66 50 100")],
  nwToNe: [road("M0 50C34 50 50 34 50 0")],
  swToSe: [road("M50 100C50 66 66 50 100 50")],
  neToMiddle: [road("M50 0V52")],
  nwToMiddle: [road("M0 50H52")],
  middleToSw: [road("M52 50V100")],
  middleToSe: [road("M50 50H100")],
  neToSe: [road("M50 0C50 34 66 50 100 50")],
  nwToSw: [road("M0 50C34 50 50 66 50 100")],
  cityAtSe: [{ d: "M100 2Q66 18 66 50T100 98Z", as: "ochre" }],
  cityAtNw: [{ d: "M0 2Q34 18 34 50T0 98Z", as: "ochre" }],
  cityAtNe: [{ d: "M4 0Q20 32 50 34T96 0Z", as: "ochre" }],
  squared: [
    { d: "M20 40V100M40 36V100M60 36V100M80 30V100M8 40H100M4 60H100M4 80H100", as: "grid" },
  ],
  swFromGate: [road("M50 76V100")],
  seFromGate: [road("M78 50H100")],
  meadow: [
    {
      d: "M14 20l5 0M30 12l6 0M52 24l5 0M74 14l6 0M88 34l5 0M20 44l6 0M42 52l5 0M66 44l6 0M12 72l5 0M34 82l6 0M58 74l5 0M82 66l6 0M76 88l5 0",
      as: "furrow",
    },
  ],
  ploughed: [
    { d: "M7 9Q48 5 93 8Q96 50 92 92Q50 96 8 92Q4 50 7 9Z", as: "corn" },
    { d: "M12 10V90M24 8V92M36 10V91M48 8V90M60 10V92M72 8V91M84 10V90", as: "ridge" },
  ],
  mown: [{ d: "M8 20H92M10 35H90M8 50H92M10 65H90M8 80H92", as: "furrow" }],
} satisfies Record<string, ReliefStroke[]>;

/** Bare ground inside walls, from one corner of the face to another. */
export const court = (x1: number, y1: number, x2: number, y2: number): ReliefStroke[] => [
  { d: `M${x1} ${y1}H${x2}V${y2}H${x1}Z`, as: "ochre" },
];

export const tile = (at: PlatePoint, ...grounds: readonly (readonly ReliefStroke[])[]): Slab => ({
  at,
  ground: grounds.flat(),
});

/** A fixed, small disorder: the same place always leans the same way. */
const lean = (a: number, b: number) => {
  const wave = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return wave - Math.floor(wave) - 0.5;
};

/** Houses in loose rows between two corners, leaving free what `keep` refuses. */
export const quarter = (
  from: PlatePoint,
  to: PlatePoint,
  keep: (spot: PlatePoint) => boolean = () => true,
  step = 0.23,
): Thing[] => {
  const houses: Thing[] = [];
  for (let x = from[0]; x <= to[0]; x += step) {
    for (let y = from[1]; y <= to[1]; y += step) {
      const at: PlatePoint = [x + lean(x, y) * 0.06, y + lean(y, x) * 0.06];
      if (!keep(at)) continue;
      houses.push({
        is: "house",
        at,
        w: 0.14 + lean(x + 1, y) * 0.05,
        d: 0.12 + lean(x, y + 1) * 0.03,
        h: 11 + lean(x + 2, y) * 5,
        roof: lean(x, y + 3) > 0.32 ? "slate" : "roof",
      });
    }
  }
  return houses;
};

export const copse = (centre: PlatePoint, count: number, spread = 0.3, tall = false): Thing[] =>
  Array.from({ length: count }, (_, index) => ({
    is: "tree" as const,
    at: [
      centre[0] + lean(centre[0] + index, 1.5) * spread * 2,
      centre[1] + lean(centre[1] - index, 2.5) * spread * 2,
    ] as const,
    h: 20 + lean(index, centre[0]) * 9,
    tall,
  }));

export const plateChurch = ([x, y]: PlatePoint): Thing[] => [
  { is: "house", at: [x, y], w: 0.34, d: 0.17, h: 20, roof: "slate" },
  { is: "tower", at: [x - 0.02, y + 0.09], r: 7, h: 42, roof: "slate" },
];

/** A ring of wall with a tower at each corner; the two far sides come first. */
export const rampart = (
  [x1, y1]: PlatePoint,
  [x2, y2]: PlatePoint,
  gates: { sw?: number; se?: number } = {},
): Thing[] => {
  const walls: Thing[] = [
    { is: "wall", at: [x1, y1], to: [x2, y1], h: 15 },
    { is: "wall", at: [x1, y1], to: [x1, y2], h: 15 },
  ];
  const broken = (
    gate: number | undefined,
    start: number,
    end: number,
    put: (s: number) => PlatePoint,
  ) => {
    if (gate === undefined) {
      walls.push({ is: "wall", at: put(start), to: put(end) });
      return;
    }
    walls.push(
      { is: "wall", at: put(start), to: put(gate - 0.2) },
      { is: "wall", at: put(gate - 0.2), to: put(gate + 0.2), h: 24, gate: true },
      { is: "wall", at: put(gate + 0.2), to: put(end) },
    );
  };
  broken(gates.sw, x1, x2, (x) => [x, y2]);
  broken(gates.se, y1, y2, (y) => [x2, y]);
  const towers: Thing[] = [
    { is: "tower", at: [x1, y1], flag: true },
    { is: "tower", at: [x2, y1] },
    { is: "tower", at: [x1, y2] },
    { is: "tower", at: [x2, y2], h: 40, r: 9, flag: true },
  ];
  return [...walls, ...towers];
};

/** A book lying on its side. */
export const volume = (at: PlatePoint, w: number, d: number, h: number, up = 0): Thing[] => [
  { is: "book", at, w, d, h, up },
];
