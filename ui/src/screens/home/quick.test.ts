// A game against a bot needs no answer: name, colour and opponent are there, and two players never look alike.
import { expect, test } from "vitest";
import { inLanguage, languages, readLanguage } from "../../words";
import { nextSitter, quickGame } from "./quick";

const bots = ["Odo", "Berta"];
const anna = { name: "Anna", colour: 0, pattern: "plain" } as const;

test("the person begins, against the bot that was chosen, with the base game", () => {
  const { mix, seats } = quickGame(anna, "greedy", bots);
  expect(mix).toBe("base");
  expect(seats.map(({ name, bot }) => [name, bot])).toEqual([
    ["Anna", null],
    ["Odo", "greedy"],
  ]);
});

test.each([0, 1, 2, 3, 4, 5])(
  "the bot wears another colour than %i, and another pattern",
  (colour) => {
    for (const pattern of ["plain", "stripes", "dots", "bars", "checks", "waves"] as const) {
      const [person, bot] = quickGame({ name: "Anna", colour, pattern }, "gentle", bots).seats;
      expect(bot?.colour).not.toBe(person?.colour);
      expect(bot?.pattern).not.toBe(person?.pattern);
    }
  },
);

test("a person called like a bot plays against another one", () => {
  expect(
    quickGame({ ...anna, name: " Odo " }, "gentle", bots).seats.map(({ name }) => name),
  ).toEqual(["Odo", "Berta"]);
});

test("whoever never played sits down under the first name, and later as they did last", () => {
  expect(nextSitter(null, "", ["Anna", "Ben"])).toEqual(anna);
  expect(nextSitter(undefined, "Marta", ["Anna"]).name).toBe("Marta");
  const zoe = { name: "Zoe", colour: 3, pattern: "dots" } as const;
  expect(nextSitter(zoe, "", ["Anna"])).toEqual(zoe);
  expect(nextSitter(zoe, "Marta", ["Anna"])).toEqual({ ...zoe, name: "Marta" });
});

/** Against whom each bot was measured, as docs/measurements.md has it. */
const MEASURED = {
  random: "gentle",
  gentle: "greedy",
  greedy: "steady",
  steady: "sharp",
  sharp: "steady",
  expert: "sharp",
};

test.each(languages())("each bot says how strong it is beside another: %s", async (language) => {
  await readLanguage(language);
  const { bots: words } = inLanguage(language);
  for (const [id, other] of Object.entries(MEASURED))
    expect(words.describe(id), id).toContain(words.named(other));
});
