// What a review found, as sentences.
import { actionSaid, namingTo, whySaid } from "../../game/advice-words";
import type { Action, ReviewedAction, ReviewedDecision, ReviewView } from "../../ipc";
import { namingOf } from "../../pieces/seat-look";
import { t } from "../../state/language.svelte";
import type { PlayerNames } from "../../words/vocabulary";

export const namesOfReview = (view: ReviewView): PlayerNames =>
  namingOf(view.seats, t().table.seats);

const said = (view: ReviewView, one: ReviewedAction, { landed }: ReviewedDecision): string =>
  actionSaid({ names: namesOfReview(view), designs: view.designs, landed }, one);

/** Which decision of which turn it was, and whose. */
export const calledIn = (view: ReviewView, { turn, player, taken, best }: ReviewedDecision) => {
  const types = [taken.action.type, best.action.type];
  const about = (["tile", "figure", "order"] as const).find((type) => types.includes(type));
  return t().review.asked(turn, namesOfReview(view)(player).name, about ?? "other");
};

const follows = (view: ReviewView, action: Action): string =>
  action.type === "tile"
    ? t().advice.tile(action, action.rotation)
    : t().choices.describe(action, namesOfReview(view));

export const takenOf = (view: ReviewView, one: ReviewedDecision): string =>
  t().advice.followed(said(view, one.taken, one), null);

export const betterOf = (view: ReviewView, one: ReviewedDecision): string =>
  t().advice.followed(said(view, one.best, one), one.then && follows(view, one.then));

/** Where what was played led to. */
export const takenLeads = ({ lead, lost, chance, chanceLost }: ReviewedDecision): string => {
  const played = chance === null || chanceLost === null ? null : chance - chanceLost;
  return t().review.leads(lead - lost, played);
};

/** Where what was better would have led to. */
export const betterLeads = ({ lead, chance }: ReviewedDecision): string =>
  t().review.leads(lead, chance);

const peopleOf = (view: ReviewView) =>
  view.players.filter(({ player }) => view.seats[player]?.bot === null);

/** Why it is better, as hints say it. A single person is spoken to. */
export const whyBetter = (view: ReviewView, one: ReviewedDecision): string[] => {
  const { player, best, then } = one;
  const names = namesOfReview(view);
  const people = peopleOf(view);
  const isAlone = people.length === 1 && people[0]?.player === player;
  const name = isAlone ? namingTo(player, names) : names;
  const motives = one.motives.filter(({ code }) => code !== "played-on");
  return whySaid(name, player, { action: best.action, then, motives });
};

/** The whole game in a sentence or two for each person, or for everybody where only bots played. */
export const outcomesOf = (view: ReviewView): string[] => {
  const words = t().review;
  if (view.players.length < 2) return [];
  const people = peopleOf(view);
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
    const who = { ...namesOfReview(view)(player), you: people.length === 1 };
    return words.outcome(who, outcome);
  });
};
