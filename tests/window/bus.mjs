// Pages as the accessibility bus has them, in every complete language: what has no name, and what has no role or the wrong one.
import assert from "node:assert/strict";
import { call } from "./window.mjs";

export const LANGUAGES_READ = ["en", "nl"];

/** What is wrong with the tree: what is only on its way is found once, and not twice. */
const faultsOn = (reader, name) => {
  let before = "";
  return reader.until(`the tree of ${name}`, async () => {
    const read = await reader.ask("faults");
    const found = read ? JSON.stringify(read.faults) : "";
    const stays = read && (read.faults.length === 0 || found === before);
    before = found;
    return stays && read;
  });
};

/** The window speaks another language from its next page on. */
export const speak = async (window, language) => {
  await call(window, "change_settings", { change: { language } });
  await window.reload();
  await window.sees(`:root[lang=${language}] h1`);
};

/**
 * Reads page after page in both languages. A page has a name and says how it is arranged; `arrange` must name nothing by words,
 * which are others in the other language.
 */
export const readPages = async (t, { window, reader }, pages) => {
  const wrong = [];
  for (const language of LANGUAGES_READ) {
    await speak(window, language);
    let nodes = 0;
    for (const { name, arrange } of pages) {
      await arrange(window);
      await window.settle();
      const { count, faults } = await faultsOn(reader, name);
      nodes += count;
      wrong.push(...faults.map((fault) => `${language} ${name}: ${fault}`));
    }
    t.diagnostic(`${language}: ${nodes} nodes on ${pages.length} pages`);
  }
  assert.deepEqual(wrong, []);
};

/** A page at an address, there once something is seen on it. */
export const pageAt = (name, address, css = 'main[aria-busy="false"] h1') => ({
  name,
  arrange: async (window) => {
    await window.run("location.hash = given[0];", address);
    await window.sees(css);
  },
});
