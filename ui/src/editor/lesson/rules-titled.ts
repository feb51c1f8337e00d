// The rules of the book whose titles have all words that were typed, the shortest title first.
import type { RuleView } from "../../ipc";

/** More would be a list to read. */
const MOST = 6;

const wordsIn = (text: string): string[] => text.toLocaleLowerCase().split(/\s+/u).filter(Boolean);

export const rulesTitled = (rules: readonly RuleView[], asked: string): RuleView[] => {
  const words = wordsIn(asked);
  if (words.length === 0) return [];
  const has = ({ id, title }: RuleView) => {
    const all = `${id} ${title}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  };
  return rules
    .filter(has)
    .toSorted((a, b) => a.title.length - b.title.length || a.id.localeCompare(b.id))
    .slice(0, MOST);
};
