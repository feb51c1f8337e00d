// What a rule's number is called: by its title, for nobody knows a rule by its number.
// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Catalog } from "../ipc";
import { catalog } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";
import Rule from "./Rule.svelte";

vi.mock("../ipc");

afterEach(cleanup);

test.each([
  [false, "Rule OP-08: How often robbers score"],
  [true, "Rule OP-08: How often robbers score, our ruling"],
])("its button says what the rule is about (our ruling: %s)", (ruling, name) => {
  const rule = { id: "OP-08", title: "How often robbers score", ruling: ruling ? {} : null };
  catalog.current = { rules: { "OP-08": rule } } as unknown as Catalog;
  render(Rule, { id: "OP-08" });
  expect(screen.getByRole("button", { name }).textContent).toContain("OP-08");
});

test("one that nobody knows has its number", () => {
  catalog.current = { rules: {} } as unknown as Catalog;
  render(Rule, { id: "OP-99" });
  expect(screen.getByRole("button", { name: t().table.log.rule("OP-99") })).toBeTruthy();
});
