// What is said beside a scenario that was saved of a position when there is an earlier one of its name.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { OwnScenario } from "../../ipc";
import SavedScenario from "./SavedScenario.svelte";

vi.mock("../../ipc");

let kept: { document: number; scenario: { id: string; title: string } }[];
beforeEach(() => {
  kept = [
    { document: 3, scenario: { id: "own-new", title: "The gate" } },
    { document: 2, scenario: { id: "own-other", title: "The wall" } },
    { document: 1, scenario: { id: "own-old", title: "The gate" } },
  ];
  const gone: typeof kept = [];
  vi.mocked(ipc.rust.ownScenarios).mockImplementation(() =>
    Promise.resolve({ ok: true, value: kept as OwnScenario[] }),
  );
  vi.mocked(ipc.rust.deleteScenario).mockImplementation((document) => {
    gone.push(...kept.filter((one) => one.document === document));
    kept = kept.filter((one) => one.document !== document);
    return Promise.resolve({ ok: true, value: null });
  });
  vi.mocked(ipc.rust.restoreScenario).mockImplementation((document) => {
    kept = [...kept, ...gone.filter((one) => one.document === document)];
    return Promise.resolve({ ok: true, value: null });
  });
});

afterEach(cleanup);

const saved = { id: "own-new", title: "The gate" };
const REMOVE = "Delete the earlier one";
const numbers = () => kept.map(({ document: nth }) => nth).sort();

test("the earlier one is told, deleted and brought back; one of another name stays", async () => {
  render(SavedScenario, { saved });
  await fireEvent.click(await screen.findByRole("button", { name: REMOVE }));
  const back = await screen.findByRole("button", { name: "Restore" });
  expect(numbers()).toEqual([2, 3]);
  expect(screen.queryByRole("button", { name: REMOVE })).toBeNull();
  await fireEvent.click(back);
  await screen.findByRole("button", { name: REMOVE });
  expect(numbers()).toEqual([1, 2, 3]);
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
});

test("where no other has its name, nothing is said of earlier ones", async () => {
  kept = kept.slice(0, 2);
  render(SavedScenario, { saved });
  await screen.findByText("“The gate” is saved among your scenarios.");
  await expect.poll(() => vi.mocked(ipc.rust.ownScenarios).mock.results.length).toBeGreaterThan(0);
  await vi.mocked(ipc.rust.ownScenarios).mock.results.at(-1)?.value;
  expect(screen.queryByText(/earlier/)).toBeNull();
});
