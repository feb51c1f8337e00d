// Walls with towers and gates, and the crowd of roofs inside. Knows no fields and no figures.
import { diceFor, type Dice } from "../seed";
import {
  WHOLE_BOX,
  common,
  joined,
  pathOf,
  ribbon,
  sizeOf,
  deepest,
  type Area,
  holds,
} from "../plane/area";
import {
  BOX,
  along,
  at,
  distance,
  distanceToLine,
  lengthOf,
  minus,
  paced,
  plus,
  right,
  unit,
  type Point,
} from "../plane/point";
import type { City } from "../land/cities";
import { church, drum, house, type HouseShape } from "./buildings";
import type { Token } from "./palette";
import type { Scene } from "./scene";
import { box, n, open, round } from "./trace";

const WALL = { breadth: 3.3, height: 3 };
const ROOFS: readonly [Token, ...Token[]] = [
  "roof-1",
  "roof-1",
  "roof-2",
  "roof-2",
  "roof-3",
  "roof-1",
  "slate",
];

/** The middle line of a wall's foot, drawn into the city so that it keeps off the field. */
const foot = (wall: readonly Point[]): Point[] =>
  paced(wall, 3).map((p, i, line) => {
    const heading = unit(minus(line[i + 1] ?? p, line[i - 1] ?? p));
    return plus(p, right(heading), WALL.breadth / 2);
  });

const lifted = (area: Area, by: number): Area => area.map((r) => r.map((p) => at(p.x, p.y - by)));

export function drawCityGround(scene: Scene, city: City): void {
  const { sheet, level, tile } = scene;
  const ground = pathOf(scene.covers[city.segment]!);
  sheet.lay(ground, { fill: "ochre" });
  if (level < 2) return;
  const dice = diceFor(`${tile.id} dust ${city.segment}`);
  let d = "";
  for (let i = 0; i < 60; i++) {
    const p = scene.turn(at(dice.between(2, 98), dice.between(2, 98)));
    if (holds(city.area, p) && fromWalls(city, p) > 4)
      d += round(p.x, p.y, dice.between(0.5, 1.3), dice.between(0.3, 0.6));
  }
  sheet.lay(d, { fill: "ochre-2" });
}

const fromWalls = (city: City, p: Point) =>
  Math.min(99, ...city.walls.map((wall) => distanceToLine(p, wall)));

export function drawHouses(scene: Scene, city: City): void {
  const { sheet, level, tile, ink } = scene;
  const dice = diceFor(`${tile.id} roofs ${city.segment}`);
  const area = scene.covers[city.segment]!;
  const big = sizeOf(area) > 3400;
  const heart = deepest(area);
  const taken: { p: Point; keep: number }[] = [];
  const free = (p: Point, half: number, height: number, keep: number) =>
    [
      at(p.x - half, p.y),
      at(p.x + half, p.y),
      at(p.x - half, p.y - height),
      at(p.x + half, p.y - height),
    ].every(
      (q) =>
        holds(area, q) &&
        fromWalls(city, q) > 3.6 &&
        q.x > 0.8 &&
        q.y > 0.8 &&
        q.x < BOX - 0.8 &&
        q.y < BOX - 0.8,
    ) &&
    scene.symbols.every((s) => !meets(p, half, height, s, s.radius + 0.8)) &&
    scene.stands.every(
      (s) => s.segment !== city.segment || !meets(p, half, height, s, level === 0 ? 1 : 5),
    ) &&
    scene.crossings.every((c) => !meets(p, half, height, c.at, 16)) &&
    scene.roads.every(
      (r) =>
        scene.crossings.every((c) => c.over !== r.segment) ||
        r.lines.every((l) => l.every((q) => !meets(p, half, height, q, 7))),
    ) &&
    taken.every((t) => Math.hypot(t.p.x - p.x, (t.p.y - p.y) * 1.25) > (t.keep + keep) / 2);

  if (big && level > 0) {
    for (let i = 0; i < 60; i++) {
      const p = scene.turn(at(dice.between(20, 80), dice.between(20, 80)));
      if (!free(p, 9.5, 21, 20)) continue;
      taken.push({ p: at(p.x, p.y - 3), keep: 17 });
      sheet.stand(church(p.x, p.y, 14, ink));
      break;
    }
  }
  const unitSize = level === 0 ? 13.5 : 9.9;
  const tries = level === 0 ? 160 : 520;
  for (let i = 0; i < tries; i++) {
    const spot = scene.turn(at(dice.between(1, 99), dice.between(1, 99)));
    const shape = dice.pick<HouseShape>(["gable-left", "gable-right", "gable-left", "front"]);
    const roof = dice.pick(ROOFS);
    const wealth = Math.max(0, 1 - distance(spot, heart) / 50);
    const size = unitSize * (0.86 + 0.3 * wealth + dice.between(-0.06, 0.06));
    const p = at(spot.x, spot.y + size * 0.3);
    if (!free(p, size * 0.55, size * 0.8, size * 0.99)) continue;
    taken.push({ p, keep: size * 0.99 });
    sheet.stand(house(p.x, p.y, size, shape, roof, ink * 0.85));
  }
}

/** Whether the upright box over a foot comes within a reach of a place. */
function meets(p: Point, half: number, height: number, place: Point, reach: number): boolean {
  const dx = Math.max(0, Math.abs(place.x - p.x) - half);
  const dy = Math.max(0, place.y - p.y, p.y - height - place.y);
  return dx * dx + dy * dy < reach * reach;
}

export function drawWalls(scene: Scene, city: City): void {
  const { sheet, ink, level } = scene;
  const lines = city.walls.map(foot);
  if (lines.length === 0) return;
  const base = joined(lines.map((line) => ribbon(line, WALL.breadth)));
  const height = level === 0 ? 2 : WALL.height;
  const body = joined([0, 0.5, 1].map((part) => lifted(base, height * part)));
  const top = lifted(base, height);
  sheet.lay(
    pathOf(
      common(
        body.map((r) => r.map((p) => at(p.x + 2, p.y + 2.4))),
        WHOLE_BOX,
      ),
    ),
    { fill: "ink", faint: 0.2 },
  );
  sheet.settle();
  sheet.lay(pathOf(body), { fill: "wall-3", line: "ink", width: ink });
  sheet.lay(pathOf(top), { fill: "wall-1", line: "ink", width: ink * 0.8 });
  if (level > 0) {
    const crest = lines
      .map((line) => open(outerEdge(line, WALL.breadth / 2 - 0.5, height + 0.5)))
      .join("");
    sheet.lay(crest, { line: "ink", width: 1.7 + ink * 0.9, dash: "2.2 1.5", round: false });
    sheet.lay(crest, { line: "wall-1", width: 1.7, dash: "1.6 2.1", round: false });
  }
  if (level === 2) sheet.lay(joints(lines), { line: "ink", width: 0.35, faint: 0.5 });
  towers(scene, city, diceFor(`${scene.tile.id} towers ${city.segment}`));
}

/** The edge of the wall that looks out, where the merlons stand. */
const outerEdge = (line: readonly Point[], out: number, up: number): Point[] =>
  line.map((p, i) => {
    const heading = unit(minus(line[i + 1] ?? p, line[i - 1] ?? p));
    const q = plus(p, right(heading), -out);
    return at(q.x, q.y - up);
  });

/** A few stones show in the wall's face where it looks south. */
function joints(lines: readonly (readonly Point[])[]): string {
  let d = "";
  for (const line of lines) {
    for (const [i, p] of line.entries()) {
      const heading = unit(minus(line[i + 1] ?? p, line[i - 1] ?? p));
      if (Math.abs(heading.x) < 0.6 || i % 2 === 0) continue;
      const y = p.y + (WALL.breadth / 2) * Math.abs(heading.x);
      d += open([at(p.x, y - 0.4), at(p.x, y - 1.5)]);
    }
  }
  return d;
}

function towers(scene: Scene, city: City, dice: Dice): void {
  const { sheet, ink, level } = scene;
  const gates = gatesOf(scene, city);
  for (const wall of city.walls) {
    const line = foot(wall);
    const length = lengthOf(line);
    const tall = 5.6;
    const whole = (p: Point) => p.y - tall > 2 && p.x > 4.4 && p.x < BOX - 4.4 && p.y < BOX - 2.4;
    const seen = (way: number, step: number): number => {
      for (let i = 0; i < 12; i++)
        if (whole(along(line, way + step * i).point)) return way + step * i;
      return way;
    };
    const ways = [seen(7, 1), seen(length - 7, -1)];
    const middle = length * dice.between(0.4, 0.6);
    const beside = along(line, middle).point;
    const hidden =
      [...scene.symbols, ...scene.stands].some((s) => distance(s, beside) < 15) ||
      scene.cities.some((c) => c !== city && fromWalls(c, beside) < 22);
    if (length > 105 && level > 0 && !hidden && scene.crossings.length === 0) ways.push(middle);
    for (const way of ways) {
      const { point } = along(line, way);
      if (gates.some((g) => distance(g.at, point) < 13)) continue;
      sheet.stand(
        drum(
          point.x,
          point.y + 0.8,
          level === 0 ? 4 : 3.4,
          tall,
          ink,
          way === ways[2] ? "slate" : undefined,
        ),
      );
    }
  }
  for (const gate of gates) {
    const along = right(gate.out);
    const sides = [plus(gate.at, along, 6.4), plus(gate.at, along, -6.4)].map((p) =>
      plus(p, gate.out, -1.4),
    );
    const [a, b] = sides as [Point, Point];
    if (gate.out.y > 0.85) {
      sheet.lay(box(Math.min(a.x, b.x), gate.at.y - 8, Math.abs(a.x - b.x), 8.4), {
        fill: "wall-2",
        line: "ink",
        width: ink,
      });
      sheet.lay(`M${n(gate.at.x - 3.6)} ${n(gate.at.y + 0.6)}v-3.4a3.6 3 0 0 1 7.2 0v3.4Z`, {
        fill: "ink",
      });
    } else {
      // Seen from the side or from behind, the way simply runs in between the towers.
      const way = [plus(gate.at, gate.out, 1.5), plus(gate.at, gate.out, -6)];
      sheet.lay(pathOf(ribbon(way, 9)), { fill: "road-2" });
      sheet.lay(pathOf(ribbon([plus(gate.at, gate.out, -1), plus(gate.at, gate.out, -5)], 9)), {
        fill: "ink",
        faint: 0.35,
      });
    }
    for (const p of sides) sheet.stand(drum(p.x, p.y + 0.8, 3.2, 7, ink, "roof-3"));
  }
  sheet.settle();
}

export function gatesOf(scene: Scene, city: City): { at: Point; out: Point }[] {
  return scene.roads.flatMap((road) => {
    if (road.end?.kind !== "gate" || road.end.city !== city.segment) return [];
    const line = road.lines[0]!;
    const [before, last] = [line[line.length - 3] ?? line[0]!, line[line.length - 1]!];
    return [{ at: line[line.length - 2] ?? last, out: unit(minus(before, last)) }];
  });
}
