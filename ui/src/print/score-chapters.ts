// What stands at the foot of the score sheet: how each point was counted, with its rules, and what the table agreed on.
import type { GameView, PrintChapter, PrintRule } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import type { t } from "../state/language.svelte";
import type { PlayerNames } from "../words/vocabulary";
import { type ScoredGame, type ScoredTurn, scoresOf } from "./score-tables";

type Words = ReturnType<typeof t>;

/** A score with its lines and their rules. */
const ofScore = (
  { event }: ScoredTurn,
  title: string,
  name: PlayerNames,
  words: Words,
): PrintRule => {
  const lines = event.lines.map((line) =>
    words.print.scores.line(words.events.line(line, event.half_of), line.rule),
  );
  const majority = event.majority.length > 1 ? [words.events.majority(event.majority, name)] : [];
  return { title, text: [...lines, ...majority].join(" ") };
};

/** What the table agreed on, in order. */
const byHand = (view: GameView, name: PlayerNames, words: Words): PrintRule[] => {
  const { said, inTurn, source } = words.realTable.adjusting;
  return view.adjusted.map((one) => ({
    title: inTurn(one.turn, source),
    text: said(name(one.player), one),
  }));
};

export const scoreChapters = (scored: ScoredGame, words: Words): PrintChapter[] => {
  const { view } = scored;
  const name = namingOf(view.seats, words.table.seats);
  const { scores } = words.print;
  const { played, final } = scoresOf(scored);
  const said = ({ event }: ScoredTurn) => words.events.describe(event, name);
  const byTurn = played.map((one) => ofScore(one, scores.turn(one.turn, said(one)), name, words));
  const atEnd = final.map((one) => ofScore(one, said(one), name, words));
  const agreed = byHand(view, name, words);
  const counted = [...byTurn, ...atEnd];
  return [
    ...(counted.length > 0 ? [{ title: scores.counted, rules: counted }] : []),
    ...(agreed.length > 0 ? [{ title: words.realTable.adjusting.chapter, rules: agreed }] : []),
  ];
};
