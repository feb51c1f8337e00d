// What stands on the pages of a review: all in all, the moments that cost most, every decision, and turn by turn. It
// repeats; it must not count.
import type { PrintChapter, PrintRule, ReviewedDecision, ReviewView } from "../../ipc";
import { t } from "../../state/language.svelte";
import {
  betterLeads,
  betterOf,
  calledIn,
  namesOfReview,
  takenLeads,
  takenOf,
  whyBetter,
} from "./review-words";

const ofDecision = (view: ReviewView, one: ReviewedDecision): PrintRule => {
  const words = t().review;
  return {
    title: calledIn(view, one),
    text: [
      words.sheet.lost(words.lost(one)),
      words.sheet.taken(takenOf(view, one)),
      takenLeads(one),
      words.sheet.better(betterOf(view, one)),
      betterLeads(one),
      ...whyBetter(view, one),
    ].join(" "),
  };
};

export const reviewChapters = (view: ReviewView): PrintChapter[] => {
  const words = t().review;
  const name = namesOfReview(view);
  const moments = view.moments.flatMap(({ decision }) => view.decisions[decision] ?? []);
  const players = view.players.map((one) => ({
    title: t().print.scores.seat(name(one.player), one.points),
    text: [
      words.sheet.even(words.even(one.even, one.low, one.high)),
      words.sheet.luck(words.signed(one.luck)),
      words.sheet.away(words.figure(one.lost), one.unforced, words.figure(one.rate)),
      ...(one.rating ? [words.sheet.rating(t().bots.named(one.rating))] : []),
    ].join(" "),
  }));
  const sum = { title: words.columns.lost, text: words.lossesNote };
  const turns = view.turns.map((turn) => ({
    title: words.at(turn.turn, name(turn.player).name),
    text: [
      ...(turn.luck === null ? [] : [words.sheet.draw(words.signed(turn.luck))]),
      ...turn.expected.map(({ mean, error }, player) =>
        words.sheet.expected(name(player).name, words.roughly(mean, error, null)),
      ),
    ].join(" "),
  }));
  const end = {
    title: words.end,
    text: (view.ended ?? [])
      .map((ahead, player) => words.sheet.ended(name(player).name, ahead))
      .join(" "),
  };
  return [
    { title: words.figures, rules: [...players, sum] },
    ...(moments.length > 0
      ? [{ title: words.moments, rules: moments.map((one) => ofDecision(view, one)) }]
      : []),
    ...(view.decisions.length > 0
      ? [{ title: words.decisions, rules: view.decisions.map((one) => ofDecision(view, one)) }]
      : []),
    { title: words.course, rules: view.ended ? [...turns, end] : turns },
  ];
};
