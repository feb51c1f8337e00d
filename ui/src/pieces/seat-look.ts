// How a seat's pieces look and what the seat is called.
import type { FigureOwner } from "../art";
import type { SeatView } from "../ipc";
import { t } from "../state/language.svelte";
import type { PlayerNames } from "../words/vocabulary";

type SeatColours = Pick<SeatView, "name" | "colour" | "pattern"> & { you?: boolean };

/** The first letter of the name helps where colour and pattern are not enough. */
export const ownerOf = ({ name, you, colour, pattern }: SeatColours): FigureOwner => ({
  colour,
  pattern,
  letter: [...(you ? t().table.seats.you : name).trim()][0]?.toUpperCase() ?? "",
});

/** Whoever reads is spoken to; seats without a name are called by their number. */
export const namingOf =
  (
    seats: readonly { name: string; you?: boolean }[],
    words: { you: string; player: (number: number) => string },
  ): PlayerNames =>
  (player) => {
    const seat = seats[player];
    return seat?.you
      ? { name: words.you, you: true }
      : { name: seat?.name.trim() || words.player(player + 1), you: false };
  };
