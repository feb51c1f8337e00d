// Scenarios of one's own in the real window: a turn of a game is saved with an aim, played, deleted and brought back.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { skipThrough } from "./lessons.mjs";
import { kill } from "./power-cut.mjs";
import { open, screens } from "./screens.mjs";
import { beginGame, playUntil } from "./table-of-two.mjs";
import { openWindow, temporaryFolder } from "./window.mjs";
import { named, said, written } from "./words.mjs";

const campaigns = screens[4];
const aimOf = (points) => written("aims", "points-goal", { points });
const aBaseGame = { mix: "base" };
/** A turn of Anna's with so many tiles left that bots play it to its end in no time. */
const annasTurn = (view) => view.phase === "tile" && view.active === 0 && view.left <= 30;

/** Writes into the field of a name in the sheet, in place of what stands there. */
const fill = async (window, name, text) => {
  await window.run(
    `const named = [...document.querySelectorAll("dialog[open] label")];
     const label = named.find((each) => each.textContent.trim().startsWith(given[0]));
     const field = label.querySelector("input") ?? document.getElementById(label.htmlFor);
     field.focus();
     field.select();`,
    name,
  );
  await window.type(...String(text));
};

/** Asks for one point more than whoever plays has as the scenario begins. */
const askForOnePoint = async (window) => {
  await window.sees("dialog[open] label", said("own.making.points"));
  const least = await window.run(
    `return document.querySelector("dialog[open] input[max='9999']").min;`,
  );
  await fill(window, said("own.making.points"), least);
  return Number(least);
};

const card = (window) =>
  window.run(
    `const card = document.querySelector("[data-own]");
     if (!card) return null;
     const said = (css) => card.querySelector(css)?.textContent.trim().replaceAll("\u00a0", " ") ?? null;
     return {
       title: said("h3"),
       aim: said(".aim"),
       facts: said(".side-note"),
       button: said(".doing a"),
       stars: card.querySelectorAll(".won").length,
     };`,
  );

test("a turn is saved by keyboard, and goes on after a power cut where it was left", async (t) => {
  const data = temporaryFolder(t);
  const window = await openWindow(t, { data });
  await open(window, campaigns);
  await window.sees("main section", said("own.none"));
  await beginGame(window, aBaseGame);
  await playUntil(window, annasTurn);
  await window.press("Control", "Shift", "s");
  await window.sees("dialog[open] h2", said("own.making.title"));
  await fill(window, said("own.making.name"), "The last fields");
  await fill(window, said("own.making.tiles"), "12");
  await window.run(
    `const points = [...document.querySelectorAll("dialog[open] input[type=radio]")].find(({ value }) => value === "points");
     points.focus();`,
  );
  await window.press("Space");
  const points = await askForOnePoint(window);
  await fill(window, said("own.making.name"), "The last fields");
  await window.press("Enter");
  await window.sees("dialog[open]", said("own.making.kept", "The last fields"));
  await window.press("Enter");
  await window.sees(".lesson header .where", said("own.place"));
  await window.sees(".lesson header .where b", "The last fields");
  await window.sees(".lesson", aimOf(points));
  await window.sees(".lesson .board image");
  kill(data);
  const again = await openWindow(t, { data });
  await open(again, campaigns);
  await again.sees("[data-own] h3", "The last fields");
  assert.deepEqual(await card(again), {
    title: "The last fields",
    aim: aimOf(points),
    facts: [said("own.seats", ["Ben"]), said("own.tiles", 12)].join(" · "),
    button: said("campaigns.begin"),
    stars: 0,
  });
  await again.tabTo("[data-own] .doing a");
  await again.press("Enter");
  await again.sees(".lesson .board image");
  // The way that the bot found is played to its end.
  await skipThrough(again);
  await again.sees(".end h2", "The last fields");
  await again.sees(".end .above", said("own.end.title"));
  await again.clickButton(said("own.back"));
  await again.until("what was won", async () => (await card(again))?.stars === 1);
  assert.equal((await card(again)).button, said("campaigns.again"));
  assert.equal(await again.text("[role=alert]"), "");
});

test("an aim that no bot reaches is told, and saved all the same by mouse; what is deleted comes back", async (t) => {
  const window = await openWindow(t);
  await beginGame(window, aBaseGame);
  await playUntil(window, annasTurn);
  await window.click(`aside ${named("table.time.moment")}`);
  await window.sees("dialog[open] h2", said("own.making.title"));
  await window.click("dialog[open] input[value=points]");
  await fill(window, said("own.making.points"), "0");
  await window.press("Backspace");
  await window.clickButton(said("own.making.save"));
  await window.sees("dialog[open] .problem");
  assert.equal(
    await window.run(`return document.activeElement.getAttribute("aria-invalid");`),
    "true",
  );
  await fill(window, said("own.making.points"), "900");
  await fill(window, said("own.making.tiles"), "2");
  await window.clickButton(said("own.making.save"));
  await window.sees("dialog[open] .notice", said("own.making.noWay.what", 40));
  await window.clickButton(said("own.making.noWay.save"));
  await window.sees("dialog[open]", said("own.making.goOn"));
  await window.clickButton(said("own.making.goOn"));
  await open(window, campaigns);
  await window.sees("[data-own]", said("own.unproven"));
  const { title } = await card(window);
  await window.clickButton(said("play.remove"));
  await window.sees(".undoable", said("own.removed", title));
  assert.equal(await card(window), null);
  await window.clickButton(said("own.undoRemove"));
  await window.sees("[data-own] h3", title);
  // Whoever leaves the page finds it below the list.
  await window.clickButton(said("play.remove"));
  await window.sees(".undoable", title);
  await open(window, screens[0]);
  await open(window, campaigns);
  await window.sees("main summary", said("deleted.title", 1));
  await window.click("main summary");
  await window.sees("details b", title);
  await window.click(named("deleted.restoreNamed", title));
  await window.sees("[data-own] h3", title);
  await window.click("[data-own] .doing a");
  await window.sees(".lesson", aimOf(900));
  assert.ok(
    !(await window.text(".lesson")).includes(said("lesson.skip")),
    "nobody knows how it is done",
  );
  assert.equal(await window.text("[role=alert]"), "");
});

test("a scenario goes into a file, and comes out of it again after it was deleted", async (t) => {
  const folder = temporaryFolder(t);
  const window = await openWindow(t);
  await beginGame(window, aBaseGame);
  await playUntil(window, annasTurn);
  await window.press("Control", "Shift", "s");
  await window.sees("dialog[open] h2", said("own.making.title"));
  await fill(window, said("own.making.name"), "For a friend");
  await window.click("dialog[open] input[value=points]");
  await askForOnePoint(window);
  await window.clickButton(said("own.making.save"));
  await window.sees("dialog[open]", said("own.making.kept", "For a friend"));
  await window.press("Escape");
  await open(window, campaigns);
  await window.sees("[data-own] h3", "For a friend");
  window.answer(folder);
  await window.clickButton(said("own.save"));
  const file = join(folder, "for-a-friend.bastide-scenario.json");
  await window.sees(".file-note", said("files.saved", file));
  const { format, id } = JSON.parse(readFileSync(file, "utf8"));
  assert.equal(format, "bastide/scenario@1");
  assert.match(id, /^own-for-a-friend-[0-9a-f]{8}$/);
  await window.clickButton(said("play.remove"));
  await window.sees(".undoable", said("own.removed", "For a friend"));
  window.answer(file);
  await window.press("Control", "o");
  await window.sees(".file-note", said("own.came", "For a friend"));
  await window.sees("[data-own] h3", "For a friend");
  window.answer(file);
  await window.press("Control", "o");
  await window.sees(".file-note", said("own.known", "For a friend"));
  assert.equal(await window.text("[role=alert]"), "");
});
