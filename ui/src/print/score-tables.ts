// The tables of the score sheet of a game, a column for each player: by source, turn by turn, and the final scoring.
import type { Event, GameView, LogEntry, PrintRow, PrintTable, Source } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import type { t } from "../state/language.svelte";
import type { PlayerNames } from "../words/vocabulary";

export interface ScoredGame {
  view: GameView;
  /** All of its log. */
  log: readonly LogEntry[];
}

type Words = ReturnType<typeof t>;

export interface ScoredTurn {
  turn: number;
  event: Extract<Event, { type: "score" }>;
}

/** Every score of a game in order; the final scoring belongs to no turn, here as in the log. */
export const scoresOf = ({
  log,
}: Pick<ScoredGame, "log">): { played: ScoredTurn[]; final: ScoredTurn[] } => {
  const all = log.flatMap(({ turn, events }) =>
    events.flatMap(({ event }) => (event.type === "score" ? [{ turn, event }] : [])),
  );
  const first = all.findIndex(({ event }) => event.when === "final");
  const end = first < 0 ? all.length : first;
  return { played: all.slice(0, end), final: all.slice(end) };
};

/** How many turns were played: one in which the table ended the game is none. */
const turnsOf = ({ log }: ScoredGame): number =>
  new Set(
    log.flatMap(({ turn, events }) =>
      events.some(({ event }) => event.type === "tile-laid") ? [turn] : [],
    ),
  ).size;

/** How it ended, or how far it has come; when, with what, and after how many turns. */
export const leadOf = (scored: ScoredGame, boxes: readonly string[], words: Words): string => {
  const { view } = scored;
  const name = namingOf(view.seats, words.table.seats);
  const { scores } = words.print;
  const [first, ...others] = view.winners;
  const { end } = words.table;
  const won = () => {
    if (view.seats.length === 1) return end.alone(name(0), view.seats[0]?.score ?? 0);
    return others.length === 0 ? end.won(name(first ?? 0)) : end.shared(view.winners.map(name));
  };
  const { created } = view.game;
  const turns = turnsOf(scored);
  return [
    ...(view.over ? [won()] : []),
    ...(created === null ? [] : [scores.begun(new Date(created * 1000))]),
    ...(boxes.length > 0 ? [scores.with(boxes)] : []),
    view.over ? scores.over(turns) : scores.under(view.turn),
  ].join(" ");
};

const bySource = (view: GameView, head: string[], words: Words): PrintTable => {
  const { scores } = words.print;
  const { signed } = words.events;
  const players = [...view.seats.keys()];
  const row = (label: string, cell: (player: number) => string, total = false): PrintRow => ({
    cells: [label, ...players.map(cell)],
    total,
  });
  const given = (player: number, source: Source): string => {
    const one = view.totals.find((it) => it.player === player && it.source === source);
    if (!one) return signed(0);
    const end = words.table.end.also(one.atEnd);
    if (one.atEnd === 0) return signed(one.played);
    return one.played === 0 ? end : `${signed(one.played)} ${end}`;
  };
  const sources = (Object.keys(words.events.sources) as Source[]).filter((source) =>
    view.totals.some((total) => total.source === source),
  );
  const agreed = (player: number) =>
    view.adjusted
      .filter((one) => one.player === player)
      .reduce((sum, { points }) => sum + points, 0);
  const points = (player: number) => view.seats[player]?.score ?? 0;
  const better = (player: number) => players.filter((other) => points(other) > points(player));
  return {
    title: scores.bySource,
    head,
    rows: [
      ...(view.before.some((had) => had !== 0)
        ? [row(words.table.end.before, (player) => signed(view.before[player] ?? 0))]
        : []),
      ...sources.map((source) =>
        row(words.events.sources[source], (player) => given(player, source)),
      ),
      ...(view.adjusted.length > 0
        ? [row(words.realTable.adjusting.source, (player) => signed(agreed(player)))]
        : []),
      row(words.table.end.sum, (player) => signed(points(player)), true),
      ...(players.length > 1
        ? [row(scores.place, (player) => `${better(player).length + 1}`)]
        : []),
    ],
  };
};

/** Only turns that changed a score: what each has then, and in brackets what the turn gave. */
const byTurn = (
  { view, log }: ScoredGame,
  head: string[],
  name: PlayerNames,
  words: Words,
): PrintTable => {
  const { scores } = words.print;
  const { signed } = words.events;
  const has = [...view.before];
  const rows: PrintRow[] = [];
  const changed = (label: string, gains: readonly number[]) => {
    if (gains.every((gain) => gain === 0)) return;
    const cells = gains.map((gain, player) => {
      const now = (has[player] ?? 0) + gain;
      has[player] = now;
      return gain === 0 ? signed(now) : scores.running(signed(now), words.table.log.gain(gain));
    });
    rows.push({ cells: [label, ...cells], total: false });
  };
  const { played } = scoresOf({ log });
  const begun = log.flatMap(({ events }) =>
    events.flatMap(({ event }) => (event.type === "turn-began" ? [event] : [])),
  );
  const last = Math.max(0, ...log.map(({ turn }) => turn));
  const sum = (all: readonly { player: number; points: number }[]) =>
    view.seats.map((_, player) =>
      all.filter((one) => one.player === player).reduce((so, { points }) => so + points, 0),
    );
  for (let turn = 0; turn <= last; turn++) {
    const who = begun.find((each) => each.turn === turn)?.player;
    const label = who === undefined ? scores.turnAlone(turn) : scores.turnOf(turn, name(who).name);
    changed(label, sum(played.filter((one) => one.turn === turn).map(({ event }) => event)));
    changed(
      scores.turnOf(turn, words.realTable.adjusting.source),
      sum(view.adjusted.filter((one) => one.turn === turn)),
    );
  }
  return { title: scores.byTurn, head, rows };
};

/** What each player still scored at the end, one player after another. */
const atEnd = (scored: ScoredGame, head: string[], name: PlayerNames, words: Words): PrintTable => {
  const { scores } = words.print;
  const { final } = scoresOf(scored);
  const players = [...scored.view.seats.keys()];
  const rows = players.flatMap((player) =>
    final
      .filter(({ event }) => event.player === player)
      .map(({ event }): PrintRow => {
        const points = words.events.signed(event.points);
        const label = scores.atEnd(name(player).name, words.events.cause(event, name));
        return {
          cells: [label, ...players.map((of) => (of === player ? points : ""))],
          total: false,
        };
      }),
  );
  return { title: scores.final, head, rows };
};

export const scoreTables = (scored: ScoredGame, words: Words): PrintTable[] => {
  const { view } = scored;
  const name = namingOf(view.seats, words.table.seats);
  const head = ["", ...view.seats.map((_, player) => name(player).name)];
  const tables = [
    bySource(view, head, words),
    byTurn(scored, head, name, words),
    atEnd(scored, head, name, words),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
};
