// What is known at the table, as sentences. It repeats what Rust tells; it counts nothing.
import { frontOf } from "../rooms/roster";
import { t } from "../state/language.svelte";
import type { Chapter } from "../table/chapters";
import type { Desk } from "./desk.svelte";

/** One sentence for each seat: the points, and what lies in front of it. */
export const playersOf = ({ view, name }: Desk): string[] => {
  const { spoken, table } = t();
  return view.seats.map((seat, player) =>
    spoken.seat(name(player), table.seats.score(seat.score), [
      spoken.figures("follower", seat.supply.follower),
      ...frontOf(seat, name),
    ]),
  );
};

export const turnsOf = (desk: Desk, chapters: readonly Chapter[]): string[] =>
  chapters.map(({ opening, passages }) =>
    [
      ...(opening?.type === "turn-began" ? [opening] : []),
      ...passages.flatMap(({ events }) => events.map(({ told }) => told.event)),
    ]
      .map((event) => t().events.tell(event, desk.name, (tile) => desk.heard(tile), desk.view))
      .join(" "),
  );

export const leftOf = (desk: Desk): string[] => {
  const { left, leftByTile, aside } = desk.view;
  const words = t().table;
  return [
    `${words.pile(left)}.`,
    ...(aside.length > 0 ? [`${words.left.aside(aside.length)}.`] : []),
    ...leftByTile.map(({ tile, count }) => t().spoken.design(count, `${desk.design(tile)}.`)),
  ];
};
