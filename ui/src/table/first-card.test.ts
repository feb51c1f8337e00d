// The card beside the board: it says its rule, takes no focus, is said aloud once, and is gone when it was read.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GameAtTable } from "../game/sitting.svelte";
import * as ipc from "../ipc";
import type { GameView } from "../ipc";
import { announcer } from "../state/announcer.svelte";
import { settings } from "../state/settings.svelte";
import FirstCard from "./FirstCard.svelte";

const around: { here: unknown } = vi.hoisted(() => ({ here: null }));
vi.mock("../game/sitting.svelte", async (original) => ({
  ...(await original<typeof import("../game/sitting.svelte")>()),
  sitting: () => around.here,
}));
vi.mock("../ipc", async (original) => {
  const ipc = await original<typeof import("../ipc")>();
  const never = () => new Promise(() => {});
  return {
    ...ipc,
    rust: { ...ipc.rust, changeSettings: vi.fn(), catalog: never, lessons: never },
  };
});

const SCORE = {
  type: "score",
  player: 0,
  points: 4,
  when: "closed",
  cause: { x: 0, y: 0, kind: "road", at: "N" },
  lines: [{ rule: "BG-16", what: "tiles", count: 4, each: 1 }],
  majority: [{ player: 0, strength: 1 }],
};
const view = (steps = 1, events: object[] = []) =>
  ({
    game: { id: 1, locked: false, designs: [] },
    live: true,
    over: false,
    steps,
    phase: "tile",
    toMove: 0,
    seats: [
      { name: "Anna", bot: null },
      { name: "Odo", bot: "gentle" },
    ],
    choices: [],
    refused: [],
    figures: [],
    log: [
      {
        step: steps,
        player: 0,
        turn: 1,
        events: events.map((event) => ({ event })),
        leftOut: null,
      },
    ],
  }) as unknown as GameView;

let question: HTMLElement;
beforeEach(() => {
  settings.current = ipc.firstSettings;
  vi.mocked(ipc.rust.changeSettings).mockImplementation((change) =>
    Promise.resolve({ ok: true, value: { ...settings.current, ...change } as ipc.Settings }),
  );
  announcer.story = [];
  const here = new GameAtTable();
  question = document.createElement("h2");
  question.tabIndex = -1;
  document.body.append(question);
  here.landmarks.name("question")(question);
  around.here = here;
});
afterEach(() => {
  cleanup();
  question.remove();
});

const card = () => document.querySelector<HTMLElement>("[data-card]");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const saidOf = (words: string) => announcer.story.filter(({ text }) => text.includes(words));

test("it says the rule, aloud once, and leaves the keyboard where it is", async () => {
  question.focus();
  const { rerender } = render(FirstCard, { view: view() });
  expect(card()?.dataset["card"]).toBe("placing");
  expect(card()?.textContent).toContain("Every side that touches must match");
  expect(document.activeElement).toBe(question);
  await rerender({ view: view(2) });
  await vi.waitFor(() => expect(saidOf("Every side that touches")).toHaveLength(1));
  expect(screen.getByRole("button", { name: /BG-07/ })).toBeTruthy();
});

test("who plays alone against bots is spoken to", async () => {
  const { rerender } = render(FirstCard, { view: view() });
  await rerender({ view: view(2, [SCORE]) });
  expect(card()?.textContent).toContain("you score 4 points, 1 for each tile");
  expect(card()?.textContent).toContain("1 more card");
});

test("neither Escape nor a press beside it takes it away; Got it does, and the keyboard goes on", async () => {
  render(FirstCard, { view: view() });
  await fireEvent.keyDown(document.body, { key: "Escape" });
  await fireEvent.pointerDown(document.body);
  await fireEvent.click(document.body);
  expect(card()).not.toBeNull();
  await press("Got it");
  expect(card()).toBeNull();
  expect(ipc.rust.changeSettings).toHaveBeenLastCalledWith({ cardsSeen: ["placing"] });
  await vi.waitFor(() => expect(document.activeElement).toBe(question));
});

test("No more cards switches them off and says where they can be had again", async () => {
  const { rerender } = render(FirstCard, { view: view() });
  await press("No more cards");
  expect(ipc.rust.changeSettings).toHaveBeenLastCalledWith({ firstCards: false });
  await vi.waitFor(() => expect(saidOf("in Settings")).toHaveLength(1));
  await rerender({ view: view(2, [SCORE]) });
  expect(card()).toBeNull();
});
