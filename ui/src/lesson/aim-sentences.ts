// Aims that a person chose in a position, said in the language of the window, or in the author's own words.
import type { AimView, LessonView } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import { t } from "../state/language.svelte";

/** How an aim reads by itself, whatever its author says. */
const sentenceIn = ({ board }: LessonView): ((aim: AimView) => string) => {
  const name = namingOf(board.seats, t().table.seats);
  const learner = Math.max(
    0,
    board.seats.findIndex(({ you }) => you),
  );
  return ({ aim }) => t().position.aims.sentence(aim, name, learner);
};

/** The same view, with the sentences of its aims in place of those that stand in the file. */
export const withAims = (view: LessonView): LessonView => {
  const { aims, goals, task } = view;
  if (!aims) return view;
  const sentence = sentenceIn(view);
  const said = (aim: AimView) => aim.say ?? sentence(aim);
  const saidOf = (nth: number): string | undefined => {
    const aim = aims.goals[nth];
    return aim ? said(aim) : undefined;
  };
  return {
    ...view,
    task: aims.task.length > 0 ? { ...task, say: aims.task.map(said).join(" ") } : task,
    goals: goals.map((goal, nth) => ({ ...goal, say: saidOf(nth) ?? goal.say })),
  };
};

/** What counts, of each aim that its author says otherwise. */
export const countedAims = (view: LessonView): { said: string; aim: string }[] => {
  const sentence = sentenceIn(view);
  return (view.aims?.goals ?? []).flatMap((aim) =>
    aim && aim.say !== null && aim.aim.is !== "other"
      ? [{ said: aim.say, aim: sentence(aim) }]
      : [],
  );
};
