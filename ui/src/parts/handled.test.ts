// A menu, tabs, a bar between two things and a field do with keys what hands expect of them.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Menu from "./Menu.svelte";
import Splitter from "./Splitter.svelte";
import TextField from "./TextField.svelte";

afterEach(cleanup);

const press = async (key: string) => {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await tick();
};

const menu = () => {
  const acts = { rename: vi.fn(), copy: vi.fn(), remove: vi.fn() };
  render(Menu, {
    label: "More",
    items: [
      { title: "Rename", act: acts.rename },
      { title: "Copy", act: acts.copy },
      { title: "Delete", act: acts.remove, disabled: true },
    ],
  });
  const opener = screen.getByRole("button", { name: "More" });
  opener.focus();
  return { ...acts, opener };
};

const focused = () => document.activeElement?.textContent;

test("a menu opens at either end and goes round", async () => {
  menu();
  await press("ArrowUp");
  expect(focused()).toBe("Delete");
  await press("ArrowDown");
  expect(focused()).toBe("Rename");
  await press("ArrowUp");
  expect(focused()).toBe("Delete");
  await press("Home");
  expect(focused()).toBe("Rename");
});

test("a letter leads to what begins with it", async () => {
  menu();
  await press("ArrowDown");
  await press("c");
  expect(focused()).toBe("Copy");
  await press("x");
  expect(focused()).toBe("Copy");
});

test("Escape closes a menu, does nothing, and hands the keyboard back", async () => {
  const { rename, opener } = menu();
  await press("ArrowDown");
  await press("Escape");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(rename).not.toHaveBeenCalled();
});

test("what is taken is done once and closes the menu; what cannot be done is not", async () => {
  const { copy, remove, opener } = menu();
  await press("ArrowDown");
  await fireEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
  expect(remove).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("menuitem", { name: "Copy" }));
  expect(copy).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test("a bar between two things moves with the arrows, and never beyond its ends", async () => {
  const thing = createRawSnippet(() => ({ render: () => "<p>a thing</p>" }));
  render(Splitter, { label: "Width", share: 30, least: 25, most: 40, first: thing, second: thing });
  const bar = screen.getByRole("separator", { name: "Width" });
  bar.focus();
  const at = async (key: string) => {
    await press(key);
    return bar.getAttribute("aria-valuenow");
  };
  expect(await at("ArrowRight")).toBe("35");
  expect(await at("ArrowLeft")).toBe("30");
  expect(await at("ArrowLeft")).toBe("25");
  expect(await at("ArrowLeft")).toBe("25");
  expect(await at("End")).toBe("40");
});

test("a field says what is wrong with it in place of its note", () => {
  render(TextField, { label: "Seed", value: "x", note: "Any number.", problem: "No number." });
  const field = screen.getByRole("textbox", { name: "Seed", description: "No number." });
  expect(field.getAttribute("aria-invalid")).toBe("true");
});
