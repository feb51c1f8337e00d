// Reasons, hints and doubts are whole sentences, whoever they speak of.
import { expect, test } from "vitest";
import type { Motive } from "../ipc";
import { inLanguage } from ".";

const { advice } = inLanguage("en");
const name = (player: number) => ["You", "Bo"][player] ?? "";
const said = (motive: Motive) => advice.motive(motive, name);
const city = { x: 2, y: -1, kind: "city", at: "N" } as const;

test.each<[Motive, string]>([
  [
    {
      code: "scores",
      facts: { player: 1, points: 8, before: 5, source: "city", place: city, when: "closed" },
    },
    "Bo scores 8 points for a city. 5 points of that were in sight before.",
  ],
  [
    {
      code: "scores",
      facts: { player: 0, points: 1, before: 0, source: "road", place: null, when: "closed" },
    },
    "You score 1 point for a road.",
  ],
  [
    { code: "in-sight", facts: { player: 0, points: 4, place: city } },
    "The city 2 east, 1 north of the first tile would pay you 4 points more.",
  ],
  [
    { code: "in-sight", facts: { player: 1, points: -1, place: city } },
    "The city 2 east, 1 north of the first tile would pay Bo 1 point less.",
  ],
  [
    { code: "majority", facts: { place: city, before: [1], now: [0, 1] } },
    "The city 2 east, 1 north of the first tile would now pay you and Bo instead of Bo.",
  ],
  [
    { code: "followers", facts: { more: -1, left: 4 } },
    "It takes 1 follower from the supply, which then has 4.",
  ],
  [
    { code: "followers", facts: { more: 2, left: 6 } },
    "It brings 2 followers home; the supply then has 6.",
  ],
  [
    { code: "prospects", facts: { left: 1, hundredths: -130 } },
    "With the 1 tile left it looks 1.3 points worse than before.",
  ],
  [
    { code: "played-on", facts: { games: 50 } },
    "It was tried in 50 games that went on from there.",
  ],
  [{ code: "lasted-longest", facts: { choices: 1 } }, "There was nothing else to try."],
  [
    { code: "nothing-better", facts: { choices: 14 } },
    "Nothing better was found among 14 choices.",
  ],
  [{ code: "overlooked", facts: { overlooked: 9 } }, "It overlooked 9 choices, as beginners do."],
  [{ code: "any-would-do", facts: { choices: 3 } }, "Any of the 3 choices would do."],
])("%j", (motive, sentence) => {
  expect(said(motive)).toBe(sentence);
});

test("a decision is said with what would follow it, and what would follow is said nowhere else", () => {
  const lay = advice.tile({ x: 2, y: -1 }, 1);
  expect(advice.followed(lay, null)).toBe(
    "Lay the tile 2 east, 1 north of the first tile, turned right.",
  );
  expect(advice.followed(lay, "Knight in the city in the north")).toBe(
    "Lay the tile 2 east, 1 north of the first tile, turned right. Then: Knight in the city in the north.",
  );
  expect(said({ code: "then", facts: { action: { type: "pass" } } })).toBe("");
});

test("a hint says the chance to win and the lead, and points alone to whoever plays alone", () => {
  const { leads } = advice.hint;
  const said = [
    leads({ mean: 420, chance: 583 }),
    leads({ mean: -120, chance: 470 }),
    leads({ mean: -35, chance: 490 }),
    leads({ mean: 4_000, chance: 996 }),
    leads({ mean: 8_350, chance: null }),
  ];
  expect(said).toEqual([
    "58 % to win, about 4 points ahead",
    "47 % to win, about 1 point behind",
    "49 % to win, about level",
    "over 99 % to win, about 40 points ahead",
    "about 84 points in the end",
  ]);
});

test("a blunder question says what is given up, in points and in chance", () => {
  const { loses } = advice.doubt;
  expect(loses(620, { best: 580, meant: 460 })).toBe(
    "This gives up about 6 points: 46 % to win instead of 58 %.",
  );
  expect(loses(320, null)).toBe("This gives up about 3 points.");
});

test("the next best of a bot is told with what it seemed to give up", () => {
  const { next, nextLess } = advice.reasons;
  expect(nextLess("Do nothing.", 120)).toBe("Next best, 1.2 points less: Do nothing.");
  expect(nextLess("Do nothing.", 0)).toBe("It seemed as good to do this: Do nothing.");
  expect(next("Do nothing.")).toBe("Otherwise: Do nothing.");
});
