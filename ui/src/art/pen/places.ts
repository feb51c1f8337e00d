// What stands on open ground: villages, gardens and churches of inner plots, foundations, corn, moats and hedges.
import { diceFor } from "../seed";
import { depthIn, disc, grown, pathOf, without } from "../plane/area";
import { at, distance, distanceToLine, paced, type Point } from "../plane/point";
import { bush, church, house, tree, type HouseShape } from "./buildings";
import type { Ground } from "../land/ground";
import type { Scene } from "./scene";
import { box, open, ring, round, stroke } from "./trace";

export function drawGrounds(scene: Scene): void {
  for (const ground of scene.grounds) {
    if (ground.kind === "corn") corn(scene, ground);
    else if (ground.kind === "moat") moat(scene, ground);
    else if (ground.kind === "plot") lawn(scene, ground);
    else if (ground.kind === "foundation") foundation(scene, ground.centre, ground.radius);
  }
  rings(scene);
}

/** What rises above the ground is set among trees and houses, from back to front. */
export function raiseGrounds(scene: Scene): void {
  for (const ground of scene.grounds) {
    if (ground.kind === "village") village(scene, ground);
    else if (ground.kind === "green") grove(scene, ground);
    else if (ground.kind === "hedge") hedge(scene, ground);
    else if (ground.kind === "plot") minster(scene, ground);
  }
}

function corn(scene: Scene, ground: Ground): void {
  const { sheet, ink, level } = scene;
  sheet.lay(pathOf(ground.area), { fill: "corn-1", line: "corn-2", width: ink * 1.6 });
  if (level === 0) return;
  const dice = diceFor(`${scene.tile.id} corn ${ground.radius.toFixed(0)}`);
  let ears = "";
  for (let i = 0; i < 700; i++) {
    const p = scene.turn(at(dice.between(2, 98), dice.between(2, 98)));
    if (depthIn(ground.area, p) > 1.4) ears += stroke(p.x - 0.5, p.y + 1, p.x + 0.4, p.y - 1);
  }
  sheet.lay(ears, { line: "corn-2", width: 0.6, faint: 0.8 });
}

/** Pressed circles in the corn around the sign in the middle. */
function rings(scene: Scene): void {
  for (const symbol of scene.symbols) {
    if (!symbol.kind.startsWith("crop-")) continue;
    const r = symbol.radius;
    scene.sheet.lay(round(symbol.x, symbol.y, r * 0.92), { fill: "corn-2", faint: 0.55 });
    scene.sheet.lay(round(symbol.x, symbol.y, r * 0.78), {
      fill: "corn-1",
      line: "corn-2",
      width: 0.5,
    });
  }
}

function moat(scene: Scene, ground: Ground): void {
  scene.sheet.lay(pathOf(ground.area), { fill: "water", line: "ink", width: scene.ink * 0.6 });
  scene.sheet.lay(pathOf(grown(ground.area, -2)), { line: "stone-1", width: 0.5, faint: 0.6 });
}

function lawn(scene: Scene, { area, centre, segment }: Ground): void {
  const { sheet, ink, level } = scene;
  sheet.lay(pathOf(area), { fill: "grass-2" });
  sheet.lay(pathOf(without(area, grown(area, -1.7))), {
    fill: "stone-2",
    line: "ink",
    width: ink * 0.8,
  });
  if (level === 2)
    sheet.lay(pathOf(grown(area, -0.85)), {
      line: "stone-3",
      width: 0.9,
      dash: "0.5 2.4",
      round: false,
    });
  const path = scene.roads.some((r) => r.end?.kind === "plot");
  if (path && scene.tile.segments[segment]?.kind === "monastery") {
    for (const road of scene.roads) {
      if (road.end?.kind !== "plot") continue;
      const line = road.lines[0]!.filter((p) => depthIn(area, p) > -1 && distance(p, centre) > 3);
      sheet.lay(open(line), { line: "road-1", width: 4.6, round: false });
    }
  }
}

function minster(scene: Scene, { centre, radius, segment }: Ground): void {
  if (scene.tile.segments[segment]?.kind !== "monastery") return;
  const { sheet, ink } = scene;
  const size = radius * 1.4;
  sheet.stand(church(centre.x, centre.y + radius * 0.5, size, ink));
  if (scene.level === 0) return;
  sheet.stand(tree(centre.x - radius * 0.66, centre.y + radius * 0.72, radius * 0.26, ink * 0.8));
  sheet.stand(tree(centre.x + radius * 0.68, centre.y - radius * 0.28, radius * 0.28, ink * 0.8));
}

export function foundation(scene: Scene, { x, y }: Point, radius: number): void {
  const { sheet, ink, level } = scene;
  const [r, cut] = [radius * 0.92, radius * 0.34];
  const base = (s: number, dy = 0) =>
    ring(
      x - s + cut,
      y - s + dy,
      x + s - cut,
      y - s + dy,
      x + s,
      y - s + cut + dy,
      x + s,
      y + s - cut + dy,
      x + s - cut,
      y + s + dy,
      x - s + cut,
      y + s + dy,
      x - s,
      y + s - cut + dy,
      x - s,
      y - s + cut + dy,
    );
  sheet.lay(pathOf(disc(at(x, y), radius)), { fill: "road-2" });
  sheet.lay(base(r * 0.94, 1.4), { fill: "stone-3", line: "ink", width: ink });
  sheet.lay(base(r * 0.94, -0.6), { fill: "stone-1", line: "ink", width: ink });
  if (level === 2) {
    const s = r * 0.94;
    sheet.lay(
      stroke(x - s, y - 3, x - s * 0.55, y - 2) +
        stroke(x + s, y - 3, x + s * 0.55, y - 2) +
        stroke(x - 3, y - s, x - 2, y - s * 0.55) +
        stroke(x + 3, y - s, x + 2, y - s * 0.55) +
        stroke(x - s, y + 3, x - s * 0.55, y + 2) +
        stroke(x + s, y + 3, x + s * 0.55, y + 2) +
        stroke(x, y + s * 0.95, x, y + s * 0.55),
      { line: "stone-3", width: 0.6 },
    );
  }
  const mouth = r * 0.48;
  sheet.lay(box(x - mouth, y - mouth - 0.6, mouth * 2, mouth * 2), {
    fill: "ink",
    line: "stone-3",
    width: ink,
  });
  sheet.lay(
    ring(
      x - mouth,
      y + mouth - 0.6,
      x - mouth * 0.4,
      y + mouth * 0.1,
      x + mouth,
      y + mouth * 0.1,
      x + mouth,
      y + mouth - 0.6,
    ),
    { fill: "stone-3" },
  );
}

/** Houses stand between the roads that end here, around a well. */
function village(scene: Scene, { centre, radius }: Ground): void {
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

function grove(scene: Scene, { centre, radius }: Ground): void {
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
function hedge(scene: Scene, ground: Ground): void {
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
