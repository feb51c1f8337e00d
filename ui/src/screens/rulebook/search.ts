// Ranks the rules of the book by how well each answers what was typed.
import MiniSearch from "minisearch";
import type { OptionView, RuleView } from "../../ipc";
import type { SearchWords } from "../../words/search-words";
import { passages, type BookChapter } from "./book";
import { queryOf, Vocabulary, wordsOf, type AskedWord, type Query } from "../../references/query";

/** A rule that was found, and where it stands. */
export interface SearchResult {
  rule: RuleView;
  chapter: BookChapter;
}

export interface Findings {
  query: Query;
  /** The best first. */
  hits: readonly SearchResult[];
  /** False when each of them lacks a word. */
  whole: boolean;
  /** What the book says instead of words that it hardly knows. */
  also: readonly string[];
}

/** What a word weighs in each part of a rule. */
const FIELDS = { id: 20, title: 2, text: 1, asked: 2.5, values: 0.6, topic: 0.4 };
/** What a rule says weighs more than what explains it. */
const KINDS: Readonly<Record<string, number>> = {
  rule: 1,
  clarification: 0.95,
  ruling: 0.85,
  option: 0.75,
  component: 0.85,
  example: 0.65,
};
/** The very word, beside any word for the same thing; and one that only begins like it. */
const VERY = 0.75;
const BEGUN = 0.4;
/** How much a rule loses that lacks words of the question. */
const LACKING = 1.5;
/** Of rules that lack a word, those that come so near to the best are shown: so many in any case, and so many at most. */
const NEAR = 0.3;
const SURE = 5;
const PARTIAL = 12;
/** Of so few words, each is meant. */
const FEW = 2;
/** A word in so few rules is hardly known. */
const RARE = 3;

interface Entry extends Record<keyof typeof FIELDS, string> {
  key: string;
  hit: SearchResult;
}

interface RankedResult {
  hit: SearchResult;
  score: number;
  /** How many words of the question it lacks. */
  lacking: number;
}

/** The rules of a book, ready to be searched. */
export class RuleSearch {
  readonly #vocabulary: Vocabulary;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #rules: MiniSearch<Entry>;
  /** Words of the book and of people, to know one with a slip by. */
  readonly #spelt = new MiniSearch<{ word: string }>({ idField: "word", fields: ["word"] });
  /** In how many rules a word stands, by its stem. */
  readonly #common = new Map<string, number>();

  constructor(
    book: readonly BookChapter[],
    options: ReadonlyMap<string, OptionView>,
    words: SearchWords,
  ) {
    const vocabulary = new Vocabulary(words);
    const entry = (chapter: BookChapter, rule: RuleView): Entry => ({
      key: rule.id,
      id: rule.id,
      title: rule.title,
      text: rule.text,
      asked: words.asked[rule.id] ?? "",
      values: (options.get(rule.id)?.values ?? []).map(({ text }) => text).join(" "),
      topic: chapter.name ?? "",
      hit: { rule, chapter },
    });
    const entries = book.flatMap((chapter) =>
      passages(chapter).map((rule) => entry(chapter, rule)),
    );
    this.#vocabulary = vocabulary;
    this.#entries = new Map(entries.map((entry) => [entry.key, entry]));
    this.#rules = new MiniSearch<Entry>({
      idField: "key",
      fields: Object.keys(FIELDS),
      tokenize: (text) => wordsOf(text).map(({ word }) => word),
      processTerm: (word) => {
        const stem = vocabulary.stem(word);
        return [stem, ...vocabulary.thingsInBook(stem)];
      },
    });
    this.#rules.addAll(entries);
    const spelt = new Set(vocabulary.names());
    for (const { title, text, values } of entries) {
      const said = new Set(wordsOf(`${title} ${text} ${values}`).map(({ word }) => word));
      for (const word of said) spelt.add(word.toLowerCase());
      for (const stem of new Set([...said].map((word) => vocabulary.stem(word))))
        this.#common.set(stem, (this.#common.get(stem) ?? 0) + 1);
    }
    this.#spelt.addAll([...spelt].map((word) => ({ word })));
  }

  /** Nothing where no word was typed. */
  find(typed: string): Findings | null {
    const query = queryOf(typed, this.#vocabulary, (word) => this.#mended(word));
    if (!query) return null;
    const counted = query.words.filter(({ light }) => !light);
    const ranked = this.#ranked(query.words, counted);
    const whole = ranked.filter(({ lacking }) => lacking === 0);
    const best = ranked[0]?.score ?? 0;
    const near = ranked
      .filter(({ lacking, score }, at) => lacking > 0 && (at < SURE || score >= best * NEAR))
      .slice(0, PARTIAL);
    const each = counted.length <= FEW && whole.length > 0;
    const shown = ranked.filter((one) => one.lacking === 0 || (!each && near.includes(one)));
    return {
      query,
      hits: shown.map(({ hit }) => hit),
      whole: whole.length > 0,
      also: [...new Set(counted.flatMap((word) => this.#insteadOf(word)))],
    };
  }

  #ranked(words: readonly AskedWord[], counted: readonly AskedWord[]): RankedResult[] {
    const names = ({ stem, things }: AskedWord) => [stem, ...things];
    const begun = words.find((word) => word.begun)?.stem;
    const found = this.#rules.search(
      { combineWith: "OR", queries: words.flatMap(names) },
      {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        prefix: (term) => term === begun,
        weights: { prefix: BEGUN, fuzzy: 0 },
        boost: FIELDS,
        boostTerm: (term) => (term.startsWith("=") ? 1 : VERY),
        boostDocument: (key) => KINDS[this.#entries.get(String(key))?.hit.rule.kind ?? ""] ?? 1,
      },
    );
    const ranked = found.flatMap((result): RankedResult[] => {
      const hit = this.#entries.get(String(result.id))?.hit;
      const has = (word: AskedWord) => names(word).some((name) => result.queryTerms.includes(name));
      const lacking = counted.filter((word) => !has(word)).length;
      const covered = 1 - lacking / counted.length;
      // The library multiplies by the number of terms, where a word with several names would count several times.
      const score = (result.score / result.queryTerms.length) * covered ** LACKING;
      return hit ? [{ hit, score, lacking }] : [];
    });
    return ranked.sort((one, other) => other.score - one.score);
  }

  #insteadOf({ stem, things }: AskedWord): string[] {
    if ((this.#common.get(stem) ?? 0) > RARE) return [];
    return things
      .map((thing) => this.#vocabulary.nameInBook(thing))
      .filter((name) => this.#vocabulary.stem(name) !== stem);
  }

  /** The known word that one with a slip was meant to be; its first letter is rarely wrong. */
  #mended(word: string): string | undefined {
    const small = word.toLowerCase();
    const near = this.#spelt.search(small, { fuzzy: 0.25 }).map(({ id }) => String(id));
    return near.includes(small) ? undefined : near.find((id) => id.startsWith(small.charAt(0)));
  }
}
