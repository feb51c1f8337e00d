// An aim that was chosen in a position is said in the language of the window.
import { afterEach, expect, test } from "vitest";
import type { AimSentence, OwnScenario } from "../ipc";
import { language } from "../state/language.svelte";
import { aimOf } from "./own-aim";

const own = (reach: AimSentence | null) =>
  ({ aim: "As written.", reach, seats: ["Bo", ""], learner: 1 }) as unknown as OwnScenario;

afterEach(() => language.follow("en"));

test("the aim of a scenario is said in the language that was chosen since", async () => {
  const bound = { least: 40, most: null, exactly: null };
  const made = own({ is: "score", player: null, bound });
  expect(aimOf(made)).toBe("Your points on the track: at least 40.");
  await language.follow("nl");
  expect(aimOf(made)).toBe("Jouw punten op het scorebord: minstens 40.");
  expect(aimOf(own(null))).toBe("As written.");
});
