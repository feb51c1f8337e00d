// From a command to what it does and to what is answered. It asks and hands on; it decides nothing.
import type { Action } from "../ipc";
import { chaptersOf } from "../table/chapters";
import { settings } from "../state/settings.svelte";
import { t } from "../state/language.svelte";
import type { Desk } from "./desk.svelte";
import { leftOf, playersOf, turnsOf } from "./known";

/** So many turns are told at once. */
const LAST = 3;

const sentences = (told: readonly string[]) => told.map((each) => `${each}.`).join(" ");

const act = async (desk: Desk, action: Action | undefined): Promise<string> => {
  if (!action) return t().spoken.command.noChoice;
  await desk.game.decide(action);
  return "";
};

/** What a command does; what is to be said of it, or nothing when the game itself will be heard. */
export const answer = async (desk: Desk, text: string): Promise<string> => {
  const { spoken, table } = t();
  const words = spoken.command;
  const cell = words.cell(text);
  switch (words.named(text)) {
    case "tile":
      return desk.drawn
        ? sentences([0, 1, 2, 3].map((turn) => spoken.turned(turn, desk.turned(turn))))
        : spoken.nothingInHand;
    case "fits":
      return desk.places ? sentences(desk.lying.map(({ told }) => told)) : spoken.fitsOff;
    case "choices":
      return (
        spoken.asked(desk.choices.map(({ told }, index) => ({ number: index + 1, told }))) ||
        words.noChoice
      );
    case "do": {
      const passes = words.passes(text);
      const number = words.number(text) ?? 0;
      const pass = desk.choices.find(({ action }) => action.type === "pass");
      return act(desk, (passes ? pass : desk.choices[number - 1])?.action);
    }
    case "lay":
      return cell ? desk.lay(cell, words.turn(text) ?? desk.wished) : words.noPlace;
    case "why":
      return cell ? desk.why(cell, words.turn(text) ?? desk.wished) : words.noPlace;
    case "at":
      return cell ? desk.whose(cell) : words.noPlace;
    case "scores":
      return sentences(
        desk.view.seats.map((seat, player) =>
          spoken.choice(desk.name(player), table.seats.score(seat.score)),
        ),
      );
    case "players":
      return playersOf(desk).join(" ");
    case "turns":
      return turnsOf(desk, chaptersOf(desk.game.log).slice(-LAST)).join(" ");
    case "left":
      return settings.current.aids.remainingTiles ? leftOf(desk).join(" ") : table.left.off;
    case "undo":
      await desk.game.undo();
      return "";
    case "help":
      return words.help();
    case null:
    default:
      return text.trim() === "" ? "" : words.unknown(text.trim());
  }
};
