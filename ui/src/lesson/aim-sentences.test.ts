// Aims that a person chose in a position are said in the language of the window, or as their author says them.
import { afterEach, expect, test } from "vitest";
import type { AimSentence, LessonView } from "../ipc";
import { language } from "../state/language.svelte";
import { countedAims, withAims } from "./aim-sentences";

const aim: AimSentence = {
  is: "score",
  player: null,
  bound: { least: 40, most: null, exactly: null },
};

const view = (aims: LessonView["aims"]): LessonView =>
  ({
    task: { say: "As written." },
    goals: [
      { say: "As written.", reached: false },
      { say: "A star.", reached: false },
    ],
    aims,
    board: {
      seats: [
        { name: "Bo", you: false },
        { name: "", you: true },
      ],
    },
  }) as unknown as LessonView;

afterEach(() => language.follow("en"));

test("an aim is said in the language that was chosen since", async () => {
  const made = view({ task: [{ say: null, aim }], goals: [{ say: null, aim }, null] });
  const { task, goals } = withAims(made);
  expect(task.say).toBe("Your points on the track: at least 40.");
  expect(goals.map(({ say }) => say)).toEqual([task.say, "A star."]);
  await language.follow("nl");
  expect(withAims(made).task.say).toBe("Jouw punten op het scorebord: minstens 40.");
});

test("what an author wrote stays", () => {
  const written = view(null);
  expect(withAims(written)).toBe(written);
});

test("an aim in words of its author's is said so, and what counts can be looked up", () => {
  const said = { say: "Bring the abbot his wine.", aim };
  const made = view({ task: [said, { say: null, aim }], goals: [said, { say: null, aim }] });
  const { task, goals } = withAims(made);
  expect(task.say).toBe("Bring the abbot his wine. Your points on the track: at least 40.");
  expect(goals[0]?.say).toBe("Bring the abbot his wine.");
  expect(countedAims(made)).toEqual([
    { said: "Bring the abbot his wine.", aim: "Your points on the track: at least 40." },
  ]);
});
