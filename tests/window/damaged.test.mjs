// A data file that was damaged, and a game in it that cannot be read any more: the window says what was saved, and hands
// out what it cannot show. The store's own tests try a thousand damages (tests/store/damages.rs).
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { losePage, played, tearGame } from "./damage.mjs";
import { open, screens } from "./screens.mjs";
import { openWindow, temporaryFolder } from "./window.mjs";
import { named, said } from "./words.mjs";

const play = screens[2];
const NOTICE = `section${named("data.title")}`;

test("a file of which a page was lost is rescued, and the window says what came of it", async (t) => {
  const data = await played(t);
  const bytes = losePage(data);
  const [newest] = readdirSync(join(data, "backups"));

  const window = await openWindow(t, { data });
  await window.sees(NOTICE, said("rescue.what.file"));
  await window.sees(NOTICE, said("rescue.original", { original: "bastide-damaged-1.db" }));
  await window.sees(NOTICE, said("rescue.backup", { backup: newest }));
  assert.ok(readFileSync(join(data, "bastide-damaged-1.db")).equals(bytes));
  await window.click(`${NOTICE} button`);
  await window.lacks(NOTICE);
  await window.close();

  const again = await openWindow(t, { data });
  await open(again, play);
  assert.equal(
    await again.run(`return document.querySelector('${NOTICE}')?.innerText ?? null;`),
    null,
  );
});

test("a game that cannot be read stands in the list, and is saved as it is", async (t) => {
  const data = await played(t);
  tearGame(data);

  const saved = temporaryFolder(t);
  const window = await openWindow(t, { data });
  window.answer(saved);
  await open(window, play);
  await window.sees("main", said("damaged.title"));
  await window.sees("main", said("damaged.nameless.game"));
  assert.equal(await window.run('return document.querySelectorAll("[data-game]").length;'), 0);
  assert.ok(!(await window.text("main")).includes(said("play.none")));
  await window.run(`document.querySelector("main section li button").click();`);
  await window.sees("body", "as-kept.json");
  const [name] = readdirSync(saved).filter((name) => name.endsWith("as-kept.json"));
  const kept = JSON.parse(readFileSync(join(saved, name), "utf8"));
  assert.equal(kept.format, "bastide/as-kept@1");
  assert.ok(kept.kept.setup.startsWith('{"plaiers":'));
  assert.ok(existsSync(join(data, "bastide.db")));
});
