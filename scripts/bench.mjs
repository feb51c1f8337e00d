// Measures the start of the program ("$1"): time to its first screen, and the memory of its processes.
// It must not know what the screen shows.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openProgram } from "./opened.mjs";

const program = resolve(process.argv[2]);
const STARTS = 7;

const runs = [];
for (let start = 0; start < STARTS; start++) {
  const folder = mkdtempSync(join(tmpdir(), "bastide-bench-"));
  const window = await openProgram(program, { BASTIDE_DATA: folder, XDG_CACHE_HOME: folder });
  await wait(1000);
  runs.push({ drawn: window.drawnAfterMs, memory: memoryOfTree(window.pid) });
  await window.close();
  rmSync(folder, { recursive: true, force: true });
}
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
console.log(`first screen drawn after ${middle(runs.map((run) => run.drawn)).toFixed(0)} ms`);
console.log(
  `memory of all processes ${(middle(runs.map((run) => run.memory)) / 1024).toFixed(0)} MiB`,
);
console.log(`(medians of ${STARTS} starts on a virtual display; memory as proportional set size)`);

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
