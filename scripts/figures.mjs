// Figures that were measured: told in lines for people, or kept for one object for programs
// (BASTIDE_FIGURES names the file meanwhile). Run by itself it prints that object.
import { appendFileSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = process.env.BASTIDE_FIGURES;

/** Keeps a figure, or several by name, under what was measured. */
export const keep = (what, figures) => {
  if (file) appendFileSync(file, `${JSON.stringify([what, figures])}\n`);
};

/** A figure as it is kept: no more digits than it is worth. */
export const round = (value) => Math.round(value * 100) / 100;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  console.log(JSON.stringify(Object.fromEntries(lines.map((line) => JSON.parse(line))), null, 2));
}
