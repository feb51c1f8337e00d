// Finds a place for every picture that means something: pennants, goods, roadside pictures and the rest. Draws nothing.
import {
  cropOf,
  GOODS,
  hasMark,
  known,
  MARKS,
  PICTURES,
  type Tile,
  UNKNOWN,
  WATERS,
} from "../tile";
import { depthIn, deepest, WHOLE_BOX, type Area } from "../plane/area";
import { chartOf } from "../plane/chart";
import { at, distance, distanceToLine, minus, plus, unit, type Point } from "../plane/point";
import type { Layout } from "./ground";

export interface Symbol {
  readonly kind: string;
  /** The segment it belongs to, or -1 for the whole tile. */
  readonly segment: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const RADIUS: Record<string, number> = {
  pennant: 7.5,
  wine: 7.5,
  wheat: 7.5,
  cloth: 7.5,
  bag: 7.5,
  cottage: 6,
  inn: 10.5,
  garden: 11,
  [UNKNOWN]: 7.5,
};
const PICTURE_RADIUS = 9;
/** A cathedral takes what room its city has, between these. */
const CATHEDRAL = { least: 9, most: 27, ofDepth: 0.64 } as const;

export function placeSymbols(tile: Tile, layout: Layout): Symbol[] {
  const placed: Symbol[] = [];
  const put = (kind: string, segment: number, p: Point, radius: number) =>
    placed.push({ kind, segment, x: p.x, y: p.y, radius });

  for (const ground of layout.grounds) {
    if (ground.radius === 0) continue;
    if (ground.kind === "plot") {
      const kind = known(["monastery", "garden"], tile.segments[ground.segment]?.kind ?? "garden");
      const radius = kind === UNKNOWN ? Math.min(RADIUS[UNKNOWN]!, ground.radius) : ground.radius;
      put(kind, ground.segment, ground.centre, radius);
    } else if (ground.kind === "corn") {
      put(`crop-${cropOf(tile) ?? "fork"}`, -1, ground.centre, Math.min(ground.radius, 12));
    } else if (ground.kind !== "hedge" && ground.kind !== "bare") {
      put(ground.kind, -1, ground.centre, ground.radius);
    }
  }
  for (const road of layout.roads) {
    if (road.end?.kind !== "cottage" && road.end?.kind !== "over") continue;
    const line = road.lines[0]!;
    const [before, last] = [line[line.length - 2]!, line[line.length - 1]!];
    put("cottage", -1, plus(last, unit(minus(last, before)), 4), RADIUS.cottage!);
  }

  const gates = layout.roads.flatMap((r) => (r.end?.kind === "gate" ? [r.lines[0]!.at(-1)!] : []));
  const bridges = layout.crossings.flatMap(
    (c) => layout.roads.find((r) => r.segment === c.over)?.lines ?? [],
  );
  const find = (kind: string, segment: number, areas: readonly Area[], beside?: number) => {
    const radius = RADIUS[kind] ?? PICTURE_RADIUS;
    const lines =
      beside === undefined ? [] : (layout.roads.find((r) => r.segment === beside)?.lines ?? []);
    const foreign = layout.roads
      .filter((r) => beside !== undefined && r.segment !== beside)
      .flatMap((r) => r.lines);
    let best = { p: at(50, 50), worth: -Infinity };
    for (const area of areas) {
      if (area.length === 0) continue;
      const [chart, heart] = [chartOf(area), deepest(area)];
      for (const { p, depth } of [
        { p: heart, depth: chart.depth(heart) },
        ...chart.grid(8, 92, 2),
      ]) {
        if (depth < 1) continue;
        const rim = Math.min(p.x, p.y, 100 - p.x, 100 - p.y);
        let worth =
          Math.min(depth, radius + (beside === undefined ? 7 : 4)) * 2 + Math.min(rim, radius + 3);
        // What follows only ever takes away.
        if (worth <= best.worth) continue;
        for (const other of placed) {
          const gap = distance(p, other) - radius - other.radius;
          worth += gap < 3 ? (gap - 3) * 4 : 0;
        }
        if (lines.length > 0) {
          const away = Math.min(...lines.map((line) => distanceToLine(p, line)));
          // An inn changes what its road is worth: it stands right at that road and at no other.
          const [gap, pull] = kind === "inn" ? [6.5, 1.6] : [8, 0.5];
          worth -= Math.abs(away - (radius + gap)) * pull;
          for (const line of foreign)
            worth -= Math.max(0, away + 6 - distanceToLine(p, line)) * 0.8;
        }
        for (const line of bridges) worth -= Math.max(0, radius + 8 - distanceToLine(p, line));
        for (const gate of gates) worth -= Math.max(0, radius + 11 - distance(p, gate));
        worth -= distance(p, at(50, 50)) * 0.01;
        if (worth > best.worth + 1e-9) best = { p, worth };
      }
    }
    if (best.worth > -Infinity) put(kind, segment, best.p, radius);
  };

  const covers = (kind: string) => layout.covers.filter((_, i) => tile.segments[i]!.kind === kind);
  const open = () =>
    [covers("field"), covers("city"), [WHOLE_BOX]].find((areas) =>
      areas.some((area) => area.length > 0),
    )!;
  for (const [i, segment] of tile.segments.entries()) {
    if (!segment.cathedral || layout.covers[i]!.length === 0) continue;
    const heart = deepest(layout.covers[i]!);
    const room = depthIn(layout.covers[i]!, heart) * CATHEDRAL.ofDepth;
    put("cathedral", i, heart, Math.min(CATHEDRAL.most, Math.max(CATHEDRAL.least, room)));
  }
  for (const [i, segment] of tile.segments.entries()) {
    for (let n = 0; n < (segment.pennants ?? 0); n++) find("pennant", i, [layout.covers[i]!]);
    if (segment.goods) find(known(GOODS, segment.goods), i, [layout.covers[i]!]);
  }
  let gardens = hasMark(tile, "garden") ? 1 : 0;
  for (const [i, segment] of tile.segments.entries()) {
    for (const picture of segment.roadside ?? []) {
      if (picture === "garden") gardens = 0;
      find(known(PICTURES, picture), i, open(), i);
    }
  }
  if (hasMark(tile, "bag")) find("bag", -1, open());
  if (gardens > 0) find("garden", -1, open());
  for (const picture of tile.decor ?? []) find(known(PICTURES, picture), -1, open());
  for (const mark of tile.marks ?? [])
    if (known([...MARKS, ...WATERS], mark) === UNKNOWN) find(UNKNOWN, -1, open());
  return placed;
}
