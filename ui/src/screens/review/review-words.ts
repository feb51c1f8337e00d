// What a review found, as sentences. It repeats what Rust tells; it weighs nothing.
import { landPartsOf } from "../../board/land-parts";
import { actionInWords } from "../../game/word-context";
import type {
  Action,
  Cell,
  ReviewedAction,
  ReviewedDecision,
  ReviewView,
  TileDesign,
} from "../../ipc";
import { namingOf } from "../../pieces/seat-look";
import { designIn } from "../../board/laid";
import { designsById } from "../../state/catalog.svelte";
import { t } from "../../state/language.svelte";
import type { Naming, WordContext } from "../../words/vocabulary";

export const namesOfReview = (view: ReviewView): Naming =>
  namingOf(view.seats, t().table.seats.player);

interface Around {
  readonly names: Naming;
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

const said = (view: ReviewView, one: ReviewedAction, { landed }: ReviewedDecision): string =>
  actionSaid({ names: namesOfReview(view), designs: view.designs, landed }, one);

/** Which decision of which turn it was, and whose. */
export const calledIn = (view: ReviewView, { turn, player, taken, best }: ReviewedDecision) => {
  const types = [taken.action.type, best.action.type];
  const about = (["tile", "figure", "order"] as const).find((type) => types.includes(type));
  return t().review.asked(turn, namesOfReview(view)(player), about ?? "other");
};

const follows = (view: ReviewView, action: Action): string =>
  action.type === "tile"
    ? t().advice.tile(action, action.rotation)
    : t().choices.describe(action, namesOfReview(view));

export const takenOf = (view: ReviewView, one: ReviewedDecision): string =>
  t().advice.followed(said(view, one.taken, one), null);

export const betterOf = (view: ReviewView, one: ReviewedDecision): string =>
  t().advice.followed(said(view, one.best, one), one.then && follows(view, one.then));

/** Why it is better, and last where it led to beside what was played. */
export const whyBetter = (view: ReviewView, one: ReviewedDecision): string[] => {
  const { motives, lead, chance, chanceLost, lost } = one;
  const reasons = motives.filter(({ code }) => code !== "played-on");
  const played = chance === null || chanceLost === null ? null : chance - chanceLost;
  return [
    ...reasons.map((motive) => t().advice.motive(motive, namesOfReview(view))).filter(Boolean),
    t().review.leads(view.playsOn, { lead, chance }, { lead: lead - lost, chance: played }),
  ];
};

/** The whole game in a sentence or two for each person, or for everybody where only bots played. */
export const outcomesOf = (view: ReviewView): string[] => {
  const words = t().review;
  if (view.players.length < 2) return [];
  const people = view.players.filter(({ player }) => view.seats[player]?.bot === null);
  const shown = people.length > 0 ? people : view.players;
  return shown.map(({ player, points, luck, lost }) => {
    const others = view.players.filter((one) => one.player !== player);
    const moves = view.moments.filter(
      ({ decision }) => view.decisions[decision]?.player === player,
    );
    const outcome = {
      margin: points - Math.max(...others.map((one) => one.points)),
      luck,
      lost,
      moves: moves.length,
    };
    return people.length === 1
      ? words.yours(outcome)
      : words.outcome(namesOfReview(view)(player), outcome);
  });
};
