// What stands on the score sheet of a game: points by player and source, turn by turn, and at the end.
import type { Event, GameView, LogEntry, PrintChapter, PrintRule, Source } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import type { t } from "../state/language.svelte";
import type { PlayerNames } from "../words/vocabulary";

export interface ScoredGame {
  view: GameView;
  /** All of its log. */
  log: readonly LogEntry[];
}

type Words = ReturnType<typeof t>;

/** One player's points, source by source. */
const ofSeat = (view: GameView, player: number, name: PlayerNames, words: Words): PrintRule => {
  const { scores } = words.print;
  const sources = Object.keys(words.events.sources) as Source[];
  const said = sources.flatMap((source) => {
    const total = view.totals.find((it) => it.player === player && it.source === source);
    if (!total) return [];
    const named = words.events.sources[source];
    const [played, atEnd] = [words.events.signed(total.played), words.events.signed(total.atEnd)];
    return [total.atEnd === 0 ? scores.played(named, played) : scores.both(named, played, atEnd)];
  });
  const own = view.adjusted.filter((one) => one.player === player);
  const agreed = own.reduce((sum, { points }) => sum + points, 0);
  if (own.length > 0)
    said.push(scores.played(words.realTable.adjusting.source, words.events.signed(agreed)));
  return {
    title: scores.seat(name(player), view.seats[player]?.score ?? 0),
    text: said.length > 0 ? said.join(" ") : scores.nothing,
  };
};

interface ScoredTurn {
  turn: number;
  event: Extract<Event, { type: "score" }>;
}

/** Every score of a game in order; the final scoring belongs to no turn, here as in the log. */
const scoresOf = ({ log }: ScoredGame): { played: ScoredTurn[]; final: ScoredTurn[] } => {
  const all = log.flatMap(({ turn, events }) =>
    events.flatMap(({ event }) => (event.type === "score" ? [{ turn, event }] : [])),
  );
  const first = all.findIndex(({ event }) => event.when === "final");
  const end = first < 0 ? all.length : first;
  return { played: all.slice(0, end), final: all.slice(end) };
};

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
  return [
    {
      title: scores.bySource,
      rules: view.seats.map((_, player) => ofSeat(view, player, name, words)),
    },
    { title: scores.byTurn, rules: byTurn },
    ...(atEnd.length > 0 ? [{ title: scores.final, rules: atEnd }] : []),
    ...(agreed.length > 0 ? [{ title: words.realTable.adjusting.chapter, rules: agreed }] : []),
  ];
};
