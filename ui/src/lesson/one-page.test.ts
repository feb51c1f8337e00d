// The page at the end of a short way: as the open game is played, and printed from where it is read.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rust } from "../ipc";
import type { Catalog, GameView, LessonView } from "../ipc";
import { catalog } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";
import OnePage from "./OnePage.svelte";

vi.mock("../ipc", async (original) => {
  const ipc = await original<typeof import("../ipc")>();
  const never = () => new Promise(() => {});
  return {
    ...ipc,
    rust: {
      ...ipc.rust,
      currentGame: vi.fn(),
      planTableSheet: vi.fn(never),
      planScoreSheet: vi.fn(never),
    },
  };
});
HTMLDialogElement.prototype.showModal = () => {};
beforeEach(() => {
  vi.spyOn(catalog, "load").mockResolvedValue(undefined);
  catalog.current = {
    options: [{ id: "OP-02", default: "on" }],
    rules: {},
    boxes: [],
    expansions: [],
  } as unknown as Catalog;
  open(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (game: { expansions: string[]; options: Record<string, string> } | null) => {
  const view = game && ({ game } as unknown as GameView);
  vi.mocked(rust.currentGame).mockResolvedValue({ ok: true, value: view });
};

const line = (say: string, value: string) => ({
  title: "At the end",
  say,
  rules: ["IX-14"],
  rulings: value === "on" ? ["IX-14"] : [],
  when: { "OP-02": [value] },
});
const sheet = [line("They rob.", "on"), line("They go home.", "off")];
const view = (expansion: string | null) =>
  ({ title: "Robbers", language: "en", path: { expansion, sheet } }) as unknown as LessonView;
const page = (expansion: string | null) =>
  within(render(OnePage, { view: view(expansion) }).container);

test("what is read about an expansion can be printed as its rule sheet", async () => {
  await fireEvent.click(page("robbers").getByRole("button", { name: t().print.table.open }));
  const job: unknown = expect.objectContaining({ expansions: ["robbers"], options: {} });
  expect(rust.planTableSheet).toHaveBeenCalledExactlyOnceWith(job);
});

test("a page about no expansion has no rule sheet of its own", () => {
  expect(page(null).queryByRole("button", { name: t().print.table.open })).toBeNull();
});

test("the page itself is printed as it is read, and a star marks what is a ruling", async () => {
  const shown = page("robbers");
  await fireEvent.click(shown.getByRole("button", { name: t().lesson.path.print }));
  const rules = [{ title: "At the end", text: "They rob. (IX-14*)" }];
  const job: unknown = expect.objectContaining({
    of: "page",
    title: "Robbers",
    lead: `* ${t().print.table.paper.ruling}`,
    chapters: [{ title: t().lesson.path.page, rules }],
  });
  expect(rust.planScoreSheet).toHaveBeenCalledExactlyOnceWith(job);
});

test("a page says how the open game is played, if that is played with it", async () => {
  const home = { expansions: ["robbers"], options: { "OP-02": "off" } };
  open(home);
  const shown = page("robbers");
  await waitFor(() => shown.getByText("They go home."));
  expect(shown.queryByText("They rob.")).toBeNull();
  shown.getByText(t().lesson.path.inForce, { exact: false });
  cleanup();
  open({ ...home, expansions: ["tower"] });
  page("robbers").getByText("They rob.");
});
