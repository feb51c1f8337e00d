// The window opens while what is kept is still being opened: whatever comes of that, the page says it, and nothing is lost.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { played } from "./damage.mjs";
import { atTheEnd, openWindow, surroundings, temporaryFolder } from "./window.mjs";
import { named, said } from "./words.mjs";

const NOTICE = `section${named("storage.label")}`;
const GAME = "main article h2";

/** Runs a few lines of Python on the database of a folder until the test ends, or until the returned function is called. */
const holds = async (t, data, lines) => {
  const script = [
    "import fcntl, sqlite3, sys",
    ...lines,
    "print('held', flush=True)",
    "sys.stdin.read()",
  ].join("\n");
  const holder = spawn("python3", ["-c", script], { cwd: data });
  const gone = once(holder, "exit");
  const letGo = async () => {
    holder.stdin.end();
    await gone;
  };
  atTheEnd(t, letGo);
  assert.match(String(await once(holder.stdout, "data")), /^held/);
  return letGo;
};

const BUSY = ["held = sqlite3.connect('bastide.db')", "held.execute('BEGIN IMMEDIATE')"];
const IN_USE = ["held = open('bastide.lock', 'r+')", "fcntl.flock(held, fcntl.LOCK_EX)"];

test("a page waits for what is long in being opened, and then shows it", async (t) => {
  const data = await played(t);
  const letGo = await holds(t, data, BUSY);
  // Less than the store waits.
  const [window] = await Promise.all([openWindow(t, { data }), pause(1200).then(letGo)]);
  await window.sees(GAME);
  assert.equal(await window.run("return document.querySelector(given[0]);", NOTICE), null);
});

test("data that another program holds are explained, shown and left as they were", async (t) => {
  const data = await played(t);
  const before = readFileSync(join(data, "bastide.db"));
  await holds(t, data, BUSY);
  const window = await openWindow(t, { data });
  await window.sees(NOTICE, said("storage.notKept", "busy", data, null).why);
  await window.sees(GAME);
  assert.ok(readFileSync(join(data, "bastide.db")).equals(before));
});

test("data that another Bastide writes are explained and left to it", async (t) => {
  const data = await played(t);
  const before = readFileSync(join(data, "bastide.db"));
  await holds(t, data, IN_USE);
  const window = await openWindow(t, { data });
  await window.sees(NOTICE, said("storage.notKept", "in-use", data, null).why);
  await window.lacks(GAME);
  assert.ok(readFileSync(join(data, "bastide.db")).equals(before));
});

test("data of a newer Bastide are explained, shown and left as they were", async (t) => {
  const data = await played(t);
  const renew = `
import sqlite3
database = sqlite3.connect("bastide.db")
version = database.execute("PRAGMA user_version").fetchone()[0]
database.executescript(f"CREATE TABLE later (id INTEGER); PRAGMA user_version = {version + 1}")`;
  assert.equal(spawnSync("python3", ["-c", renew], { cwd: data }).status, 0);
  const before = readFileSync(join(data, "bastide.db"));
  const window = await openWindow(t, { data });
  await window.sees(NOTICE, said("storage.notKept", "newer-version", data, null).why);
  await window.sees(GAME);
  await window.close();
  assert.ok(readFileSync(join(data, "bastide.db")).equals(before));
});

test("starts that are killed at any moment lose nothing", async (t) => {
  const data = await played(t);
  for (const ms of [20, 60, 120, 240, 480, 960]) {
    const env = surroundings(temporaryFolder(t), data);
    const started = spawn(process.env.APP_BIN, { env, stdio: "ignore" });
    const gone = once(started, "exit");
    await pause(ms);
    started.kill("SIGKILL");
    assert.deepEqual(await gone, [null, "SIGKILL"]);
  }
  const window = await openWindow(t, { data });
  await window.sees(GAME);
  assert.equal(await window.run("return document.querySelector(given[0]);", NOTICE), null);
});

test("a window whose page is loaded anew while another is being fetched goes on", async (t) => {
  const window = await openWindow(t);
  // Scripts that wait at their top make those that need them wait, too: WebKit would never end them.
  for (let ms = 0; ms < 80; ms += 6)
    await window.reload(undefined, {
      first: `location.hash = "#/${ms % 12 === 0 ? "learn" : "build"}";`,
      ms,
    });
  await window.sees("h1");
});
