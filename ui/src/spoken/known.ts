// What is known at the table, as sentences. It repeats what Rust tells; it counts nothing.
import { frontOf } from "../rooms/roster";
import { askOdds } from "../ipc";
import { faults } from "../state/faults.svelte";
import { t } from "../state/language.svelte";
import type { LogChapter } from "../table/chapters";
import type { SpokenTable } from "./spoken-table.svelte";

/** One sentence for each seat: the points, and what lies in front of it. */
export const playersOf = ({ view, name }: SpokenTable): string[] => {
  const { spoken, table } = t();
  return view.seats.map((seat, player) =>
    spoken.seat(name(player), table.seats.score(seat.score), [
      spoken.figures("follower", seat.supply.follower),
      ...frontOf(seat, name),
    ]),
  );
};

export const turnsOf = (table: SpokenTable, chapters: readonly LogChapter[]): string[] =>
  chapters.map(({ opening, passages }) =>
    [
      ...(opening?.type === "turn-began" ? [opening] : []),
      ...passages.flatMap(({ events }) => events.map(({ logged }) => logged.event)),
    ]
      .map((event) =>
        t().events.describe(event, table.name, (tile) => table.heard(tile), table.view),
      )
      .join(" "),
  );

export const leftOf = (table: SpokenTable): string[] => {
  const { left, leftByTile, aside } = table.view;
  const words = t().table;
  return [
    t().spoken.sentences([
      words.pile(left),
      ...(aside.length > 0 ? [words.left.aside(aside.length)] : []),
    ]),
    ...leftByTile.map(({ tile, count }) => t().spoken.design(count, table.design(tile))),
  ];
};

/** Every gap with what may still come for it, those with the most tiles first. */
export const oddsOf = async (table: SpokenTable): Promise<string[]> => {
  const gaps = faults.unwrap(await askOdds()) ?? [];
  const words = t().odds;
  return gaps.map((gap) =>
    [
      words.gap(gap, gap.copies),
      ...(gap.inHand ? [words.inHand] : []),
      ...(gap.copies > 0
        ? gap.coming.map(({ player, next, ever }) => words.said(table.name(player), next, ever))
        : []),
      ...(gap.proof ? [words.proof.asked(gap.proof.asked)] : []),
    ].join(" "),
  );
};
