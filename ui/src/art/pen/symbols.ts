// Sets every sign and picture of a tile in its place. Knows which drawing belongs to which name, not how it is made.
import type { Symbol } from "../land/symbol-places";
import { house } from "./buildings";
import { type Emblem } from "./emblems";
import { garden } from "./garden";
import type { TurnedTile } from "./turned-tile";
import type { InkMark } from "./sheet";
import { placed } from "./trace";
import { UNKNOWN } from "../tile";

import * as emblems from "./emblems";
import * as inns from "./inn";
import * as roadside from "./roadside";

const SIGNS: Record<string, Emblem> = {
  pennant: emblems.pennant,
  wine: emblems.wine,
  wheat: emblems.wheat,
  cloth: emblems.cloth,
  bag: emblems.bag,
  "crop-fork": emblems.fork,
  "crop-club": emblems.club,
  "crop-shield": emblems.shield,
  [UNKNOWN]: emblems.question,
};

const PICTURES: Record<string, Emblem> = {
  farmhouse: roadside.farmhouse,
  cowshed: roadside.cowshed,
  pigsty: roadside.pigsty,
  "donkey-stable": roadside.donkeyStable,
  garden,
  highwaymen: roadside.highwaymen,
  travellers: roadside.travellers,
  inn: inns.inn,
  cathedral: inns.cathedral,
};

const GOODS = new Set(["wine", "wheat", "cloth"]);

/** Moves an emblem to its place; ink keeps its own breadth at every level. */
export function marksAt(
  emblem: Emblem,
  x: number,
  y: number,
  scale: number,
  ink: number,
): InkMark[] {
  return emblem.marks.map(({ d, look }) => ({
    d: placed(d, x, y, scale),
    look:
      look.width === undefined
        ? look
        : { ...look, width: look.line === "ink" ? look.width * ink : look.width * scale },
  }));
}

export function standPictures(scene: TurnedTile): void {
  const small = scene.level === 0;
  const grow = small ? 1.35 : 1;
  for (const symbol of scene.symbols) {
    const { x, y, radius } = symbol;
    if (symbol.kind === "cottage") {
      scene.sheet.stand(house(x, y + 4, 11 * grow, "gable-left", "roof-1", scene.ink));
      continue;
    }
    const picture = PICTURES[symbol.kind];
    if (picture === undefined) continue;
    const scale = (radius / 10) * grow;
    const marks = marksAt(picture, ...kept(symbol, 10 * scale), scale, small ? 0.75 : scene.ink);
    scene.sheet.stand({
      foot: y + radius * 0.8,
      box: [x - 11 * scale, y - 12 * scale, x + 11 * scale, y + 10 * scale],
      marks,
    });
  }
}

/** A sign grown for a small picture stays inside the tile. */
function kept(symbol: Symbol, reach: number): [number, number] {
  const inside = (v: number) => Math.min(99 - reach, Math.max(1 + reach, v));
  return [inside(symbol.x), inside(symbol.y)];
}

export function laySigns(scene: TurnedTile): void {
  for (const symbol of scene.symbols) {
    const sign = SIGNS[symbol.kind];
    if (sign === undefined) continue;
    const crop = symbol.kind.startsWith("crop-");
    const grow = scene.level === 0 && !crop ? 1.4 : 1;
    const medal = GOODS.has(symbol.kind);
    const scale =
      (symbol.radius / 10) * grow * (crop ? (scene.level === 0 ? 0.8 : 0.62) : medal ? 0.84 : 1);
    const [x, y] = kept(symbol, symbol.radius * grow * 1.1);
    const marks = medal ? marksAt(emblems.medal(12.4), x, y, scale, scene.ink) : [];
    for (const mark of [...marks, ...marksAt(sign, x, y, scale, scene.ink)])
      scene.sheet.lay(mark.d, mark.look);
  }
}
