// What stands around every page: notices say what is the matter and can be put away; the spine leads to the chapters.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { AppStatus, Storage } from "../ipc";
import { handed } from "../state/handed.svelte";
import { keyboard } from "../state/keyboard.svelte";
import { addressOf, router, screenNames } from "../state/router.svelte";
import { status } from "../state/status.svelte";
import Handed from "./Handed.svelte";
import Rail from "./Rail.svelte";
import RescueNotice from "./RescueNotice.svelte";
import StorageNotice from "./StorageNotice.svelte";

vi.mock("../ipc");
// What jsdom has not.
const seen = vi.fn<(this: Element) => void>();
beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.call(this);
  };
});

afterEach(() => {
  cleanup();
  status.current = null;
  handed.asked = null;
  keyboard.sheet = false;
  router.page = { is: "home" };
});

const standing = (storage: Storage, rest: Partial<AppStatus> = {}) => {
  status.current = { version: "1", storage, backup: null, rescue: null, unknownFiles: [], ...rest };
};
const DISK: Storage = { kind: "disk", folder: "/data" };
const trouble = { kind: "not-writable", detail: "" } as const;

test("where everything is kept, no notice stands above the page", () => {
  standing(DISK);
  const { container } = render(StorageNotice);
  expect(container.textContent.trim()).toBe("");
});

test.each([
  [{ kind: "memory", folder: "/data", trouble }, "what you do now will be lost"],
  [{ kind: "read-only", folder: "/data", trouble }, "nothing new will be saved"],
] as const)(
  "a folder that cannot be used is named for as long as it is so: %o",
  (storage, says) => {
    standing(storage);
    const { container } = render(StorageNotice);
    expect(container.textContent).toContain(says);
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test("a file that Bastide does not use is no matter of every page", () => {
  standing(DISK, { unknownFiles: ["bastide-rescued-7.db"] });
  expect(render(RescueNotice).container.textContent.trim()).toBe("");
});

test("what was saved of a damaged file is said once, with where the original lies, until it is read", async () => {
  standing(DISK, {
    rescue: { damage: "file", original: "bastide-damaged-1.db", backup: null, saved: [] },
  });
  const { container } = render(RescueNotice);
  expect(container.textContent).toContain("bastide-damaged-1.db");
  await fireEvent.click(screen.getByRole("button"));
  expect(container.textContent.trim()).toBe("");
});

test.each([
  ["Open", true],
  ["Not now", false],
])(
  "what another program handed over is opened by nobody but a person: “%s”",
  async (says, agreed) => {
    vi.mocked(ipc.rust.settleHandedFiles).mockReset().mockResolvedValue({ ok: true, value: [] });
    vi.mocked(ipc.rust.handedFiles).mockReset().mockResolvedValue({ ok: true, value: null });
    handed.asked = { number: 3, names: ["sunday.json"] };
    render(Handed);
    screen.getByText("Another program wants to open “sunday.json” here. Open it?");
    await fireEvent.click(screen.getByRole("button", { name: says }));
    expect(ipc.rust.settleHandedFiles).toHaveBeenCalledExactlyOnceWith(3, agreed);
  },
);

test("Escape asks no more about what was handed over, and opens nothing", async () => {
  vi.mocked(ipc.rust.settleHandedFiles).mockReset().mockResolvedValue({ ok: true, value: [] });
  vi.mocked(ipc.rust.handedFiles).mockReset().mockResolvedValue({ ok: true, value: null });
  handed.asked = { number: 4, names: ["sunday.json"] };
  render(Handed);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(ipc.rust.settleHandedFiles).toHaveBeenCalledExactlyOnceWith(4, false);
});

test("the spine leads to every chapter, each with a key of its own, and says which one is open", () => {
  router.page = { is: "rulebook", passage: null };
  render(Rail);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(screenNames.map(addressOf));
  const keys = links.map((link) => link.getAttribute("aria-keyshortcuts"));
  expect(new Set(keys).size).toBe(links.length);
  const open = links.filter((link) => link.getAttribute("aria-current") === "page");
  expect(open.map((link) => link.getAttribute("href"))).toEqual([addressOf("rulebook")]);
});

test("on the spine the page that opens comes into sight", async () => {
  render(Rail);
  router.page = { is: "settings" };
  await tick();
  expect(seen.mock.contexts.at(-1)).toBe(screen.getByRole("link", { name: "Settings" }));
});

test("the spine opens the sheet of keys", async () => {
  render(Rail);
  await fireEvent.click(screen.getByRole("button"));
  expect(keyboard.sheet).toBe(true);
});
