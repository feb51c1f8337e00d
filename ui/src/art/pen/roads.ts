// Roads with kerbs and wheel tracks, and the open ground where roads meet.
import { ROAD_BREADTH } from "../land/junction";
import { coversOf, type TurnedTile } from "./turned-tile";
import { shoreLines } from "./shore-lines";
import { open, round } from "./trace";
import {
  type Area,
  common,
  grownArea,
  holds,
  joined,
  pathOf,
  ribbon,
  WHOLE_BOX,
  without,
} from "../plane/area";
import {
  distance,
  inward,
  middleOf,
  minus,
  paced,
  plus,
  type Point,
  right,
  unit,
} from "../plane/point";
import { diceFor } from "../seed";
import { SIDES, type Side } from "../tile";

export function drawRoads(scene: TurnedTile): void {
  const { sheet, ink } = scene;
  const over = new Set(scene.crossings.flatMap((c) => (c.wet ? [] : [c.over])));
  const covers = coversOf(scene, "road").filter((r) => !over.has(r.segment));
  pave(scene, joined(covers.map((r) => r.area)));
  for (const ground of scene.grounds) {
    if (ground.kind !== "village" || ground.area.length === 0) continue;
    sheet.lay(pathOf(ground.area), { fill: "road-2", line: "road-3", width: ink * 1.5 });
    cobbles(scene, ground.centre, ground.radius);
  }
  tracks(scene, (segment) => !over.has(segment));
}

/** Kerb lines stop at the tile's sides, so that a road runs on without a bar across. */
export function pave(scene: TurnedTile, area: Area): void {
  const { sheet, ink } = scene;
  sheet.lay(pathOf(area), { fill: "road-1" });
  sheet.lay(shoreLines(area), { line: "road-3", width: ink * 1.6, round: false });
  if (scene.level === 2) {
    const beyond = joined([area, ...SIDES.filter((side) => reaches(area, side)).map(wayOut)]);
    const worn = without(grownArea(beyond, -0.6), grownArea(beyond, -1.7));
    sheet.lay(pathOf(common(worn, WHOLE_BOX)), { fill: "road-2", faint: 0.6 });
  }
}

const reaches = (area: Area, side: Side) => holds(area, plus(middleOf[side], inward[side], 0.3));

/** A piece of the neighbour's road, so that what follows the kerb does not turn in at the tile's side. */
const wayOut = (side: Side): Area =>
  ribbon(
    [plus(middleOf[side], inward[side], 0.2), plus(middleOf[side], inward[side], -4)],
    ROAD_BREADTH,
  );

export function tracks(scene: TurnedTile, wanted: (segment: number) => boolean): void {
  if (scene.level < 2) return;
  let d = "";
  for (const road of scene.roads) {
    if (!wanted(road.segment)) continue;
    for (const line of road.lines) {
      const steps = paced(line, 2);
      for (const side of [-2.1, 2.1]) {
        d += open(
          steps
            .map((p, i) => {
              const heading = unit(minus(steps[i + 1] ?? p, steps[i - 1] ?? p));
              return plus(p, right(heading), side);
            })
            .filter((p) => !inGround(scene, p)),
        );
      }
    }
  }
  scene.sheet.lay(d, { line: "road-2", width: 0.9, dash: "3.5 2.2", round: false });
}

const inGround = (scene: TurnedTile, p: Point) =>
  scene.grounds.some((g) => g.radius > 0 && distance(p, g.centre) < g.radius + 2) ||
  scene.cities.some((c) => c.walls.some((wall) => wall.some((q) => distance(p, q) < 4)));

function cobbles(scene: TurnedTile, centre: Point, radius: number): void {
  if (scene.level < 2) return;
  const dice = diceFor(`${scene.tile.id} cobbles`);
  let d = "";
  for (let i = 0; i < 26; i++) {
    const [angle, reach] = [dice.between(0, 6.3), Math.sqrt(dice.roll()) * (radius - 1.5)];
    d += round(centre.x + Math.cos(angle) * reach, centre.y + Math.sin(angle) * reach, 0.65, 0.5);
  }
  scene.sheet.lay(d, { fill: "road-3", faint: 0.45 });
}
