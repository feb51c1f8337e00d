// A big board whose sides all match, to measure on.
import { dice } from "./table-of-two.mjs";

const SIDES = ["N", "E", "S", "W"];
const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const facing = (side) => SIDES[(SIDES.indexOf(side) + 2) % 4];

const shown = ({ design, rotation }, side) => {
  const own = SIDES[(SIDES.indexOf(side) - rotation + 4) % 4];
  return design.segments.find(({ edges }) => edges.includes(own))?.kind ?? "field";
};

/** So many tiles of these designs around the first one, as the start of a game record has them. */
export const randomBoard = (designs, size, seed = 1) => {
  const roll = dice(seed);
  const turned = designs.flatMap((design) =>
    [0, 1, 2, 3].map((rotation) => ({ design, rotation })),
  );
  const board = new Map();
  const at = (x, y) => board.get(`${x},${y}`);
  let free = [[0, 0]];
  const fits = (tile, x, y) =>
    SIDES.every((side) => {
      const next = at(x + STEP[side][0], y + STEP[side][1]);
      return !next || shown(next, facing(side)) === shown(tile, side);
    });
  while (board.size < size) {
    // Near the middle first: a board as people lay it, without lonely arms.
    const picks = [roll(free.length), roll(free.length), roll(free.length)].map(
      (pick) => free[pick],
    );
    const [x, y] = picks.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0];
    free = free.filter((cell) => cell[0] !== x || cell[1] !== y);
    const fitting = turned.filter((tile) => fits(tile, x, y));
    // Left free for ever, as in a real game.
    if (fitting.length === 0) continue;
    board.set(`${x},${y}`, { ...fitting[roll(fitting.length)], x, y });
    for (const [dx, dy] of Object.values(STEP))
      if (!at(x + dx, y + dy)) free.push([x + dx, y + dy]);
  }
  return [...board.values()].map(({ design, x, y, rotation }) => ({
    tile: design.id,
    x,
    y,
    rotation,
  }));
};
