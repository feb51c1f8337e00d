// What may still come, player by player, in sentences. It repeats what Rust reports.
import type { ComingView } from "../ipc";
import { t } from "../state/language.svelte";
import type { PlayerNames } from "../words/vocabulary";

/**
 * What comes before it is said first: only while the river is laid can nothing come now that may come later. Players with
 * the same odds share a sentence.
 */
export const comingInWords = (coming: readonly ComingView[], name: PlayerNames): string[] => {
  const words = t().odds;
  const waits = coming.some(({ next, ever }) => next === 0 && ever > 0);
  const alike = ({ next, ever }: ComingView) =>
    coming.filter((each) => each.next === next && each.ever === ever);
  const whose = (players: readonly ComingView[]) =>
    players.length > 1 && players.length === coming.length
      ? words.everybody
      : words.together(players.map(({ player }) => name(player)));
  return [
    ...(waits ? [words.riverFirst] : []),
    ...coming
      .filter((each) => alike(each)[0] === each)
      .map((each) => words.said(whose(alike(each)), each.next, each.ever)),
  ];
};
