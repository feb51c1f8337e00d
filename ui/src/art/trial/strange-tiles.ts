// Makes legal tiles nobody has drawn yet, to try the geometry on. Knows the rules of a tile, not its geometry.
import { diceFor } from "../seed";
import { SIDES, type Segment, type Side, type Tile } from "../tile";

interface Port {
  readonly kind: "city" | "road" | "field";
  readonly edge: string;
}

/** Two groups cross when, going round the tile, their ports alternate. */
function cross(a: readonly number[], b: readonly number[]): boolean {
  if (a.length < 2 || b.length < 2) return false;
  const gapOf = (port: number) => a.filter((p) => p < port).length % a.length;
  return new Set(b.map(gapOf)).size > 1;
}

/** Whether a third group keeps two groups from ever touching. */
const parted = (a: readonly number[], b: readonly number[], by: readonly number[]): boolean => {
  if (by.length < 2) return false;
  const gapOf = (port: number) => by.filter((p) => p < port).length % by.length;
  return gapOf(a[0]!) !== gapOf(b[0]!);
};

export function strangeTile(number: number): Tile {
  const dice = diceFor(`strange ${number}`);
  const ports: Port[] = SIDES.flatMap((side: Side): Port[] => {
    const kind = dice.pick(["city", "city", "road", "road", "field"] as const);
    if (kind === "city") return [{ kind, edge: side }];
    const [left, right] = [
      { kind: "field", edge: `${side}L` },
      { kind: "field", edge: `${side}R` },
    ] as const;
    return kind === "road" ? [left, { kind, edge: side }, right] : [left, right];
  });
  let groups = ports.map((_, i) => [i]);
  const pairs = ports.flatMap((a, i) =>
    ports.flatMap((b, j) => (i < j && a.kind === b.kind ? [[i, j] as const] : [])),
  );
  const order = pairs.map((pair) => ({ pair, rank: dice.roll() })).sort((a, b) => a.rank - b.rank);
  const plainSide = (i: number, j: number) =>
    ports[i]!.edge[0] === ports[j]!.edge[0] && j === i + 1 && ports[i]!.kind === "field";
  order.sort((a, b) => Number(plainSide(...b.pair)) - Number(plainSide(...a.pair)));
  for (const {
    pair: [i, j],
  } of order) {
    const likely = ports[i]!.kind === "field" ? 0.7 : ports[i]!.kind === "city" ? 0.45 : 0.4;
    if (!plainSide(i, j) && dice.roll() > likely) continue;
    const [a, b] = [groups.find((g) => g.includes(i))!, groups.find((g) => g.includes(j))!];
    if (a === b || (ports[i]!.kind === "road" && a.length + b.length > 2)) continue;
    const merged = [...a, ...b].sort((x, y) => x - y);
    const rest = groups.filter((g) => g !== a && g !== b);
    if (!rest.some((g) => cross(merged, g) || cross(g, merged))) groups = [...rest, merged];
  }
  groups.sort((a, b) => a[0]! - b[0]!);
  const cityIndices = groups.flatMap((g, i) => (ports[g[0]!]!.kind === "city" ? [i] : []));
  const segments: Segment[] = groups.map((group) => {
    const kind = ports[group[0]!]!.kind;
    const edges = group.map((p) => ports[p]!.edge);
    if (kind !== "field")
      return kind === "city" && dice.roll() < 0.3 ? { kind, edges, pennants: 1 } : { kind, edges };
    const cities = cityIndices.filter(
      (c) => !groups.some((g) => g !== group && g !== groups[c] && parted(group, groups[c]!, g)),
    );
    return cities.length > 0 ? { kind, edges, cities } : { kind, edges };
  });
  const roadEnds = segments.flatMap((s, i) =>
    s.kind === "road" && s.edges.length === 1 ? [i] : [],
  );
  const extra: { village?: number[]; marks?: string[]; decor?: string[] } = {};
  if (roadEnds.length > 1 && dice.roll() < 0.6) extra.village = roadEnds;
  else if (dice.roll() < 0.25) segments.push({ kind: "monastery", edges: [] });
  if (dice.roll() < 0.2) extra.marks = [dice.pick(["foundation", "bag", "crop-fork", "garden"])];
  if (dice.roll() < 0.2) extra.decor = [dice.pick(["farmhouse", "cowshed", "pigsty"])];
  return { id: `strange/${number}`, segments, ...extra };
}
