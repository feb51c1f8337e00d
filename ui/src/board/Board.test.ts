// Boards side by side: each shows its own scene, hears its own keys, and decides only what it may.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action } from "../ipc";
import { keyboard } from "../state/keyboard.svelte";
import { t } from "../state/language.svelte";
import { announcer } from "../state/announcer.svelte";
import { followHands } from "../state/resting";
import type { Design } from "../state/catalog.svelte";
import Board from "./Board.svelte";
import { pictures } from "../tiles/pictures.svelte";
import { sceneWith, type Interaction, type Scene } from "./scene";

// What jsdom has not.
vi.mock("../ipc", async (original) => {
  const ipc = await original<typeof import("../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, catalog: () => new Promise(() => {}) } };
});

class NoSize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoSize);
  window.addEventListener("keydown", keyboard.press);
});
afterEach(() => {
  cleanup();
  window.removeEventListener("keydown", keyboard.press);
});

const holding = (land: string, x: number): Scene =>
  sceneWith({
    land,
    held: { tile: "base/D", places: [{ x, y: 0, rotations: [0] }], shown: true },
  });

const put = (scene: Scene, interaction: Interaction = {}, more = {}) => {
  const { container } = render(Board, { scene, interaction, ...more });
  return container.querySelector<HTMLElement>(".frame")!;
};

const press = async (target: Element, ...keys: string[]) => {
  for (const key of keys) await fireEvent.keyDown(target, { key });
  await tick();
};

const deciding = () => {
  const decided: Action[] = [];
  return { decided, decide: (action: Action) => decided.push(action) };
};

test("of two boards, the one with the focus lays its tile, where it may go", async () => {
  const [one, other] = [deciding(), deciding()];
  put(holding("here", 1), one);
  const there = put(holding("there", 5), other);
  await press(there, "ArrowUp", "Enter");
  expect(one.decided).toEqual([]);
  expect(other.decided).toEqual([{ type: "tile", x: 5, y: 0, rotation: 0 }]);
  await press(document.body, "ArrowUp", "Enter");
  expect([one.decided.length, other.decided.length]).toEqual([0, 1]);
});

test("the only board of a screen hears keys wherever the focus is", async () => {
  const only = deciding();
  put(holding("here", 2), only);
  await press(document.body, "ArrowUp", "Enter");
  expect(only.decided).toEqual([{ type: "tile", x: 2, y: 0, rotation: 0 }]);
});

test("where help shows the tile turned it is laid so, until the player turns it there", async () => {
  const only = deciding();
  const scene = sceneWith({
    land: "here",
    held: { tile: "base/V", places: [{ x: 2, y: 0, rotations: [0, 2] }], shown: true },
    ghosts: [{ tile: "base/V", x: 2, y: 0, rotation: 2, tone: "right" }],
  });
  await press(put(scene, only), "ArrowUp", "Enter", "r", "Enter");
  expect(only.decided.map((act) => act.type === "tile" && act.rotation)).toEqual([2, 0]);
});

test("what is decided anew begins as it was: the same place, the same rotation", async () => {
  const only = deciding();
  const entered: Action = { type: "tile", x: 2, y: 0, rotation: 2 };
  const places = [1, 2].map((x) => ({ x, y: 0, rotations: [0, 2] }));
  const held = { tile: meadow.id, places, shown: true };
  const designs = { [meadow.id]: meadow };
  const frame = put(sceneWith({ land: "here", held, entered, designs }), only);
  await tick();
  expect(frame.querySelector("[data-held]")?.getAttribute("data-rotation")).toBe("2");
  await press(frame, "Enter");
  expect(only.decided).toEqual([entered]);
});

test("a pressed tile says what of it can be decided anew, where that can be", async () => {
  const cell = {
    x: 0,
    y: 0,
    tile: "base/D",
    free: false,
    drawn: [],
    fitting: [],
    fits: 0,
    left: 9,
  };
  const report = { ok: true as const, value: { ...cell, coming: [], proof: null } };
  const correct = vi.fn();
  const corrections = () => [{ turn: 3, label: "Placement", correct }];
  const asking = { cell: () => Promise.resolve(report), corrections };
  const tiles = [{ tile: "base/D", x: 0, y: 0, rotation: 0, lastOf: null }];
  const scene = sceneWith({
    land: "here",
    tiles,
    designs: { "base/D": { ...meadow, id: "base/D" } },
  });
  const touch = async (frame: Element, at: number) => {
    const where = { clientX: at, clientY: 5, button: 0, bubbles: true };
    for (const type of ["pointerdown", "pointerup"])
      frame.dispatchEvent(new MouseEvent(type, where));
    await new Promise((done) => setTimeout(done));
  };
  await touch(put(scene, asking), 500);
  expect(screen.queryByText(t().realTable.ofTile.title(3))).toBeNull();
  cleanup();
  await touch(put(scene, asking), 5);
  screen.getByText(t().realTable.ofTile.title(3));
  await fireEvent.click(screen.getByRole("button", { name: "Placement" }));
  expect(correct).toHaveBeenCalledOnce();
});

test("a pointer that rests on the board does not take the tile from the keys", async () => {
  const stop = followHands();
  const only = deciding();
  const frame = put(holding("here", 2), only);
  const report = (x: number) => {
    for (const type of ["pointerenter", "pointermove"])
      frame.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: 500, bubbles: true }));
  };
  document.body.dispatchEvent(
    new MouseEvent("pointerdown", { clientX: 900, clientY: 500, bubbles: true }),
  );
  await press(document.body, "ArrowUp");
  report(900);
  await press(document.body, "Enter");
  expect(only.decided).toEqual([{ type: "tile", x: 2, y: 0, rotation: 0 }]);
  // One that moves does.
  report(901);
  await press(document.body, "Enter");
  expect(only.decided.length).toBe(1);
  stop();
});

test("without leave to decide the places are seen, and nothing can be done", async () => {
  const why = vi.fn();
  const frame = put(holding("here", 1), { why });
  expect(frame.querySelectorAll("[data-place]").length).toBe(1);
  await press(frame, "ArrowUp", "Enter");
  expect(frame.querySelector("[data-held]")).toBeNull();
  expect(why).not.toHaveBeenCalled();
});

test("a board that is played on says where north is, once, to the eye alone", () => {
  const frame = put(holding("here", 1));
  const compass = frame.parentElement!.querySelectorAll("[role=toolbar] > [aria-hidden]");
  expect([...compass].map((each) => each.textContent.trim())).toEqual(["N"]);
});

test("a picture of a board has no tools and takes no key", async () => {
  const never = deciding();
  const frame = put(holding("here", 1), never, { still: true });
  expect(document.querySelector("[role=toolbar]")).toBeNull();
  expect(frame.hasAttribute("tabindex")).toBe(false);
  await press(document.body, "ArrowUp", "Enter");
  expect(never.decided).toEqual([]);
});

test("marks, arrows, ghosts, numbers and lights are drawn on the board that was told them", () => {
  const drawn = sceneWith({
    marks: [{ cell: { x: 0, y: 0 } }, { cell: { x: 1, y: 0 }, tone: "wrong" }],
    arrows: [{ from: { x: 0, y: 0 }, to: { x: 3, y: 0 }, tone: "right" }],
    ghosts: [{ tile: "base/E", x: 2, y: 2, rotation: 1 }],
    numbers: [
      { x: 0, y: 0, n: 1 },
      { x: 0, y: 0, n: 2 },
    ],
  });
  const [frame, bare] = [put(drawn), put(sceneWith({}))];
  const count = (board: Element, css: string) => board.querySelectorAll(css).length;
  expect(count(frame, "[data-mark=look]")).toBe(1);
  expect(count(frame, "[data-mark=wrong]")).toBe(1);
  expect(count(frame, "[data-arrow=right] path")).toBe(2);
  expect(count(frame, "[data-ghost='2,2']")).toBe(1);
  expect(count(frame, "[data-counted]")).toBe(2);
  expect(count(bare, "[data-mark], [data-arrow], [data-ghost], [data-counted]")).toBe(0);
});

const meadow: Design = {
  id: "trial/meadow",
  set: "trial",
  count: 1,
  marks: [],
  village: [],
  decor: [],
  bridge: false,
  segments: [],
};
const row = (tiles: number): Scene["tiles"] =>
  Array.from({ length: tiles }, (_, x) => ({
    tile: meadow.id,
    x,
    y: 0,
    rotation: 0,
    lastOf: x === tiles - 1 ? 0 : null,
  }));
const land = (tiles: number, more: Partial<Scene> = {}): Scene =>
  sceneWith({
    owners: [{ name: "Anna", colour: 0, pattern: "plain" }],
    designs: { [meadow.id]: meadow },
    tiles: row(tiles),
    ...more,
  });

test("after a decision only what lies otherwise asks for its picture, however large the board", async () => {
  const painted = vi.spyOn(pictures, "of").mockReturnValue("tile.png");
  const { designs } = land(0);
  const { container, rerender } = render(Board, { scene: land(60, { designs }) });
  painted.mockClear();
  await rerender({ scene: land(61, { designs }) });
  expect(container.querySelectorAll("image[data-tile]")).toHaveLength(61);
  expect(container.querySelectorAll(".last")).toHaveLength(1);
  // The new one, and the one that is framed no more.
  expect(painted.mock.calls.length).toBeLessThanOrEqual(2);
});

test("land that is marked lies below the figures, whose colours stay what they are", () => {
  const city = {
    kind: "city" as const,
    edges: ["N" as const],
    cities: [],
    pennants: 0,
    cathedral: false,
    goods: null,
    roadside: [],
  };
  const design = {
    id: "trial/gate",
    set: "trial",
    count: 1,
    marks: [],
    village: [],
    decor: [],
    bridge: false,
    segments: [city],
  };
  const frame = put(
    sceneWith({
      owners: [{ name: "Anna", colour: 0, pattern: "plain" }],
      tiles: [{ tile: design.id, x: 0, y: 0, rotation: 0, lastOf: null }],
      designs: { [design.id]: design },
      figures: [{ x: 0, y: 0, on: 0, player: 0, figure: "follower", count: 1 }],
      marks: [{ land: [{ x: 0, y: 0, segment: 0 }] }, { at: { x: 0, y: 0, on: 0 } }],
    }),
  );
  const [wash, ring] = [...frame.querySelectorAll("[data-mark]")];
  const figure = [...frame.querySelectorAll("g")].find((each) => each.innerHTML.includes("player"));
  const follows = (a: Element | undefined, b: Element | undefined) =>
    Boolean(a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect([follows(wash, figure), follows(figure, ring)]).toEqual([true, true]);
});

test("whoever cannot drag moves the board by single presses", async () => {
  const frame = put(sceneWith({ land: "here" }));
  const named = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
  expect(screen.queryByRole("button", { name: t().board.tools.left })).toBeNull();
  await fireEvent.click(named(t().board.tools.move));
  const at = () => frame.dataset.at!.split(",").map(Number);
  const [x, y] = at() as [number, number];
  await fireEvent.click(named(t().board.tools.left));
  await fireEvent.click(named(t().board.tools.down));
  const [right, up] = at() as [number, number];
  expect([right > x, up < y]).toEqual([true, true]);
  await fireEvent.click(named(t().board.tools.right));
  await fireEvent.click(named(t().board.tools.up));
  expect(at()).toEqual([x, y]);
});

test("a mouse that wanders over the board says nothing; the arrows say where they are", async () => {
  const stop = followHands();
  const story = announcer.story.length;
  const frame = put(holding("here", 1), deciding());
  const before = announcer.now;
  for (let x = 0; x < 10; x++)
    await fireEvent(
      frame,
      new MouseEvent("pointermove", { bubbles: true, clientX: x * 100, clientY: 7 }),
    );
  expect([announcer.now, announcer.story.length]).toEqual([before, story]);
  await press(frame, "ArrowUp");
  await vi.waitFor(() => expect(announcer.now?.text).toBe(t().board.aimed(1, 0, 0, true)));
  stop();
});

test("ten quick keys look at ten cells, however late the answers come", async () => {
  const asked: string[] = [];
  const frame = put(sceneWith({ land: "here" }), {
    cell: ({ x, y }) => {
      asked.push(`${x},${y}`);
      return new Promise(() => {});
    },
  });
  for (let times = 0; times < 10; times++)
    await fireEvent.keyDown(frame, { key: "ArrowRight", ctrlKey: true });
  expect(asked.at(-1)).toBe("10,0");
});
