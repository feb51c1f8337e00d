// How something that was done was judged, in a word or two.
import type { ToldView } from "../ipc";
import { t } from "../state/language.svelte";
import type { Lesson } from "./lesson.svelte";

/** Nothing where it was not judged. Where a question is over, one word says how all of it went. */
export const judgedIn = (lesson: Lesson, { judged }: ToldView): string | undefined => {
  const { notAtOnce } = t().lesson;
  const words: Partial<Record<ToldView["judged"], string>> = t().lesson.judged;
  const tries: Readonly<Record<number, string>> = t().lesson.tries;
  const went = lesson.closed && judged === "right" ? lesson.view?.went : null;
  if (went === "helped") return t().practice.helped;
  if (went === "wrong") return tries[lesson.tried.length + 1] ?? notAtOnce;
  return words[judged];
};
