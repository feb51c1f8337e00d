// What is wrong with a tile, drawn over it: hatched and outlined. It is told what is wrong, or that parts overlap; it judges nothing.
import type { TurnedTile } from "./turned-tile";
import { open } from "./trace";
import { rimOf } from "../land/overlaps";
import { type Area, common, joined, pathOf, ribbon } from "../plane/area";
import { at, BOX } from "../plane/point";
import { HALVES, SIDES } from "../tile";

/** What of a tile is at fault, as whoever checks it says. */
export interface Faults {
  /** Sides (`N`) or halves of sides (`NL`) of the unturned tile. */
  readonly sides?: readonly string[];
  readonly segments?: readonly number[];
}

export function drawFaults(scene: TurnedTile, { sides = [], segments = [] }: Faults): void {
  const edges = [...SIDES, ...HALVES].filter((edge) => sides.includes(edge));
  const strips = edges.map((edge) => rimOf(edge).map((ring) => ring.map(scene.turn)));
  const parts = segments.flatMap((segment) => {
    const cover = scene.covers[segment];
    return cover === undefined || cover.length === 0 ? [] : [cover];
  });
  for (const area of [...scene.overlaps, ...parts, ...strips]) hatch(scene, area);
}

/** Two bands of lines that the land has nowhere; with a rim of the other light, so that it is seen on any ground. */
function hatch(scene: TurnedTile, area: Area): void {
  const { sheet, ink, level } = scene;
  const shown = common(joined([area]), bands(level === 0 ? "broad" : "fine"));
  sheet.lay(pathOf(shown), { fill: "fault", faint: 0.75 });
  for (const ring of area) {
    const outline = open([...ring, ring[0]!]);
    sheet.lay(outline, { line: "fault-rim", width: ink * 2.6 + 1 });
    sheet.lay(outline, { line: "fault", width: ink * 2.2 });
  }
}

type Bands = "broad" | "fine";
const SIZES = { broad: [14, 4], fine: [8, 1.7] } as const;
/** Hardly ever needed, so made when they are. */
const made = new Map<Bands, Area>();

function bands(which: Bands): Area {
  const known = made.get(which);
  if (known !== undefined) return known;
  const [step, breadth] = SIZES[which];
  const lines: Area[] = [];
  for (let x = -BOX; x < BOX; x += step) lines.push(ribbon([at(x, BOX), at(x + BOX, 0)], breadth));
  const area = lines.flat();
  made.set(which, area);
  return area;
}
