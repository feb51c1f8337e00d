// Measures the start of the program ("$1") against an empty page in the same shell ("$2"): time to
// the first screen, to the first press that it answers and to the whole of it, and the memory of all processes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { keep, round } from "./figures.mjs";
import { memoryByProgram, sumOf } from "./memory.mjs";
import { openProgram } from "./opened.mjs";

const [program, empty] = process.argv.slice(2).map((path) => resolve(path));
const STARTS = 15;
/** Memory is read when nothing is under way any more. */
const REST_MS = 2000;

/** How the web view may be asked to draw; without a wish, Bastide chooses. */
const PROCESSOR = "1";
const CARD = "0";
const MEASURED = [
  { name: "Bastide, as it chooses", of: program, wish: undefined },
  { name: "Bastide, processor", of: program, wish: PROCESSOR },
  { name: "empty page, processor", of: empty, wish: PROCESSOR },
  { name: "Bastide, card", of: program, wish: CARD },
  { name: "empty page, card", of: empty, wish: CARD },
].map((each) => ({ ...each, runs: [] }));

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

// In turns: what else the machine does meets all alike.
for (let start = 0; start < STARTS; start++)
  for (const { of, wish, runs } of MEASURED) {
    const folder = mkdtempSync(join(tmpdir(), "bastide-bench-"));
    const window = await openProgram(of, {
      BASTIDE_DATA: folder,
      XDG_CACHE_HOME: folder,
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: wish,
    });
    const whole = await window.still(1000);
    await rest(REST_MS);
    const run = {
      drawn: window.drawnAfterMs,
      whole,
      memory: sumOf(memoryByProgram(window.pid)) / 1024,
    };
    await window.close();
    rmSync(folder, { recursive: true, force: true });
    // Once more: what is opened by the press would count as memory.
    runs.push({ ...run, pressed: await pressedAfter(of, wish) });
  }

async function pressedAfter(program, wish) {
  const folder = mkdtempSync(join(tmpdir(), "bastide-bench-"));
  const window = await openProgram(program, {
    BASTIDE_DATA: folder,
    XDG_CACHE_HOME: folder,
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: wish,
  });
  const pressed = await window.answered();
  await window.close();
  rmSync(folder, { recursive: true, force: true });
  return pressed;
}

/** Against the empty page that is drawn in the same way; what Bastide chooses here is the processor. */
const against = ({ of, wish }) =>
  of === empty
    ? undefined
    : MEASURED.find((each) => each.of === empty && each.wish === (wish ?? PROCESSOR));
const median = ({ runs }, figure) => middle(runs.map((run) => run[figure]));

console.log(
  "start                     first screen after        above  first press after        above    whole after        above    memory        above",
);
for (const each of MEASURED) {
  const page = against(each);
  const cell = (figure, unit, width) => {
    const value = median(each, figure);
    const above = page && value - median(page, figure);
    const shown = above === undefined ? "" : `${above < 0 ? "" : "+"}${above.toFixed(0)} ${unit}`;
    return `${`${value.toFixed(0)} ${unit}`.padStart(width)}${shown.padStart(13)}`;
  };
  keep(`start: ${each.name}`, {
    "first screen, ms": round(median(each, "drawn")),
    "first answered press, ms": round(median(each, "pressed")),
    "whole screen, ms": round(median(each, "whole")),
    "memory, MiB": round(median(each, "memory")),
  });
  console.log(
    `${each.name.padEnd(24)}${cell("drawn", "ms", 20)}${cell("pressed", "ms", 19)}${cell("whole", "ms", 15)}${cell("memory", "MiB", 10)}`,
  );
}
console.log(
  `(medians of ${STARTS} starts in turns on a virtual display, each with a new folder; “above” is against the ` +
    "empty page drawn in the same way; whole: nothing changes any more, the picture at the top is there; memory " +
    `as proportional set size, ${REST_MS / 1000} seconds later; “card” is what plays a graphics card ` +
    "where there is none)",
);
