// A hint, a doubt and the reasons of a bot as sentences. It repeats what Rust tells; it weighs nothing.
import { designIn } from "../board/laid";
import { designsById } from "../state/catalog.svelte";
import type {
  Action,
  AdviceView,
  Cell,
  DoubtView,
  GameView,
  HintView,
  Motive,
  ReasonsView,
  RestsOnView,
  ReviewedAction,
  TileDesign,
} from "../ipc";
import { comingInWords } from "../tiles/coming-words";
import { namingOf } from "../pieces/seat-look";
import { t } from "../state/language.svelte";
import type { ToldMotive } from "../words/advice";
import type { PlayerNames, WordContext } from "../words/vocabulary";
import { landPartsOf } from "../tiles/land-parts";
import type { Game } from "./game.svelte";
import { heaviestReasons, reasonsAgainst } from "./reasons";
import { actionInWords, contextOf } from "./word-context";

const namesIn = (view: GameView): PlayerNames => namingOf(view.seats, t().table.seats);

const one = (view: GameView, game: Game, action: Action): string => {
  if (action.type === "tile") return t().advice.tile(action, action.rotation);
  const same = JSON.stringify(action);
  const listed = view.choices.find((choice) => JSON.stringify(choice.action) === same);
  const context = contextOf(view, (tile) => game.tile(tile));
  return t().choices.describe(
    actionInWords(listed ?? { action, here: null }),
    namesIn(view),
    listed ? view.landed : null,
    context,
  );
};

/** A decision, and what it would be followed by, in a sentence or two. */
export const decisionOf = (
  view: GameView,
  game: Game,
  { action, then }: Pick<AdviceView, "action" | "then">,
): string => t().advice.followed(one(view, game, action), then && one(view, game, then));

/** The motives that have a sentence of their own: the others are said by reasons, or with the decision. */
const isTold = (motive: Motive): motive is ToldMotive =>
  !(["scores", "in-sight", "majority", "followers", "then"] as Motive["code"][]).includes(
    motive.code,
  );

/** What a decision changes, as sentences of somebody's view; nothing where it changes nothing at once. */
const reasonsSaid = (
  name: PlayerNames,
  player: number,
  decided: Pick<AdviceView, "action" | "then" | "motives">,
): string[] => [
  ...heaviestReasons(player, decided, decided.motives).map((why) => t().advice.why(why, name)),
  ...decided.motives.filter(isTold).map((motive) => t().advice.motive(motive)),
];

/** The same, with something to say in any case. */
export const whySaid = (
  name: PlayerNames,
  player: number,
  decided: Pick<AdviceView, "action" | "then" | "motives">,
): string[] => {
  const reasons = reasonsSaid(name, player, decided);
  return reasons.length > 0 ? reasons : [t().advice.why({ is: "nothing-at-once" }, name)];
};

/** Everybody, but that one of them is spoken to. */
export const namingTo =
  (player: number, names: PlayerNames): PlayerNames =>
  (other) => ({ ...names(other), you: other === player });

const askedIn = (view: GameView) => view.toMove ?? view.active;

/** Why whoever is asked might decide so: they are spoken to. */
export const reasonsOfAdvice = (
  view: GameView,
  decided: Pick<AdviceView, "action" | "then" | "motives">,
): string[] => {
  const asked = askedIn(view);
  return whySaid(namingTo(asked, namesIn(view)), asked, decided);
};

/** Why what they mean to do is weaker than something else. */
export const reasonsAgainstIt = (
  view: GameView,
  { action, doubt: { changes } }: { action: Action; doubt: DoubtView },
): string[] => {
  const asked = askedIn(view);
  const name = namingTo(asked, namesIn(view));
  const why = reasonsAgainst(asked, { action }, changes);
  return why.map((reason) => t().advice.why(reason, name));
};

/** Whether a feature may still be completed, and how likely by each player. */
const restOf = (name: PlayerNames, { place, odds }: RestsOnView): string[] => {
  const words = t().advice.rests;
  const { closes, closing, dead } = odds;
  if (dead.length > 0) return [words.never(place)];
  return closes > 0 ? [words.closes(place, closes), ...comingInWords(closing, name)] : [];
};

export const oddsOfAdvice = (view: GameView, { odds }: AdviceView): string[] =>
  odds.map((rest) => restOf(namesIn(view), rest).join(" ")).filter(Boolean);

/** What a decision gives up against the best. */
export const behindOf = ({ behind, level }: AdviceView, rank: number): string => {
  const words = t().advice.hint;
  if (rank === 1) return words.best;
  return level ? words.level : words.behind(behind);
};

/** All of a hint in whole sentences, each decision by itself. */
export const hintInWords = (view: GameView, game: Game, hint: HintView): string[] =>
  hint.advice.map((advice, index) =>
    t().advice.hint.said(
      index + 1,
      decisionOf(view, game, advice),
      t().advice.hint.leads(advice.leads),
      [
        behindOf(advice, index + 1),
        ...reasonsOfAdvice(view, advice),
        ...oddsOfAdvice(view, advice),
      ],
    ),
  );

/** Why a bot did what it did, and what it would have done otherwise. */
export const reasonsInWords = (view: GameView, game: Game, answered: ReasonsView): string[] => {
  const words = t().advice.reasons;
  const motives = reasonsSaid(namesIn(view), answered.player, answered);
  const decision = answered.next && decisionOf(view, game, answered.next);
  return [
    ...(answered.same ? [] : [words.otherwise]),
    ...(motives.length > 0 ? motives : [words.none]),
    ...(decision === null || !answered.next
      ? []
      : [
          answered.next.less === null
            ? words.next(decision)
            : words.nextLess(decision, answered.next.less),
        ]),
  ];
};

interface Around {
  readonly names: PlayerNames;
  readonly designs: readonly TileDesign[];
  /** Where the tile lies that was just laid. */
  readonly landed: Cell | null;
}

/** An action on a board, as a sentence without its point. */
export const actionSaid = (
  { names, designs, landed }: Around,
  { action, here, segment, on }: ReviewedAction,
): string => {
  if (action.type === "tile") return t().advice.tile(action, action.rotation);
  const design = on && designIn(designsById(designs), on.tile);
  const context: WordContext = {
    land: () =>
      design && segment !== null ? landPartsOf(design, on.rotation)[segment] : undefined,
  };
  return t().choices.describe(actionInWords({ action, here }), names, landed, context);
};
