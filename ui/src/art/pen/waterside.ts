// What stands in and beside the water: reeds, the rocks of a spring, lilies, ducks and a boat on a
// lake.
import { bush } from "./plants";
import type { UprightThing } from "./sheet";
import { busy, type TurnedTile } from "./turned-tile";
import { ring, round, stroke } from "./trace";
import type { Pool } from "../land/water-line";
import type { River } from "../land/water";
import { depthIn } from "../plane/area";
import { at, BOX, distance, minus, paced, plus, type Point, unit } from "../plane/point";
import { type Dice, diceFor } from "../seed";

export function raiseWaterside(scene: TurnedTile): void {
  for (const river of scene.rivers) {
    const dice = diceFor(`${scene.tile.id} waterside ${river.segment}`);
    if (river.pool?.kind === "spring") rocks(scene, river, river.pool, dice);
    if (river.pool?.kind === "lake" && scene.level > 0) lake(scene, river.pool, dice);
    if (scene.level > 0) reeds(scene, river, dice);
  }
}

/** Clumps on the banks, more of them where the water stands still. */
function reeds(scene: TurnedTile, river: River, dice: Dice): void {
  const { sheet, level, ink } = scene;
  const still = river.pool !== undefined && river.pool.kind !== "spring";
  const wanted = still ? 5 : dice.whole(2, 3);
  const shore = river.area.flatMap((rim) => paced([...rim, rim[0]!], 3));
  const clumps: Point[] = [];
  for (let tries = 0; tries < 40 && clumps.length < wanted; tries++) {
    const [pick, stems] = [dice.roll(), dice.whole(4, 6)];
    const p = shore[Math.floor(pick * shore.length)]!;
    const leaning = Array.from({ length: stems }, () => [
      dice.between(-1.2, 1.2),
      dice.between(4.6, 7.4),
      dice.roll(),
    ]);
    if (Math.min(p.x, p.y, BOX - p.x, BOX - p.y) < 9) continue;
    if (clumps.some((q) => distance(p, q) < 15) || busy(scene, p, 3)) continue;
    if (scene.crossings.some((c) => distance(p, c.at) < 17)) continue;
    if (river.pool?.kind === "spring" && distance(p, river.pool.centre) < 22) continue;
    clumps.push(p);
    let [stalks, heads] = ["", ""];
    for (const [i, [lean, height, head]] of leaning.entries()) {
      const foot = p.x + (i - (stems - 1) / 2) * 1.25;
      const [x, y] = [foot + lean!, p.y + 0.8 - height!];
      stalks += stroke(foot, p.y + 1 + (i % 2) * 0.7, x, y);
      if (head! < 0.55) heads += stroke(x, y, x - lean! * 0.25, y + 1.9);
    }
    sheet.stand({
      foot: p.y + 1,
      box: [p.x - 5, p.y - 8, p.x + 5, p.y + 2],
      marks: [
        { d: round(p.x + 0.8, p.y + 1.2, 3.6, 1), look: { fill: "ink", faint: 0.16 } },
        { d: stalks, look: { line: "tree-2", width: level === 2 ? 0.75 : ink * 1.1 } },
        { d: heads, look: { line: "roof-3", width: level === 2 ? 1.25 : ink * 1.7 } },
      ],
    });
  }
}

function boulder(x: number, y: number, size: number, ink: number, dice: Dice): UprightThing {
  const rim = [0.96, 0.82, 1, 0.88, 0.94, 1, 0.84, 0.95].map((reach, i) => {
    const angle = (i / 8) * Math.PI * 2 + 0.2;
    const far = size * (reach + dice.between(-0.06, 0.06));
    return [x + Math.cos(angle) * far, y - size * 0.35 + Math.sin(angle) * far * 0.72];
  });
  const lit = rim.map(([px, py]) => [
    x + (px! - x) * 0.62 - size * 0.14,
    y - size * 0.5 + (py! - y + size * 0.35) * 0.52,
  ]);
  return {
    foot: y + size * 0.35,
    box: [x - size, y - size * 1.1, x + size * 1.2, y + size * 0.5],
    marks: [
      {
        d: round(x + size * 0.35, y + size * 0.2, size * 0.95, size * 0.34),
        look: { fill: "ink", faint: 0.22 },
      },
      { d: ring(...rim.flat()), look: { fill: "stone-2", line: "ink", width: ink } },
      { d: ring(...lit.flat()), look: { fill: "stone-1" } },
    ],
  };
}

/** Rocks all around but where the water leaves; the highest stand behind. */
function rocks(scene: TurnedTile, river: River, pool: Pool, dice: Dice): void {
  const { sheet, ink } = scene;
  const { centre, radius } = pool;
  const away = unit(minus(river.lines[0]![0]!, centre));
  const outward = Math.atan2(away.y, away.x);
  for (const turn of [0.95, 1.55, 2.1, 2.65, 3.2, 3.75, 4.3, 4.9, 5.4]) {
    const angle = outward + turn + dice.between(-0.08, 0.08);
    const back = Math.max(0, -Math.sin(angle));
    const size = dice.between(2.7, 3.5) + back * 2.2;
    const reach = radius + 0.2 + back * 0.8;
    sheet.stand(
      boulder(
        centre.x + Math.cos(angle) * reach,
        centre.y + Math.sin(angle) * reach * 0.94 + 0.6,
        size,
        ink * 0.9,
        dice,
      ),
    );
  }
  if (scene.level === 0) return;
  for (const [dx, dy, size] of [
    [-1, -0.95, 4.2],
    [1.05, -0.9, 3.6],
    [-1.25, 0.55, 3],
  ] as const) {
    const p = plus(centre, at(dx * (radius + 2.5), dy * (radius + 2.5)));
    if (river.area.length > 0 && depthIn(river.area, p) < -1.5)
      sheet.stand(bush(p.x, p.y, size, ink * 0.9));
  }
}

/** Leaves with a flower on the water, two ducks, and somebody's boat. */
function lake(scene: TurnedTile, { centre, radius }: Pool, dice: Dice): void {
  const { sheet, ink, level } = scene;
  const mouth = scene.rivers[0]!.lines[0]![0]!;
  const facing = Math.atan2(mouth.y - centre.y, mouth.x - centre.x);
  const spot = (turn: number, reach: number) =>
    plus(
      centre,
      at(Math.cos(facing + turn) * radius * reach, Math.sin(facing + turn) * radius * reach),
    );
  const boat = spot(2.35, 0.5);
  sheet.stand(rowingBoat(boat.x, boat.y, ink));
  for (const [turn, reach, grown] of [
    [0.75, 0.42, 1],
    [1.05, 0.55, 0.82],
  ] as const) {
    const p = spot(turn, reach);
    sheet.stand(duck(p.x, p.y, grown * (level === 2 ? 1 : 1.25), ink));
  }
  if (level < 2) return;
  const bed = spot(-2.1, 0.6);
  let [leaves, shades, flowers] = ["", "", ""];
  for (let i = 0; i < 6; i++) {
    const p = plus(bed, at(dice.between(-5.4, 5.4), dice.between(-3.6, 3.6)));
    const size = dice.between(1.1, 1.7);
    shades += round(p.x + 0.4, p.y + 0.5, size, size * 0.7);
    leaves += round(p.x, p.y, size, size * 0.7);
    if (i % 2 === 0) flowers += round(p.x + 0.3, p.y - 0.5, 0.62, 0.55);
  }
  sheet.stand({
    foot: bed.y,
    box: [bed.x - 8, bed.y - 5, bed.x + 8, bed.y + 5],
    marks: [
      { d: shades, look: { fill: "river-2" } },
      { d: leaves, look: { fill: "tree-1", line: "tree-2", width: 0.4 } },
      { d: flowers, look: { fill: "halo", line: "pink", width: 0.35 } },
    ],
  });
}

function rowingBoat(x: number, y: number, ink: number): UprightThing {
  const hull = `M${x - 6} ${y - 0.8}Q${x} ${y + 4.6} ${x + 6.6} ${y - 1.4}Q${x} ${y - 3.4} ${x - 6} ${y - 0.8}Z`;
  return {
    foot: y + 2,
    box: [x - 7, y - 4, x + 8, y + 4],
    marks: [
      { d: round(x + 0.6, y + 1.9, 6.6, 1.6), look: { fill: "river-2" } },
      { d: hull, look: { fill: "road-3", line: "ink", width: ink } },
      {
        d: `M${x - 4.4} ${y - 0.7}Q${x} ${y + 1.6} ${x + 5} ${y - 1.2}Q${x} ${y - 2.4} ${x - 4.4} ${y - 0.7}Z`,
        look: { fill: "corn-2" },
      },
      { d: stroke(x - 0.4, y - 1.9, x - 0.1, y + 0.2), look: { line: "ink", width: ink * 1.2 } },
      { d: stroke(x + 1.2, y - 0.8, x + 7.2, y + 2.6), look: { line: "road-1", width: 0.9 } },
    ],
  };
}

function duck(x: number, y: number, size: number, ink: number): UprightThing {
  const on = (dx: number, dy: number): [number, number] => [x + dx * size, y + dy * size];
  const [bx, by] = on(0, 0);
  const [hx, hy] = on(-1.7, -1.5);
  return {
    foot: y + 1,
    box: [x - 4 * size, y - 3.5 * size, x + 3 * size, y + 1.6 * size],
    marks: [
      { d: round(bx + 0.2, by + 0.9 * size, 3.1 * size, 0.8 * size), look: { fill: "river-2" } },
      {
        d: `M${on(-2.4, -0.4).join(" ")}Q${on(-1.6, 1.2).join(" ")} ${on(0.8, 0.9).join(" ")}Q${on(2.4, 0.7).join(" ")} ${on(3, -1.1).join(" ")}Q${on(0.6, -1.2).join(" ")} ${on(-2.4, -0.4).join(" ")}Z`,
        look: { fill: "halo", line: "ink", width: ink * 0.75 },
      },
      { d: round(hx, hy, 1.05 * size), look: { fill: "halo", line: "ink", width: ink * 0.75 } },
      {
        d: ring(...on(-2.6, -1.7), ...on(-3.7, -1.3), ...on(-2.5, -1)),
        look: { fill: "glow", line: "ink", width: ink * 0.4 },
      },
    ],
  };
}
