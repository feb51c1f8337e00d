// Measures what each page adds to the memory of the window: they are opened in turn, each for the first time.
import { basename } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { keep, round } from "../../scripts/figures.mjs";
import { memoryByProgram } from "../../scripts/memory.mjs";
import { beginGame } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

/** Memory is read when nothing is under way any more. */
const REST_MS = Number(process.env.BASTIDE_REST_MS ?? 4000);
const MIB = 1024;

const to = (address) => (window) => window.run("location.hash = given[0];", address);
const PAGES = {
  Home: () => {},
  Play: to("#/play"),
  "a game": (window) => beginGame(window),
  Learn: to("#/learn"),
  Rulebook: to("#/rulebook"),
  Practice: to("#/practice"),
  Build: to("#/build"),
  Settings: to("#/settings"),
  "Home again": to("#/home"),
};

const ends = [];
const window = await openWindow({ after: (end) => ends.push(end) });
const shell = basename(process.env.APP_BIN).slice(0, 15);

console.log("MiB of the page’s process, of the shell, and what the page adds to both");
let last = 0;
for (const [name, open] of Object.entries(PAGES)) {
  await open(window);
  await rest(REST_MS);
  await window.settle();
  const programs = memoryByProgram(process.pid);
  const of = (program) => (programs.get(program) ?? 0) / MIB;
  const [page, own] = [of("WebKitWebProces"), of(shell)];
  const added = page + own - last;
  last = page + own;
  keep(`memory: ${name}`, { "page, MiB": round(page), "shell, MiB": round(own) });
  console.log(
    `${name.padEnd(12)}${page.toFixed(0).padStart(6)}${own.toFixed(0).padStart(6)}${added.toFixed(0).padStart(6)}`,
  );
}
for (const end of ends.reverse()) await end();
