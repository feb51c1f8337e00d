// A power cut: the program that works on a data folder ends in the middle of whatever it does.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/** The process that works on a folder. */
export const programAt = (data) => {
  // What is started becomes this one, which lies beside it.
  const program = join(dirname(realpathSync(process.env.APP_BIN)), "bastide-window");
  const mine = readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const around = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      return (
        around.includes(`BASTIDE_DATA=${data}`) && readlinkSync(`/proc/${pid}/exe`) === program
      );
    } catch {
      return false;
    }
  });
  assert.equal(mine.length, 1, "one program works there");
  return Number(mine[0]);
};

/** Ends the program that works on a folder, as a power cut does. */
export const kill = (data) => process.kill(programAt(data), "SIGKILL");
