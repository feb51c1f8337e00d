// A sentence is written whole: no code adds an "s", strips an article, bends a verb or makes a letter small. Another
// language has other endings and other articles. It must not know what a sentence means.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import test from "node:test";

const UI = new URL("../../ui/src", import.meta.url).pathname;
const files = readdirSync(UI, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => relative(UI, join(entry.parentPath, entry.name)))
  .filter((file) => !/\.test\.ts$|^bindings\/|^words\/trial\//.test(file));

/** What gives words away that are put together from pieces. */
const BENT = [
  ['adds an "s"', /\$\{[^{}]*\}e?s(?![\w-])|\+ "e?s"/],
  ["strips an article", /\.replace\(\/[^/\n]*(?:\ban\?|\b(?:the|The)\b)[^/\n]*\/\w*,/],
  ["strips a full stop", /\.replace\(\/\\\.\$\//],
  ["makes a first letter small", /charAt\(0\)\.toLowerCase|\[0\]\??\.toLowerCase/],
];
/** In the words of a language nothing is made small at all, but for what a person typed. */
const SMALL = /\.to(?:Locale)?LowerCase\(/;
const WORDS = /^words\/en\/|^expansions\/[^/]+\/words\//;

/** Where it stands all the same, and why. */
const EXCEPTIONS = {
  "words/en/spoken.ts: makes letters small": "a command as a person typed it",
  "words/en/where.ts: makes a first letter small": "a place as a person typed it",
  "words/en/where.ts: makes letters small": "a place as a person typed it",
};

const bentIn = (file, source) => {
  const code = source.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, "");
  return [
    ...BENT.filter(([, sign]) => sign.test(code)).map(([what]) => `${file}: ${what}`),
    ...(WORDS.test(file) && SMALL.test(code) ? [`${file}: makes letters small`] : []),
  ];
};

test("no code bends words", () => {
  const found = files.flatMap((file) => bentIn(file, readFileSync(join(UI, file), "utf8")));
  assert.deepEqual(found.sort(), Object.keys(EXCEPTIONS).sort());
});

test("words that are bent would be found", () => {
  for (const code of [
    "`${figures[word]}s`",
    'name + "s"',
    'thing(word).replace(/^an? /, "")',
    'answer.replace(/\\.$/, "")',
    "text.charAt(0).toLowerCase() + text.slice(1)",
    "text.toLowerCase()",
  ])
    assert.notDeepEqual(bentIn("words/en/x.ts", code), [], code);
  for (const code of ["`${count} seconds`", "`${size}px`", 'text.replace(/-/g, "−")'])
    assert.deepEqual(bentIn("words/en/x.ts", code), [], code);
});
