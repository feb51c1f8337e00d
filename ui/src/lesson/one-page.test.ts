// The page at the end of a short way can be printed from where it is read.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { rust } from "../ipc";
import type { LessonView } from "../ipc";
import { t } from "../state/language.svelte";
import OnePage from "./OnePage.svelte";

vi.mock("../ipc", async (original) => {
  const ipc = await original<typeof import("../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, planTableSheet: vi.fn(() => new Promise(() => {})) } };
});
HTMLDialogElement.prototype.showModal = () => {};
afterEach(cleanup);

const view = (expansion: string | null) =>
  ({ title: "Robbers", path: { expansion, sheet: [] } }) as unknown as LessonView;

test("what is read about an expansion can be printed as its rule sheet", async () => {
  const { container } = render(OnePage, { view: view("robbers") });
  await fireEvent.click(within(container).getByRole("button", { name: t().print.table.open }));
  const job: unknown = expect.objectContaining({ expansions: ["robbers"], options: {} });
  expect(rust.planTableSheet).toHaveBeenCalledExactlyOnceWith(job);
});

test("a page about no expansion has no rule sheet of its own", () => {
  const { container } = render(OnePage, { view: view(null) });
  expect(within(container).queryByRole("button")).toBeNull();
});
