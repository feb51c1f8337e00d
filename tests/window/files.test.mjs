// Games as files in the real window: saved where one says, opened from a dialog, at a start, by a second start.
// What the system's own dialog would answer stands in a file; what no driver can do, such as dropping a file, is
// tested in Rust (src-tauri/src/files).
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { bus, fileManager } from "./session-bus.mjs";
import { isOpen, open, screens } from "./screens.mjs";
import { beginGame, importGame, openGame, playOn } from "./table-of-two.mjs";
import { answered } from "./workbench.mjs";
import { call, openWindow, temporaryFolder, surroundings } from "./window.mjs";
import { said } from "./words.mjs";

const play = screens[2];

const shown = (window) =>
  window.run(
    `const { tiles, figures, seats, log, game, step } = await window.__TAURI_INTERNALS__.invoke("current_game");
     return { tiles, figures, seats, log, name: game.name, seed: game.seed, step };`,
  );

/** Waits until a game is open that another one was not. */
const otherGame = (window, id) =>
  window.until("another game", async () => {
    const address = await window.run("return location.hash;");
    const found = /^#\/play\/(\d+)$/.exec(address)?.[1];
    return found !== undefined && Number(found) !== id && Number(found);
  });

const NAME = "Été: à deux";
let written;
/** The text of a game with a name and colours of its own, so far on: played by the first test that asks. */
const writtenGame = (t) => (written ??= writeGame(t));
const writeGame = async (t) => {
  const window = await openWindow(t);
  const id = await beginGame(window, { third: true });
  await playOn(window, 50);
  await call(window, "rename_game", { id, name: NAME });
  const { text } = await call(window, "export_game", { id });
  return { text, before: { ...(await shown(window)), name: NAME } };
};

test("a game that is saved, deleted and opened from its file is what it was", async (t) => {
  const { window, folder, answer } = await answered(t);
  const id = await beginGame(window, { third: true });
  await playOn(window, 70);
  await call(window, "rename_game", { id, name: "Rainy day" });
  await open(window, play);
  await openGame(window, id);
  const before = await shown(window);
  answer(folder);
  await window.press("Control", "s");
  const file = join(folder, "Rainy day.bastide-game.json");
  await window.sees(".file-note", file);
  await window.sees("[role=log]", said("files.saved", file));
  assert.deepEqual(readdirSync(folder), ["Rainy day.bastide-game.json"]);
  await open(window, play);
  await window.clickButton(said("play.remove"));
  await window.sees(".undoable", said("play.removed", "Rainy day"));
  answer(file);
  await window.press("Control", "o");
  await otherGame(window, id);
  await window.sees(".board image");
  assert.deepEqual(await shown(window), before);
});

test("a game is saved from the list, and whoever thinks better of it saves and opens nothing", async (t) => {
  const { window, folder, answer } = await answered(t);
  const id = await beginGame(window, { mix: "base" });
  await open(window, play);
  answer("");
  await window.clickButton(said("play.save"));
  answer("");
  await window.clickButton(said("play.open"));
  answer(join(folder, "mine.json"));
  await window.clickButton(said("play.save"));
  await window.sees(".file-note", "mine.json");
  assert.equal(
    JSON.parse(readFileSync(join(folder, "mine.json"), "utf8")).format,
    "bastide/game@1",
  );
  await isOpen(window, play);
  assert.equal(await window.run("return document.querySelectorAll('[data-game]').length;"), 1);
  assert.equal(
    await window.run("return document.querySelector('[data-game]').dataset.game;"),
    String(id),
  );
});

test("what was saved is shown in its folder, and where nothing can show it, that is said", async (t) => {
  const address = await bus(t);
  const env = { DBUS_SESSION_BUS_ADDRESS: address };
  const { window, folder, answer } = await answered(t, { env });
  await beginGame(window, { mix: "base" });
  const file = join(folder, "Two of us.json");
  answer(file);
  await window.press("Control", "s");
  await window.sees(".file-note", "Two of us.json");
  await window.clickButton(said("files.show"));
  const fault = { kind: "file", file, trouble: "not-shown" };
  await window.sees("[role=alert]", said("fault", fault).why);
  const asked = await fileManager(t, address);
  await window.clickButton(said("files.show"));
  await window.until("the file manager to be asked", () => asked.length > 0);
  assert.deepEqual(asked, [pathToFileURL(file).href]);
});

test("a place where nothing can be written is answered in plain words", async (t) => {
  const { window, folder, answer } = await answered(t);
  await beginGame(window, { mix: "base" });
  answer(join(folder, "gone", "game.json"));
  await window.press("Control", "s");
  await window.sees(
    "[role=alert]",
    said("fault", { kind: "file", file: "game.json", trouble: "missing" }).why,
  );
  assert.ok(!existsSync(join(folder, "gone")));
});

test("a file that holds no game is answered with its faults, and a good one beside it is opened", async (t) => {
  const { text } = await writtenGame(t);
  const { window, folder, answer } = await answered(t);
  const [letter, good] = [join(folder, "letter.json"), join(folder, "good.json")];
  writeFileSync(
    letter,
    '{ "format": "bastide/game@1", "setup": { "players": 9, "mix": "nonsense" } }',
  );
  writeFileSync(good, text);
  answer(letter);
  await window.press("Control", "o");
  await window.sees("dialog[open] [role=alert]", "letter.json");
  await window.sees("dialog[open] [role=alert]", "setup.players");
  await isOpen(window, screens[0]);
  await window.press("Escape");
  await window.lacks("dialog[open]");
  answer(letter, good);
  await window.press("Control", "o");
  await otherGame(window, 0);
  await window.sees("dialog[open] [role=alert]", "letter.json");
});

test("a file named at a start is opened, with its name and colours", async (t) => {
  const { text, before } = await writtenGame(t);
  const file = join(temporaryFolder(t), "a game.bastide-game.json");
  writeFileSync(file, text);
  const window = await openWindow(t, { args: [file], first: ".board image" });
  assert.deepEqual(await shown(window), before);
  await window.reload();
  await window.sees(".board image");
  await open(window, play);
  await window.sees("[data-game] h2", NAME);
  assert.equal(
    await window.run("return document.querySelectorAll('[data-game]').length;"),
    1,
    "it is opened once",
  );
});

test("a second start hands its file to the window that is open, which asks before it opens it", async (t) => {
  const { text, before } = await writtenGame(t);
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, "here"));
  writeFileSync(join(folder, "here", "sunday.json"), text);
  const data = join(folder, "data");
  const window = await openWindow(t, { data });
  const handOver = async () => {
    const second = spawn(process.env.APP_BIN, ["sunday.json"], {
      cwd: join(folder, "here"),
      env: surroundings(folder, data),
      stdio: "ignore",
    });
    assert.deepEqual(await once(second, "exit"), [0, null]);
    await window.sees(".file-note", said("files.handed", ["sunday.json"]));
  };
  await handOver();
  await window.press("Escape");
  await window.lacks(".file-note");
  assert.equal((await call(window, "games", { most: 9 })).all, 0, "nobody agreed");
  await handOver();
  await window.click(".file-note .accent");
  await otherGame(window, 0);
  await window.sees(".board image");
  assert.deepEqual(await shown(window), before);
});

test("what is said of files with endless names fits the smallest window, and Escape takes it away", async (t) => {
  const { window, folder, answer } = await answered(t);
  await window.resize(1024, 640);
  const fits = () =>
    window.run(`
      const boxes = [...document.querySelectorAll("[role=alert] .fault, dialog[open]")].map((box) => box.getBoundingClientRect());
      return boxes.length > 0 && boxes.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight);`);
  const gone = () => window.lacks(".fault, dialog[open]");
  const places = ["here", "there"].map((place) => join(folder, place));
  for (const place of places) {
    mkdirSync(place);
    writeFileSync(
      join(place, "letter.json"),
      JSON.stringify({ format: "bastide/game@1", setup: { mix: "x".repeat(10_000) } }),
    );
  }
  answer(...places.map((place) => join(place, "letter.json")));
  await window.press("Control", "o");
  await window.until("both files of one name", () =>
    window.run("return document.querySelectorAll('dialog[open] [role=alert]').length === 2;"),
  );
  assert(await fits());
  await window.press("Escape");
  await gone();
  answer(join(folder, `${"gone ".repeat(700)}.json`), join(folder, "gone too.json"));
  await window.press("Control", "o");
  await window.until("both to be said", () =>
    window.run("return document.querySelectorAll('.fault').length === 2;"),
  );
  assert(await fits());
  await window.press("Escape");
  await window.press("Escape");
  await gone();
});

test("the log says what happened, and names nobody's file", async (t) => {
  const data = join(temporaryFolder(t), "data");
  const { window, folder, answer } = await answered(t, { data });
  mkdirSync(join(folder, "Secret diary.json"));
  writeFileSync(
    join(folder, "Letter to Cleo.json"),
    '{ "format": "bastide/game@1", "name": "Cleo" }',
  );
  for (const name of ["Gone to Anna.json", "Secret diary.json", "Letter to Cleo.json"]) {
    answer(join(folder, name));
    await window.press("Control", "o");
    await window.sees("[role=alert]", name);
    await window.press("Escape");
  }
  const log = readFileSync(join(data, "logs", "bastide.log"), "utf8");
  assert.match(log, /a file could not be used: NotFound/);
  assert.doesNotMatch(log, /Anna|diary|Cleo|bastide-e2e/);
});

test("a pasted record and an opened file make the same game", async (t) => {
  const { text, before } = await writtenGame(t);
  const window = await openWindow(t);
  await importGame(window, JSON.parse(text));
  assert.deepEqual(await shown(window), before);
});
