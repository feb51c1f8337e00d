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

/** Why it is better. What it came to says something only beside what was played. */
export const whyBetter = (view: ReviewView, { motives, lost }: ReviewedDecision): string[] =>
  motives
    .map((motive) => {
      if (motive.code !== "played-on") return t().advice.motive(motive, namesOfReview(view));
      const { games, hundredths } = motive.facts;
      return t().review.playedOn(games, hundredths, hundredths - lost);
    })
    .filter(Boolean);
