// Nobody falls to the top of the window: not from what goes away, is let go, or takes its sheet away.
// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/svelte";
import { createRawSnippet, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Sheet from "../parts/Sheet.svelte";
import { keepFocus } from "./focus";

let unkept = () => {};
beforeEach(() => {
  // What jsdom has not.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.spyOn(document, "querySelector").mockImplementation((css: string) =>
    css === ":modal"
      ? document.body.querySelector("dialog[open]")
      : (document.body.querySelector(css) ?? null),
  );
});
afterEach(() => {
  unkept();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const saying = (html: string) => createRawSnippet(() => ({ render: () => html }));
const at = () => document.activeElement;

test("a sheet opens at its title, and gives the keyboard back where a choice on it takes it away", async () => {
  document.body.innerHTML = "<button>Open it</button>";
  const opener = screen.getByRole("button", { name: "Open it" });
  unkept = keepFocus(document.body);
  opener.focus();
  const props = { title: "A sheet", open: true };
  const children = saying("<button>Take this</button>");
  const sheet = mount(Sheet, { target: document.body, props: { ...props, children } });
  await tick();
  expect(at()).toBe(screen.getByRole("heading", { name: "A sheet" }));
  screen.getByRole("button", { name: "Take this" }).focus();
  await unmount(sheet);
  await tick();
  expect(at()).toBe(opener);
});

test("a sheet that goes away leaves the keyboard where it has been put meanwhile", async () => {
  document.body.innerHTML = "<button>Open it</button><button>Elsewhere</button>";
  unkept = keepFocus(document.body);
  screen.getByRole("button", { name: "Open it" }).focus();
  const props = { title: "A sheet", open: true, children: saying("<p></p>") };
  const sheet = mount(Sheet, { target: document.body, props });
  await tick();
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
  elsewhere.focus();
  await unmount(sheet);
  await tick();
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
  unkept = keepFocus(document.body);
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

/** A window: a rail, a page with a table in it, and a notice beside the page. */
const framed = () => {
  document.body.innerHTML = `<nav><a href="#a">Home</a></nav>
    <div><main tabindex="-1"><h1 tabindex="-1">Game</h1>
      <section data-keys tabindex="-1"><button>Place</button><input aria-label="Name" /></section>
      <p><button>Only one</button></p></main>
    <div role="region"><button>Close it</button></div></div>`;
  unkept = keepFocus(document.body);
  return (name: string) => screen.getByRole("button", { name });
};

test("whoever lets go of a field in a table goes on with the table", async () => {
  framed();
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  field.focus();
  field.blur();
  await tick();
  expect(at()).toBe(document.querySelector("[data-keys]"));
});

test("a notice that goes gives the keyboard back to where it was before", async () => {
  const named = framed();
  named("Place").focus();
  named("Close it").focus();
  named("Close it").parentElement?.remove();
  await tick();
  expect(at()).toBe(named("Place"));
});

test("where a whole page goes, the page that comes has the keyboard, and never the top of the window", async () => {
  const named = framed();
  named("Only one").focus();
  const main = document.querySelector("main")!;
  main.replaceChildren();
  await tick();
  expect(at()).toBe(main);
});
