// What the table in words says is put together from whole sentences: a name keeps its capital wherever it stands.
import { expect, test } from "vitest";
import { inLanguage } from ".";

const { spoken } = inLanguage("en");

test("what lies before a player is said one thing after the other", () => {
  const has = ["7 followers", "Holds Ada’s knight prisoner", "Robber on space 12"];
  expect(spoken.seat("Ben", "5 points", has)).toBe(
    "Ben: 5 points. 7 followers. Holds Ada’s knight prisoner. Robber on space 12.",
  );
});

test("a choice is said with what is noted beside it, and several things each by itself", () => {
  expect(spoken.noted("Capture Ada’s knight", ["9 points"])).toBe("Capture Ada’s knight, 9 points");
  expect(spoken.noted("Pass", [])).toBe("Pass");
  expect(spoken.sentences(["12 tiles left", "1 tile aside"])).toBe("12 tiles left. 1 tile aside.");
});
