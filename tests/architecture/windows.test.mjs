// The tests of the real window name what is said instead of spelling it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import ts from "typescript";

const folder = new URL("../window/", import.meta.url);

/** What each of these is given after so many others is looked for on a page. */
const LOOKS = { sees: 1, clickButton: 0, clickLabel: 0, called: 0, pressOn: 1, flip: 1 };
const NAMED = /\[aria-label[~|^$*]?=['"]?[A-Za-z]/;

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
/** Its letters, without what is filled in. */
const parts = (node) =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text)
    : [node.text];

const visited = (url, visit) => {
  const walk = (node) => {
    visit(node);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(url.pathname, readFileSync(url, "utf8"), ts.ScriptTarget.Latest, true));
};

test("no test of the real window spells what the window says", () => {
  const words = new URL("../../ui/languages/en/", import.meta.url);
  const said = readdirSync(words)
    .filter((name) => /^(?!examples).+\.ftl$/.test(name))
    .map((name) => readFileSync(new URL(name, words), "utf8").replace(/^#.*\n/gm, ""))
    .join("\n");
  const isSaid = (text) => /[a-z]{3}/.test(text) && said.includes(text.trim());
  const spelled = [];
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".mjs")))
    visited(new URL(name, folder), (node) => {
      if (isText(node) && parts(node).some((part) => NAMED.test(part)))
        spelled.push(`${name}: ${node.getText()}`);
      if (!ts.isCallExpression(node)) return;
      const called = node.expression.name ?? node.expression;
      const argument = node.arguments[LOOKS[called.text]];
      if (argument && isText(argument) && parts(argument).some(isSaid))
        spelled.push(`${name}: ${argument.getText()}`);
    });
  assert.deepEqual(spelled, [], "tests/window/words.mjs knows the words by their names");
});
