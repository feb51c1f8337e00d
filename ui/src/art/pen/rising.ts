// What rises from open ground: churches, village houses, groves and hedges.
import type { Ground } from "../land/ground";
import { church, house, type HouseShape } from "./buildings";
import { bush, tree } from "./plants";
import type { TurnedTile } from "./turned-tile";
import { round } from "./trace";
import { depthIn } from "../plane/area";
import { at, distance, distanceToLine, paced, type Point } from "../plane/point";
import { diceFor } from "../seed";

/** What rises above the ground is set among trees and houses, from back to front. */
export function raiseGrounds(scene: TurnedTile): void {
  for (const ground of scene.grounds) {
    if (ground.kind === "village") village(scene, ground);
    else if (ground.kind === "green") grove(scene, ground);
    else if (ground.kind === "hedge") hedge(scene, ground);
    else if (ground.kind === "plot") minster(scene, ground);
  }
}

function minster(scene: TurnedTile, { centre, radius, segment }: Ground): void {
  if (scene.tile.segments[segment]?.kind !== "monastery") return;
  const { sheet, ink } = scene;
  const size = radius * 1.4;
  sheet.stand(church(centre.x, centre.y + radius * 0.5, size, ink));
  if (scene.level === 0) return;
  sheet.stand(tree(centre.x - radius * 0.66, centre.y + radius * 0.72, radius * 0.26, ink * 0.8));
  sheet.stand(tree(centre.x + radius * 0.68, centre.y - radius * 0.28, radius * 0.28, ink * 0.8));
}

/** Houses stand between the roads that end here, around a well. */
function village(scene: TurnedTile, { centre, radius }: Ground): void {
  const { sheet, ink, level, tile } = scene;
  const dice = diceFor(`${tile.id} village`);
  const arms = scene.roads.filter((r) => r.end?.kind === "village").flatMap((r) => r.lines);
  const sites: { p: Point; gap: number }[] = [];
  const size = level === 0 ? 12 : 9.6;
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * Math.PI * 2;
    const p = at(
      centre.x + Math.cos(angle) * (radius + 1.5),
      centre.y + Math.sin(angle) * (radius + 1),
    );
    const gap = Math.min(10.5, ...arms.map((line) => distanceToLine(p, line)));
    const clear = scene.symbols.every((s) => s.kind === "village" || distance(s, p) > s.radius + 6);
    const walled = scene.cities.some((c) => depthIn(c.area, p) > -6);
    if (gap > 6.9 && clear && !walled) sites.push({ p, gap });
  }
  sites.sort((a, b) => b.gap - a.gap);
  const built: Point[] = [];
  for (const { p } of sites) {
    if (built.length >= 5 || built.some((q) => distance(p, q) < size * 1.02)) continue;
    built.push(p);
    const shape = dice.pick<HouseShape>(["gable-left", "gable-right", "front"]);
    sheet.stand(
      house(
        p.x,
        p.y + size * 0.3,
        size,
        shape,
        dice.pick(["roof-1", "corn-2", "roof-2", "roof-3"]),
        ink * 0.9,
      ),
    );
  }
  const { x, y } = centre;
  if (level > 0) sheet.stand(tree(x, y + 2.4, 4.6, ink * 0.8));
  else sheet.stand(bush(x, y, 4.5, ink));
}

function grove(scene: TurnedTile, { centre, radius }: Ground): void {
  for (const [dx, dy, size] of [
    [-0.35, -0.2, 7],
    [0.45, -0.1, 6],
    [0.02, 0.5, 7.5],
  ] as const) {
    scene.sheet.stand(
      tree(centre.x + dx * radius, centre.y + dy * radius + 2, size, scene.ink * 0.9),
    );
  }
}

/** A hedge is a line of bushes so close that nobody slips through. */
function hedge(scene: TurnedTile, ground: Ground): void {
  if (ground.area.length === 0) return;
  const { sheet, ink, level } = scene;
  const size = level === 0 ? 2.6 : 1.9;
  const line = scene.hedges.find((l) => l.some((p) => distance(p, ground.centre) < 3));
  const way = line ?? [...ground.area[0]!, ground.area[0]![0]!];
  const bushes = paced(way, size * 1.25).filter(
    (p) => line === undefined || depthIn(ground.area, p) > 0.2,
  );
  const crowns = (grow: number, up: number) =>
    bushes.map((p) => round(p.x - up * 0.4, p.y - up, size * grow)).join("");
  sheet.lay(bushes.map((p) => round(p.x + 1.2, p.y + 1.4, size)).join(""), {
    fill: "ink",
    faint: 0.2,
  });
  sheet.lay(crowns(1, 0), { fill: "tree-2", line: "ink", width: ink });
  sheet.lay(crowns(0.9, 0), { fill: "tree-2" });
  sheet.lay(crowns(0.5, 0.6), { fill: "tree-1" });
}
