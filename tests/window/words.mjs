// The words of the window, by their names: a test waits for what is said, and never spells it. Where they stand, and in
// which language, only this file knows.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { fileURLToPath } from "node:url";
import { readLanguage, wordsPlugin } from "../../scripts/language-files.mjs";

/** The language that the window speaks, and in which a test waits for what it says. */
export const LANGUAGE = process.env.WINDOW_LANGUAGE ?? "en";

const UI = new URL("../../ui/", import.meta.url);
const KEPT = new URL("../../node_modules/.cache/bastide/", import.meta.url);

/** Changes with every word. */
const fingerprint = () => {
  const hash = createHash("sha256");
  const files = readdirSync(UI, { recursive: true }).filter((file) =>
    /^(src\/words|languages)\/.*\.(ts|json|ftl)$/.test(file),
  );
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(new URL(file, UI)));
  return hash.digest("hex").slice(0, 16);
};

/** Node reads them once they are one file, which is kept for as long as no word changes. */
const load = async (language) => {
  const kept = new URL(`words-${fingerprint()}.mjs`, KEPT);
  if (!existsSync(kept)) {
    const { build } = await import("vite");
    const { output } = await build({
      configFile: false,
      logLevel: "error",
      plugins: [wordsPlugin(String)],
      ssr: { noExternal: true },
      build: {
        ssr: fileURLToPath(new URL("src/words/index.ts", UI)),
        write: false,
        minify: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    mkdirSync(KEPT, { recursive: true });
    // Another file of tests may be at it, too.
    const mine = new URL(`words-${process.pid}`, KEPT);
    writeFileSync(mine, output[0].code);
    renameSync(mine, kept);
  }
  const { inLanguage, readLanguage } = await import(kept);
  await readLanguage(language);
  return inLanguage(language);
};

/** What a window in this language says by a name. */
export const saidIn = async (language) => {
  const words = await load(language);
  return (name, ...given) => say(words, name, given);
};

const say = (words, name, given) => {
  const found = name.split(".").reduce((of, part) => of?.[part], words);
  const told = typeof found === "function" ? found(...given) : found;
  if (told === undefined || (told === found && typeof told !== "string"))
    throw new Error(`no words are called “${name}”`);
  return told;
};

/** What the window says by this name, with what it says that of: `said("files.saved", file)`. */
export const said = await saidIn(LANGUAGE);

/** Somebody at a table, as sentences are given them. */
export const player = (name) => ({ name, you: false });

/** The learner of a lesson. */
export const YOU = { name: said("table.seats.you"), you: true };

/** What is called so by those who do not see it. */
export const named = (name, ...given) => `[aria-label="${said(name, ...given)}"]`;

const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const NUMBER = /\d+(?:,\d{3})*/g;
const pattern = (text) => literal(text).replaceAll(NUMBER, "\\d[\\d,]*");

/** A pattern for this with any numbers in place of its own. */
export const numbered = (text) => new RegExp(pattern(text));

/** The same for what is said by a name. */
export const saying = (name, ...given) => numbered(said(name, ...given));

/** What is said of so many, for any number of them. */
export const counting = (name) =>
  new RegExp([1, 2].map((number) => pattern(said(name, number))).join("|"));

/** Any of these, as they are or as patterns. */
export const any = (...ways) =>
  new RegExp(ways.map((way) => (way instanceof RegExp ? way.source : literal(way))).join("|"));

/** How both begin: what is said whatever comes after it. */
export const beginning = (one, other) => {
  const same = [...one].findIndex((letter, at) => letter !== other[at]);
  return same < 0 ? one : one.slice(0, same);
};

/** What Rust writes into questions and scenarios, up to the first fact that is not given. */
export const written = (area, id, facts = {}) => {
  const [, text] = new RegExp(`^${id} = (.*)$`, "m").exec(readLanguage("en")[area]);
  return text
    .replaceAll(/\{ COUNT\(\$(\w+), of: "points"\) \}/g, (blank, fact) =>
      fact in facts ? `${facts[fact]} ${facts[fact] === 1 ? "point" : "points"}` : blank,
    )
    .replaceAll(/\{ \$(\w+) \}/g, (blank, fact) => facts[fact] ?? blank)
    .split(/ ?\{/)[0];
};
