// Gates: where a road comes to its end in the wall of a city. Only the fields of a tile tell it.
import { SIDES } from "../art";
import type { At, Side } from "../ipc";
import type { Design } from "../state/catalog.svelte";

const fieldAt = ({ segments }: Design, half: string) =>
  segments.find(({ kind, edges }) => kind === "field" && edges.includes(half as At));

/** The cities of a tile, each by its first side. */
export const citiesOf = ({ segments }: Design): Side[] =>
  segments.flatMap(({ kind, edges }) => (kind === "city" ? [edges[0] as Side] : []));

const isAt = ({ segments }: Design, index: number, side: Side): boolean =>
  segments[index]?.edges.includes(side) ?? false;

/** Whether the road that leaves by one side ends at the gate of the city at another. */
export const hasGate = (design: Design, road: Side, city: Side): boolean => {
  const inVillage = design.village.some((index) => isAt(design, index, road));
  const [left, right] = [`${road}L`, `${road}R`].map((half) => fieldAt(design, half));
  if (inVillage || !left || !right || left === right) return false;
  const shared = left.cities.filter((index) => right.cities.includes(index));
  return shared.some((index) => isAt(design, index, city));
};

/** The side of the city at whose gate a road ends, if it ends at one. */
export const gateOf = (design: Design, road: Side): Side | undefined =>
  SIDES.find((side) => side !== road && hasGate(design, road, side));
