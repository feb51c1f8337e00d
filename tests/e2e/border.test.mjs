// The border between the page and the machine: what is not granted is denied.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openWindow } from "./window.mjs";

const attempt = (window, code) =>
  window.run(`try { await (${code}); return "allowed"; } catch (error) { return String(error); }`);

test("a command that is not granted is denied", async (t) => {
  const window = await openWindow(t);
  const emitting = `__TAURI_INTERNALS__.invoke("plugin:event|emit", { event: "x", payload: 1 })`;
  assert.match(await attempt(window, emitting), /not allowed/);
  const unknown = `__TAURI_INTERNALS__.invoke("read_any_file", { path: "/etc/hostname" })`;
  assert.match(await attempt(window, unknown), /not allowed|not found/);
  const granted = `__TAURI_INTERNALS__.invoke("app_status")`;
  assert.equal(await attempt(window, granted), "allowed");
});

test("the page names no file and asks the window for nothing: Rust does, at its own commands", async (t) => {
  const window = await openWindow(t);
  for (const call of [
    `invoke("plugin:dialog|open", { options: {} })`,
    `invoke("plugin:fs|read_text_file", { path: "/etc/hostname" })`,
    `invoke("plugin:window|set_fullscreen", { value: true })`,
    `invoke("plugin:window|close", {})`,
  ])
    assert.match(
      await attempt(window, `__TAURI_INTERNALS__.${call}`),
      /not allowed|not found/,
      call,
    );
  const full = `__TAURI_INTERNALS__.invoke("full_screen")`;
  assert.equal(await attempt(window, full), "allowed");
});

test("the page can neither fetch from the network nor run text as code", async (t) => {
  const window = await openWindow(t);
  assert.notEqual(await attempt(window, `fetch("https://example.com")`), "allowed");
  const injected = await window.run(`
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.head.append(script);
    return window.injected === true;`);
  assert.equal(injected, false);
});
