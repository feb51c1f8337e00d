// Every screen opens, by mouse and by keyboard, and says so.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isOpen, link, screens } from "./screens.mjs";
import { openWindow } from "./window.mjs";
import { said } from "./words.mjs";

const nameOf = ({ name }) => said(`screens.${name}.name`);

test("the window starts on Home and says what Bastide is", async (t) => {
  const window = await openWindow(t);
  assert.equal(await window.text("h1"), said("screens.home.title"));
  assert.ok((await window.text("main")).includes(said("screens.home.lead")));
});

test("every screen opens by mouse, has one title and is heard once", async (t) => {
  const window = await openWindow(t);
  for (const screen of screens.toReversed()) {
    await window.click(link(screen));
    await isOpen(window, screen);
    // Its title is read because it has the keyboard; only where that is no name, the name is said.
    const title = () => window.run("return document.activeElement.closest('h1')?.textContent;");
    const heard = () => window.run("return document.querySelector('[role=log]').textContent;");
    await window.until("the title to have the focus", title);
    if ((await title()) === nameOf(screen))
      assert.ok(!(await heard()).includes(said("opened", nameOf(screen))));
    else await window.sees("[role=log] p:last-child", said("opened", nameOf(screen)));
    assert.equal(await window.run("return document.querySelectorAll('h1').length;"), 1);
    assert.equal(await window.run("return document.title;"), said("windowTitle", nameOf(screen)));
  }
});

test("every screen opens by its digit, and back and forward follow", async (t) => {
  const window = await openWindow(t);
  for (const [digit, screen] of screens.entries()) {
    await window.press("Alt", String(digit));
    await isOpen(window, screen);
  }
  await window.press("Alt", "ArrowLeft");
  await isOpen(window, screens.at(-2));
  await window.press("Alt", "ArrowRight");
  await isOpen(window, screens.at(-1));
});

test("every screen opens with Tab and Enter, and its title has the keyboard", async (t) => {
  const window = await openWindow(t);
  for (const [before, screen] of screens.slice(1).entries()) {
    // Behind a title come up to hundreds of links; the chapters are just before it.
    await window.tabTo(link(screen), { back: before > 0 });
    await window.press("Enter");
    await isOpen(window, screen);
    await window.until("the title to have the focus", () =>
      window.run("return document.activeElement.tagName === 'H1';"),
    );
  }
});

test("the first Tab offers to skip the chapters", async (t) => {
  const window = await openWindow(t);
  await window.until("the window to have the keyboard", () =>
    window.run("return document.hasFocus();"),
  );
  await window.press("Tab");
  await window.sees(".skip:focus");
  await window.press("Enter");
  assert.equal(await window.run("return document.activeElement.id;"), "page");
  await isOpen(window, screens[0]);
});

test("a reload stays on the screen", async (t) => {
  const window = await openWindow(t);
  await window.click(link(screens[4]));
  await isOpen(window, screens[4]);
  await window.reload();
  await isOpen(window, screens[4]);
});

test("F1 opens the sheet of keys and Escape closes it", async (t) => {
  const window = await openWindow(t);
  await window.press("F1");
  await window.sees("dialog[open] h2", said("keys.title"));
  await window.press("Escape");
  await window.lacks("dialog[open]");
});
