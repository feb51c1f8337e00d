// The back of every tile: the plan of a small town, the same after each quarter turn, so that no
// back tells how its tile lies.
import { paintFor } from "./pen/palette";
import { Sheet, type InkLook } from "./pen/sheet";
import { box, ring, round, stroke } from "./pen/trace";

const line = (width: number): InkLook => ({ line: "wall-1", width });
const WALLS = 24;
const GATE = 4;
/** Where the blocks of houses begin, and how broad they are; between the middle two lies the market. */
const BLOCKS = [28.5, 40, 51.5, 63];
const BREADTH = 8.5;

const square = (from: number): string => box(from, from, 100 - 2 * from, 100 - 2 * from);

/** A quarter of a drawing, and the same in the other three. */
const fourTimes = (...xy: readonly number[]): string => {
  let quarter = [...xy];
  let all = "";
  for (let turns = 0; turns < 4; turns++) {
    all += stroke(...quarter);
    quarter = quarter.flatMap((_, i) =>
      i % 2 === 0 ? [100 - (quarter[i + 1] ?? 0), quarter[i] ?? 0] : [],
    );
  }
  return all;
};

/** A whole `<svg>` element with a 100 x 100 view box, in colours of its own. */
export function drawBack(size = 200): string {
  const sheet = new Sheet();
  sheet.lay(square(-1), { fill: "roof-3" });
  // A weave over all of it, so that a cut that slips by a hair is not seen.
  let weave = "";
  for (let at = 10; at < 200; at += 10) {
    const [near, far] = [Math.max(0, at - 100), Math.min(100, at)];
    weave += stroke(near, far, far, near) + stroke(near, 100 - far, far, 100 - near);
  }
  sheet.lay(weave, { line: "ink", width: 0.7, faint: 0.28 });
  sheet.lay(square(7), line(0.7));
  sheet.lay(square(8.8), line(0.35));

  // Fields before the walls, and the four roads to the gates.
  sheet.lay(round(50, 50, 38.5), { fill: "roof-3", line: "wall-1", width: 0.7 });
  sheet.lay(round(50, 50, 36.6), { line: "wall-1", width: 0.35, dash: "1.4 1.2", round: false });
  sheet.lay(fourTimes(50, 50, 50, 11.2), { line: "wall-1", width: 3.4, round: false });
  sheet.lay(fourTimes(50, 50, 50, 11.2), { line: "roof-3", width: 2.2, round: false });

  sheet.lay(square(WALLS), { fill: "wall-1" });
  sheet.lay(square(WALLS + 1.6), { fill: "roof-3" });
  sheet.lay(fourTimes(50, WALLS - 1, 50, WALLS + 3), { line: "roof-3", width: GATE, round: false });
  const towers = [50 - GATE, 50 + GATE].flatMap((x) => [
    [x, WALLS + 0.8],
    [x, 99.2 - WALLS],
    [WALLS + 0.8, x],
    [99.2 - WALLS, x],
  ]);
  for (const [x = 0, y = 0] of towers)
    sheet.lay(round(x, y, 2), { fill: "wall-1", line: "roof-3", width: 0.5 });
  for (const x of [WALLS + 1, 99 - WALLS])
    for (const y of [WALLS + 1, 99 - WALLS])
      sheet.lay(round(x, y, 4.2), { fill: "wall-1", line: "roof-3", width: 0.7 });
  for (const x of [WALLS + 1, 99 - WALLS])
    for (const y of [WALLS + 1, 99 - WALLS]) sheet.lay(round(x, y, 1.7), { fill: "roof-3" });

  const inner = (at: number) => at > BLOCKS[0]! && at < BLOCKS[3]!;
  for (const x of BLOCKS)
    for (const y of BLOCKS) {
      if (inner(x) && inner(y)) continue;
      sheet.lay(box(x, y, BREADTH, BREADTH), { fill: "wall-1" });
    }
  for (const x of BLOCKS)
    for (const y of BLOCKS) {
      if (inner(x) && inner(y)) continue;
      sheet.lay(box(x + 2.2, y + 2.2, BREADTH - 4.4, BREADTH - 4.4), { fill: "roof-3" });
    }

  // The hall on the market.
  sheet.lay(square(44), { fill: "roof-3", line: "wall-1", width: 1 });
  sheet.lay(ring(50, 45, 55, 50, 50, 55, 45, 50), { fill: "wall-1" });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">` +
    `${sheet.write(paintFor("paper"))}</svg>`
  );
}
