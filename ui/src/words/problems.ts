// Problems of files in sentences: places in a sentence are filled with facts.
import type { FoundValue, Reason, What } from "../ipc";
import { formIn } from "./plural";

/** With places for facts: `{id}`, `{land:land}` by its noun, `{known|or}` joined by a word. */
export type Sentence =
  | string
  /** The first whose facts are all known. */
  | readonly string[]
  /** By the number `n`. */
  | { readonly one: string; readonly other: string };

/** The words of one language; a problem without a sentence does not compile. */
export interface ProblemWords {
  readonly sentences: Readonly<Record<Exclude<What["says"], "impossible">, Sentence>>;
  /** What the rules find impossible in a position, by their codes. */
  readonly impossible: Readonly<Record<string, Sentence>>;
  /** What a fact is called that has facts of its own. */
  readonly phrases: Readonly<Record<FoundValue["says"], string>>;
  /** What words of files are called in a sentence, list by list. */
  readonly nouns: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What stands between the parts of a list. */
  readonly joins: Readonly<Record<string, string>>;
}

type Facts = Readonly<Record<string, unknown>>;

const BLANK = /\{([a-z]+)(?::([a-z]+))?(?:\|([a-z]+))?\}/g;

const isFound = (fact: unknown): fact is FoundValue =>
  typeof fact === "object" && fact !== null && "says" in fact;

/** The sentence of a problem; `refused` says a reason of the rules. */
export const problemsIn = (
  language: string,
  words: ProblemWords,
  refused: (why: Reason) => string,
) => {
  const form = formIn(language);

  const fact = (given: unknown, noun: string | undefined, join: string): string | undefined => {
    if (given === null || given === undefined) return undefined;
    if (Array.isArray(given)) {
      const parts = given.map((each: unknown) => fact(each, noun, join));
      return parts.includes(undefined) ? undefined : parts.join(words.joins[join]);
    }
    if (isFound(given))
      return filled(words.phrases[given.says], "facts" in given ? given.facts : {});
    if (typeof given !== "string" && typeof given !== "number") return undefined;
    const word = `${given}`;
    return noun ? words.nouns[noun]?.[word] : word;
  };

  /** Nothing when a fact is not known. */
  const filled = (text: string, facts: Facts): string | undefined => {
    let whole = true;
    const filled = text.replace(BLANK, (_, name: string, noun?: string, join: string = "list") => {
      const said =
        name === "reasons"
          ? (facts["reasons"] as readonly Reason[]).map(refused).join(" ")
          : fact(facts[name], noun, join);
      whole &&= said !== undefined;
      return said ?? "";
    });
    return whole ? filled : undefined;
  };

  const said = (sentence: Sentence | undefined, facts: Facts): string | undefined => {
    if (sentence === undefined) return undefined;
    if (typeof sentence === "string") return filled(sentence, facts);
    if ("one" in sentence) return filled(form(Number(facts["n"]), sentence), facts);
    return sentence.map((text) => filled(text, facts)).find((text) => text !== undefined);
  };

  /** What nobody has words for is shown by its code rather than hidden. */
  return (what: What): string => {
    if (what.says === "impossible") {
      const { code, facts, reasons } = what.facts;
      return said(words.impossible[code], { ...facts, reasons }) ?? code;
    }
    return said(words.sentences[what.says], "facts" in what ? what.facts : {}) ?? what.says;
  };
};
