// A data folder that cannot be used is explained on every screen, and the window works all the same.
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { open, screens } from "./screens.mjs";
import { openWindow, temporaryFolder } from "./window.mjs";
import { named, said } from "./words.mjs";

const NOTICE = `section${named("storage.label")}`;
const settings = screens.at(-1);

const worksInMemory = async (window) => {
  for (const screen of screens) {
    await open(window, screen);
    await window.sees(NOTICE, said("storage.notKept", "not-writable", "", null).what);
  }
  await window.sees("main", said("storage.memory"));
  await window.click("input[value=candle]");
  await window.sees(":root[data-theme=candle] h1");
};

test("a folder that cannot be made is explained, and the window works in memory", async (t) => {
  const file = join(temporaryFolder(t), "a-file");
  writeFileSync(file, "in the way");
  const data = join(file, "folder");
  const window = await openWindow(t, { data });
  await window.sees(NOTICE, said("storage.notKept", "not-writable", data, null).why);
  await window.sees(NOTICE, "BASTIDE_DATA");
  await worksInMemory(window);
});

test("a file that is no database is explained and left as it was", async (t) => {
  const data = temporaryFolder(t);
  const first = await openWindow(t, { data });
  await first.close();
  const file = join(data, "bastide.db");
  assert.ok(existsSync(file));
  const letter = "This is a letter, not a database. ".repeat(100);
  writeFileSync(file, letter);

  const window = await openWindow(t, { data });
  await window.sees(NOTICE, said("storage.notKept", "not-a-database", data, null).why);
  await worksInMemory(window);
  await window.close();
  assert.equal(readFileSync(file, "utf8"), letter);
});

test("a good folder is named in the settings, without any notice", async (t) => {
  const data = temporaryFolder(t);
  const window = await openWindow(t, { data });
  await open(window, settings);
  await window.sees("main", data);
  await window.sees("main", said("storage.kept"));
  assert.equal(await window.run("return document.querySelector(given[0]);", NOTICE), null);
});
