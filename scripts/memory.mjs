// The memory of a process and of all that it began, by the names of their programs.
import { readdirSync, readFileSync } from "node:fs";

/** In KiB; pages that are shared are counted once, split among the processes that share them. */
export function memoryByProgram(root) {
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
  const programs = new Map();
  for (const pid of [...parents.keys()].filter(inTree)) {
    const name = readFileSync(`/proc/${pid}/comm`, "utf8").trim();
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    const kept = Number(/^Pss:\s+(\d+)/m.exec(rollup)[1]);
    programs.set(name, (programs.get(name) ?? 0) + kept);
  }
  return programs;
}

export const sumOf = (programs) => [...programs.values()].reduce((sum, kept) => sum + kept, 0);
