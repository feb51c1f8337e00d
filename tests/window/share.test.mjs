// Tile sets and mixes that go to somebody else and come back, in the real window: shared from the list, deleted, opened
// again, equal to the byte; decided on where one is there already; a broken bundle tells its faults and keeps nothing.
import assert from "node:assert/strict";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { answered, changed, texts } from "./workbench.mjs";
import { call } from "./window.mjs";
import { said } from "./words.mjs";

const side = (tile, at, land) => ({ of: "tile", tile, change: { do: "side", side: at, land } });

/** A set with two tiles, and a mix that uses it. */
const make = async (window) => {
  const begin = (kind, name) =>
    call(window, "begin_document", { begin: { kind, name, from: null } });
  const set = await changed(window, await begin("tile-set", "Gates"), [
    { of: "set", change: { do: "add" } },
    side("gates/A", "N", "city"),
    side("gates/B", "E", "road"),
  ]);
  const mix = await changed(window, await begin("mix", "With gates"), [
    { of: "mix", change: { do: "times", set: "gates", times: 2 } },
    { of: "mix", change: { do: "count", tile: "gates/B", count: 5 } },
  ]);
  return { set, mix };
};

const documents = (window) => call(window, "documents");

const build = async (window) => {
  await window.run("location.hash = '#/build';");
  await window.isOn("build");
};

const remove = async (window, ...ids) => {
  for (const id of ids) await call(window, "delete_document", { id });
};

/** Shares a mix from the list of what was made, and answers with the file. */
const share = async (window, folder, answer, mix) => {
  await build(window);
  await window.click(`[data-document="${mix.id}"] .doing button:nth-of-type(3)`);
  await window.sees("dialog[open]", said("share.along", ["With gates"]));
  answer(folder);
  await window.run("document.querySelector('dialog[open] .doing button').focus();");
  await window.press("Enter");
  const file = join(folder, "with-gates.bastide");
  await window.sees(".file-note", said("files.saved", file));
  await window.lacks("dialog[open]");
  return file;
};

const openFile = async (window, answer, file) => {
  answer(file);
  await window.press("Control", "o");
  await window.sees("dialog[open]");
};

test("a set and a mix that are shared, deleted and opened again are what they were", async (t) => {
  const { window, folder, answer } = await answered(t);
  const { set, mix } = await make(window);
  const before = await texts({ window, folder, answer });
  assert.deepEqual(Object.keys(before).toSorted(), ["gates", "with-gates"]);
  const file = await share(window, folder, answer, mix);
  await remove(window, set.id, mix.id);
  assert.deepEqual(await documents(window), []);
  await openFile(window, answer, file);
  await window.sees("dialog[open] [data-arriving=gates]", said("share.fresh"));
  await window.sees("dialog[open] [data-arriving=with-gates]", said("share.fresh"));
  assert.deepEqual(await documents(window), [], "nothing is kept before somebody says so");
  await window.clickButton(said("share.takeAll", 2));
  await window.sees("[role=log]", said("share.kept", ["Gates", "With gates"]));
  await window.sees("article h3", "With gates");
  assert.deepEqual(await texts({ window, folder, answer }), before);
  await openFile(window, answer, file);
  await window.sees("dialog[open]", said("share.allThere"));
  await window.press("Escape");
  await window.lacks("dialog[open]");
  assert.equal((await documents(window)).length, 2);
});

test("where one is there already, both are kept, or the other takes its place and can be taken back", async (t) => {
  const { window, folder, answer } = await answered(t);
  const { set, mix } = await make(window);
  const file = await share(window, folder, answer, mix);
  const theirs = await texts({ window, folder, answer });
  const mine = await changed(window, set, [side("gates/A", "N", "road")]);
  await window.run("location.hash = given[0];", `#/build/${set.id}`);
  await window.sees("h1", "Gates");
  const changedText = await texts({ window, folder, answer });
  assert.notEqual(changedText.gates, theirs.gates);
  await openFile(window, answer, file);
  await window.sees("dialog[open] [data-arriving=gates]", "Gates");
  await window.sees("dialog[open] [data-arriving=with-gates]", said("share.same"));
  // With the keyboard alone: the first way is marked, an arrow goes on to the next.
  await window.tabTo("[data-arriving=gates] input");
  await window.press("ArrowRight");
  await window.press("ArrowRight");
  await window.sees("[data-arriving=gates]", said("share.notes.replace"));
  await window.clickButton(said("share.takeSome", 1, 2));
  await window.lacks("dialog[open]");
  assert.deepEqual(await texts({ window, folder, answer }), theirs);
  // The desk shows it, and goes back to what was there.
  await window.until("the desk to show it", async () => {
    const view = await call(window, "open_document", { id: set.id });
    return view.revision === mine.revision + 1;
  });
  await window.clickButton(said("build.undo"));
  await window.until("the own one to be back", async () => {
    const now = await texts({ window, folder, answer });
    return now.gates === changedText.gates;
  });
  await openFile(window, answer, file);
  await window.clickButton(said("share.takeSome", 1, 2));
  await window.lacks("dialog[open]");
  const both = await texts({ window, folder, answer });
  assert.equal(both.gates, changedText.gates);
  assert.equal(
    both["gates-2"],
    theirs.gates.replaceAll("gates", "gates-2").replace('"Gates"', '"Gates 2"'),
  );
});

test("a broken bundle tells all its faults and keeps nothing", async (t) => {
  const { window, folder, answer } = await answered(t);
  const { mix } = await make(window);
  const file = await share(window, folder, answer, mix);
  const before = await texts({ window, folder, answer });
  const files = readdirSync(folder).toSorted();
  const bytes = readFileSync(file);
  // In the list at the end, one file claims to be a link.
  const listed = bytes.lastIndexOf("mixes/with-gates.json") - 46;
  bytes.writeUInt32LE(0o120777 * 0x10000, listed + 38);
  const broken = join(folder, "broken.bastide");
  writeFileSync(broken, bytes);
  await openFile(window, answer, broken);
  await window.sees("dialog[open] [role=alert]", said("files.faults", "broken.bastide", 1));
  await window.sees("dialog[open] [role=alert]", "mixes/with-gates.json");
  await window.sees(
    "dialog[open] [role=alert]",
    said("problem", { what: { says: "entry-link", facts: {} } }),
  );
  await window.press("Escape");
  await window.lacks("dialog[open]");
  writeFileSync(broken, "Dear Anna");
  await openFile(window, answer, broken);
  await window.sees(
    "dialog[open] [role=alert]",
    said("files.alien", { what: { says: "no-bundle" } }),
  );
  assert.deepEqual(await texts({ window, folder, answer }), before);
  assert.deepEqual(readdirSync(folder).toSorted(), [...files, "broken.bastide"].toSorted());
});
