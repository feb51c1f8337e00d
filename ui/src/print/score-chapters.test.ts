// At the foot of a score sheet stands of each point by which rule it was counted.
import { expect, test } from "vitest";
import type { GameView, LogEntry } from "../ipc";
import { inLanguage } from "../words";
import { scoreChapters } from "./score-chapters";

const words = inLanguage("en");

const seat = (name: string, score: number) => ({ name, score, colour: 0, pattern: "plain" });
const view = {
  seats: [seat("Anna", 9), seat("Ben", 1)],
  totals: [
    { player: 0, source: "city", played: 6, atEnd: 3 },
    { player: 1, source: "road", played: 1, atEnd: 0 },
  ],
  adjusted: [],
} as unknown as GameView;

const road = (when: "closed" | "final") => ({
  event: {
    type: "score",
    player: 1,
    points: 1,
    source: "road",
    when,
    lines: [{ rule: "BG-15", what: "tiles", count: 1, each: 1 }],
    majority: [],
    half_of: null,
    from: null,
  },
  counted: [],
});
const log = [
  { step: 1, player: 0, turn: 1, events: [{ event: { type: "passed", player: 0 }, counted: [] }] },
  {
    step: 8,
    player: 0,
    turn: 4,
    events: [
      {
        event: {
          type: "score",
          player: 0,
          points: 6,
          source: "city",
          lines: [{ rule: "BG-17", what: "tiles", count: 3, each: 2 }],
          majority: [
            { player: 0, weight: 2 },
            { player: 1, weight: 1 },
          ],
          half_of: null,
          from: null,
        },
        counted: [],
      },
    ],
  },
] as unknown as LogEntry[];

test("each score stands in its turn, with its lines and their rules", () => {
  const [counted] = scoreChapters({ view, log }, words);
  expect(counted?.rules).toEqual([
    {
      title: "Turn 4. Anna scores 6 points for a city.",
      text: "3 tiles × 2 = 6 (BG-17). Compared there: Anna 2 and Ben 1.",
    },
  ]);
});

test("the final scoring is told last, also where it follows the last decision", () => {
  const last = { step: 20, player: 1, turn: 9, events: [road("closed"), road("final")] };
  const ended = [...log, last] as unknown as LogEntry[];
  const [counted] = scoreChapters({ view, log: ended }, words);
  expect(counted?.title).toBe("How each point was counted");
  expect(counted?.rules.slice(-2)).toEqual([
    { title: "Turn 9. Ben scores 1 point for a road.", text: "1 tile × 1 = 1 (BG-15)." },
    { title: "Ben scores 1 point for a road.", text: "1 tile × 1 = 1 (BG-15)." },
  ]);
});

test("what the table agreed on has a chapter of its own", () => {
  const adjusted = [
    { step: 4, nth: 0, turn: 2, player: 1, points: 6, note: "Bridge toll" },
    { step: 8, nth: 0, turn: 4, player: 1, points: -2, note: "" },
  ];
  const chapters = scoreChapters({ view: { ...view, adjusted }, log }, words);
  expect(chapters[1]).toEqual({
    title: "Adjustments",
    rules: [
      {
        title: "Turn 2. Adjustments",
        text: "The table gives Ben 6 points: “Bridge toll”.",
      },
      { title: "Turn 4. Adjustments", text: "The table takes 2 points from Ben." },
    ],
  });
});
