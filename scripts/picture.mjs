// Opens the program ("$1") without a display and saves a picture ("$2").
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { openProgram } from "./opened.mjs";
import { png } from "./png.mjs";

const [program, file] = process.argv.slice(2).map((path) => resolve(path));
const STILL_MS = 600;

const window = await openProgram(program);
try {
  await window.still(STILL_MS);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png(window.frame()));
} finally {
  await window.close();
}
console.log(`The window opened. Its picture: ${file}`);
