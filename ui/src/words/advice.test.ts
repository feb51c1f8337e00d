// Reasons, hints and doubts are whole sentences, whoever they speak of.
import { expect, test } from "vitest";
import { inLanguage } from ".";
import type { ToldMotive } from "./advice";
import type { Why } from "./why";
import { named } from "./vocabulary";

const { advice } = inLanguage("en");
const name = (player: number) => (player === 0 ? { name: "You", you: true } : named("Bo"));

test.each<[ToldMotive, string]>([
  [
    { code: "prospects", facts: { left: 1, hundredths: -130 } },
    "With 1 tile left, it looks about 1 point worse than before.",
  ],
  [
    { code: "prospects", facts: { left: 30, hundredths: 40 } },
    "With 30 tiles left, it looks less than 1 point better than before.",
  ],
  [{ code: "played-on", facts: { games: 50 } }, "It was tried in 50 games played on from there."],
  [{ code: "lasted-longest", facts: { choices: 1 } }, "There was nothing else to try."],
  [{ code: "nothing-better", facts: { choices: 14 } }, "Of 14 choices, none was better."],
  [{ code: "overlooked", facts: { overlooked: 9 } }, "It overlooked 9 choices, as beginners do."],
  [{ code: "any-would-do", facts: { choices: 3 } }, "Any of the 3 choices would do."],
])("%j", (motive, sentence) => {
  expect(advice.motive(motive)).toBe(sentence);
});

test.each<[Why, string]>([
  [{ is: "takes", kind: "city", from: [0, 1] }, "It takes the city from you and Bo."],
  [{ is: "gets-a-share", kind: "road", player: 0 }, "It gets you a share of the road."],
  [{ is: "loses", kind: "field", player: 1 }, "The field would no longer pay Bo."],
  [{ is: "shares", kind: "city", player: 0 }, "You would have to share the city."],
  [
    { is: "changes-hands", kind: "city", from: [1], to: [1, 0] },
    "The city would pay Bo and you instead of Bo.",
  ],
  [
    { is: "scores", player: 0, points: 8, before: 5, source: "city" },
    "You score 8 points for a city, up from 5.",
  ],
  [
    { is: "scores", player: 1, points: 1, before: 0, source: "road" },
    "Bo scores 1 point for a road.",
  ],
  [
    { is: "scores", player: 0, points: -1, before: 0, source: "road" },
    "You pay 1 point for a road.",
  ],
  [{ is: "claims", kind: "road", points: 2 }, "It claims a road worth 2 points so far."],
  [{ is: "grows", kind: "city", player: 0, points: 4 }, "Your city would pay 4 points more."],
  [{ is: "shrinks", kind: "city", player: 1, points: 1 }, "Bo’s city would pay 1 point less."],
  [{ is: "helps", kind: "road", player: 1, points: 2 }, "It adds 2 points to Bo’s road."],
  [{ is: "harms", kind: "field", player: 1, points: 3 }, "It takes 3 points from Bo’s field."],
  [{ is: "home", count: 2 }, "2 followers come home."],
  [{ is: "costs", count: 1, left: 3, wins: true }, "It costs a follower."],
  [
    { is: "costs", count: 1, left: 0, wins: false },
    "It costs the last follower in the supply and wins nothing yet.",
  ],
])("%j", (why, sentence) => {
  expect(advice.why(why, name)).toBe(sentence);
});

test("a decision is said with what would follow it", () => {
  const lay = advice.tile({ x: 2, y: -1 }, 1);
  expect(advice.followed(lay, null)).toBe(
    "Place the tile 2 east, 1 north of the first tile, turned right.",
  );
  expect(advice.followed(lay, "Knight in the city in the north")).toBe(
    "Place the tile 2 east, 1 north of the first tile, turned right. Then: Knight in the city in the north.",
  );
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
  expect(nextLess("Do nothing.", 120)).toBe("Second choice, about 1 point worse: Do nothing.");
  expect(nextLess("Do nothing.", 0)).toBe("Just as good, it seemed: Do nothing.");
  expect(next("Do nothing.")).toBe("Second choice: Do nothing.");
});
