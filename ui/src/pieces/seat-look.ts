// How a seat's pieces look and what the seat is called.
import type { FigureOwner } from "../art";
import type { SeatView } from "../ipc";
import type { PlayerNames } from "../words/vocabulary";

type SeatColours = Pick<SeatView, "name" | "colour" | "pattern">;

/** The first letter of the name helps where colour and pattern are not enough. */
export const ownerOf = ({ name, colour, pattern }: SeatColours): FigureOwner => ({
  colour,
  pattern,
  letter: [...name.trim()][0]?.toUpperCase() ?? "",
});

/** Seats without a name are called by their number. */
export const namingOf =
  (seats: readonly { name: string }[], unnamed: (number: number) => string): PlayerNames =>
  (player) =>
    seats[player]?.name.trim() || unnamed(player + 1);
