// Everything that is kept, in the real window: one file after an orderly end, backups, the way back to one, and the file
// that holds it all. The store's own tests damage files and kill programs (tests/store/backups.rs).
import assert from "node:assert/strict";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { end } from "./orderly-end.mjs";
import { programAt } from "./power-cut.mjs";
import { open, screens } from "./screens.mjs";
import { beginGame } from "./table-of-two.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { named, said, saying } from "./words.mjs";

const play = screens[2];
const settings = screens.at(-1);

const games = async (window) =>
  (await call(window, "games", { most: 99 })).games.map(({ id }) => id).toSorted();
const logOf = (data) => {
  const log = join(data, "bastide.db-wal");
  return existsSync(log) ? statSync(log).size : 0;
};
const backupsIn = (data) => {
  const folder = join(data, "backups");
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** How a backup is told that holds so many games and nothing else. */
const holding = (games) => said("data.holds", { games, documents: {}, lessons: 0, runs: 0 });

// All twenty: BASTIDE_ENDS=20.
const ENDS = Number(process.env.BASTIDE_ENDS ?? 3);

test("after an orderly end one file holds everything, and there is a backup", async (t) => {
  for (let nth = 0; nth < ENDS; nth++) {
    const data = temporaryFolder(t);
    const window = await openWindow(t, { data });
    const id = await beginGame(window);
    assert.ok(logOf(data) > 0, "else nothing is folded in");
    const ended = programAt(data);
    await end(["quit", "terminate", "hang up"][nth % 3], window, ended);
    assert.equal(logOf(data), 0);
    assert.equal(backupsIn(data).length, 1);

    const elsewhere = temporaryFolder(t);
    copyFileSync(join(data, "bastide.db"), join(elsewhere, "bastide.db"));
    const moved = await openWindow(t, { data: elsewhere });
    assert.deepEqual(await games(moved), [id]);
    await moved.close();
  }
});

test("a backup is looked at and restored with the keyboard, and what it replaces stays", async (t) => {
  const data = temporaryFolder(t);
  const first = await openWindow(t, { data });
  const kept = await beginGame(first);
  await end("quit", first, programAt(data));

  const window = await openWindow(t, { data });
  await beginGame(window);
  await open(window, settings);
  await window.sees("main li", holding(1));
  await window.tabTo("main li button");
  await window.press("Enter");
  await window.sees("dialog", said("data.confirm.replaced"));
  await window.press("Escape");
  await window.lacks("dialog[open]");
  assert.equal((await games(window)).length, 2, "who thinks better of it keeps everything");

  await window.click("main li button");
  await window.sees("dialog", said("data.confirm.restore"));
  await window.tabTo("dialog .accent");
  await window.reload("document.querySelector('dialog .accent').click();");
  await window.sees("main", said("data.outcome.replaced"));
  await window.sees(
    "main li",
    saying("data.notes", { kilobytes: 1000, replaced: true, version: 1 }, 1),
  );
  await window.sees("main li", holding(2));
  assert.deepEqual(await games(window), [kept]);
  await open(window, play);
  await window.isOn("play");
});

test("a backup is made when one asks for it by keyboard, and gives one game back", async (t) => {
  const data = temporaryFolder(t);
  const window = await openWindow(t, { data });
  await beginGame(window);
  const ask = async () => {
    await window.tabTo(".backups button");
    await window.press("Enter");
  };
  await open(window, settings);
  await ask();
  await window.sees(".backups li", holding(1));
  assert.equal(backupsIn(data).length, 1);
  await ask();
  await window.sees(".backups", said("data.outcome.unchanged"));
  assert.equal(backupsIn(data).length, 1);

  const [lost] = await games(window);
  await call(window, "delete_game", { id: lost });
  const stays = await beginGame(window);
  await open(window, settings);
  await window.click(".backups li button + button");
  await window.click(`dialog [data-backup-game="${lost}"] button`);
  await window.sees("dialog .brought");
  const after = await games(window);
  assert.equal(after.length, 2);
  assert.ok(after.includes(stays) && !after.includes(lost), "it comes back as one more game");
  assert.equal(backupsIn(data).length, 1);
});

test("everything is saved as one file and taken in by another Bastide", async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, "all.bastide-data");
  const here = await openWindow(t);
  here.answer(file);
  const id = await beginGame(here);
  await open(here, settings);
  await here.clickButton(said("data.save"));
  await here.sees(".file-note", file);
  await here.close();

  const letter = join(folder, "letter.txt");
  writeFileSync(letter, "Dear Bo, this is not a database. ".repeat(200));
  const there = await openWindow(t);
  there.answer(letter);
  there.answer(file);
  await open(there, settings);
  await there.clickButton(said("data.take"));
  await there.clickButton(said("data.confirm.choose"));
  await there.sees("[role=alert]", said("data.unfit.not-ours.why"));
  assert.deepEqual(await games(there), []);
  await there.clickButton(said("data.take"));
  await there.sees("dialog", said("data.confirm.take"));
  await there.reload("document.querySelector('dialog .accent').click();");
  await there.sees("main", said("data.outcome.replaced"));
  assert.deepEqual(await games(there), [id]);
});

test("data that cannot be read are replaced by a backup, and the window goes on with it", async (t) => {
  const data = temporaryFolder(t);
  const first = await openWindow(t, { data });
  const kept = await beginGame(first);
  await end("quit", first, programAt(data));
  const letter = "This is a letter, not a database. ".repeat(100);
  writeFileSync(join(data, "bastide.db"), letter);

  const window = await openWindow(t, { data });
  await window.sees(`section${named("storage.label")}`, said("screens.settings.name"));
  await open(window, settings);
  await window.click("main li button");
  await window.sees("dialog", said("data.confirm.restore"));
  await window.reload("document.querySelector('dialog .accent').click();");
  await window.sees("main", said("storage.kept"));
  assert.deepEqual(await games(window), [kept]);
  const replaced = backupsIn(data).find((name) => name.includes("replaced"));
  assert.equal(readFileSync(join(data, "backups", replaced), "utf8"), letter);
});
