// The orderly ways out of the program that works on a data folder: a person quits, or the system
// asks.
import { setTimeout as pause } from "node:timers/promises";

const SIGNALS = { terminate: "SIGTERM", "hang up": "SIGHUP" };

const isThere = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Ends the program, and waits until it is gone. */
export const end = async (way, window, pid) => {
  if (way in SIGNALS) process.kill(pid, SIGNALS[way]);
  else {
    // The answer has nowhere to go when the window does.
    await window.run(`setTimeout(() => window.__TAURI_INTERNALS__.invoke("quit"), 50);`);
  }
  await window.until("the program to end", () => !isThere(pid));
  await pause(50);
  await window.close().catch(() => {});
};
