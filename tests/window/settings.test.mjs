// Settings change the window at once, outlive it, and cannot be given nonsense.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { flip, open, screens } from "./screens.mjs";
import { openWindow, temporaryFolder } from "./window.mjs";
import { said } from "./words.mjs";

const settings = screens.at(-1);
const root = (window) => window.run("return { ...document.documentElement.dataset };");

test("Settings say which version this is, and from when", async (t) => {
  const window = await openWindow(t);
  await open(window, settings);
  await window.sees(".version", /^Bastide \d+\.\d+\.\d+$/);
  const changes = readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8");
  const [, date] = /^## \S+ \((\S+)\)$/m.exec(changes);
  await window.sees(".version + p", said("about.released", new Date(`${date}T12:00`)));
});

test("settings survive a restart", async (t) => {
  const data = temporaryFolder(t);
  const first = await openWindow(t, { data, moves: true });
  await open(first, settings);
  await first.click("input[value=candle]");
  await first.click("input[value='115']");
  await first.sees(":root[data-text-size='115'] h1");
  await first.clickLabel(said("settings.motions.on"));
  await first.click("input[value=colour-blind]");
  await flip(first, said("settings.aid.remainingTiles"));
  await flip(first, said("settings.largeTargets"));
  await first.sees("[role=log] p:last-child", said("settings.changed"));
  await first.sees(":root[data-targets=large]");
  await first.close();

  const second = await openWindow(t, { data, moves: true });
  assert.deepEqual(await root(second), {
    theme: "candle",
    motion: "reduced",
    palette: "colour-blind",
    targets: "large",
    textSize: "115",
    room: "wide",
  });
  await open(second, settings);
  const counted = await second.run(
    `return [...document.querySelectorAll("label")].find(({ textContent }) => textContent === given[0]).control.checked;`,
    said("settings.aid.remainingTiles"),
  );
  assert.equal(counted, false);
});

test("a choice and a switch can be made with the keyboard", async (t) => {
  const window = await openWindow(t);
  await open(window, settings);
  await window.tabTo("input[name][value=system]");
  await window.press("ArrowDown");
  await window.sees(":root[data-theme=paper] h1");
  await window.press("ArrowDown");
  await window.sees(":root[data-theme=candle] h1");
  await window.tabTo("input[role=switch]");
  await window.press("Space");
  await window.sees("[role=log] p:last-child", said("settings.changed"));
});

test("larger letters make larger letters", async (t) => {
  const window = await openWindow(t);
  await open(window, settings);
  const size = () =>
    window.run("return parseFloat(getComputedStyle(document.querySelector('h1')).fontSize);");
  await window.click("input[value='100']");
  const before = await size();
  await window.click("input[value='130']");
  await window.sees(":root[data-text-size='130'] h1");
  assert.ok(Math.abs((await size()) / before - 1.3) < 0.02);
});

test("a value that Rust refuses is answered in words, and nothing changes", async (t) => {
  const window = await openWindow(t);
  await open(window, settings);
  await window.run(`document.querySelector("input[value='130']").value = "999";`);
  await window.click("input[value='999']");
  const allowed = { is: "one-of", values: ["90", "100", "115", "130", "150", "175", "200"] };
  const refused = { kind: "invalid", field: "textSize", found: "999", allowed };
  const { why, todo } = said("fault", refused);
  await window.sees("[role=alert]", why);
  await window.sees("[role=alert]", todo);
  assert.equal((await root(window)).textSize, "100");
  assert.equal(
    await window.run(`return document.querySelector("input[value='100']").checked;`),
    true,
  );
  await window.click("[role=alert] button");
  await window.until("the notice to go", async () => (await window.text("[role=alert]")) === "");
});
