// Which rule applies for the first time: told by what happened and by what is asked, never worked out here.
import type { Event, FeatureReport, GameView, Kind, LogEntry, Outcome, Place } from "../ipc";
import { asksPerson } from "./decision";
import type { FirstCards } from "./first-cards.svelte";

/** Each card, and the rule that it says. */
export const CARD_RULES = {
  placing: "BG-07",
  claiming: "BG-11",
  taken: "BG-12",
  road: "BG-16",
  city: "BG-17",
  monastery: "BG-20",
  shared: "BG-21",
  farmer: "BG-26",
  empty: "BG-13",
  aside: "BG-09",
  final: "BG-28",
  open: "BG-29",
  farmers: "BG-30",
} as const;

export type CardId = keyof typeof CARD_RULES;

/** A rule that applies, with what its card says of the moment. */
export interface FirstCard {
  id: CardId;
  /** Who scored, or who stands where nobody else may. */
  player?: number;
  points?: number;
  kind?: Kind;
}

type Score = Extract<Event, { type: "score" }>;

/** The land that a completed road, city or monastery is, by the rule that its points rest on. */
const COMPLETED: readonly CardId[] = ["road", "city", "monastery"];

/** Points that the rule of a card gave, and no rule of an expansion or of an option beside it. */
const restsOn = ({ lines }: Score, rule: string) =>
  lines.length > 0 && lines.every((line) => line.rule === rule);

const ofScore = (score: Score): FirstCard[] => {
  const { player, points, cause, majority } = score;
  if (score.when === "final") {
    const final = (["open", "farmers"] as const).find((id) => restsOn(score, CARD_RULES[id]));
    return final ? [{ id: final }] : [];
  }
  const shared: FirstCard[] =
    majority.length > 1 && cause ? [{ id: "shared", kind: cause.kind }] : [];
  const completed = COMPLETED.find((id) => restsOn(score, CARD_RULES[id]));
  return [...shared, ...(completed ? [{ id: completed, player, points }] : [])];
};

const ofEvent = (event: Event): FirstCard[] => {
  if (event.type === "score") return ofScore(event);
  if (event.type === "tile-put-aside") return [{ id: "aside" }];
  if (event.type === "figure-set" && event.kind === "field") return [{ id: "farmer" }];
  return event.type === "game-over" ? [{ id: "final" }] : [];
};

/** What a refusal says of a feature on which somebody stands. */
const takenBy = (
  reasons: readonly { rule: string; player?: number | null; place?: Place | null }[],
) =>
  reasons.flatMap(({ rule, player, place }): FirstCard[] =>
    rule === CARD_RULES.taken && typeof player === "number" && place
      ? [{ id: "taken", player, kind: place.kind }]
      : [],
  );

type Seats = readonly Pick<GameView["seats"][number], "bot">[];

/** What a step of the game brought. */
const ofStep = ({ player, events, leftOut }: LogEntry, seats: Seats): FirstCard[] => {
  const own = player !== null && seats[player]?.bot === null;
  const unasked = own && leftOut ? leftOut : null;
  return [
    ...events.flatMap(({ event }) => ofEvent(event)),
    ...(unasked ? takenBy(unasked.reasons) : []),
    ...(unasked?.empty ? [{ id: "empty" } as const] : []),
  ];
};

/** What a person is asked just now. */
const ofQuestion = (view: GameView): FirstCard[] => {
  if (!asksPerson(view)) return [];
  if (view.phase === "tile") return [{ id: "placing" }];
  if (view.phase !== "figure") return [];
  const claims = view.choices.some(({ action }) => action.type === "figure");
  return [
    ...(claims ? [{ id: "claiming" } as const] : []),
    ...view.refused.flatMap(({ reasons }) => takenBy(reasons)),
  ];
};

/** In the order in which they are read: the end of a game before what is counted after it. */
const ORDER = Object.keys(CARD_RULES);

/** The cards of a view and of what is news in it, each once; none where nothing helps until the game is over. */
export const cardsOf = (view: GameView, news: readonly LogEntry[]): FirstCard[] => {
  if (!view.live || (view.game.locked && !view.over)) return [];
  const all = [...news.flatMap((entry) => ofStep(entry, view.seats)), ...ofQuestion(view)];
  const once = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
  return once.toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
};

/** Where followers of several players may have come together; whether they have, only Rust knows. */
const maybeShared = ({ figures }: GameView, news: readonly LogEntry[]): Place[] => {
  const laid = news.some(({ events }) => events.some(({ event }) => event.type === "tile-laid"));
  const standing = figures.filter(({ kind }) => kind === "road" || kind === "city");
  const players = standing.map(({ player }) => player);
  const several = players.some((player) => player !== players[0]);
  return laid && several ? standing.map(({ x, y, kind, at }) => ({ x, y, kind, at })) : [];
};

type AskFeature = (place: Place) => Promise<Outcome<FeatureReport>>;

/** Lays the cards of a view on the pile. Nobody misses one that cannot be had. */
export const follow = async (cards: FirstCards, view: GameView, ask: AskFeature): Promise<void> => {
  // Whoever plays with cardboard has the box’s own rules at hand, and little room here.
  if (view.game.by_hand) return;
  const news = cards.newsOf(view);
  cards.add(view.game.id, cardsOf(view, news));
  if (!cards.awaits("shared")) return;
  for (const place of maybeShared(view, news)) {
    const report = await ask(place);
    if (!report.ok) return;
    if (report.value.strengths.length < 2) continue;
    cards.add(view.game.id, [{ id: "shared", kind: place.kind }]);
    return;
  }
};
