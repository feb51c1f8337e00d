// What is missing of a lesson, each with the step where it can be mended.
import type { LessonDraft, LessonProblem, LessonStepView, Problem } from "../../ipc";

export type Gap =
  | { readonly is: "steps" }
  | { readonly is: "task" | "words" | "hint"; readonly step: number }
  | { readonly is: "open" | "replies"; readonly step: number; readonly count: number }
  | { readonly is: "problem"; readonly step: number; readonly problem: Problem };

/** A lesson can be given without them. */
export const isNeeded = ({ is }: Gap): boolean => is !== "hint";

export const gapsOf = (
  { steps, readOnly }: LessonDraft,
  reports: Readonly<Record<string, LessonStepView>>,
  problems: readonly LessonProblem[],
): Gap[] => {
  if (readOnly) return [];
  if (steps.length === 0) return [{ is: "steps" }];
  const gaps = steps.flatMap(({ id, kind, task }, step): Gap[] => {
    const open = reports[id]?.report.open ?? [];
    const count = open.reduce((sum, { moves }) => sum + moves, 0);
    return [
      ...(task === "" ? [{ is: kind === "words" ? "words" : "task", step } as const] : []),
      ...(count > 0
        ? [{ is: kind === "question" ? "replies" : "open", step, count } as const]
        : []),
    ];
  });
  const wrong = problems.map(({ step, problem }) => ({
    is: "problem" as const,
    step: step ?? 0,
    problem,
  }));
  const hints = steps.flatMap(({ kind, hint }, step): Gap[] =>
    (kind === "move" || kind === "question") && hint === "" ? [{ is: "hint", step }] : [],
  );
  return [...gaps, ...wrong, ...hints];
};
