// What is known at the table, as sentences. It repeats what Rust tells; it counts nothing.
import { comingInWords } from "../tiles/coming-words";
import { frontOf } from "../expansions/roster";
import { hintInWords, reasonsInWords } from "../game/advice-words";
import type { LogEntry } from "../ipc";
import { faults } from "../state/faults.svelte";
import { t } from "../state/language.svelte";
import type { LogChapter } from "../table/chapters";
import { turnInWords } from "../table/since";
import type { SpokenTable } from "./spoken-table.svelte";

/** One sentence for each seat: the points, and what lies in front of it. */
export const playersOf = ({ view, name, question }: SpokenTable): string[] => {
  const { spoken, table } = t();
  return view.seats.map((seat, player) =>
    spoken.seat(
      name(player).name,
      table.seats.score(seat.score),
      question?.hidesSupply
        ? [spoken.supplyAsked]
        : [spoken.figures("follower", seat.supply.follower), ...frontOf(seat, name)],
    ),
  );
};

export const turnsOf = ({ view, game }: SpokenTable, chapters: readonly LogChapter[]): string[] =>
  chapters.map((chapter) => turnInWords(chapter, view, game));

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
  const words = t().odds;
  const asked = await table.game.door.odds?.();
  if (!asked) return [words.untold];
  const gaps = faults.unwrap(asked) ?? [];
  if (gaps.length === 0) return [words.none];
  return gaps.map((gap) =>
    [
      words.gap(gap, gap.copies),
      ...(gap.inHand ? [words.inHand] : []),
      ...(gap.copies > 0 ? comingInWords(gap.coming, table.name) : []),
      ...(gap.proof ? [words.proof.asked(gap.proof.asked)] : []),
    ].join(" "),
  );
};

/** A locked table helps nobody until the game is over. */
export const isLocked = ({ view }: SpokenTable): boolean => view.game.locked && !view.over;

/** The three best, each in whole sentences. */
export const hintOf = async (table: SpokenTable): Promise<string> => {
  if (isLocked(table)) return t().advice.locked.here;
  const asked = await table.game.door.hint?.(table.view.revision);
  const hint = asked ? faults.unwrap(asked) : null;
  if (hint === undefined) return "";
  return hint === null ? t().advice.hint.none : hintInWords(table.view, table.game, hint).join(" ");
};

/** Why the bot that decided last did so. */
export const reasonsOf = async (table: SpokenTable): Promise<string> => {
  if (isLocked(table)) return t().advice.locked.here;
  const { seats, step } = table.view;
  const isOfBot = ({ player }: LogEntry) => player !== null && seats[player]?.bot !== null;
  const last = table.game.log.findLast((entry) => entry.step <= step && isOfBot(entry));
  const asked = last && (await table.game.door.reasons?.(last.step));
  if (!asked) return t().advice.reasons.noBot;
  const answered = faults.unwrap(asked);
  return answered ? reasonsInWords(table.view, table.game, answered).join(" ") : "";
};
