// The program, started on a virtual display until it has drawn its first screen.
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { frameOf, openDisplay, pixelsOf } from "./display.mjs";
import { openPointer } from "./pointer.mjs";

const SIZE = [1200, 800];
const PATIENCE_MS = 30_000;
const EMPTY_SCREEN_COLOURS = 16;
/** The link to Play in the rail; the empty page may be pressed anywhere. */
const PRESSED = [80, 196];
/** Where the page changes that is opened by it, and nothing else does. */
const ANSWERED = { left: 400, top: 400, right: 1100, bottom: 760 };
/** So much of it changes when another page is there. */
const CHANGED = 0.02;
/** A press that came too early is lost: a person presses again. */
const PRESS_AGAIN_MS = 100;

/** Opens `program`; answers once something is drawn, with what it took. What is drawn after that `still` waits for. */
export async function openProgram(program, env = {}) {
  const display = await openDisplay(...SIZE);
  const surroundings = { ...process.env, ...env, DISPLAY: display.name, GDK_BACKEND: "x11" };
  delete surroundings.WAYLAND_DISPLAY;
  const started = performance.now();
  const running = spawn(program, { env: surroundings, stdio: ["ignore", "inherit", "inherit"] });
  let ended;
  const end = new Promise((resolve) => running.once("exit", resolve));
  void end.then((code) => (ended = `it ended with ${code}`));
  running.once("error", (error) => (ended = error.message));

  const close = async () => {
    if (ended === undefined) {
      running.kill();
      await end;
    }
    await display.close();
  };
  try {
    while (colours(display.bytes()) < EMPTY_SCREEN_COLOURS) {
      if (ended !== undefined) throw new Error(`The window did not open: ${ended}.`);
      if (performance.now() - started > PATIENCE_MS) throw new Error("The window stayed empty.");
      await wait(20);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const drawnAfterMs = performance.now() - started;
  /** After how long the screen had become what it stays for `quietMs`. */
  const still = async (quietMs) => {
    let seen = display.bytes();
    let changed = performance.now();
    while (performance.now() - changed < quietMs && performance.now() - started < PATIENCE_MS) {
      await wait(20);
      const now = display.bytes();
      if (!now.equals(seen)) changed = performance.now();
      seen = now;
    }
    return changed - started;
  };
  /** After how long a press was answered by another page. */
  const answered = async () => {
    const pointer = await openPointer(display.name);
    const before = display.bytes();
    let pressed = -Infinity;
    try {
      while (changed(before, display.bytes()) < CHANGED) {
        if (performance.now() - started > PATIENCE_MS) throw new Error("No press was answered.");
        if (performance.now() - pressed > PRESS_AGAIN_MS) {
          pointer.press(...PRESSED);
          pressed = performance.now();
        }
        await wait(10);
      }
    } finally {
      pointer.close();
    }
    return performance.now() - started;
  };
  return {
    pid: running.pid,
    drawnAfterMs,
    still,
    answered,
    frame: () => frameOf(display.bytes()),
    close,
  };
}

/** How many colours a sample of the pixels has; a window before its first screen has very few. */
function colours(dump) {
  const { height, rowBytes, start } = pixelsOf(dump);
  const seen = new Set();
  for (let at = start; at < start + height * rowBytes; at += 4 * 7)
    seen.add(dump.readUInt32LE(at) & 0xffffff);
  return seen.size;
}

/** Which part of the pixels there is another than before. */
function changed(before, now) {
  const { rowBytes, start } = pixelsOf(before);
  const { left, top, right, bottom } = ANSWERED;
  let others = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = start + y * rowBytes + 4 * x;
      if (before.readUInt32LE(at) !== now.readUInt32LE(at)) others += 1;
    }
  return others / ((right - left) * (bottom - top));
}
