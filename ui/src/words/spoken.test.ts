// What the table in words says is put together from whole sentences: a name keeps its capital wherever it stands.
import { describe, expect, test } from "vitest";
import { inLanguage, languages, readLanguage } from ".";

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

describe.each(languages())("the commands in %s", async (language) => {
  await readLanguage(language);
  const { command } = inLanguage(language).spoken;
  const commands = Object.entries(command.typed).map(
    ([name, typed]) => [name, typed.split(" ")] as const,
  );

  test.each(commands)("%s is known by each of its words, and the help names two", (name, typed) => {
    for (const word of typed) expect(command.named(`${word} 1`)).toBe(name);
    const [word = "", letter = ""] = typed;
    expect(command.help.toLowerCase()).toContain(`${word}, `);
    expect(command.help).toMatch(new RegExp(` ${letter.replace("?", "\\?")}: `));
  });
});

test("a command in Dutch names its place, how the tile lies, and what is passed", () => {
  const { command } = inLanguage("nl").spoken;
  expect(command.named("leg 2 oost 1 noord linksom")).toBe("place");
  expect(command.cell("leg 2 oost 1 noord linksom")).toEqual({ x: 2, y: -1 });
  expect(command.cell("o 1w3z")).toEqual({ x: -1, y: 3 });
  expect(command.cell("waarom eerste")).toEqual({ x: 0, y: 0 });
  expect(command.turn("leg 2 oost linksom")).toBe(3);
  expect(command.passes("doe niets")).toBe(true);
});
