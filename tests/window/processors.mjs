// How much of the processors the programs have used that this one started, their own included.
import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** Of each process that runs: who started it, and what it has used. */
const processes = () => {
  const read = (pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
      return [
        [
          Number(pid),
          { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) },
        ],
      ];
    } catch {
      // It has just ended.
      return [];
    }
  };
  return new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap(read),
  );
};

/** The milliseconds that they use until something is done. */
export const usedUntil = async (done) => {
  const used = () => {
    const all = processes();
    const ours = (pid) =>
      all.has(pid) && (all.get(pid).parent === process.pid || ours(all.get(pid).parent));
    const ticks = [...all].filter(([pid]) => ours(pid)).map(([, process]) => process.ticks);
    return ticks.reduce((sum, each) => sum + each, 0) * TICK_MS;
  };
  const before = used();
  await done();
  return used() - before;
};
