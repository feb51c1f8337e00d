// What the pages of a set and of its tiles offer: the rules that are ticked, and why a tile cannot be tried.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { DocumentView, FaultView } from "../../ipc";
import { keyboard } from "../../state/keyboard.svelte";
import { t } from "../../state/language.svelte";
import Maker from "./Maker.svelte";

vi.mock("../../ipc");

const field = { kind: "field", edges: ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] };
const design = {
  id: "mine/A",
  set: "mine",
  count: 1,
  marks: [],
  village: [],
  decor: [],
  bridge: false,
  segments: [{ ...field, cities: [], pennants: 0, cathedral: false, goods: null, roadside: [] }],
};
const totals = { tiles: 1, designs: 1, sides: [], corners: [], things: {}, patterns: {} };
const fault = (severity: string): FaultView =>
  ({
    problem: { severity, code: "crossing", what: { says: "crossing", facts: {} } },
    tile: "mine/A",
    segments: [],
    cells: [],
    fix: null,
  }) as unknown as FaultView;

/** The desk keeps the document that lay on it: each test opens another. */
let id = 0;

/** What Rust tells of a set. */
const told = (
  faults: FaultView[],
  expansions: string[],
  tiles: { design: object; text: string }[] = [{ design, text: "" }],
): DocumentView =>
  ({
    id: ++id,
    kind: "tile-set",
    revision: 1,
    key: "mine",
    name: "Mine",
    description: "",
    author: "",
    licence: "",
    expansions,
    symbol: null,
    back: null,
    rules: {},
    tiles,
    mix: null,
    position: null,
    campaign: null,
    faults,
    totals,
    base: totals,
    steps: [],
    before: 0,
    head: 0,
    usedBy: [],
  }) as unknown as DocumentView;

const expansions = [
  { id: "base", name: "The base game" },
  { id: "tower", name: "The Tower" },
  { id: "river", name: "The River" },
];
beforeEach(() => {
  const catalog = { tiles: [], sets: [], mixes: [], boxes: [], options: [], rules: {}, expansions };
  vi.mocked(ipc.rust.catalog).mockResolvedValue({ ok: true, value: catalog });
  vi.mocked(ipc.rust.twins).mockResolvedValue({ ok: true, value: [] });
});
const open = (view: DocumentView, tile: string | null) => {
  vi.mocked(ipc.rust.openDocument).mockResolvedValue({ ok: true, value: view });
  return render(Maker, { id: view.id, tile });
};

/** The page on which a tile is drawn, with what is wrong with it. */
const drawing = async (faults: FaultView[]) => {
  const { container } = open(told(faults, []), "A");
  const button = await screen.findByRole("button", { name: t().build.draw.try });
  return { button: button as HTMLButtonElement, why: container.querySelector("[data-part=why]") };
};

test("what is at fault keeps a tile from being tried, and the reason stands beside the button", async () => {
  const { button, why } = await drawing([fault("error")]);
  expect(button.disabled).toBe(true);
  expect(why?.textContent).toBe(t().build.draw.tryFirst);
});

test("what only deserves a second look does not", async () => {
  const { button, why } = await drawing([fault("warning")]);
  expect(button.disabled).toBe(false);
  expect(why).toBeNull();
});

test("the rules that the tiles need are ticked, each by itself", async () => {
  const view = told([], ["river"]);
  open(view, null);
  const boxes = async () =>
    (await screen.findAllByRole<HTMLInputElement>("checkbox"))
      .filter((box) => box.dataset.rules)
      .map((box) => [box.dataset.rules, box.checked]);
  await expect.poll(boxes).toEqual([
    ["tower", false],
    ["river", true],
  ]);
  vi.mocked(ipc.rust.changeDocument).mockResolvedValue({
    ok: true,
    value: { ...view, revision: 2, expansions: ["tower", "river"] },
  });
  await fireEvent.click(screen.getByRole("checkbox", { name: "The Tower" }));
  expect(vi.mocked(ipc.rust.changeDocument).mock.lastCall?.[2]).toEqual({
    of: "set",
    change: { do: "rules", expansion: "tower", on: true },
  });
  await expect.poll(boxes).toEqual([
    ["tower", true],
    ["river", true],
  ]);
});

test("a set that lacks rules is told so, and one press adds them", async () => {
  const fix = { of: "set", change: { do: "rules", expansion: "river", on: true } };
  const lacking = { ...fault("warning"), tile: null, fix } as unknown as FaultView;
  open(told([lacking], []), null);
  await screen.findByText(t().build.setShows("river", "The River"));
  screen.getByRole("button", { name: t().build.fixes.add });
});

const changes = () => vi.mocked(ipc.rust.changeDocument).mock.calls.map(([, , op]) => op);

test("a tile is named where it is drawn, in the language in which its name stands", async () => {
  const view = told([], [], [{ design: { ...design, names: { en: "Gate" } }, text: "" }]);
  vi.mocked(ipc.rust.changeDocument).mockResolvedValue({ ok: true, value: view });
  const { container } = open(view, "A");
  await screen.findByRole("heading", { name: t().build.draw.title("Gate") });
  const field = container.querySelector<HTMLInputElement>("[data-part=name] input")!;
  expect(field.value).toBe("Gate");
  await fireEvent.change(field, { target: { value: "Toll bridge" } });
  const change = { do: "about", tile: "mine/A", what: "name", text: "Toll bridge", language: "en" };
  await expect.poll(() => changes().at(-1)).toEqual({ of: "set", change });
});

test("tiles are chosen with Shift, and copied, duplicated and removed by keys", async () => {
  const tiles = ["A", "B", "C"].map((name) => ({
    design: { ...design, id: `mine/${name}` },
    text: `tile ${name}`,
  }));
  const view = told([], [], tiles);
  vi.mocked(ipc.rust.changeDocument).mockResolvedValue({ ok: true, value: view });
  const { container } = open(view, null);
  const tile = (name: string) => container.querySelector<HTMLElement>(`[data-tile=${name}] a`)!;
  await expect.poll(() => tile("A")).not.toBeNull();
  const chosen = () =>
    [...container.querySelectorAll(".chosen")].map((each) => each.getAttribute("data-tile"));
  await fireEvent.click(tile("A"), { ctrlKey: true });
  await fireEvent.click(tile("B"), { shiftKey: true });
  expect(chosen()).toEqual(["A", "B"]);
  const press = (key: string, ctrlKey = true) => {
    const event = new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true });
    Object.defineProperty(event, "target", { value: tile("A") });
    keyboard.press(event);
  };
  press("c");
  press("v");
  const pasted = { do: "paste", at: 2, tiles: ["tile A", "tile B"] };
  await expect.poll(() => changes().at(-1)).toEqual({ of: "set", change: pasted });
  press("Delete", false);
  const gone = { do: "remove", tiles: ["mine/A", "mine/B"] };
  await expect.poll(() => changes().at(-1)).toEqual({ of: "set", change: gone });
  await expect.poll(chosen).toEqual([]);
  tile("C").focus();
  press("d");
  const twice = { do: "duplicate", tile: "mine/C" };
  await expect.poll(() => changes().at(-1)).toEqual({ of: "set", change: twice });
});
