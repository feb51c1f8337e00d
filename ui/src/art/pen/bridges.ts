// Bridges of stone: the road above, the arch below, parapets on both sides.
import { pave, tracks } from "./roads";
import type { TurnedTile } from "./turned-tile";
import { box, open, ring, rounded } from "./trace";
import type { Crossing } from "../land/crossings";
import { type Area, moved, pathOf, ribbon } from "../plane/area";
import { at, plus, type Point, right } from "../plane/point";

const REACH = 13;
const BREADTH = 16;

export function drawBridges(scene: TurnedTile): void {
  const done = new Set<number>();
  for (const crossing of scene.crossings) {
    const cover = scene.covers[crossing.over];
    if (!crossing.wet && cover !== undefined && cover.length > 0 && !done.has(crossing.over)) {
      done.add(crossing.over);
      pave(scene, cover);
      tracks(scene, (segment) => segment === crossing.over);
    }
    bridge(scene, crossing);
  }
}

function bridge(scene: TurnedTile, crossing: Crossing): void {
  const { sheet, ink } = scene;
  const { at: middle, heading } = crossing;
  const [from, to] = [plus(middle, heading, -REACH), plus(middle, heading, REACH)];
  const across = right(heading);
  const deck = [from, to];
  const stones = ribbon(deck, BREADTH);
  sheet.lay(pathOf(moved(stones, at(2, 2.6))), { fill: "ink", faint: 0.26 });
  const front = frontOf(crossing);
  if (crossing.wet) {
    piers(scene, middle, heading);
    if (front !== undefined) face(scene, middle, heading, front, stones);
  }
  sheet.lay(pathOf(stones), { fill: "stone-2", line: "ink", width: ink });
  sheet.lay(pathOf(ribbon([plus(from, heading, -1), plus(to, heading, 1)], 10.5)), {
    fill: "road-1",
  });
  if (!crossing.wet && front !== undefined) {
    const arch = plus(middle, front, 8);
    sheet.lay(`M${rounded(arch.x - 6)} ${rounded(arch.y + 2.6)}a6 5 0 0 1 12 0Z`, {
      fill: "ink",
      faint: 0.75,
    });
  }
  if (crossing.wet && scene.level === 2) planks(scene, middle, heading, across);
  const rails = [-6.6, 6.6].map((off) => deck.map((p) => plus(p, across, off)));
  sheet.lay(rails.map(open).join(""), { line: "ink", width: 2.6 + ink });
  sheet.lay(rails.map(open).join(""), { line: "stone-1", width: 2.6 - ink * 0.4 });
  sheet.lay(rails.map(open).join(""), { line: "stone-3", width: 2, dash: "0.5 2.6", round: false });
  const posts = rails
    .flatMap((rail) => rail.map((p) => box(p.x - 2.1, p.y - 3.1, 4.2, 4.6)))
    .join("");
  sheet.lay(posts, { fill: "stone-1", line: "ink", width: ink });
}

/** Towards whoever looks at it from the south; a bridge that runs away from them shows no face. */
function frontOf({ heading }: Crossing): Point | undefined {
  const across = right(heading);
  if (Math.abs(across.y) <= 0.5) return undefined;
  return across.y > 0 ? across : { x: -across.x, y: -across.y };
}

/** Two piers part the stream, pointed on both sides. */
function piers(scene: TurnedTile, middle: Point, heading: Point): void {
  const { sheet, ink } = scene;
  const across = right(heading);
  const feet = [-4.6, 4.6].map((way) => {
    const foot = plus(middle, heading, way);
    const [left, far] = [plus(foot, heading, -1.7), plus(foot, heading, 1.7)];
    const tips = [11, -11].map((off) => plus(foot, across, off));
    const around = [plus(left, across, 8), tips[0]!, plus(far, across, 8)];
    const behind = [plus(far, across, -8), tips[1]!, plus(left, across, -8)];
    return ring(...[...around, ...behind].flatMap((p) => [p.x, p.y]));
  });
  sheet.lay(feet.join(""), { fill: "stone-3", line: "ink", width: ink * 0.8 });
}

/** Three arches in the wall below the near parapet, with the dark of the water in them. */
function face(scene: TurnedTile, middle: Point, heading: Point, front: Point, deck: Area): void {
  const { sheet, ink } = scene;
  const height = 5;
  sheet.lay(pathOf(moved(deck, at(front.x * height * 0.2, height))), {
    fill: "stone-3",
    line: "ink",
    width: ink,
  });
  const arches = [-8.2, 0, 8.2].map((way) => {
    const foot = plus(plus(middle, heading, way), front, BREADTH / 2);
    const [x, y] = [foot.x + front.x * height * 0.2, foot.y + height];
    return `M${rounded(x - 3.2)} ${rounded(y + 0.4)}v-1.6a3.2 3 0 0 1 6.4 0v1.6Z`;
  });
  sheet.lay(arches.join(""), { fill: "river-2", line: "ink", width: ink * 0.7 });
}

function planks(scene: TurnedTile, middle: Point, heading: Point, across: Point): void {
  let d = "";
  for (let way = -REACH + 2; way < REACH; way += 3.2) {
    const p = plus(middle, heading, way);
    d += open([plus(p, across, -4.6), plus(p, across, 4.6)]);
  }
  scene.sheet.lay(d, { line: "road-2", width: 0.8, round: false });
}
