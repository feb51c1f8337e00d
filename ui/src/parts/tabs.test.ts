// Leaves that share one frame do not share a place in it: each is found again where it was left.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test } from "vitest";
import Tabs from "./Tabs.svelte";

const leaf = createRawSnippet((name: () => string) => ({ render: () => `<p>${name()}</p>` }));
const leaves = ["log", "track"].map((name) => ({ name, title: name }));

test("a leaf begins at its top, and is where it was when one comes back to it", async () => {
  render(Tabs, { label: "The table", leaves, open: "log", leaf });
  const panel = screen.getByRole("tabpanel");
  const turn = (name: string) => fireEvent.click(screen.getByRole("tab", { name }));
  panel.scrollTop = 120;
  await turn("track");
  expect(panel.scrollTop).toBe(0);
  panel.scrollTop = 40;
  await turn("log");
  expect(panel.scrollTop).toBe(120);
  await turn("track");
  expect(panel.scrollTop).toBe(40);
});
