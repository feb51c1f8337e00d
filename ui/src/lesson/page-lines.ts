// Which lines of a page are said where a table plays by its options, and how they stand on paper. It judges no rule.
import type { LessonView, OptionView, PrintRule } from "../ipc";

export type PageLine = NonNullable<LessonView["path"]>["sheet"][number];

export interface PageGroup {
  title: string;
  lines: PageLine[];
}

/** Stands behind the rules that are rulings of ours. */
const STAR = "*";

/** The lines that hold by these options, under their headings; a line without one stands under the last. */
export const groupsOf = (
  lines: readonly PageLine[],
  known: readonly OptionView[],
  chosen: Readonly<Record<string, string>>,
): PageGroup[] => {
  const inForce = (id: string) => chosen[id] ?? known.find((option) => option.id === id)?.default;
  const holds = ({ when }: PageLine) =>
    Object.entries(when).every(([id, values]) => values.includes(inForce(id) ?? ""));
  const groups: PageGroup[] = [];
  for (const line of lines.filter(holds)) {
    if (line.title !== null || groups.length === 0)
      groups.push({ title: line.title ?? "", lines: [] });
    groups.at(-1)!.lines.push(line);
  }
  return groups;
};

export const hasRuling = (groups: readonly PageGroup[]): boolean =>
  groups.some(({ lines }) => lines.some(({ rulings }) => rulings.length > 0));

/** A rule as it stands behind what it says. */
export const starred = (rule: string, { rulings }: PageLine): string =>
  rulings.includes(rule) ? rule + STAR : rule;

/** What a star means, for paper. */
export const explained = (meaning: string): string => `${STAR} ${meaning}`;

/** The groups for paper: each a heading, and its lines with their rules. */
export const onPaper = (groups: readonly PageGroup[]): PrintRule[] =>
  groups.map(({ title, lines }) => ({
    title,
    text: lines
      .map((line) => `${line.say} (${line.rules.map((rule) => starred(rule, line)).join(", ")})`)
      .join(" "),
  }));
