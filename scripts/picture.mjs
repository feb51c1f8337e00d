// Opens the program ("$1") without a display and saves a picture ("$2"). It must not know what is on it.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openProgram } from "./opened.mjs";
import { png } from "./png.mjs";

const [program, file] = process.argv.slice(2).map((path) => resolve(path));
const STILL_MS = 600;

const window = await openProgram(program);
try {
  let frame = window.frame();
  for (let tries = 0; tries < 20; tries++) {
    await wait(STILL_MS);
    const next = window.frame();
    const still = next.rgb.equals(frame.rgb);
    frame = next;
    if (still) break;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png(frame));
} finally {
  await window.close();
}
console.log(`The window opened. Its picture: ${file}`);
