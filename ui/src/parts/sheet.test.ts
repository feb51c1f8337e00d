// A sheet has voices of its own: a reader hears nothing of the page below it.
// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { expect, test } from "vitest";
import { announcer } from "../state/announcer.svelte";
import Sheet from "./Sheet.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>On it</p>" }));

HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};

test("what is said while it is open is said in it, and nothing from before", async () => {
  announcer.say("Long ago.");
  render(Sheet, { title: "A sheet", children });
  await tick();
  const log = () => screen.getByRole("log", { hidden: true }).textContent;
  expect(log()).toBe("");
  announcer.say("The table gives Anna 6 points.");
  await tick();
  expect(log()).toBe("The table gives Anna 6 points.");
});
