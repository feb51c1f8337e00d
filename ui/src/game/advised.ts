// A hint on the board: tiles that could lie there, by their rank, and rings where figures could
// stand.
import type { BoardMark, Ghost } from "../board/scene";
import type { AdviceView, CountedTile, GameView } from "../ipc";
import type { Advice } from "./advice.svelte";
import { lyingOf } from "./decision";

/** With their rank; of those pointed at that one alone. */
const ranked = ({ hint, pointed }: Advice): { given: AdviceView; rank: number }[] =>
  (hint?.advice ?? [])
    .map((given, index) => ({ given, rank: index + 1 }))
    .filter(({ rank }) => pointed === null || pointed === rank - 1);

const toneOf = (rank: number) => (rank === 1 ? "right" : "look");

/** The tile as each decision lays it. */
const allTiles = (view: GameView, advice: Advice): (Ghost & { n: number })[] => {
  const { drawn } = view;
  if (drawn === null) return [];
  return ranked(advice).flatMap(({ given: { action }, rank }) =>
    action.type === "tile"
      ? [
          {
            x: action.x,
            y: action.y,
            tile: drawn,
            rotation: action.rotation,
            tone: toneOf(rank),
            n: rank,
          } as const,
        ]
      : [],
  );
};

/** Of several ways to lay the tile on one cell only the best is seen. */
export const tilesAdvised = (view: GameView, advice: Advice): Ghost[] => {
  const all = allTiles(view, advice);
  return all.filter(
    ({ x, y }, index) => all.findIndex((other) => other.x === x && other.y === y) === index,
  );
};

/** The rank of every way to lay the tile, where it lays it. */
export const numbersAdvised = (view: GameView, advice: Advice): CountedTile[] =>
  allTiles(view, advice).map(({ x, y, n }) => ({ x, y, n }));

/** A ring for each place of a figure, with the ranks of all that stand there. */
export const figuresAdvised = (view: GameView, advice: Advice): BoardMark[] => {
  const all = ranked(advice).flatMap(({ given, rank }) => {
    const same = JSON.stringify(given.action);
    const choice = view.choices.find(({ action }) => JSON.stringify(action) === same);
    const lying = choice && lyingOf(view, choice);
    return lying ? [{ at: { x: lying.x, y: lying.y, on: lying.on }, rank }] : [];
  });
  const places = new Set(all.map(({ at }) => JSON.stringify(at)));
  return [...places].flatMap((place) => {
    const here = all.filter(({ at }) => JSON.stringify(at) === place);
    const [best] = here;
    return best
      ? [{ at: best.at, tone: toneOf(best.rank), numbers: here.map(({ rank }) => rank) }]
      : [];
  });
};
