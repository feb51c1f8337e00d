// The keyboard never drops to the top of the page: not from what is disabled, goes away, or takes its sheet away.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Button from "./Button.svelte";
import { heirs } from "./heirs";
import IconButton from "./IconButton.svelte";
import Sheet from "./Sheet.svelte";

beforeEach(() => {
  // What jsdom has not.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const saying = (html: string) => createRawSnippet(() => ({ render: () => html }));
const at = () => document.activeElement;

test("a button that cannot be pressed any more keeps the keyboard, hears nothing, and is disabled once it is left", async () => {
  const onclick = vi.fn();
  const redo = { children: saying("<span>Redo</span>"), onclick };
  const { rerender } = render(Button, { ...redo, disabled: false });
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Redo" });
  button.focus();
  await rerender({ disabled: true });
  expect(at()).toBe(button);
  expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  await fireEvent.click(button);
  expect(onclick).not.toHaveBeenCalled();
  button.blur();
  expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([true, null]);
  await rerender({ disabled: false });
  await fireEvent.click(button);
  expect(onclick).toHaveBeenCalledOnce();
});

test("a sign that cannot be pressed from the beginning is disabled, and one that can again hears at once", async () => {
  const onclick = vi.fn();
  const { rerender } = render(IconButton, { label: "On", icon: "after", onclick, disabled: true });
  const sign = screen.getByRole<HTMLButtonElement>("button", { name: "On" });
  expect(sign.disabled).toBe(true);
  await rerender({ disabled: false });
  sign.focus();
  await rerender({ disabled: true });
  await rerender({ disabled: false });
  expect(sign.getAttribute("aria-disabled")).toBeNull();
  await fireEvent.click(sign);
  expect(onclick).toHaveBeenCalledOnce();
});

test("a sheet opens at its title, and gives the keyboard back where a choice on it takes it away", async () => {
  document.body.innerHTML = "<button>Open it</button>";
  const opener = screen.getByRole("button", { name: "Open it" });
  opener.focus();
  const props = { title: "A sheet", open: true };
  const children = saying("<button>Take this</button>");
  const sheet = mount(Sheet, { target: document.body, props: { ...props, children } });
  await tick();
  expect(at()).toBe(screen.getByRole("heading", { name: "A sheet" }));
  screen.getByRole("button", { name: "Take this" }).focus();
  await unmount(sheet);
  expect(at()).toBe(opener);
});

test("a sheet that goes away leaves the keyboard where it has been put meanwhile", async () => {
  document.body.innerHTML = "<button>Open it</button><button>Elsewhere</button>";
  screen.getByRole("button", { name: "Open it" }).focus();
  const props = { title: "A sheet", open: true, children: saying("<p></p>") };
  const sheet = mount(Sheet, { target: document.body, props });
  await tick();
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
  elsewhere.focus();
  await unmount(sheet);
  expect(at()).toBe(elsewhere);
});

const PAGE = `
  <button>Back</button>
  <ul><li><button>One</button></li><li><button>Two</button></li><li><button>Three</button></li></ul>
  <button tabindex="-1">Beside the Tab key</button>
  <button>Last</button>`;

const page = () => {
  const place = document.createElement("div");
  place.innerHTML = PAGE;
  document.body.append(place);
  heirs(place);
  return (name: string) => screen.getByRole("button", { name });
};
const gone = async (button: HTMLElement) => {
  button.focus();
  button.closest("li")?.remove();
  await tick();
};

test("what is next to it inherits the keyboard, or what was before it, or what lies around them", async () => {
  const named = page();
  await gone(named("One"));
  expect(at()).toBe(named("Two"));
  await gone(named("Three"));
  expect(at()).toBe(named("Two"));
  await gone(named("Two"));
  expect(at()).toBe(named("Last"));
});

test("a key that is still held does not press the heir", async () => {
  const named = page();
  await gone(named("One"));
  const down = (repeat: boolean) =>
    fireEvent.keyDown(named("Two"), { key: "Enter", repeat, cancelable: true });
  expect(await down(true)).toBe(false);
  await fireEvent.keyUp(named("Two"), { key: "Enter" });
  expect(await down(true)).toBe(true);
});

test("what is put elsewhere keeps the keyboard, and whoever left it is not called back", async () => {
  const named = page();
  const two = named("Two");
  two.focus();
  document.querySelector("ul")?.append(two.closest("li")!);
  await tick();
  expect(at()).toBe(two);
  two.blur();
  two.closest("li")?.remove();
  await tick();
  expect(at()).toBe(document.body);
});
