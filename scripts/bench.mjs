// Measures the start of the program ("$1"): time to its first screen, and the memory of its processes.
// It must not know what the screen shows.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { keep, round } from "./figures.mjs";
import { openProgram } from "./opened.mjs";

const program = resolve(process.argv[2]);
const STARTS = 7;

/** How the web view may be asked to draw; without a wish, Bastide chooses. */
const DRAWINGS = { chosen: undefined, processor: "1", card: "0" };

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const runs = Object.fromEntries(Object.keys(DRAWINGS).map((drawing) => [drawing, []]));
// In turns: what else the machine does meets every drawing alike.
for (let start = 0; start < STARTS; start++)
  for (const [drawing, wish] of Object.entries(DRAWINGS)) {
    const folder = mkdtempSync(join(tmpdir(), "bastide-bench-"));
    const window = await openProgram(program, {
      BASTIDE_DATA: folder,
      XDG_CACHE_HOME: folder,
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: wish,
    });
    await wait(1000);
    runs[drawing].push({ drawn: window.drawnAfterMs, memory: memoryOfTree(window.pid) / 1024 });
    await window.close();
    rmSync(folder, { recursive: true, force: true });
  }
console.log("the drawing          first screen drawn after   memory of all processes");
for (const [drawing, all] of Object.entries(runs)) {
  const [drawn, memory] = ["drawn", "memory"].map((figure) =>
    middle(all.map((run) => run[figure])),
  );
  keep(`start, drawing ${drawing}`, {
    "first screen, ms": round(drawn),
    "memory, MiB": round(memory),
  });
  const columns = [`${drawn.toFixed(0)} ms`.padStart(26), `${memory.toFixed(0)} MiB`.padStart(26)];
  console.log(`${drawing.padEnd(20)}${columns.join("")}`);
}
console.log(
  `(medians of ${STARTS} starts on a virtual display; memory as proportional set size; “card” is what plays one ` +
    "where there is none, and “chosen” what Bastide takes by itself)",
);

/** Kilobytes; shared pages are counted once, split among the processes that share them. */
function memoryOfTree(root) {
  const parents = new Map();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/stat`, "utf8");
      parents.set(Number(pid), Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[1]));
    } catch {
      continue;
    }
  }
  const inTree = (pid) => pid === root || (parents.has(pid) && inTree(parents.get(pid)));
  let total = 0;
  for (const pid of [...parents.keys()].filter(inTree)) {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    total += Number(/^Pss:\s+(\d+)/m.exec(rollup)[1]);
  }
  return total;
}
