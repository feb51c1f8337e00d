// A power cut: the program that works on a data folder ends in the middle of whatever it does. It must not know what
// that is.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";

/** Ends the program that works on a folder, as a power cut does. */
export const kill = (data) => {
  const mine = readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.
