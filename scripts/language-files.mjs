// Reads the files of a language, and what the English ones declare.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const LANGUAGES = fileURLToPath(new URL("../ui/languages", import.meta.url));

const ENDING = ".ftl";

/** The languages there are: a language is a folder. */
export const languages = (folder = LANGUAGES) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The text of each area of a language, by the name of its file. */
export const readLanguage = (language, folder = LANGUAGES) => {
  const own = join(folder, language);
  if (!existsSync(own)) return {};
  return Object.fromEntries(
    readdirSync(own)
      .filter((file) => file.endsWith(ENDING))
      .sort()
      .map((file) => [file.slice(0, -ENDING.length), readFileSync(join(own, file), "utf8")]),
  );
};

const MESSAGE = /^([a-zA-Z][\w-]*) =/;
const FACT = /^# \$(\w+) \(([^)]+)\)/;

/** The messages of an English file in order, each with the facts that its comment declares.
 *  @returns {Record<string, {name: string, kind: string}[]>} */
export const declared = (text) => {
  const messages = {};
  let facts = [];
  for (const line of text.split("\n")) {
    const [, name, kind] = FACT.exec(line) ?? [];
    const [, id] = MESSAGE.exec(line) ?? [];
    if (name) facts.push({ name, kind });
    else if (id) {
      messages[id] = facts;
      facts = [];
    } else if (line === "") facts = [];
  }
  return messages;
};

/** The path of a message within the words of its area: `turn-big_follower` is `turn["big-follower"]`. */
export const pathOf = (id) => id.split("-").map((part) => part.replaceAll("_", "-"));

/** Comments are for those who translate. */
const withoutComments = (text) => text.replace(/^#.*\n/gm, "");

const NAME = "virtual:words";

const factsIn = (texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([area, text]) => [
      area,
      Object.fromEntries(
        Object.entries(declared(text)).map(([message, of]) => [
          message,
          of.map(({ name, kind }) => `${name}:${kind}`),
        ]),
      ),
    ]),
  );

/** For Vite: a module for each language there is, and one that names them and says what English messages are given. */
export const wordsPlugin = {
  name: "words",
  /** @param {string} id */
  resolveId: (id) => (id.startsWith(NAME) ? id : null),
  /** @param {string} id */
  load(id) {
    if (!id.startsWith(NAME)) return null;
    const [, language] = id.split("/");
    const texts = readLanguage(language ?? "en");
    for (const area of Object.keys(texts))
      this.addWatchFile(join(LANGUAGES, language ?? "en", area + ENDING));
    if (language)
      return `export default ${JSON.stringify(
        Object.fromEntries(
          Object.entries(texts).map(([area, text]) => [area, withoutComments(text)]),
        ),
      )}`;
    const others = languages()
      .filter((name) => name !== "en")
      .map((name) => `${JSON.stringify(name)}: () => import("${NAME}/${name}")`);
    return `export const declared = ${JSON.stringify(factsIn(texts))};
export const others = { ${others.join(", ")} };`;
  },
};
