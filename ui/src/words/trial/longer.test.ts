// The language to try the window with says everything, marks every word, and is about a third longer.
import { expect, test } from "vitest";
import { inLanguage } from "..";
import { longer, spoken } from "./longer";

const said = (words: unknown): string[] =>
  typeof words === "string"
    ? [words]
    : typeof words === "object" && words !== null
      ? Object.values(words).flatMap(said)
      : [];

const en = inLanguage("en");
const tried = spoken(en);

test("nothing is missing, and every word is marked", () => {
  expect(said(tried)).toHaveLength(said(en).length);
  expect(said(tried).filter((text) => /[aeiou]/i.test(text))).toEqual([]);
});

test("it is about a third longer", () => {
  const letters = (words: unknown) => said(words).join("").length;
  const ratio = letters(tried) / letters(en);
  expect(ratio).toBeGreaterThan(1.25);
  expect(ratio).toBeLessThan(1.45);
});

test("what a sentence is given is marked, and what is marked stays", () => {
  expect(tried.opened("Play")).toBe(longer("Play opened."));
  expect(longer(longer("Rulebook"))).toBe(longer("Rulebook"));
  expect(tried.play.tiles(3)).toBe(longer("3 tiles"));
});
