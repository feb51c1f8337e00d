// Aims that a person chose in a position, said in the language of the window.
import type { AimSentence, LessonView } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import { t } from "../state/language.svelte";

/** The same view, with the sentences of its aims in place of those that stand in the file. */
export const withAims = (view: LessonView): LessonView => {
  const { aims, goals, task, board } = view;
  if (!aims) return view;
  const name = namingOf(board.seats, t().table.seats);
  const learner = Math.max(
    0,
    board.seats.findIndex(({ you }) => you),
  );
  const said = (aim: AimSentence) => t().position.aims.sentence(aim, name, learner);
  const sentenceOf = (nth: number): string | undefined => {
    const aim = aims.goals[nth];
    return aim ? said(aim) : undefined;
  };
  return {
    ...view,
    task: aims.task.length > 0 ? { ...task, say: aims.task.map(said).join(" ") } : task,
    goals: goals.map((goal, nth) => ({ ...goal, say: sentenceOf(nth) ?? goal.say })),
  };
};
