// What a person makes is looked after: an order of draws, the rulebook, what needs what, and two at one document.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import test from "node:test";
import { programAt } from "./power-cut.mjs";
import { setWorkshop } from "./workbench.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { said, saying } from "./words.mjs";

const opened = (window, id) => call(window, "open_document", { id });

/** Adds a tile to the first draws of a mix: by its picture, among those of its set. */
const addDraw = async (window, tile) => {
  await window.clickButton(said("build.mix.drawsAdd"));
  await window.sees("dialog[open] select");
  await window.run(
    `const list = document.querySelector("dialog[open] select");
     list.value = given[0];
     list.dispatchEvent(new Event("change", { bubbles: true }));`,
    tile.split("/")[0],
  );
  await window.click(`dialog[open] [data-design="${tile}"]`);
};

test("the first draws of a mix are drawn first, in every game of it", async (t) => {
  const window = await openWindow(t);
  const { mix } = await setWorkshop(window);
  await window.run("location.hash = given[0];", `#/build/${mix}`);
  await window.sees("h2", said("build.mix.draws"));
  for (const tile of ["base/X", "tower/A", "base/A"]) {
    await addDraw(window, tile);
    await window.sees(`ol li[data-draw="${tile}"]`);
  }
  await window.click(
    `ol li:last-child button[aria-label^="${said("build.mix.sooner", 3, "").trim()}"]`,
  );
  await window.sees('ol li:last-child[data-draw="tower/A"]');
  const { key, mix: draft, faults } = await opened(window, mix);
  assert.deepEqual(draft.draws, ["base/X", "base/A", "tower/A"]);
  assert.deepEqual(
    faults.filter(({ problem }) => problem.path.startsWith("draws")),
    [],
  );
  for (const seed of [1, 2]) {
    const seats = ["Anna", "Ben"].map((name, colour) => ({
      name,
      colour,
      pattern: "plain",
      bot: null,
    }));
    const game = { seats, mix: key, options: {}, seed };
    const view = await call(window, "new_game", { game });
    assert.equal(view.drawn, "base/X", `the first draw with seed ${seed}`);
  }
});

test("own tiles stand in the rulebook at once, beside those whose rules they need", async (t) => {
  const window = await openWindow(t);
  await setWorkshop(window);
  await window.run('location.hash = "#/rulebook/traders";');
  await window.sees('main .chapters[aria-busy="false"] #chapter-traders summary');
  await window.click("#chapter-traders summary");
  await window.until("the own set", async () =>
    (await window.text("#chapter-traders details"))?.includes("Bridges and wine"),
  );
  const own = await window.run(
    `const [, own] = document.querySelectorAll("#chapter-traders details ul");
     return [...own.querySelectorAll("li")].map((tile) => tile.innerText);`,
  );
  assert.equal(own.length, 2, "the third has a fault still");
  assert.match(own[1], saying("tiles.named", "village"));
});

test("who deletes a set is told which mixes need it, and can have it back", async (t) => {
  const window = await openWindow(t);
  const { set, mix } = await setWorkshop(window);
  const before = await opened(window, set);
  assert.deepEqual(before.usedBy, ["Wine country"]);
  await call(window, "delete_document", { id: set });
  const { faults } = await opened(window, mix);
  assert.ok(
    faults.some(({ problem }) => problem.code === "unknown-set"),
    "the mix says what it lacks",
  );
  await call(window, "restore_document", { id: set });
  assert.deepEqual((await opened(window, set)).set, before.set);
});

test("two at one document do not write over each other", async (t) => {
  const window = await openWindow(t);
  const { mix } = await setWorkshop(window);
  await window.run("location.hash = given[0];", `#/build/${mix}`);
  await window.sees("h2", said("build.mix.draws"));
  // Somebody else changes it meanwhile.
  const now = await opened(window, mix);
  const op = { of: "mix", change: { do: "times", set: "robbers", times: 2 } };
  await call(window, "change_document", { id: now.id, revision: now.revision, op });
  await addDraw(window, "base/D");
  await window.sees("[role=alert]");
  const after = await opened(window, mix);
  assert.equal(after.mix.sets.robbers, 2, "the change of the other stands");
  assert.deepEqual(after.mix.draws, [], "nothing was written over it");
  // What the other did is shown, and the next change is made on it.
  await window.until("the change of the other", async () =>
    window.run(`return document.querySelector('[data-set="robbers"] input').value === "2";`),
  );
  await addDraw(window, "base/D");
  await window.sees("ol li[data-draw]");
  assert.deepEqual((await opened(window, mix)).mix.draws, ["base/D"]);
});

/** Writes into the field with this name, and does not leave it. */
const write = async (window, label, words) => {
  await window.until(`a field “${label}”`, () =>
    window.run(
      `const labels = [...document.querySelectorAll("label")];
       const field = labels.find((label) => label.textContent.trim() === given[0])?.control;
       field?.focus();
       field?.select();
       return field !== undefined;`,
      label,
    ),
  );
  await window.type(...words);
};

test("what is being written is kept by whoever leaves by a key, and by whoever closes the window", async (t) => {
  const data = temporaryFolder(t);
  // The answer has nowhere to go when the window does.
  const quit = (window) => window.press("Control", "q").catch(() => {});
  const leave = {
    "by the keys of another page": (window) => window.press("Alt", "0"),
    "by the keys that quit": quit,
    "by the frame of the window": async () => {
      const closed = spawnSync("python3", [
        "-B",
        new URL("close_frame.py", import.meta.url).pathname,
      ]);
      assert.equal(closed.status, 0, String(closed.stderr));
    },
  };
  let id;
  for (const [how, go] of Object.entries(leave)) {
    const window = await openWindow(t, { data });
    if (id === undefined) {
      const begin = { kind: "tile-set", name: "First", from: null };
      id = (await call(window, "begin_document", { begin })).id;
    }
    const pid = programAt(data);
    await window.run("location.hash = given[0];", `#/build/${id}`);
    await window.sees("h1");
    await write(window, said("build.aboutFields.name"), how);
    await go(window);
    if (how.endsWith("page")) {
      await window.sees("nav a[href='#/'][aria-current]");
      await quit(window);
    }
    await window.until("the program to end", () => !existsSync(`/proc/${pid}`));
    const again = await openWindow(t, { data });
    assert.equal((await opened(again, id)).name, how);
    await again.close();
  }
});
