// Open ground that lies flat: corn, moats, lawns and the foundation of a tower.
import type { Ground } from "../land/ground";
import type { TurnedTile } from "./turned-tile";
import { box, open, ring, round, stroke } from "./trace";
import {
  common,
  depthIn,
  disc,
  grownArea,
  joined,
  pathOf,
  WHOLE_BOX,
  without,
} from "../plane/area";
import { at, BOX, distance, type Point } from "../plane/point";
import { diceFor } from "../seed";

export function drawGrounds(scene: TurnedTile): void {
  bare(scene);
  for (const ground of scene.grounds) {
    if (ground.kind === "corn") corn(scene, ground);
    else if (ground.kind === "moat") moat(scene, ground);
    else if (ground.kind === "plot") lawn(scene, ground);
    else if (ground.kind === "foundation") foundation(scene, ground.centre, ground.radius);
  }
  rings(scene);
}

/** Paper on which nothing has been drawn yet, with the dots of a draughtsman's sheet. */
function bare(scene: TurnedTile): void {
  const { sheet, ink, level } = scene;
  const areas = scene.grounds.flatMap(({ kind, area }) => (kind === "bare" ? [area] : []));
  if (areas.length === 0) return;
  const paper = joined(areas);
  sheet.lay(pathOf(paper), { fill: "bare" });
  const [step, size] = level === 0 ? [20, 1.7] : [10, 0.8];
  let dots = "";
  for (const x of evenly(step))
    for (const y of evenly(step)) if (depthIn(paper, at(x, y)) > 2) dots += round(x, y, size);
  sheet.lay(dots, { fill: "bare-2" });
  sheet.lay(pathOf(common(grownArea(paper, -ink / 2), WHOLE_BOX)), {
    line: "bare-2",
    width: ink * 1.5,
    dash: "4 3",
    round: false,
  });
}

const evenly = (step: number) => Array.from({ length: BOX / step }, (_, i) => (i + 0.5) * step);

function corn(scene: TurnedTile, ground: Ground): void {
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
function rings(scene: TurnedTile): void {
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

function moat(scene: TurnedTile, ground: Ground): void {
  scene.sheet.lay(pathOf(ground.area), { fill: "water", line: "ink", width: scene.ink * 0.6 });
  scene.sheet.lay(pathOf(grownArea(ground.area, -2)), { line: "stone-1", width: 0.5, faint: 0.6 });
}

function lawn(scene: TurnedTile, { area, centre, segment }: Ground): void {
  const { sheet, ink, level } = scene;
  if (!["monastery", "garden"].includes(scene.tile.segments[segment]?.kind ?? "garden")) {
    // A city or a road that has no side yet.
    sheet.lay(pathOf(area), { fill: "bare", line: "bare-2", width: ink * 1.5, dash: "4 3" });
    return;
  }
  sheet.lay(pathOf(area), { fill: "grass-2" });
  sheet.lay(pathOf(without(area, grownArea(area, -1.7))), {
    fill: "stone-2",
    line: "ink",
    width: ink * 0.8,
  });
  if (level === 2)
    sheet.lay(pathOf(grownArea(area, -0.85)), {
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

function foundation(scene: TurnedTile, { x, y }: Point, radius: number): void {
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
