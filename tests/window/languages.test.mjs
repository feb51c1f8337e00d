// The language is the system's or a chosen one, changes at once, and can be added as files.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { open, screens } from "./screens.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { said } from "./words.mjs";

const english = (area) =>
  readFileSync(
    fileURLToPath(new URL(`../../ui/languages/en/${area}.ftl`, import.meta.url)),
    "utf8",
  );

/** A folder of languages in which some pages and a rule have another title, and one file of each kind cannot be read. */
const addedLanguages = (t) => {
  const folder = temporaryFolder(t);
  const rules = join(folder, "xe", "tile-sets", "base");
  mkdirSync(rules, { recursive: true });
  const rule = { id: "BG-01", title: "La kaheloj", text: "Sepdek du." };
  writeFileSync(join(rules, "rules.json"), JSON.stringify({ rules: [rule] }));
  writeFileSync(join(rules, "table.json"), "{ torn");
  const put = (area, text) => writeFileSync(join(folder, "xe", `${area}.ftl`), text);
  put("pages", english("pages").replace(/^home-title = .*$/m, "home-title = Titolo"));
  put("frame", english("frame").replace(/^windowTitle = .*$/m, "windowTitle = { $screen } – Eo"));
  put("torn", "title = { $n ->\n");
  return folder;
};

const choose = (window, tag) =>
  window.run(
    `const field = [...document.querySelectorAll("#page select")].find((each) =>
       [...each.options].some(({ value }) => value === "xe"));
     field.value = given[0];
     field.dispatchEvent(new Event("change", { bubbles: true }));`,
    tag,
  );

const speaks = (window, tag, title) => window.sees(`:root[lang="${tag}"] h1`, title);

test("the system's language is taken, another is chosen at once, and the choice is kept", async (t) => {
  const data = temporaryFolder(t);
  const env = { BASTIDE_LANGUAGES: addedLanguages(t), LC_ALL: "xe_ES.UTF-8" };
  const first = await openWindow(t, { data, env });
  await speaks(first, "xe", "Titolo");
  await first.sees("section p", "xe/torn.ftl");
  await first.sees("section p", "xe/tile-sets/base/table.json");
  await open(
    first,
    screens.find(({ name }) => name === "rulebook"),
  );
  await first.sees("main", "La kaheloj");
  await open(first, screens[0]);
  const seats = ["Ada", "Bo"].map((name, colour) => ({
    name,
    colour,
    pattern: "plain",
    bot: null,
  }));
  const game = { seats, mix: "base", options: {}, seed: 1 };
  await call(first, "new_game", { game });
  const before = await call(first, "current_game");
  for (const tag of ["en", "xe", "en", "xe", "en"]) {
    await choose(first, tag);
    await speaks(first, tag, tag === "en" ? said("screens.home.title") : "Titolo");
    const title = await first.run("return document.title;");
    assert.equal(title.endsWith("Eo"), tag === "xe", title);
  }
  assert.deepEqual(await call(first, "current_game"), before);
  await first.close();

  const second = await openWindow(t, { data, env });
  await speaks(second, "en", said("screens.home.title"));
  await open(second, screens.at(-1));
  await choose(second, "system");
  await second.sees(':root[lang="xe"] h1');
  await second.close();

  const withoutFiles = await openWindow(t, { data, env: { LC_ALL: "xe_ES.UTF-8" } });
  await speaks(withoutFiles, "en", said("screens.home.title"));
});
