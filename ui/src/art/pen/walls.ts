// City walls with merlons, towers and gates.
import type { City } from "../land/city-ground";
import { drum } from "./buildings";
import type { TurnedTile } from "./turned-tile";
import { box, rounded, open } from "./trace";
import { type Area, common, joined, pathOf, ribbon, WHOLE_BOX } from "../plane/area";
import {
  along,
  at,
  BOX,
  distance,
  distanceToLine,
  lengthOf,
  minus,
  paced,
  plus,
  type Point,
  right,
  unit,
} from "../plane/point";
import { type Dice, diceFor } from "../seed";

const WALL = { breadth: 3.3, height: 3 };

/** The middle line of a wall's foot, drawn into the city so that it keeps off the field. */
const foot = (wall: readonly Point[]): Point[] =>
  paced(wall, 3).map((p, i, line) => {
    const heading = unit(minus(line[i + 1] ?? p, line[i - 1] ?? p));
    return plus(p, right(heading), WALL.breadth / 2);
  });

const lifted = (area: Area, by: number): Area => area.map((r) => r.map((p) => at(p.x, p.y - by)));

export const fromWalls = (city: City, p: Point) =>
  Math.min(99, ...city.walls.map((wall) => distanceToLine(p, wall)));

export function drawWalls(scene: TurnedTile, city: City): void {
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

function towers(scene: TurnedTile, city: City, dice: Dice): void {
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
      [...scene.symbols, ...scene.stands].some((s) => distance(s, beside) < 20) ||
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
      sheet.lay(
        `M${rounded(gate.at.x - 3.6)} ${rounded(gate.at.y + 0.6)}v-3.4a3.6 3 0 0 1 7.2 0v3.4Z`,
        {
          fill: "ink",
        },
      );
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

export function gatesOf(scene: TurnedTile, city: City): { at: Point; out: Point }[] {
  return scene.roads.flatMap((road) => {
    if (road.end?.kind !== "gate" || road.end.city !== city.segment) return [];
    const line = road.lines[0]!;
    const [before, last] = [line[line.length - 3] ?? line[0]!, line[line.length - 1]!];
    return [{ at: line[line.length - 2] ?? last, out: unit(minus(before, last)) }];
  });
}
