// The border between the page and the machine: what is not granted is denied.
import assert from "node:assert/strict";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openWindow, temporaryFolder, windowOfFile } from "./window.mjs";

const openedWindow = windowOfFile();

const attempt = (window, code) =>
  window.run(`try { await (${code}); return "allowed"; } catch (error) { return String(error); }`);

test("a command that is not granted is denied", async () => {
  const window = await openedWindow();
  const emitting = `__TAURI_INTERNALS__.invoke("plugin:event|emit", { event: "x", payload: 1 })`;
  assert.match(await attempt(window, emitting), /not allowed/);
  const unknown = `__TAURI_INTERNALS__.invoke("read_any_file", { path: "/etc/hostname" })`;
  assert.match(await attempt(window, unknown), /not allowed|not found/);
  const granted = `__TAURI_INTERNALS__.invoke("app_status")`;
  assert.equal(await attempt(window, granted), "allowed");
});

test("the page names no file and asks the window for nothing: Rust does, at its own commands", async () => {
  const window = await openedWindow();
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

test("the page can neither fetch from the network nor run text as code", async () => {
  const window = await openedWindow();
  assert.notEqual(await attempt(window, `fetch("https://example.com")`), "allowed");
  const injected = await window.run(`
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.head.append(script);
    return window.injected === true;`);
  assert.equal(injected, false);
});

/** Longer than a page takes that is let in. */
const GONE_MS = 600;

/** Ways out, each the body of a function that is given the address of a page elsewhere. */
const WAYS = {
  "an address": "location.href = out;",
  "a link": `const link = document.createElement("a"); link.href = out; document.body.append(link); link.click();`,
  "a link to a window of its own": `const link = document.createElement("a"); link.href = out; link.target = "_blank"; document.body.append(link); link.click();`,
  "a form": `const form = document.createElement("form"); form.action = out; form.method = "post"; document.body.append(form); form.submit();`,
  "a refresh": `const meta = document.createElement("meta"); meta.httpEquiv = "refresh"; meta.content = "0;url=" + out; document.head.append(meta);`,
  "a frame": `const frame = document.createElement("iframe"); frame.src = out; document.body.append(frame);`,
  "a window": `if (open(out) !== null) throw new Error("it opened");`,
  "a page made here": `location.href = URL.createObjectURL(new Blob(["<h1>elsewhere</h1>"], { type: "text/html" }));`,
  "a page in the address": `location.href = "data:text/html,<h1>elsewhere</h1>";`,
  "a file of the machine": `location.href = "file:///etc/hostname";`,
  "a part of the page alone": `location.href = document.querySelector("script[src]").src;`,
  "a download of what is made here": `const link = document.createElement("a"); link.href = URL.createObjectURL(new Blob(["out"])); link.download = "escaped.txt"; document.body.append(link); link.click();`,
  "a download of the page": `const link = document.createElement("a"); link.href = "/index.html"; link.download = "escaped.html"; document.body.append(link); link.click();`,
};

test("no way leads the window to another page or writes a file", async (t) => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end("<h1>elsewhere</h1>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const out = `http://127.0.0.1:${server.address().port}/`;
  const home = temporaryFolder(t);
  const window = await openWindow(t, { env: { HOME: home } });
  const here = () =>
    window.run(
      "return [location.href, performance.timeOrigin, document.querySelector('h1').textContent];",
    );
  const before = await here();
  for (const [name, way] of Object.entries(WAYS)) {
    await attempt(window, `(async (out) => { ${way} })(${JSON.stringify(out)})`);
    await pause(GONE_MS);
    assert.deepEqual(await here(), before, name);
  }
  assert.equal(asked, 0, "nobody was asked");
  const written = [home, process.cwd()].flatMap((folder) =>
    readdirSync(folder, { recursive: folder === home }).filter((file) => file.includes("escaped")),
  );
  assert.deepEqual(written, []);
  await window.reload();
  await window.sees("h1");
});

test("the page may ask the person for nothing that Bastide does not need", async (t) => {
  const window = await openWindow(t);
  const refused = (code) =>
    window.run(
      `const patience = new Promise((_, give) => setTimeout(() => give(new Error("asked")), 3000));
       const asking = (async () => { ${code} })();
       try { return await Promise.race([asking, patience]); } catch (error) { return error.message === "asked" ? "asked" : "refused"; }`,
    );
  for (const code of [
    `return await Notification.requestPermission() === "granted" ? "granted" : "refused";`,
    `await new Promise((there, not) => navigator.geolocation.getCurrentPosition(there, not)); return "granted";`,
    `await navigator.mediaDevices.getUserMedia({ audio: true }); return "granted";`,
    `await navigator.mediaDevices.getDisplayMedia({ video: true }); return "granted";`,
  ])
    assert.equal(await refused(code), "refused", code);
});
