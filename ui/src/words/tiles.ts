// A tile in words: its land, and what stands on it; the one way in which tiles are told.
import type { SegmentDesign, TileDesign } from "../ipc";
import { extended, inEach } from "./extended";
import { chained } from "./list";
import { shape } from "./shape";
import type { TileLook } from "./vocabulary";

/** By words of files; those of a later version are not among them. */
type ByWord = Readonly<Record<string, string | undefined>>;

export const tiles = inEach((m) => {
  const thing: ByWord = m.tiles.thing;
  const labels: ByWord = m.tiles.label;
  const land = ({ parts, things }: TileLook): string =>
    chained([...shape(m).parts(parts), ...things], m.shared.clauses);
  const shortLand = (look: TileLook): string => {
    const parts = look.parts.filter(({ kind }) => kind !== "field");
    return land({ ...look, parts: parts.length > 0 ? parts : look.parts });
  };
  const withName = ({ name }: TileLook, told: string): string =>
    name === undefined ? told : m.tiles.withName(name, told);
  return extended(m.tiles, {
    /** What stands on a piece of land. */
    held: ({ pennants, cathedral, goods, roadside }: SegmentDesign): string[] => [
      ...(pennants > 0 ? [m.tiles.pennants(pennants)] : []),
      ...(cathedral ? [m.tiles.thing.cathedral] : []),
      ...[...(goods ? [goods] : []), ...roadside].flatMap((word) => thing[word] ?? []),
    ],
    /** What else is to be seen on a tile; what stands beside a road is told with the road. */
    things: ({
      segments,
      marks,
      decor,
      bridge,
    }: Omit<TileDesign, "id" | "set" | "count" | "village">): string[] => [
      ...(bridge ? [m.tiles.crossing] : []),
      ...[...marks, ...decor]
        .filter((word) => !segments.some(({ roadside }) => roadside.includes(word)))
        .flatMap((word) => thing[word] ?? []),
    ],
    /** A tile by its pieces of land, as it lies: no full stop. */
    describe: (look: TileLook): string => withName(look, land(look)),
    /** The same in short, for what is seen as well, or only heard: without its fields, unless there is nothing else. */
    short: (look: TileLook): string => withName(look, shortLand(look)),
    /** Only what it shows, where its name stands beside. */
    land,
    shortLand,
    /** What a tile without a name of its own is called. */
    called: (look: TileLook): string => m.tiles.called(shortLand(look)),
    /** What a tile is called, and what it shows. */
    calledWith: (name: string, look: TileLook): string => m.tiles.calledWith(name, shortLand(look)),
    /** What can stand on a tile, by its word in files. */
    named: (word: string): string => thing[word] ?? m.tiles.strange,
    /** The same where things are listed. */
    label: (word: string): string => labels[word] ?? m.tiles.strange,
  });
});
