// Roads with kerbs and wheel tracks, bridges, and the open ground where roads meet. Knows no fields.
import { ROAD_BREADTH } from "../land/junction";
import { coversOf, type TurnedTile } from "./turned-tile";
import { box, open, round } from "./trace";
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
  const over = new Set(scene.crossings.map((c) => c.over));
  const covers = coversOf(scene, "road").filter((r) => !over.has(r.segment));
  paint(scene, joined(covers.map((r) => r.area)));
  for (const ground of scene.grounds) {
    if (ground.kind !== "village" || ground.area.length === 0) continue;
    sheet.lay(pathOf(ground.area), { fill: "road-2", line: "road-3", width: ink * 1.5 });
    cobbles(scene, ground.centre, ground.radius);
  }
  tracks(scene, (segment) => !over.has(segment));
}

/** Kerb lines stop at the tile's sides, so that a road runs on without a bar across. */
function paint(scene: TurnedTile, area: Area): void {
  const { sheet, ink } = scene;
  sheet.lay(pathOf(area), { fill: "road-1" });
  sheet.lay(kerbs(area), { line: "road-3", width: ink * 1.6, round: false });
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

function kerbs(area: Area): string {
  const onSide = (a: Point, b: Point) =>
    (a.x < 0.01 && b.x < 0.01) ||
    (a.y < 0.01 && b.y < 0.01) ||
    (a.x > 99.99 && b.x > 99.99) ||
    (a.y > 99.99 && b.y > 99.99);
  let d = "";
  for (const ring of area) {
    const start = ring.findIndex((p, i) => onSide(p, ring[(i + 1) % ring.length]!));
    let line: Point[] = [];
    for (let k = 1; k <= ring.length; k++) {
      const i = (Math.max(start, 0) + k) % ring.length;
      const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
      if (onSide(a, b)) {
        d += open(line);
        line = [];
      } else line = line.length === 0 ? [a, b] : [...line, b];
    }
    d += open(line);
  }
  return d;
}

function tracks(scene: TurnedTile, wanted: (segment: number) => boolean): void {
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

export function drawBridges(scene: TurnedTile): void {
  const { sheet, ink } = scene;
  const done = new Set<number>();
  for (const crossing of scene.crossings) {
    const cover = scene.covers[crossing.over];
    if (cover !== undefined && cover.length > 0 && !done.has(crossing.over)) {
      done.add(crossing.over);
      paint(scene, cover);
      tracks(scene, (segment) => segment === crossing.over);
    }
    const reach = 13;
    const [from, to] = [
      plus(crossing.at, crossing.heading, -reach),
      plus(crossing.at, crossing.heading, reach),
    ];
    const across = right(crossing.heading);
    const deck = [from, to];
    sheet.lay(pathOf(moveBy(ribbon(deck, 16), 2, 2.6)), { fill: "ink", faint: 0.26 });
    sheet.lay(pathOf(ribbon(deck, 16)), { fill: "stone-2", line: "ink", width: ink });
    sheet.lay(
      pathOf(ribbon([plus(from, crossing.heading, -1), plus(to, crossing.heading, 1)], 10.5)),
      { fill: "road-1" },
    );
    const arch =
      across.y > 0.5 || across.y < -0.5
        ? plus(crossing.at, across, across.y > 0 ? 8 : -8)
        : undefined;
    if (arch !== undefined) {
      sheet.lay(`M${(arch.x - 6).toFixed(1)} ${(arch.y + 2.6).toFixed(1)}a6 5 0 0 1 12 0Z`, {
        fill: "ink",
        faint: 0.75,
      });
    }
    const rails = [-6.6, 6.6].map((off) => deck.map((p) => plus(p, across, off)));
    sheet.lay(rails.map(open).join(""), { line: "ink", width: 2.6 + ink });
    sheet.lay(rails.map(open).join(""), { line: "stone-1", width: 2.6 - ink * 0.4 });
    sheet.lay(rails.map(open).join(""), {
      line: "stone-3",
      width: 2,
      dash: "0.5 2.6",
      round: false,
    });
    const posts = rails
      .flatMap((rail) => rail.map((p) => box(p.x - 2.1, p.y - 3.1, 4.2, 4.6)))
      .join("");
    sheet.lay(posts, { fill: "stone-1", line: "ink", width: ink });
  }
}

const moveBy = (area: Area, x: number, y: number): Area =>
  area.map((ring) => ring.map((p) => ({ x: p.x + x, y: p.y + y })));
