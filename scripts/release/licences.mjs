// Prints the licences of everything that a release holds; a text that several have is printed once.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { facts } from "./facts.mjs";
import { shipped } from "./shipped.mjs";

const IS_LICENCE = /^(licen[cs]es?|copying|copyright|notice|unlicense)([-._].*)?$|^OFL-.*\.txt$/i;

/** The letters of printed pages come with no package. */
const letters = {
  name: "Letters of printed pages",
  version: "Alegreya, Source Sans 3",
  licence: "OFL-1.1",
  folder: new URL("../../src-tauri/crates/print/fonts", import.meta.url).pathname,
};

const texts = ({ folder }) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_LICENCE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), "utf8"))
    .map((text) =>
      text
        .replaceAll("\r\n", "\n")
        .replaceAll(/[ \t]+$/gm, "")
        .trim(),
    )
    .toSorted();

const holders = new Map();
const all = [...shipped(), letters];
for (const each of all)
  for (const text of texts(each)) holders.set(text, [...(holders.get(text) ?? []), each]);

const line = ({ name, version, licence }) => `  ${name} ${version}: ${licence}`;
const bare = all.filter((each) => texts(each).length === 0);
const parts = [...holders].map(([text, of]) => `${of.map(line).join("\n")}\n\n${text}`);
if (bare.length > 0)
  parts.push(`These name their licence and bring no text of it.\n\n${bare.map(line).join("\n")}`);

console.log(
  [
    `Bastide ${facts.VERSION} holds what others made, under these licences.`,
    "Where one says OR, Bastide takes either.",
  ].join("\n"),
);
for (const part of parts) console.log(`\n${"-".repeat(80)}\n\n${part}`);
