// What is said beside a position of the scenario that it was saved as.
// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { PositionScenario } from "../../ipc";
import SavedScenario from "./SavedScenario.svelte";

vi.mock("../../ipc");

const saved = (current: boolean, chapters: PositionScenario["scenario"]["chapters"] = []) =>
  ({
    current,
    scenario: { scenario: { id: "own-gate", title: "The gate" }, chapters },
  }) as unknown as PositionScenario;

test.each([
  [true, "“The gate” is saved. You can play it in Campaigns and change it here."],
  [false, "Your last changes are not in the scenario “The gate” yet: save it."],
])("whether the last changes are in it is told: %s", (current, text) => {
  render(SavedScenario, { saved: saved(current) });
  screen.getByText(text);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#/campaigns/own-gate",
  ]);
});

test("the campaigns that play it are named, and lead to their desks", () => {
  const chapters = [{ document: 7, campaign: "The long road", number: 2 }];
  render(SavedScenario, { saved: saved(true, chapters) });
  const link = screen.getByRole("link", { name: "The long road, chapter 2" });
  expect(link.getAttribute("href")).toBe("#/build/7?at=own-gate");
});
