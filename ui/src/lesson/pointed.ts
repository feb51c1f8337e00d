// What a lesson points at on the board, as data for sentences. It gathers what Rust lists; it judges none of it.
import type { Cell, GameView, Kind, MarkView } from "../ipc";
import type { Design } from "../state/catalog.svelte";

/** A piece of land with its places, a place, a figure there, an arrow from one to another, or a part of the table. */
export type PointedPlace =
  | { kind: Kind; cells: readonly Cell[] }
  | { cell: Cell }
  | { figure: Cell }
  | { from: Cell; to: Cell }
  | { part: string };

export const pointedAt = (
  marks: readonly MarkView[],
  { tiles }: { tiles: readonly Pick<GameView["tiles"][number], "x" | "y" | "tile">[] },
  design: (tile: string) => Design | undefined,
): PointedPlace[] =>
  marks.flatMap((mark): PointedPlace[] => {
    switch (mark.what) {
      case "land": {
        const [first] = mark.members;
        const laid = tiles.find(({ x, y }) => x === first?.x && y === first.y);
        const kind = laid && first && design(laid.tile)?.segments[first.segment]?.kind;
        const cells = mark.members.filter(
          ({ x, y }, index) =>
            mark.members.findIndex((each) => each.x === x && each.y === y) === index,
        );
        return kind ? [{ kind, cells }] : [];
      }
      case "cell":
        return [{ cell: { x: mark.x, y: mark.y } }];
      case "figure":
        return [{ figure: mark.at }];
      case "arrow":
        return [{ from: mark.from, to: mark.to }];
      case "part":
        return [{ part: mark.part }];
    }
  });
