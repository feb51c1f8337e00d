// What may still come, player by player, in sentences. It repeats what Rust reports.
import type { ComingView } from "../ipc";
import { t } from "../state/language.svelte";

/** What comes before it is said first: only while the river is laid can nothing come now that may come later. */
export const comingInWords = (
  coming: readonly ComingView[],
  name: (player: number) => string,
): string[] => {
  const words = t().odds;
  const waits = coming.some(({ next, ever }) => next === 0 && ever > 0);
  return [
    ...(waits ? [words.riverFirst] : []),
    ...coming.map(({ player, next, ever }) => words.said(name(player), next, ever)),
  ];
};
