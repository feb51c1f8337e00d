// Nobody falls to the top of the window: another language, a reload and the way back keep the place, and what goes hands on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openWindow } from "./window.mjs";
import { beginGame } from "./table-of-two.mjs";
import { said } from "./words.mjs";

const held = (window) =>
  window.run(
    `const on = document.activeElement;
     return [on.localName, on.value ?? on.getAttribute("href") ?? on.className].join(" ");`,
  );
const holds = (window, what) =>
  window.until(`the focus on ${what}`, async () => (await held(window)) === what);

test("a language and a reload leave the keyboard where it is", async (t) => {
  const window = await openWindow(t);
  await window.run("location.hash = '#/settings';");
  await window.sees("input[value=candle]");
  await window.run(
    `const choice = document.querySelector("option[value=nl]").closest("select");
     choice.focus();
     choice.value = "nl";
     choice.dispatchEvent(new Event("change", { bubbles: true }));`,
  );
  await window.sees("html[lang=nl]");
  await holds(window, "select nl");
  await window.reload();
  await window.sees("input[value=candle]");
  await holds(window, "select nl");
});

test("on the way back the link that led away has the keyboard", async (t) => {
  const window = await openWindow(t);
  await window.run("location.hash = '#/learn';");
  await window.sees("main h1", said("screens.learn.name"));
  await window.sees("main a[href^='#/learn/']");
  const link = await window.run(
    `const links = [...document.querySelectorAll("main a[href^='#/learn/']")];
     links.at(-1).focus();
     return links.at(-1).getAttribute("href");`,
  );
  await window.press("Enter");
  await window.until("another page", () => window.run("return location.hash !== '#/learn';"));
  await window.press("Alt", "ArrowLeft");
  await holds(window, `a ${link}`);
});

test("a sheet gives the keyboard back, and a field that is let go leaves it to its table", async (t) => {
  const window = await openWindow(t);
  await beginGame(window, { mix: "base" });
  await window.press("F1");
  await window.sees("dialog[open]");
  await window.press("Escape");
  await window.lacks("dialog[open]");
  assert.notEqual((await held(window)).split(" ")[0], "body");
  await window.run(
    "document.querySelector('input[type=range]').focus(); document.activeElement.blur();",
  );
  await window.until("a table with the keyboard", () =>
    window.run("return document.activeElement.matches('[data-keys]');"),
  );
  await window.press("r");
  assert.equal(await window.run("return document.activeElement.matches('[data-keys]');"), true);
});
