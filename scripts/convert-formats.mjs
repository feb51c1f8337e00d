// Brings files of earlier formats up to today’s: `node scripts/convert-formats.mjs FILE-OR-FOLDER…` rewrites them in place
// and names those that changed. What did not change keeps its layout.
//
// It reads .json, .jsonl (one document a line) and both packed with gzip; bundles (.zip) must be exported anew. A document
// may lie within another, as a tile set does in the lesson that draws on it.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";

/** Keys that are called otherwise today, in whatever document they stand. */
const RENAMED = { room: "expansion", rooms: "expansions" };

/** One function for each format, by its name without the number: today’s fields for those of a document, in their order. */
const CONVERSIONS = {
  /** Its second format is the first that is released. */
  campaign: (fields) =>
    fields.map(([key, value]) =>
      key === "format" && value === "bastide/campaign@2"
        ? [key, "bastide/campaign@1"]
        : [key, value],
    ),
  /** A set named the expansions that it belonged to, or “base”. Now it lists those that its tiles need. */
  "tile-set": (fields) =>
    fields.flatMap(([key, value]) => {
      if (key !== "expansion") return [[key, value]];
      const needs = [value].flat().filter((word) => word !== null && word !== "base");
      return needs.length > 0 ? [["needs", needs]] : [];
    }),
};

/** Whether a value is the word for an expansion, for the base game or for what belongs to several, or a list of such. */
const WORDS = /^(base|together|traders|tower|robbers|tollkeepers|crop-circles|inns|river|abbot)$/;
const isExpansions = (value) =>
  Array.isArray(value) ? value.every((each) => WORDS.test(each)) : WORDS.test(value);

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** A value in which every document is one of today. */
function converted(value) {
  if (Array.isArray(value)) return value.map(converted);
  if (!isObject(value)) return value;
  // Texts stand under keys of their author's own.
  const fields = Object.entries(value).map(([key, inner]) => [
    isExpansions(inner) && Object.hasOwn(RENAMED, key) ? RENAMED[key] : key,
    converted(inner),
  ]);
  const [, format] = /^bastide\/([a-z-]+)@\d+$/.exec(value.format) ?? [];
  return Object.fromEntries(CONVERSIONS[format]?.(fields) ?? fields);
}

/** Where each value of a JSON text stands, and each of its parts with the key of it. */
function places(text) {
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g)];
  let next = 0;
  const read = () => {
    const first = tokens[next++];
    const parts = [];
    if (first[0] === "{" || first[0] === "[")
      while (tokens[next][0] !== "}" && tokens[next][0] !== "]") {
        if (tokens[next][0] === ",") next += 1;
        const key = first[0] === "{" ? tokens[next] : undefined;
        // The key and its colon.
        if (key) next += 2;
        const value = read();
        parts.push({ key, value, from: key?.index ?? value.from, to: value.to });
      }
    const last = parts.length > 0 || "{[".includes(first[0]) ? tokens[next++] : first;
    return { from: first.index, to: last.index + last[0].length, parts };
  };
  return read();
}

/** A value on one line, as our files have it. */
function inline(value) {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${inline(inner)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/** What must be written anew where a value stood, so that another one stands there. */
function edits(place, before, after) {
  if (isDeepStrictEqual(before, after)) return [];
  const whole = [{ ...place, text: inline(after) }];
  const bothLists = Array.isArray(before) && Array.isArray(after);
  if (!bothLists && !(isObject(before) && isObject(after))) return whole;
  const [was, is] = [before, after].map(Object.entries);
  if (was.length === is.length)
    return was.flatMap(([key, value], index) => {
      const part = place.parts[index];
      const [name, other] = is[index];
      const renamed = {
        from: part.from,
        to: part.from + (part.key?.[0].length ?? 0),
        text: JSON.stringify(name),
      };
      return [...(name === key ? [] : [renamed]), ...edits(part.value, value, other)];
    });
  const left = was.flatMap(([key], index) => (Object.hasOwn(after, key) ? [index] : []));
  if (bothLists || left.length !== is.length || left.length === 0) return whole;
  return was.flatMap(([key, value], index) => {
    const [part, following] = place.parts.slice(index);
    if (left.includes(index)) return edits(part.value, value, after[key]);
    // A field goes with the comma behind it, and the last ones together with the comma before them.
    if (index < left.at(-1)) return [{ from: part.from, to: following.from, text: "" }];
    return following ? [] : [{ from: place.parts[left.at(-1)].to, to: part.to, text: "" }];
  });
}

/** The text of a document as today’s format has it. */
export function convert(text) {
  const before = JSON.parse(text);
  const all = edits(places(text), before, converted(before));
  return all.reduceRight(
    (rest, { from, to, text: anew }) => rest.slice(0, from) + anew + rest.slice(to),
    text,
  );
}

const convertLines = (text) => text.replaceAll(/.*\S.*/g, (line) => convert(line));

function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => files(join(path, name)));
}

function convertFile(file) {
  const [, lines, packed] = /[.]json(l?)([.]gz)?$/.exec(file) ?? [];
  if (lines === undefined) return;
  const bytes = readFileSync(file);
  const before = (packed ? gunzipSync(bytes) : bytes).toString("utf8");
  const after = lines ? convertLines(before) : convert(before);
  if (after === before) return;
  writeFileSync(file, packed ? gzipSync(after) : after);
  console.log(file);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.argv.slice(2).flatMap(files).forEach(convertFile);
