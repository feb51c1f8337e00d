// A hint on the board: tiles that could lie there, by their rank, and rings where figures could stand. Knows no words.
import type { BoardMark, Ghost } from "../board/scene";
import type { AdviceView, GameView } from "../ipc";
import type { Advice } from "./advice.svelte";
import { lyingOf } from "./game-scene";

/** With their rank; of those pointed at that one alone. */
const ranked = ({ hint, pointed }: Advice): { given: AdviceView; rank: number }[] =>
  (hint?.advice ?? [])
    .map((given, index) => ({ given, rank: index + 1 }))
    .filter(({ rank }) => pointed === null || pointed === rank - 1);

const toneOf = (rank: number) => (rank === 1 ? "right" : "look");

/** Of several ways to lay the tile on one cell only the best is seen. */
export const tilesAdvised = (view: GameView, advice: Advice): (Ghost & { n: number })[] => {
  const { drawn } = view;
  if (drawn === null) return [];
  const all = ranked(advice).flatMap(({ given: { action }, rank }) =>
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
  return all.filter(
    ({ x, y }, index) => all.findIndex((other) => other.x === x && other.y === y) === index,
  );
};

export const figuresAdvised = (view: GameView, advice: Advice): BoardMark[] =>
  ranked(advice).flatMap(({ given, rank }) => {
    const same = JSON.stringify(given.action);
    const choice = view.choices.find(({ action }) => JSON.stringify(action) === same);
    const lying = choice && lyingOf(view, choice);
    return lying ? [{ at: { x: lying.x, y: lying.y, on: lying.on }, tone: toneOf(rank) }] : [];
  });
