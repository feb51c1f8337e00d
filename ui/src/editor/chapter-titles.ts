// What the chapters of a campaign are called, also those that are not in it any more: what brought them tells.
import type { DocumentView } from "../ipc";

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The title that stands in a scenario as a file has it. */
const titleOf = (brought: string): string | undefined => {
  const file: unknown = JSON.parse(brought);
  if (!isFields(file) || typeof file.title !== "string" || !isFields(file.text)) return undefined;
  const said = file.text[typeof file.language === "string" ? file.language : "en"];
  const title = isFields(said) ? said[file.title] : undefined;
  return typeof title === "string" ? title : undefined;
};

/** The title of a chapter, by its scenario. */
export const titleIn =
  ({ campaign, steps }: DocumentView) =>
  (id: string): string | undefined => {
    const there = campaign?.chapters.find(({ scenario }) => scenario === id);
    if (there) return there.title;
    for (const step of steps.toReversed()) {
      if (step?.of !== "campaign") continue;
      const op = step.change;
      if (op.do === "add" && op.scenario === id && op.brought !== null) return titleOf(op.brought);
      if (op.do === "scenario" && op.chapter === id) return titleOf(op.brought);
    }
    return undefined;
  };
