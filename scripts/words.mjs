// `npm run words`: how complete each language is, and what is wrong with its files.
//   npm run words                      a table of all languages, and the faults of all
//   npm run words -- nl                what is missing, stale, unknown or wrong in Dutch
//   npm run words -- nl --json         the same, to be read by programs
//   npm run words -- nl --accept       says that the Dutch was made from the English as it is now
//   npm run words -- --types           writes the types of the messages that the window is given
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { FluentParser, Visitor } from "@fluent/syntax";
import { format, resolveConfig } from "prettier";
import { overlays, strayOverlays } from "./overlay-files.mjs";
import {
  LANGUAGES,
  OF_TERMINAL,
  declared,
  languages,
  pathOf,
  readLanguage,
  readWindow,
} from "./language-files.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const TYPES = here("../ui/src/words/messages.d.ts");
/** Whatever says a message: the window, and what Rust writes into questions and scenarios. */
const SAYING = [
  "../ui/src",
  ...["content", "lab", "practice", "tutor"].map((crate) => `../src-tauri/crates/${crate}/src`),
];

const KINDS = {
  number: "number",
  digits: "number | string",
  text: "string",
  // What people called something; one that would fill the window is shown by its beginning and its end.
  name: "string",
  names: "readonly string[]",
  person: "Person",
  "person?": "Person | undefined",
  "number?": "number | null | undefined",
  list: "readonly (string | number)[]",
  date: "Date",
};
const FUNCTIONS = ["AND", "OR", "COUNT", "SIGNED", "CAPITAL", "NUMBER", "DATETIME"];

/** A fact may have a name that no parameter can. */
const RESERVED = ["case", "class", "default", "new"];

const valuesOf = (kind) => (KINDS[kind] ? null : kind.split("|").map((value) => value.trim()));

const member = (tree, indent) =>
  Object.entries(tree)
    .map(([key, of]) => {
      const name = /^[a-zA-Z]\w*$/.test(key) ? key : JSON.stringify(key);
      if (!Array.isArray(of))
        return `${indent}${name}: {\n${member(of, `${indent}  `)}${indent}};\n`;
      const facts = of.map(
        ({ name: fact, kind }) =>
          `${RESERVED.includes(fact) ? `${fact}_` : fact}: ${
            KINDS[kind] ??
            valuesOf(kind)
              .map((value) => JSON.stringify(value))
              .join(" | ")
          }`,
      );
      return of.length === 0
        ? `${indent}${name}: string;\n`
        : `${indent}${name}: (${facts.join(", ")}) => string;\n`;
    })
    .join("");

const treeOf = (messages) => {
  const root = {};
  for (const [id, facts] of Object.entries(messages)) {
    const path = pathOf(id);
    const key = path.pop();
    let branch = root;
    for (const part of path) branch = branch[part] ??= {};
    branch[key] = facts;
  }
  return root;
};

/** The types of all messages, as TypeScript. */
export const types = async (folder = LANGUAGES) => {
  const areas = Object.entries(readWindow("en", folder)).map(
    ([area, text]) =>
      `  ${/^\w+$/.test(area) ? area : JSON.stringify(area)}: {\n${member(treeOf(declared(text)), "    ")}  };\n`,
  );
  const text = `// What each message is given. Made of ui/languages/en by \`npm run words -- --types\`.

/** Somebody who is spoken of: whoever reads, or another. Each has a name to show. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}

export interface Messages {
${areas.join("")}}
`;
  return format(text, { ...(await resolveConfig(TYPES)), filepath: TYPES });
};

const parser = new FluentParser({ withSpans: true });

/** What a message uses: its facts, the messages it refers to, and what it selects by. */
class Uses extends Visitor {
  facts = new Set();
  messages = new Set();
  selects = [];
  faults = [];

  visitVariableReference({ id }) {
    this.facts.add(id.name);
  }
  visitMessageReference({ id, attribute }) {
    if (attribute) this.faults.push("attributes are not used");
    this.messages.add(id.name);
  }
  visitTermReference() {
    this.faults.push("terms are not used");
  }
  visitFunctionReference({ id, arguments: given }) {
    if (!FUNCTIONS.includes(id.name)) this.faults.push(`there is no function ${id.name}`);
    for (const { name, value } of given.named) {
      if (id.name === "COUNT" && name.name === "of") this.messages.add(`count-${value.value}`);
      if (name.name === "each") this.messages.add(value.value);
    }
    for (const each of given.positional) this.visit(each);
  }
  visitSelectExpression(select) {
    this.selects.push(select);
    this.genericVisit(select);
  }
}

/** The messages of a file by id, and what cannot be read of it. */
const read = (text) => {
  const messages = {};
  const faults = [];
  for (const entry of parser.parse(text).body) {
    if (entry.type === "Junk")
      faults.push(`cannot be read: ${entry.content.trim().split("\n")[0]}`);
    if (entry.type === "Term") faults.push(`-${entry.id.name}: terms are not used`);
    if (entry.type !== "Message") continue;
    const { name } = entry.id;
    if (messages[name]) faults.push(`${name}: is there twice`);
    const uses = new Uses();
    if (entry.value) uses.visit(entry.value);
    else faults.push(`${name}: says nothing`);
    const source = text.slice(entry.id.span.start, entry.span.end).trim();
    messages[name] = { uses, source };
  }
  // The reader of the window drops some of what the parser takes.
  const taken = new Set(new FluentResource(text).body.map(({ id }) => id));
  for (const id of Object.keys(messages))
    if (!taken.has(id))
      faults.push(`${id}: is dropped by the window; write a selector on several lines`);
  return { messages, faults };
};

const keysOf = (select) =>
  select.variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));

/** What is wrong with a message, by the facts that English declares. */
const faultsOf = ({ uses }, facts, language, known) => {
  const faults = [...uses.faults];
  const kinds = new Map();
  for (const { name, kind } of facts) {
    kinds.set(name, kind);
    if (kind.startsWith("person")) kinds.set(`${name}Name`, "text");
    if (kind === "list" || kind === "names") kinds.set(`${name}Count`, "number");
  }
  for (const fact of uses.facts)
    if (!kinds.has(fact)) faults.push(`$${fact} is no fact of this message`);
  for (const id of uses.messages) if (!known.has(id)) faults.push(`there is no message ${id}`);
  for (const select of uses.selects) {
    const { selector } = select;
    const kind = selector.type === "VariableReference" ? kinds.get(selector.id.name) : "number";
    const keys = keysOf(select);
    const needed =
      kind === "person"
        ? ["you", "other"]
        : kind === "person?"
          ? ["you", "none", "other"]
          : kind === "number"
            ? new Intl.PluralRules(language).resolvedOptions().pluralCategories
            : kind === undefined
              ? []
              : (valuesOf(kind) ?? []);
    const isPlural =
      kind === "number" && keys.every((key) => /^(zero|one|two|few|many|other)$/.test(key));
    const isClosed = kind !== "number" && needed.length > 0;
    if (isClosed)
      for (const key of keys)
        if (!needed.includes(key) && key !== "other")
          faults.push(`[${key}] is no value of ${selector.id.name}`);
    // Elsewhere the last variant may stand for the rest.
    if (isPlural || (isClosed && language === "en" && !keys.includes("other")))
      for (const key of needed) if (!keys.includes(key)) faults.push(`[${key}] is missing`);
  }
  return faults;
};

/** What a text says that is called otherwise. */
const wrongTermsIn = ({ instead }) => {
  const words = Object.entries(instead).map(([word, better]) => ({
    fault: `“${word}” is called “${better}”`,
    pattern: new RegExp(`(?<![\\p{L}$-])${word}(?![\\p{L}])`, "iu"),
  }));
  return (said) => words.filter(({ pattern }) => pattern.test(said)).map(({ fault }) => fault);
};

/** Words that a language does not use, and what it says instead. */
const termsOf = (language, folder) => {
  const file = join(folder, language, "terms.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { instead: {} };
};

const sourcesOf = (folder) => {
  const file = (each) => join(folder, each);
  return readdirSync(folder, { recursive: true })
    .filter(
      (each) => /\.(ts|svelte|rs)$/.test(each) && !/words\/messages\.d\.ts$|\.test\.ts$/.test(each),
    )
    .map((each) => readFileSync(file(each), "utf8"))
    .join("\n");
};

const hash = (source) => createHash("sha256").update(source).digest("hex").slice(0, 12);

const acceptedOf = (language, folder) => join(folder, language, "english.json");

/** What a language has and lacks. */
export const report = (language, folder = LANGUAGES) => {
  const english = readLanguage("en", folder);
  if (language !== "en") delete english[OF_TERMINAL];
  const own = readLanguage(language, folder);
  const file = acceptedOf(language, folder);
  const accepted = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const wrongTerms = wrongTermsIn(termsOf(language, folder));
  const result = {
    language,
    messages: 0,
    translated: 0,
    missing: [],
    stale: [],
    unknown: [],
    unused: [],
    faults: [],
    hashes: {},
  };
  const shared = new Set(Object.keys(read(own["shared"] ?? "").messages));
  for (const area of Object.keys(own)) {
    if (!english[area]) result.unknown.push(area);
  }
  for (const [area, text] of Object.entries(english)) {
    const facts = declared(text);
    const source = read(text).messages;
    const { messages, faults } = read(own[area] ?? "");
    const at = (id) => `${area}/${id}`;
    result.faults.push(...faults.map((fault) => `${area}: ${fault}`));
    const known = new Set([...shared, ...Object.keys(messages)]);
    for (const id of Object.keys(facts)) {
      result.messages += 1;
      const message = messages[id];
      if (!message) {
        result.missing.push(at(id));
        continue;
      }
      result.translated += 1;
      result.hashes[at(id)] = hash(source[id].source);
      if (language !== "en" && accepted[at(id)] && accepted[at(id)] !== result.hashes[at(id)])
        result.stale.push(at(id));
      result.faults.push(
        ...faultsOf(message, facts[id], language, known).map((fault) => `${at(id)}: ${fault}`),
      );
      if (area !== "shared" && shared.has(id))
        result.faults.push(`${at(id)}: shared has one of this name`);
      const said = message.source.split(/ =/).slice(1).join(" =");
      result.faults.push(...wrongTerms(said).map((fault) => `${at(id)}: ${fault}`));
    }
    for (const id of Object.keys(messages)) if (!facts[id]) result.unknown.push(at(id));
  }
  if (language !== "en") addContent(result, language, accepted, wrongTerms);
  result.unused = unused(english);
  return result;
};

/** Adds the texts of lessons, rules and sets. */
const addContent = (result, language, accepted, wrongTerms) => {
  result.unknown.push(...strayOverlays(language));
  for (const { area, english, own } of overlays(language)) {
    for (const [id, text] of Object.entries(english)) {
      const at = `${area}/${id}`;
      result.messages += 1;
      if (own[id] === undefined) {
        result.missing.push(at);
        continue;
      }
      result.translated += 1;
      result.hashes[at] = hash(text);
      if (accepted[at] && accepted[at] !== result.hashes[at]) result.stale.push(at);
      if (!own[id].trim()) result.faults.push(`${at}: says nothing`);
      result.faults.push(...wrongTerms(own[id]).map((fault) => `${at}: ${fault}`));
    }
    for (const id of Object.keys(own))
      if (english[id] === undefined) result.unknown.push(`${area}/${id}`);
  }
};

/** Messages that nothing asks for: their name stands nowhere in the window, nor in another message. */
const unused = (english) => {
  const code = SAYING.map((folder) => sourcesOf(here(folder))).join("\n");
  const named = new Set(code.match(/[\w-]+/g));
  const messages = Object.values(english).join("\n");
  return Object.entries(english).flatMap(([area, text]) =>
    Object.keys(declared(text))
      .filter((id) => {
        if (id.startsWith("count-"))
          return (
            !messages.includes(`"${id.slice("count-".length)}"`) && !named.has(pathOf(id).at(-1))
          );
        const path = pathOf(id);
        // A key of a dictionary is looked up by a code: its dictionary is named instead.
        return (
          !named.has(path.at(-1)) &&
          !(path.length > 1 && named.has(path.at(-2))) &&
          !new RegExp(`\\{ ${id} \\}|each: "${id}"|\\(${id}\\)`).test(messages)
        );
      })
      .map((id) => `${area}/${id}`),
  );
};

const table = (folder) => {
  const rows = languages(folder).map((language) => {
    const { messages, translated, missing, stale, unknown, faults } = report(language, folder);
    return {
      language,
      messages,
      translated,
      missing: missing.length,
      stale: stale.length,
      unknown: unknown.length,
      faults: faults.length,
    };
  });
  console.table(rows);
};

const show = (result) => {
  for (const what of ["missing", "stale", "unknown", "unused", "faults"])
    for (const each of result[what]) console.log(`${what.padEnd(8)} ${each}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const folder = process.env.BASTIDE_LANGUAGES ?? LANGUAGES;
  const language = args.find((each) => !each.startsWith("--"));
  if (args.includes("--types")) writeFileSync(TYPES, await types(folder));
  else if (language) {
    const { hashes, ...result } = report(language, folder);
    if (args.includes("--accept"))
      writeFileSync(acceptedOf(language, folder), `${JSON.stringify(hashes, null, 2)}\n`);
    else if (args.includes("--json")) console.log(JSON.stringify(result));
    else show(result);
    process.exitCode = result.faults.length > 0 ? 1 : 0;
  } else {
    table(folder);
    for (const each of languages(folder))
      for (const fault of report(each, folder).faults) console.log(`${each}: ${fault}`);
  }
}
