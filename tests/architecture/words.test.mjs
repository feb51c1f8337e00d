// What a person reads stands in the words of a language, and nowhere else in the UI. It must not know what is said.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import test from "node:test";
import { parse } from "svelte/compiler";
import ts from "typescript";

const UI = new URL("../../ui/src/", import.meta.url).pathname;

/** Words themselves; what nobody reads; and games and pages invented for trials. */
const ELSEWHERE = /^(words|expansions\/[a-z-]+\/words|bindings|art)\/|\.test\.ts$|^mock\.ts$/;

/** Attributes that are read or said. */
const TOLD =
  /^(aria-label|aria-description|aria-valuetext|title|alt|placeholder|label|legend|note)$/;

/** Two words of letters in a row, as in no name, no selector and no path of a drawing. */
const SENTENCE = /(^|[\s(“])[A-Za-z][a-z’']+[,:;]? [a-z’']{2,}/;
/** A list of classes, fonts, attributes or properties is no sentence. */
const CODE = /\w\(|[{}<>[\]=#_|/]|--|^\s*[.:]|^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/;

const isSentence = (text) => SENTENCE.test(text) && !CODE.test(text);
/** Letters that show what letters look like. */
const SAMPLE = "Aa";
const hasLetters = (text) => /\p{L}{2}/u.test(text) && text !== SAMPLE;

const inScript = (file, code) => {
  const found = [];
  const visit = (node) => {
    // What is thrown is for those who read the log.
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isSentence(node.text)) found.push(node.text);
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head, ...node.templateSpans.map((span) => span.literal)]
        .map((part) => part.text)
        .join("…");
      if (isSentence(text)) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return found;
};

const inMarkup = (source) => {
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    if (node.type === "Text" && hasLetters(node.data)) found.push(node.data.trim());
    if (node.type === "StyleDirective") return;
    if (node.type === "Attribute") {
      const [value] = Array.isArray(node.value) ? node.value : [];
      if (TOLD.test(node.name) && value?.type === "Text" && hasLetters(value.data))
        found.push(value.data);
      if (node.value?.type === "ExpressionTag") visit(node.value);
      return;
    }
    if (node.type === "Literal" && typeof node.value === "string" && isSentence(node.value))
      found.push(node.value);
    for (const [name, child] of Object.entries(node)) if (name !== "metadata") visit(child);
  };
  visit(parse(source, { modern: true }).fragment);
  return found;
};

const english = (file, source) => {
  if (!file.endsWith(".svelte")) return inScript(file, source);
  const script = /<script[^>]*>(.*?)<\/script>/s.exec(source)?.[1] ?? "";
  return [...inScript(file, script), ...inMarkup(source)];
};

const files = readdirSync(UI, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => relative(UI, join(entry.parentPath, entry.name)))
  .filter((file) => !ELSEWHERE.test(file));

test("no sentence stands outside the words of a language", () => {
  assert(files.length > 150);
  const found = files.flatMap((file) =>
    english(file, readFileSync(join(UI, file), "utf8")).map((text) => `${file}: ${text}`),
  );
  assert.deepEqual(found, []);
});

test("a sentence would be found in text, in an attribute, in an expression and in a script", () => {
  for (const markup of [
    "<p>Save</p>",
    '<button aria-label="Close"></button>',
    "<p>{open ? 'It is open' : words.shut}</p>",
    "<script>const told = `There are ${count} tiles left`;</script>",
  ])
    assert.equal(english("X.svelte", markup).length, 1, markup);
  for (const [script, count] of [
    ['say("The game is over");', 1],
    ['throw new Error("this view is late");', 0],
    ['const look = "M4 20V7h2.5";', 0],
    ['matchMedia("(prefers-color-scheme: dark)");', 0],
  ])
    assert.equal(english("x.ts", script).length, count, script);
});
