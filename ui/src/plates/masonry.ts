// Houses, towers and walls as flat shapes. Pure; knows no scene.
import { n, pair, polygon, project, type PlateShape, type PlatePoint } from "./slant";

export const plateHouse = (
  [x, y]: PlatePoint,
  w: number,
  d: number,
  h: number,
  roof: string,
): PlateShape[] => {
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

export const tower = (
  at: PlatePoint,
  r: number,
  h: number,
  roof: "roof" | "slate" | "none",
  flag: boolean,
): PlateShape[] => {
  const [x, y] = project(at);
  const flat = r * 0.5;
  const top = y - h;
  const tube = (left: number, right: number) =>
    `M${n(left)} ${n(top)}V${n(y)}A${r} ${flat} 0 0 0 ${n(right)} ${n(y)}V${n(top)}Z`;
  const shapes: PlateShape[] = [
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

const pennant = (x: number, y: number, h: number): PlateShape[] => [
  { d: `M${n(x)} ${n(y)}V${n(y - h)}` },
  { d: `M${n(x)} ${n(y - h)}q6 -3 15 2q-8 3 -15 6z`, wash: "accent" },
];

export const wall = (at: PlatePoint, to: PlatePoint, h: number, gate: boolean): PlateShape[] => {
  // A wall that runs along x is seen from the light side, one along y from the dark.
  const lit = Math.abs(to[0] - at[0]) >= Math.abs(to[1] - at[1]);
  const shapes: PlateShape[] = [
    {
      d: polygon(project(at), project(to), project(to, h), project(at, h)),
      wash: lit ? "stone" : "stone-deep",
    },
    { d: `M${pair(project(at, h + 1.5))}L${pair(project(to, h + 1.5))}`, teeth: true },
  ];
  if (gate) {
    const between = (share: number): PlatePoint => [
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
