// Turns in words, and those since the last turn of whoever asks.
import { lookOf } from "../tiles/land-parts";
import type { GameView } from "../ipc";
import type { Game } from "../game/game.svelte";
import { namingOf } from "../pieces/seat-look";
import { t } from "../state/language.svelte";
import { chaptersOf, type LogChapter } from "./chapters";
import { leftOutInWords } from "./left-out";

/** One turn, as one hears it. */
export const turnInWords = (
  { opening, passages }: LogChapter,
  view: GameView,
  game: Game,
): string => {
  const name = namingOf(view.seats, t().table.seats);
  const look = (tile: string) => {
    const design = game.tile(tile);
    return design ? t().tiles.short(lookOf(design, 0)) : "";
  };
  const said = (event: NonNullable<LogChapter["opening"]>) =>
    t().events.describe(event, name, look, view);
  return [
    ...(opening?.type === "turn-began" ? [said(opening)] : []),
    ...passages.flatMap(({ events, leftOut }) =>
      events.flatMap(({ logged, index }) => [
        said(logged.event),
        ...(leftOut?.index === index ? [leftOutInWords(leftOut.why, name)] : []),
      ]),
    ),
  ].join(" ");
};

interface SeenTable {
  toMove: number | null;
  seats: readonly { bot: unknown }[];
}

/** Whose table it is: the person who is asked, or the first. */
const askerAt = ({ toMove, seats }: SeenTable): number =>
  toMove !== null && seats[toMove]?.bot === null
    ? toMove
    : seats.findIndex(({ bot }) => bot === null);

/** The turns of others after the asker's last one; the asker's turn that goes on is none of them. */
export const chaptersSince = (view: SeenTable, chapters: readonly LogChapter[]): LogChapter[] => {
  const asker = askerAt(view);
  const isMine = ({ opening }: LogChapter) =>
    opening?.type === "turn-began" && opening.player === asker;
  const goesOn = view.toMove === asker && chapters.at(-1) && isMine(chapters.at(-1)!);
  const past = goesOn ? chapters.slice(0, -1) : chapters;
  return past.slice(past.findLastIndex(isMine) + 1);
};

export const sinceInWords = (view: GameView, game: Game): string => {
  const chapters = chaptersOf(game.log.filter(({ step }) => step <= view.step));
  const told = chaptersSince(view, chapters).map((chapter) => turnInWords(chapter, view, game));
  return told.join(" ") || t().spoken.nothingSince;
};
