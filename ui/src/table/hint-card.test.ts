// The hint beside the board: asked for by key, told with worth and reasons, shown on the board, and refused where locked.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { figuresAdvised, numbersAdvised, tilesAdvised } from "../game/advised";
import { GameAtTable } from "../game/sitting.svelte";
import * as ipc from "../ipc";
import type { AdviceView, GameView, HintView, Outcome } from "../ipc";
import { keyboard } from "../state/keyboard.svelte";
import { settings } from "../state/settings.svelte";
import HintCard from "./HintCard.svelte";

vi.mock("../ipc", async (original) => {
  const ipc = await original<typeof import("../ipc")>();
  return {
    ...ipc,
    rust: {
      ...ipc.rust,
      hint: vi.fn(),
      putHintAway: vi.fn(),
      catalog: () => new Promise(() => {}),
    },
  };
});
const around: { here: unknown } = vi.hoisted(() => ({ here: null }));
vi.mock("../game/sitting.svelte", async (original) => ({
  ...(await original<typeof import("../game/sitting.svelte")>()),
  sitting: () => around.here,
}));

const seat = (name: string, bot: string | null = null) => ({
  name,
  bot,
  colour: 0,
  pattern: "plain",
});
const view = (more: object = {}) =>
  ({
    game: { id: 1, designs: [], locked: false },
    revision: 5,
    step: 2,
    steps: 2,
    live: true,
    over: false,
    toMove: 0,
    active: 0,
    phase: "tile",
    drawn: "trial/meadow",
    seats: [seat("Anna"), seat("Ben", "greedy")],
    tiles: [],
    choices: [],
    refused: [],
    landmarks: [],
    landed: null,
    log: [],
    ...more,
  }) as unknown as GameView;

const city = { x: 2, y: 0, kind: "city", at: "N" } as const;
const lays = (
  x: number,
  [mean, chance]: [number, number],
  more: Partial<AdviceView> = {},
): AdviceView => ({
  action: { type: "tile", x, y: 0, rotation: 1 },
  then: null,
  leads: { mean, error: 150, chance },
  behind: 0,
  level: false,
  games: 40,
  motives: [],
  odds: [],
  ...more,
});
const hint: HintView = {
  step: 2,
  player: 0,
  games: 100,
  playsOn: "steady",
  advice: [
    lays(1, [420, 583], {
      level: true,
      motives: [{ code: "in-sight", facts: { player: 0, points: 4, place: city } }],
      odds: [
        {
          place: city,
          odds: {
            grows: 5,
            growing: [],
            closes: 2,
            closing: [{ player: 0, next: 100_000, ever: 700_000 }],
            inHandCloses: false,
            dead: [],
          },
        },
      ],
    }),
    lays(1, [300, 559], { action: { type: "tile", x: 1, y: 0, rotation: 3 }, behind: 120 }),
    lays(4, [410, 581], { behind: 10, level: true }),
  ],
};

let here = new GameAtTable();
const put = (now = view()) => {
  here = new GameAtTable();
  here.game.show(now);
  around.here = here;
  return render(HintCard, { view: now });
};
const always = (hints: boolean) => {
  const { aids } = ipc.firstSettings;
  settings.current = {
    ...ipc.firstSettings,
    characterKeys: "everywhere",
    aids: { ...aids, hints },
  };
};
const press = (key: string) => fireEvent.keyDown(document.body, { key });

beforeEach(() => {
  // The card stands alone here, and no table around it has the focus.
  settings.current = { ...ipc.firstSettings, characterKeys: "everywhere" };
  vi.mocked(ipc.rust.hint).mockReset().mockResolvedValue({ ok: true, value: hint });
  vi.mocked(ipc.rust.putHintAway).mockReset().mockResolvedValue({ ok: true, value: null });
  window.addEventListener("keydown", keyboard.press);
});
afterEach(() => {
  cleanup();
  window.removeEventListener("keydown", keyboard.press);
  settings.current = ipc.firstSettings;
});

test("by its key a hint tells three decisions, what they give up, why, and the odds; again it is put away", async () => {
  put();
  expect(ipc.rust.hint).not.toHaveBeenCalled();
  await press("h");
  const list = await screen.findByRole("list", { name: "The best moves" });
  const [best, second, third] = [...list.querySelectorAll("[data-advice]")].map(
    ({ textContent }) => textContent,
  );
  expect(best).toContain("Place the tile 1 east of the first tile, turned right.");
  expect(best).toContain("58 % to win, about 4 points ahead");
  screen.getByText("Assumes that everyone plays on like the bot Steady. Tried in 100 games.");
  expect(best).toContain("Your city would pay 4 points more.");
  expect(best).toContain("2 tiles left would complete the city 2 east of the first tile.");
  expect(best).toContain("Anna: 10 % on the next draw, 70 % by the end of the game.");
  expect(second).toContain("About 1 point worse.");
  expect(third).toContain("No clear difference from the best.");
  await press("h");
  expect(screen.queryByRole("list")).toBeNull();
  expect(here.advice.hint).toBeNull();
});

test("on the board the best of each cell is a ghost, and what is pointed at stands there alone", async () => {
  put();
  await press("h");
  await screen.findByRole("list", { name: "The best moves" });
  const ghosts = () => tilesAdvised(view(), here.advice).map(({ x, rotation }) => [x, rotation]);
  const numbers = () => numbersAdvised(view(), here.advice).map(({ x, n }) => [x, n]);
  expect(ghosts()).toEqual([
    [1, 1],
    [4, 1],
  ]);
  // Whatever lies below another on its cell has its number there.
  expect(numbers()).toEqual([
    [1, 1],
    [1, 2],
    [4, 3],
  ]);
  await fireEvent.pointerEnter(document.querySelector("[data-advice='2'] button")!);
  expect(ghosts()).toEqual([[1, 3]]);
  expect(numbers()).toEqual([[1, 2]]);
  await fireEvent.pointerLeave(document.querySelector("[data-advice='2'] button")!);
  expect(ghosts().length).toBe(2);
});

test("on the board every figure of a hint has its number, two on one place both", () => {
  const stands = (figure: "follower" | "big-follower", at: "N" | "S") =>
    ({ type: "figure", figure, x: 1, y: 0, kind: "city", at }) as const;
  const actions = [stands("follower", "N"), stands("big-follower", "N"), stands("follower", "S")];
  const now = view({
    phase: "figure",
    drawn: null,
    choices: actions.map((action) => ({ action, segment: action.at === "N" ? 0 : 1, here: null })),
  });
  put(now);
  here.advice.hint = { ...hint, advice: actions.map((action) => lays(1, [0, 500], { action })) };
  expect(figuresAdvised(now, here.advice).map(({ numbers }) => numbers)).toEqual([[1, 2], [3]]);
});

test("where hints are switched on each decision brings its own, and an overtaken one is never shown", async () => {
  always(true);
  let first = (_: Outcome<HintView | null>) => {};
  vi.mocked(ipc.rust.hint).mockReturnValueOnce(new Promise((told) => (first = told)));
  const { rerender } = put();
  await tick();
  expect(ipc.rust.hint).toHaveBeenLastCalledWith(5);
  await rerender({ view: view({ revision: 6 }) });
  expect(ipc.rust.putHintAway).toHaveBeenCalled();
  expect(ipc.rust.hint).toHaveBeenLastCalledWith(6);
  await waitFor(() => expect(here.advice.hint).toEqual(hint));
  first({ ok: true, value: { ...hint, advice: [] } });
  await tick();
  expect(here.advice.hint).toEqual(hint);
});

test("nobody is helped while a bot thinks, nor at a locked table, which says so", async () => {
  always(true);
  put(view({ toMove: 1 }));
  await press("h");
  expect(ipc.rust.hint).not.toHaveBeenCalled();
  cleanup();
  put(view({ game: { id: 1, designs: [], locked: true } }));
  await press("h");
  expect(ipc.rust.hint).not.toHaveBeenCalled();
  expect(screen.getByText(/^This table is locked: no odds/)).toBeTruthy();
});

test("whoever presses its buttons stays at the hint, not on nothing", async () => {
  put();
  const card = screen.getByRole("region", { name: "Hint" });
  const pressed = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    button.focus();
    await fireEvent.click(button);
  };
  await pressed("Hint");
  await screen.findByRole("list", { name: "The best moves" });
  expect(document.activeElement).toBe(card);
  await pressed("Hide hint");
  await screen.findByRole("button", { name: "Hint" });
  expect(document.activeElement).toBe(card);
});
