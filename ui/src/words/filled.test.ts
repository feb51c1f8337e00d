// The window fills each sentence of problems as the terminal does: `filled.json` holds every sentence with
// facts and what it says then, and the tests of `content` read the same file. REFRESH_SENTENCES=1 writes it anew.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import words from "./en/problems.json";
import { inLanguage } from ".";
import type { Sentence } from "./problems";
import type { What } from "../ipc";

interface FilledSentence {
  code: string;
  facts: Record<string, unknown>;
  text: string;
}

const FILE = join(import.meta.dirname, "filled.json");
const BLANK = /\{([a-z]+)(?::([a-z]+))?(?:\|([a-z]+))?\}/g;
const nouns: Readonly<Record<string, Readonly<Record<string, string>>>> = words.nouns;
const sentences = new Map<string, Sentence>(
  [words.sentences, words.impossible].flatMap((all) => Object.entries(all as object)) as [
    string,
    Sentence,
  ][],
);

/** A fact for a place in a sentence: one, or several where the sentence joins them. */
const fact = (name: string, noun: string | undefined, join: string | undefined): unknown => {
  if (name === "reasons") return [];
  if (name === "found") return { says: "text", facts: { text: "tile" } };
  const known = noun ? Object.keys(nouns[noun] ?? {}) : [`${name}-1`, `${name}-2`, `${name}-3`];
  return join ? known.slice(0, 3) : known[0];
};

/** A fact that stands in two places is a word of the list that one of them names. */
const factsOf = (text: string, n = 1234): Record<string, unknown> => {
  const blanks = [...text.matchAll(BLANK)].sort(([, , a = ""], [, , b = ""]) => +!!a - +!!b);
  const facts: Record<string, unknown> = {};
  for (const [, name = "", noun, join] of blanks)
    facts[name] = name === "n" ? n : fact(name, noun, join);
  return facts;
};

const cases = (sentence: Sentence): Record<string, unknown>[] =>
  typeof sentence === "string"
    ? [factsOf(sentence)]
    : "one" in sentence
      ? [1, 2, 1234].map((n) => ({ ...factsOf(sentence.one), ...factsOf(sentence.other), n }))
      : sentence.map((text) => factsOf(text));

const say = (code: string, facts: Record<string, unknown>): string => {
  const { reasons = [], ...rest } = facts;
  const what =
    code in words.impossible
      ? { says: "impossible", facts: { code, facts: rest, reasons } }
      : { says: code, facts };
  return inLanguage("en").problem({
    path: "",
    code: "",
    what: what as unknown as What,
    severity: "error",
  });
};

test("every sentence says with its facts what the terminal says, too", () => {
  if (process.env["REFRESH_SENTENCES"]) {
    const filled = [...sentences].flatMap(([code, sentence]) =>
      cases(sentence).map((facts): FilledSentence => ({ code, facts, text: say(code, facts) })),
    );
    writeFileSync(FILE, `${JSON.stringify(filled, null, 2)}\n`);
  }
  const filled = JSON.parse(readFileSync(FILE, "utf8")) as FilledSentence[];
  for (const { code, facts, text } of filled) expect(say(code, facts), code).toBe(text);
  expect(new Set(filled.map(({ code }) => code))).toEqual(new Set(sentences.keys()));
});

test("no place of a sentence stays empty, and none is written out", () => {
  for (const [code, sentence] of sentences)
    for (const facts of cases(sentence)) {
      const text = say(code, facts);
      expect(text, code).not.toBe(code);
      expect(text.replaceAll(/\{"[^]*\}/g, ""), code).not.toMatch(BLANK);
    }
});
