// Grass, brush strokes, furrows, tufts and trees.
import { tree } from "./plants";
import { busy, coversOf, type TurnedTile } from "./turned-tile";
import { box, open, round, stroke } from "./trace";
import { type Area, deepest, depthIn, sizeOf } from "../plane/area";
import { at, BOX, curve, distance, type Point } from "../plane/point";
import { type Dice, diceFor } from "../seed";

const rim = (p: Point) => Math.min(p.x, p.y, BOX - p.x, BOX - p.y);

/** Seeded places inside an area, the same on the tile however it is turned. */
function* places(scene: TurnedTile, dice: Dice, tries: number): Generator<Point> {
  for (let i = 0; i < tries; i++) yield scene.turn(at(dice.between(4, 96), dice.between(4, 96)));
}

export function drawFields(scene: TurnedTile): void {
  const { sheet, tile, level } = scene;
  sheet.lay(box(0, 0, BOX, BOX), { fill: "grass-1" });
  if (level === 0) return;
  const fields = coversOf(scene, "field");
  for (const { segment, area } of fields) {
    const dice = diceFor(`${tile.id} field ${segment}`);
    const strokes: [string, string] = ["", ""];
    for (const p of places(scene, dice, 46)) {
      const [length, lift, shade] = [
        dice.between(5, 10),
        dice.between(-1.6, 1.6),
        dice.whole(0, 1),
      ];
      const line = curve(
        at(p.x - length, p.y + 2),
        at(p.x - 2, p.y + lift - 1),
        at(p.x + 3, p.y + lift),
        at(p.x + length, p.y - 2),
        6,
      );
      if (line.every((q) => depthIn(area, q) > 3.6 && rim(q) > 4))
        strokes[shade as 0 | 1] += open(line);
    }
    sheet.lay(strokes[0], { line: "grass-2", width: 3.4, faint: 0.75 });
    sheet.lay(strokes[1], { line: "grass-3", width: 2.8, faint: 0.42 });
  }
  for (const { segment, area } of fields) furrows(scene, segment, area);
  for (const { segment, area } of fields) growth(scene, segment, area);
}

function furrows(scene: TurnedTile, segment: number, area: Area): void {
  const dice = diceFor(`${scene.tile.id} furrows ${segment}`);
  const size = sizeOf(area);
  const patches = size > 5200 ? 2 : size > 1100 ? 1 : 0;
  let d = "";
  const ploughed: Point[] = [];
  for (let k = 0; k < patches; k++) {
    let centre: Point | undefined;
    for (const p of [deepest(area), ...places(scene, dice, 30)]) {
      if (
        depthIn(area, p) > 11 &&
        rim(p) > 13 &&
        !busy(scene, p, 9) &&
        ploughed.every((q) => distance(p, q) > 26)
      )
        centre = p;
      if (centre !== undefined) break;
    }
    const [angle, rows, bend] = [
      dice.between(-0.7, 0.7),
      dice.whole(4, 6),
      dice.between(-1.8, 1.8),
    ];
    if (centre === undefined) continue;
    ploughed.push(centre);
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    for (let r = 0; r < rows; r++) {
      const off = (r - (rows - 1) / 2) * 2.5;
      const half = dice.between(6.5, 8.5);
      const spot = (along: number, push: number) =>
        at(centre.x + ux * along - uy * (off + push), centre.y + uy * along + ux * (off + push));
      const line = curve(
        spot(-half, 0),
        spot(-half / 3, bend),
        spot(half / 3, bend),
        spot(half, 0),
        6,
      );
      if (line.every((q) => depthIn(area, q) > 3)) d += open(line);
    }
  }
  scene.sheet.lay(d, { line: "grass-3", width: 1.15, faint: 0.95 });
}

function growth(scene: TurnedTile, segment: number, area: Area): void {
  const { sheet, level, ink, tile } = scene;
  const dice = diceFor(`${tile.id} growth ${segment}`);
  const wanted = Math.min(6, Math.round(sizeOf(area) / 900 + dice.between(-0.4, 0.9)));
  const trees: Point[] = [];
  for (const p of places(scene, dice, 60)) {
    const [size, pair] = [dice.between(4.2, 5.8), dice.roll() < 0.4];
    if (trees.length >= wanted || depthIn(area, p) < 5 || rim(p) < 7 || busy(scene, p, 6)) continue;
    if (trees.some((t) => distance(t, p) < 11)) continue;
    trees.push(p);
    sheet.stand(tree(p.x, p.y + 2, size, ink * 0.9));
    if (pair && depthIn(area, at(p.x + 4.5, p.y + 1)) > 5)
      sheet.stand(tree(p.x + 4.2, p.y + 3.2, size * 0.75, ink * 0.9));
  }
  if (level < 2) return;
  let [tufts, flowers] = ["", ""];
  for (const p of places(scene, dice, 26)) {
    const kind = dice.roll();
    if (depthIn(area, p) < 3.5 || rim(p) < 3.5 || busy(scene, p, 2)) continue;
    if (kind < 0.65)
      tufts +=
        stroke(p.x - 1.3, p.y - 1.4, p.x - 0.4, p.y) +
        stroke(p.x, p.y - 2, p.x, p.y) +
        stroke(p.x + 1.3, p.y - 1.4, p.x + 0.4, p.y);
    else flowers += round(p.x, p.y, 0.5) + round(p.x + 1.4, p.y + 0.7, 0.45);
  }
  sheet.lay(tufts, { line: "tree-2", width: 0.55, faint: 0.85 });
  sheet.lay(flowers, { fill: "road-1", faint: 0.9 });
}
