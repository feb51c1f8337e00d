// The rules that tile sets have of their own, as their authors wrote them: of the sets of which a game has tiles.
import { type PrintChapter, type RulesChapter, rust } from "../ipc";
import { catalog } from "./catalog.svelte";
import { t } from "./language.svelte";

/** In the order in which they are read. */
export const RULES_CHAPTERS = [
  "setup",
  "placing",
  "figures",
  "scoring",
  "ending",
  "questions",
] as const satisfies RulesChapter[];

/** The rules page of a set; nothing where it says nothing. */
export const rulesPage = (
  name: string,
  rules: Partial<Readonly<Record<RulesChapter, string>>>,
): PrintChapter | undefined => {
  const { chapter, rulesOf } = t().print.rulesPage;
  const told = RULES_CHAPTERS.flatMap((key) => {
    const text = rules[key];
    return text === undefined ? [] : [{ title: chapter(key), text }];
  });
  return told.length > 0 ? { title: rulesOf(name), rules: told } : undefined;
};

/** The sets of these tiles that somebody made, each once. */
export const ownSetsOf = (tiles: readonly string[]): string[] => {
  const own = (catalog.current?.sets ?? []).filter((set) => !set.built_in);
  const isThere = (set: string) => tiles.some((tile) => tile.startsWith(`${set}/`));
  return own
    .map(({ id }) => id)
    .filter(isThere)
    .sort();
};

export interface OwnRules {
  readonly set: string;
  readonly name: string;
  readonly chapter: PrintChapter;
}

/** The rules of these sets; what is not there any more says nothing. */
export const readOwnRules = async (sets: readonly string[]): Promise<OwnRules[]> => {
  const answers = await Promise.all(sets.map((set) => rust.printable("tile-set", set)));
  return answers.flatMap((outcome, at) => {
    if (!outcome.ok) return [];
    const { name, rules } = outcome.value;
    const chapter = rulesPage(name, rules);
    return chapter ? [{ set: sets[at]!, name, chapter }] : [];
  });
};

/** The rules of the own sets among these tiles, as soon as they are read. Asked anew only when the sets are others. */
export class RulesInPlay {
  found = $state.raw<readonly OwnRules[]>([]);

  constructor(tiles: () => readonly string[]) {
    const sets = $derived(ownSetsOf(tiles()).join(" "));
    $effect(() => {
      const asked = sets;
      this.found = [];
      if (asked === "") return;
      void readOwnRules(asked.split(" ")).then((found) => {
        if (sets === asked) this.found = found;
      });
    });
  }
}
