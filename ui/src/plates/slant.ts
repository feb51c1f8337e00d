// The slanting view: places on the ground become places on the picture, tiles become faces. Pure; knows no thing.

/** A place on the ground: one tile is one unit wide, x runs to the south-east, y to the south-west. */
export type PlatePoint = readonly [x: number, y: number];

export interface PlateShape {
  d: string;
  /** The wash that fills it; absent for a bare ink line. */
  wash?: string;
  /** Drawn as a row of teeth along its line. */
  teeth?: boolean;
}

const WIDE = 100;
const DEEP = 56;
const THICK = 13;

export const project = ([x, y]: PlatePoint, up = 0): [number, number] => [
  (x - y) * WIDE,
  (x + y) * DEEP - up,
];

/** The transform that lays a 100 × 100 drawing on the tile at a spot. */
export const onGround = (at: PlatePoint, lift = 0): string => {
  const [x, y] = project(at, lift);
  return `matrix(${WIDE / 100} ${DEEP / 100} ${-WIDE / 100} ${DEEP / 100} ${x} ${y})`;
};

/** Short numbers make short paths. */
export const n = (value: number) => Math.round(value * 10) / 10;
export const pair = ([x, y]: readonly [number, number]) => `${n(x)} ${n(y)}`;
export const polygon = (...points: [number, number][]) => `M${points.map(pair).join("L")}Z`;

/** The visible faces of a tile lying at a spot. */
export const slabSides = (at: PlatePoint, lift = 0): PlateShape[] => {
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

export const slabFace = (at: PlatePoint, lift = 0): string => {
  const [x, y] = at;
  return polygon(
    project(at, lift),
    project([x + 1, y], lift),
    project([x + 1, y + 1], lift),
    project([x, y + 1], lift),
  );
};
