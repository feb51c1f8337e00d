// City ground and the crowd of roofs on it.
import type { City } from "../land/city-ground";
import { church, house, type HouseShape } from "./buildings";
import type { Token } from "./palette";
import type { TurnedTile } from "./turned-tile";
import { round } from "./trace";
import { fromWalls } from "./walls";
import { deepest, holds, pathOf, sizeOf } from "../plane/area";
import { at, BOX, distance, type Point } from "../plane/point";
import { diceFor } from "../seed";

const ROOFS: readonly [Token, ...Token[]] = [
  "roof-1",
  "roof-1",
  "roof-2",
  "roof-2",
  "roof-3",
  "roof-1",
  "slate",
];

export function drawCityGround(scene: TurnedTile, city: City): void {
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

export function drawHouses(scene: TurnedTile, city: City): void {
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

  const hasCathedral = scene.symbols.some(
    (s) => s.kind === "cathedral" && s.segment === city.segment,
  );
  if (big && level > 0 && !hasCathedral) {
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
