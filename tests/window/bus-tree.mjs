// The tree of a page as a screen reader finds it on the accessibility bus, and what is wrong with it: nodes without a name,
// and nodes with the wrong role.
import assert from "node:assert/strict";
import { call } from "./window.mjs";

/** What a reader stops at and says by its name. */
const NAMED = new Set([
  ...["push button", "toggle button", "link", "check box", "radio button", "entry", "combo box"],
  ...["spin button", "slider", "page tab", "page tab list", "menu item", "list box", "tool bar"],
  ...["heading", "image", "dialog", "embedded", "scroll pane", "tree", "column header"],
  ...["row header", "progress bar", "level bar", "separator"],
]);
/** What may have the focus beside those: a page or a frame that is scrolled. */
const HOLDS_FOCUS = new Set([
  "document web",
  "landmark",
  "panel",
  "table cell",
  "list item",
  "alert",
]);
/** Elements that have no role: a name on them is not read. */
const NAMELESS = new Set(["generic", "paragraph"]);
/** The only children that these may have. */
const ONLY = {
  list: ["list item"],
  "page tab list": ["page tab"],
  table: ["table row", "caption", "table row header"],
  "table row": ["table cell", "column header", "row header"],
};
const PARENTS = { "list item": ["list"], "page tab": ["page tab list"], "table row": ["table"] };

const called = ({ name, text }) => name || text;
/** A name may be made of what is inside. */
const isCalled = (node, children) =>
  called(node) !== "" || children.some((child) => called(child) !== "");

/** The web view’s own parts of a field or of a box to choose from are no elements of the page. */
const isOfThePage = ({ tag, name }) => tag !== "" || name !== "";

const faultsOf = (node, nodes, children) => {
  const { role, tag, name, computed, states } = node;
  const parent = nodes[node.parent];
  const inMain = parent?.tag === "main";
  const found = [];
  if (["unknown", "invalid"].includes(role) && isOfThePage(node)) found.push("has no role");
  if (NAMED.has(role) && !isCalled(node, children)) found.push("has no name");
  if (NAMELESS.has(computed) && name) found.push("has a name and no role");
  const holds = NAMED.has(role) || HOLDS_FOCUS.has(role);
  if (states.includes("focusable") && !holds && !inMain) found.push("can have the focus");
  if (states.includes("focusable") && role === "panel" && !name) found.push("has no name");
  const strays = children.filter((child) => ONLY[role] && !ONLY[role].includes(child.role));
  found.push(...strays.map((child) => `holds a ${child.role} “${called(child)}”`));
  if (PARENTS[role] && !PARENTS[role].includes(parent?.role))
    found.push(`lies in a ${parent?.role}`);
  if (role === "list" && children.length === 0) found.push("is empty");
  return found.map((what) => `${role} <${tag}> “${called(node).slice(0, 60)}” ${what}`);
};

/** What is wrong with the nodes of a page, in its order. */
export const wrongIn = (nodes) => {
  const children = nodes.map(() => []);
  for (const node of nodes) if (node.parent !== null) children[node.parent].push(node);
  return [...new Set(nodes.flatMap((node, at) => faultsOf(node, nodes, children[at])))];
};

/** What is wrong with the page that is open; what still changes is read again, and only what stays wrong is. */
export const wrongOn = async (reader) => {
  let before = "";
  const { found } = await reader.until("a tree that can be read", async () => {
    const nodes = await reader.ask("nodes");
    if (!nodes) return false;
    const found = wrongIn(nodes);
    const now = found.join("\n");
    const isSure = now === "" || now === before;
    before = now;
    return isSure && { found };
  });
  return found;
};

/** Walks the pages in each language: on none of them is a node without a name or with a wrong role. */
export const walkTrees = async ({ window, reader }, pages, languages = ["en", "nl"]) => {
  const wrong = {};
  for (const language of languages) {
    await call(window, "change_settings", { change: { language } });
    await window.sees(`:root[lang="${language}"] h1`);
    for (const { name, arrange, leave } of pages) {
      await arrange(window);
      await window.settle();
      const faults = await wrongOn(reader);
      if (faults.length > 0) wrong[`${name}, ${language}`] = faults;
      await leave?.(window);
    }
  }
  assert.deepEqual(wrong, {});
};
