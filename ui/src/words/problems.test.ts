// What is wrong with a file is told in the sentences that the terminal has too.
import { expect, test } from "vitest";
import type { What } from "../ipc";
import texts from "virtual:words/en";
import { inLanguage } from ".";
import { english } from ".";
import { factsIn } from "./fluent";
import said from "./said-problems.json";
import { longer, spoken } from "./trial/longer";

const text = (what: What): string =>
  inLanguage("en").problem({ path: "", code: "", what, severity: "error" });

test.each(said as readonly { what: What; text: string }[])(
  "what the terminal says: $text",
  ({ what, text: terminal }) => {
    expect(text(what)).toBe(terminal);
  },
);

test("every message says its facts", () => {
  for (const [id, facts] of Object.entries(factsIn(texts["problems"] ?? ""))) {
    const pairs = facts.map((fact) => fact.split(":") as [string, string?]);
    const given = Object.fromEntries(
      pairs.map(([name, kind]) => [name, kind === "list" ? ["text", "list"] : 1234]),
    );
    const message = english.say("problems", id, given);
    expect(message, id).not.toMatch(/\{\$|^\s*$/);
  }
});

test("a refused action is told by the reasons of the rules", () => {
  const reasons = [{ code: "base/cell-taken", rule: "BG-06" }];
  expect(text({ says: "refused", facts: { reasons } })).toBe(
    "There is already a tile here. [BG-06]",
  );
});

test("the longer language reaches it", () => {
  const tried = spoken(inLanguage("en"));
  const given = { path: "", code: "", what: { says: "empty" }, severity: "error" } as const;
  expect(tried.problem(given)).toBe(longer("there is nothing here"));
});
