// From a command to what it does and to what is answered. It asks and hands on; it decides nothing.
import type { Action } from "../ipc";
import { chaptersOf } from "../table/chapters";
import { settings } from "../state/settings.svelte";
import { t } from "../state/language.svelte";
import type { Question } from "./question";
import type { SpokenTable } from "./spoken-table.svelte";
import { whose } from "./whose";
import { hintOf, isLocked, leftOf, oddsOf, playersOf, reasonsOf, turnsOf } from "./known-words";

/** So many turns are told at once. */
const LAST = 3;

const act = async (table: SpokenTable, action: Action | undefined): Promise<string> => {
  if (!action) return t().spoken.command.noChoice;
  await table.game.decide(action);
  return "";
};

/** What is asked beside the board is answered by a number. */
const toQuestion = async (question: Question, text: string): Promise<string> => {
  const words = t().spoken.command;
  const number = words.number(text);
  return (number === null ? null : await question.answer(number)) ?? words.noChoice;
};

/** What a command does; what is to be said of it, or nothing when the game itself will be heard. */
export const answer = async (table: SpokenTable, text: string): Promise<string> => {
  const { spoken, table: tableWords } = t();
  const words = spoken.command;
  const { question } = table;
  const cell = words.cell(text);
  switch (words.named(text)) {
    case "tile":
      return table.drawn
        ? spoken.sentences([0, 1, 2, 3].map((turn) => spoken.turned(turn, table.turned(turn))))
        : spoken.nothingInHand;
    case "fits":
      return table.places ? spoken.sentences(table.lying.map(({ text }) => text)) : spoken.fitsOff;
    case "choices":
      if (question) return question.listed;
      return (
        spoken.asked(table.choices.map(({ text }, index) => ({ number: index + 1, text }))) ||
        words.noChoice
      );
    case "do": {
      if (question) return toQuestion(question, text);
      const passes = words.passes(text);
      const number = words.number(text) ?? 0;
      const pass = table.choices.find(({ action }) => action.type === "pass");
      return act(table, (passes ? pass : table.choices[number - 1])?.action);
    }
    case "place":
      return cell ? table.lay(cell, words.turn(text) ?? table.wished) : words.noPlace;
    case "why":
      return cell ? table.why(cell, words.turn(text) ?? table.wished) : words.noPlace;
    case "at":
      return cell ? whose(table, cell) : words.noPlace;
    case "scores":
      return spoken.sentences(
        table.view.seats.map((seat, player) =>
          spoken.choice(table.name(player).name, tableWords.seats.score(seat.score)),
        ),
      );
    case "players":
      return playersOf(table).join(" ");
    case "turns":
      return turnsOf(table, chaptersOf(table.game.log).slice(-LAST)).join(" ");
    case "left":
      return settings.current.aids.remainingTiles ? leftOf(table).join(" ") : tableWords.left.off;
    case "odds":
      if (isLocked(table)) return t().advice.locked.here;
      return settings.current.aids.remainingTiles
        ? (await oddsOf(table)).join(" ")
        : tableWords.left.off;
    case "hint":
      return hintOf(table);
    case "reasons":
      return reasonsOf(table);
    case "undo":
      if (isLocked(table)) return t().advice.locked.here;
      await table.game.undo();
      return "";
    case "help":
      return words.help;
    case null:
    default:
      if (question && words.isNumber(text)) return toQuestion(question, text);
      return text.trim() === "" ? "" : words.unknown(text.trim());
  }
};
