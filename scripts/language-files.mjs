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

/** What the window must know of a fact: how it is said, where that is more than what it is. */
const SAID = ["person", "person?", "list", "name", "names", "digits"];

/** An English file for the window: of its comments only what each message is given, as `# name:kind name` before it. */
export const withFacts = (text) => {
  const facts = declared(text);
  return withoutComments(text).replace(/^([a-zA-Z][\w-]*) =/gm, (start, id) => {
    const given = (facts[id] ?? []).map(({ name, kind }) =>
      SAID.includes(kind) ? `${name}:${kind}` : name,
    );
    return given.length > 0 ? `# ${given.join(" ")}\n${start}` : start;
  });
};

const NAME = "virtual:words";

/** What the command line alone says, in English. */
export const OF_TERMINAL = "terminal";
/** What Rust alone says: the window is given the finished texts. */
const OF_RUST = ["aims", "questions", OF_TERMINAL];

/** The text of each area that the window says. */
export const readWindow = (language, folder = LANGUAGES) =>
  Object.fromEntries(
    Object.entries(readLanguage(language, folder)).filter(([area]) => !OF_RUST.includes(area)),
  );

/** What the first screen and the frame around it say. All else is read when that is on the screen. */
const FIRST = ["shared", "frame", "pages", "settings", "play", "bots"];

/** What code says by choosing among messages of the rest. */
const REST = fileURLToPath(new URL("../ui/src/words/rest.ts", import.meta.url));

/**
 * For Vite: the words of each language in two modules, those of the first screen and the rest. Where code is tested, all words
 * are there from the start.
 * @param {(language: string) => string} ownName
 */
export const wordsPlugin = (ownName) => {
  let isSplit = false;
  return {
    name: "words",
    /** @param {{ command: string, build: { ssr?: unknown } }} config */
    configResolved: ({ command, build }) => {
      isSplit = command === "build" && !build.ssr;
    },
    /** @param {string} id */
    resolveId: (id) => (id.startsWith(NAME) ? id : null),
    /** @param {string} id */
    load(id) {
      if (!id.startsWith(NAME)) return null;
      const [, name, rest] = id.split("/");
      if (name === "code")
        return isSplit
          ? "export const rest = null"
          : `export { rest } from ${JSON.stringify(REST)}`;
      const language = name ?? "en";
      const all = readWindow(language);
      for (const area of Object.keys(all))
        this.addWatchFile(join(LANGUAGES, language, area + ENDING));
      if (!name) {
        const others = languages()
          .filter((other) => other !== "en")
          .map(
            (other) =>
              `${JSON.stringify(other)}: { first: () => import("${NAME}/${other}"), rest: () => import("${NAME}/${other}/rest") }`,
          );
        const names = languages().map((each) => [each, ownName(each)]);
        return `export const areas = ${JSON.stringify(Object.keys(all))};
export const names = ${JSON.stringify(Object.fromEntries(names))};
export const others = { ${others.join(", ")} };`;
      }
      const texts = Object.entries(all)
        .filter(([area]) => {
          const isFirst = !isSplit || FIRST.includes(area);
          return rest ? !isFirst : isFirst;
        })
        .map(([area, text]) => [area, language === "en" ? withFacts(text) : withoutComments(text)]);
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
    },
  };
};
