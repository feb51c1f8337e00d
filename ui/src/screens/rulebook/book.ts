// The rules of the catalog as a book: chapters, groups, and under each rule what explains it.
import type { Catalog, OptionView, RuleView } from "../../ipc";

/** A rule and what is told under it. */
export interface Family {
  rule: RuleView;
  notes: RuleView[];
}

/** Rules of one sort, or those of an expansion in a chapter that holds several expansions. */
export interface Group {
  sort: "components" | "rules" | "notes" | "expansion";
  /** The name of the expansion, in a chapter that holds several. */
  name: string | null;
  families: Family[];
}

export interface BookChapter {
  id: string;
  sort: "expansion" | "rulings" | "options";
  /** The name of the expansion; the other chapters are named by whoever shows them. */
  name: string | null;
  /** Where most of it comes from. */
  source: string;
  groups: Group[];
}

const alone = (rule: RuleView): Family => ({ rule, notes: [] });

/** What explains a rule stands under the first rule of its expansion that it names. */
const families = (rules: readonly RuleView[], notes: readonly RuleView[]): Family[] => {
  const by = new Map(rules.map((rule) => [rule.id, alone(rule)]));
  for (const note of notes) by.get(note.see.find((id) => by.has(id)) ?? "")?.notes.push(note);
  return [...by.values()];
};

const chapter = (whole: Omit<BookChapter, "source">): BookChapter => {
  const groups = whole.groups.filter((group) => group.families.length > 0);
  const counts = new Map<string, number>();
  for (const { source } of passages({ groups })) counts.set(source, (counts.get(source) ?? 0) + 1);
  const [source = ""] = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!);
  return { ...whole, source, groups };
};

/** Every rule of a chapter, in the order in which it is read. */
export const passages = ({ groups }: Pick<BookChapter, "groups">): RuleView[] =>
  groups.flatMap((group) => group.families.flatMap(({ rule, notes }) => [rule, ...notes]));

export const bookOf = ({ expansions, rules, options }: Catalog): BookChapter[] => {
  const all = Object.values(rules);
  const of = (expansion: string, ...kinds: string[]) =>
    all.filter((rule) => rule.expansion === expansion && kinds.includes(rule.kind));
  const byExpansion = (found: (expansion: string) => RuleView[]): Group[] =>
    expansions.map(({ id, name }) => ({ sort: "expansion", name, families: found(id).map(alone) }));
  const offered = (expansion: string) =>
    options.flatMap((option) => (option.expansion === expansion ? (rules[option.id] ?? []) : []));

  const chapters = expansions.map(({ id, name }) => {
    const notes = of(id, "clarification", "example");
    const ruleFamilies = families(of(id, "rule"), notes);
    const placed = new Set(ruleFamilies.flatMap((family) => family.notes));
    const homeless = notes.filter((note) => !placed.has(note));
    return chapter({
      id,
      sort: "expansion",
      name,
      groups: [
        { sort: "components", name: null, families: of(id, "component").map(alone) },
        { sort: "rules", name: null, families: ruleFamilies },
        { sort: "notes", name: null, families: homeless.map(alone) },
      ],
    });
  });
  const rulings = byExpansion((expansion) => of(expansion, "ruling"));
  return [
    ...chapters,
    chapter({ id: "rulings", sort: "rulings", name: null, groups: rulings }),
    chapter({ id: "options", sort: "options", name: null, groups: byExpansion(offered) }),
  ];
};

/** Two expansions, the one that is listed first before the other, and the rulings on both. */
export interface Pair {
  expansions: readonly [string, string];
  rulings: RuleView[];
}

export const pairKey = (one: string, other: string): string => `${one}/${other}`;

/** The rulings on expansions that come together, by the key of each two of them. */
export const pairsOf = ({ rules }: Pick<Catalog, "rules">): ReadonlyMap<string, Pair> => {
  const pairs = new Map<string, Pair>();
  for (const rule of Object.values(rules))
    for (const [one, other] of rule.between) {
      if (one === undefined || other === undefined) continue;
      const key = pairKey(one, other);
      const pair = pairs.get(key) ?? { expansions: [one, other], rulings: [] };
      pairs.set(key, pair);
      pair.rulings.push(rule);
    }
  return pairs;
};

/** The values that a table may choose, by the id of the rule. */
export const valuesOf = (options: readonly OptionView[]): ReadonlyMap<string, OptionView> =>
  new Map(options.map((option) => [option.id, option]));
