// The keyboard never drops to the top of the page: not from what is disabled meanwhile.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Button from "./Button.svelte";
import IconButton from "./IconButton.svelte";

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
