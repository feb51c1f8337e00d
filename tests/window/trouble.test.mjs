// The ground goes from under a window that is open: the disk is full, or the data folder is taken away, replaced or made
// read-only. Nothing is acknowledged that is not found again. The store's own tests stop programs (tests/store).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { kill } from "./power-cut.mjs";
import { beginGame, look, openGame } from "./table-of-two.mjs";
import { atTheEnd, call, openWindow, temporaryFolder } from "./window.mjs";

/** Takes one decision out of sight; gives the step it led to, or the kind of trouble. */
const decide = (window) =>
  window.run(`
    const call = window.__TAURI_INTERNALS__.invoke;
    const view = await call("current_game");
    const [place] = view.phase === "tile" ? view.places : [];
    const action = place
      ? { type: "tile", x: place.x, y: place.y, rotation: place.rotations[0] }
      : view.choices[0].action;
    try {
      return { step: (await call("decide", { revision: view.revision, action })).steps };
    } catch (error) {
      return { trouble: error.trouble?.kind ?? JSON.stringify(error) };
    }`);

/** Draws one side of a tile; gives the revision it led to, or the kind of trouble. */
const draw = (window, id) =>
  window.run(
    `const [id] = given;
     const call = window.__TAURI_INTERNALS__.invoke;
     const { key, revision } = await call("open_document", { id });
     const change = { do: "side", side: "N", land: revision % 2 ? "road" : "city" };
     const op = { of: "tile", tile: key + "/A", change };
     try {
       return { revision: (await call("change_document", { id, revision, op })).revision };
     } catch (error) {
       return { trouble: error.trouble?.kind ?? JSON.stringify(error) };
     }`,
    id,
  );

/** A disk of its own, of so many kilobytes; null where one may not make any. */
const smallDisk = (t, kilobytes) => {
  const folder = temporaryFolder(t);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder]);
  if (mounted.status !== 0) return null;
  atTheEnd(t, () => spawnSync("umount", ["-l", folder]));
  return folder;
};

test("a disk that is full refuses what it has no room for, and keeps all that was acknowledged", async (t) => {
  const disk = smallDisk(t, 4096);
  if (!disk) return t.skip("nobody but root may make a small disk");
  const data = join(disk, "bastide");
  const window = await openWindow(t, { data });
  const id = await beginGame(window);
  const { id: set } = await call(window, "begin_document", {
    begin: { kind: "tile-set", name: "Bridges", from: null },
  });
  const left = statfsSync(disk);
  writeFileSync(join(disk, "ballast"), Buffer.alloc((left.bavail - 40) * left.bsize));

  let [step, revision] = [0, 0];
  const refused = new Set();
  for (let turn = 0; turn < 400 && refused.size < 2; turn++) {
    const played = await decide(window);
    const drawn = await draw(window, set);
    if (played.trouble) refused.add(`play: ${played.trouble}`);
    else step = played.step;
    if (drawn.trouble) refused.add(`draw: ${drawn.trouble}`);
    else revision = drawn.revision;
  }
  assert.deepEqual([...refused].toSorted(), ["draw: full", "play: full"]);

  // With room again both go on where they were acknowledged.
  rmSync(join(disk, "ballast"));
  const goneOn = await decide(window);
  assert.equal(goneOn.step, step + 1);
  const drawnOn = await draw(window, set);
  assert.equal(drawnOn.revision, revision + 1);

  kill(data);
  await window.close().catch(() => {});
  const again = await openWindow(t, { data });
  await openGame(again, id);
  assert.equal((await look(again)).step, goneOn.step);
  const kept = await call(again, "open_document", { id: set });
  assert.equal(kept.revision, drawnOn.revision);
});

test("a data folder that goes, is replaced or made read-only under the window refuses every decision", async (t) => {
  const data = join(temporaryFolder(t), "bastide");
  const window = await openWindow(t, { data });
  const id = await beginGame(window);
  let { step } = await decide(window);
  const file = join(data, "bastide.db");

  const whileIt = async (kind, change, back) => {
    change();
    assert.deepEqual(await decide(window), { trouble: kind });
    back();
    const goneOn = await decide(window);
    assert.equal(goneOn.step, step + 1, `after ${kind}`);
    ({ step } = goneOn);
  };
  const aside = `${data}-aside`;
  await whileIt(
    "gone",
    () => renameSync(data, aside),
    () => renameSync(aside, data),
  );
  await whileIt(
    "not-writable",
    () => chmodSync(file, 0o400),
    () => chmodSync(file, 0o600),
  );
  const ours = `${file}-ours`;
  await whileIt(
    "replaced",
    () => {
      renameSync(file, ours);
      copyFileSync(ours, file);
    },
    () => renameSync(ours, file),
  );

  kill(data);
  await window.close().catch(() => {});
  const again = await openWindow(t, { data });
  await openGame(again, id);
  assert.equal((await look(again)).step, step);
});
