// Rivers with their banks, springs and lakes, as they lie flat.
import { shoreLines } from "./shore-lines";
import type { River } from "../land/water";
import { BANK } from "../land/water";
import type { Pool } from "../land/water-line";
import type { TurnedTile } from "./turned-tile";
import { open } from "./trace";
import {
  type Area,
  common,
  disc,
  depthIn,
  grownArea,
  joined,
  moved,
  pathOf,
  WHOLE_BOX,
  without,
} from "../plane/area";
import { at, BOX, distance, minus, paced, plus, type Point, right, unit } from "../plane/point";
import { diceFor } from "../seed";

export function drawWater(scene: TurnedTile): void {
  if (scene.rivers.length === 0) return;
  const { sheet, ink, level } = scene;
  const land = joined(scene.rivers.map((river) => river.area));
  const water = joined(scene.rivers.map((river) => river.water));
  const shown = common(water, WHOLE_BOX);
  sheet.lay(pathOf(land), { fill: "bank" });
  sheet.lay(shoreLines(land), { line: "bank-2", width: ink * 0.8, round: false });
  sheet.lay(pathOf(shown), { fill: "river-1" });
  if (level > 0) {
    // The light comes from the north-west: that bank throws its shadow on the water, the other one shines.
    const dark = without(water, moved(water, at(1.9, 2.3)));
    const bright = without(water, moved(water, at(-1, -1.2)));
    sheet.lay(pathOf(common(dark, WHOLE_BOX)), { fill: "river-2", faint: 0.75 });
    sheet.lay(pathOf(common(bright, WHOLE_BOX)), { fill: "river-3", faint: 0.6 });
  }
  sheet.lay(shoreLines(shown), { line: "shore", width: ink * 1.1, round: false });
  if (level === 0) return;
  for (const { pool } of scene.rivers) if (pool) rings(scene, pool, shown);
  flow(scene, water);
}

/** On water that stands still: lines that follow the shore, or spread from where the water wells up. */
function rings(scene: TurnedTile, { kind, centre, radius }: Pool, water: Area): void {
  const { sheet, ink } = scene;
  const reach = kind === "spring" ? [2.4, 4.6] : [radius - 6.4, radius - 10.6];
  for (const [i, size] of reach.entries()) {
    const inside = common(
      kind === "spring" ? disc(centre, size) : grownArea(water, size - radius + BANK),
      disc(centre, size + 3),
    );
    for (const rim of inside)
      sheet.lay(open([...rim, rim[0]!]), {
        line: "river-3",
        width: ink * 0.9,
        faint: [0.85, 0.5][i]!,
      });
  }
}

/** Long strokes with the stream. */
function flow(scene: TurnedTile, water: Area): void {
  const { sheet, level, tile } = scene;
  const dice = diceFor(`${tile.id} flow`);
  let [light, deep] = ["", ""];
  for (const river of scene.rivers) {
    for (const line of river.lines) {
      const steps = paced(line, 1.5);
      const rows = level === 2 ? [-3.1, -0.6, 2.2] : [0];
      for (const [k, row] of rows.entries()) {
        for (let from = dice.whole(0, 6); from < steps.length;) {
          const length = dice.whole(5, 10);
          const run = steps.slice(from, from + length).map((p, i) => {
            const before = steps[from + i - 1] ?? p;
            const after = steps[from + i + 1] ?? p;
            const off = row + 0.5 * Math.sin((from + i) * 0.7 + k);
            return plus(p, right(unit(minus(after, before))), off);
          });
          from += length + dice.whole(4, 9);
          const held = run.filter((p) => depthIn(water, p) > 1.6 && !edge(p) && !still(river, p));
          if (held.length < 4) continue;
          if (k % 2 === 0) light += open(held);
          else deep += open(held);
        }
      }
    }
  }
  sheet.lay(deep, { line: "river-2", width: 0.8, faint: 0.6 });
  sheet.lay(light, { line: "river-3", width: 0.9, faint: 0.9 });
}

const still = ({ pool }: River, p: Point) =>
  pool !== undefined && distance(p, pool.centre) < pool.radius - 1;
const edge = (p: Point) => Math.min(p.x, p.y, BOX - p.x, BOX - p.y) < 1.5;
