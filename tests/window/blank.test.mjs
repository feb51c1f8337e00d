// A window that stays blank is started anew in another way of drawing, by the same process, until one works, and that
// way is known at the next start.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { atTheEnd, temporaryFolder, surroundings } from "./window.mjs";

/** Until something is so. */
const until = async (what, question, patience) => {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const answer = question();
    if (answer) return answer;
    await pause(5);
  }
  throw new Error(`waited in vain for ${what}`);
};

const read = (pid, name) => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
};

/** One that has begun to listen; before that, its end would end the window too. */
const listens = (pid) => {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.some((thread) => read(pid, `task/${thread}/comm`).trim() === "ReceiveQueue");
  } catch {
    return false;
  }
};

/** What draws the page of a window. */
const drawerOf = (window) =>
  readdirSync("/proc").find((pid) => {
    const parent = read(pid, "stat").split(") ").at(-1).split(" ")[1];
    if (Number(parent) !== window.pid) return false;
    return read(pid, "cmdline").includes("WebKitWebProcess") && listens(pid);
  });

const drawsBy = (window) =>
  /\0BASTIDE_DRAWING=([a-z]+)/.exec(`\0${read(window.pid, "environ")}`)?.[1] ?? null;

const disabled = (window) =>
  [...read(window.pid, "environ").matchAll(/WEBKIT_DISABLE_([A-Z]+)_\w+=1/g)].map(
    ([, which]) => which,
  );

/** A window that nobody drives. */
const start = (t, { home, args = [], env = {} }) => {
  const around = { ...surroundings(home, undefined, { drawn: true }), ...env };
  delete around.TAURI_WEBVIEW_AUTOMATION;
  const window = spawn(process.env.APP_BIN, args, { env: around, stdio: "ignore" });
  const ended = once(window, "exit");
  atTheEnd(t, async () => {
    window.kill("SIGKILL");
    await ended;
  });
  return { window, ended };
};

/** Does something to what draws, in this way, before it has drawn anything. */
const meanwhile = async (window, way, signal) => {
  const drawer = await until(
    `what draws the ${way} way`,
    () => drawsBy(window) === way && drawerOf(window),
    60_000,
  );
  process.kill(Number(drawer), signal);
};

test("a window whose page dies before it is seen is started anew, and what worked is known", async (t) => {
  const home = temporaryFolder(t);
  const wish = join(home, "bastide", "drawing.json");
  const args = [join(home, "no such game.json")];
  const { window, ended } = start(t, { home, args });
  await meanwhile(window, "usual", "SIGKILL");
  await meanwhile(window, "unshared", "SIGKILL");
  await until("a window that draws", () => existsSync(wish), 60_000);
  assert.equal(drawsBy(window), "uncomposed");
  assert.deepEqual(disabled(window).toSorted(), ["COMPOSITING", "DMABUF"]);
  assert.deepEqual(read(window.pid, "cmdline").split("\0"), [process.env.APP_BIN, ...args, ""]);
  assert.equal(JSON.parse(readFileSync(wish, "utf8")).way, "uncomposed");
  // Asked to end, it ends in order.
  window.kill("SIGTERM");
  assert.deepEqual(await ended, [0, null]);

  const again = start(t, { home });
  await until("another start", () => drawsBy(again.window) === "uncomposed", 60_000);
  again.window.kill("SIGTERM");
  await again.ended;

  const safe = start(t, { home, args: ["--safe"] });
  await until("a safe start", () => disabled(safe.window).length === 2, 60_000);
  assert.equal(drawsBy(safe.window), null);
});

test("a window whose page shows nothing for a long time is started anew", async (t) => {
  const { window } = start(t, { home: temporaryFolder(t) });
  await meanwhile(window, "usual", "SIGSTOP");
  const began = Date.now();
  await until("another way", () => drawsBy(window) === "unshared", 60_000);
  assert(Date.now() - began > 10_000, "a slow machine may take its time");
});

test("a page that dies later comes back", async (t) => {
  const home = temporaryFolder(t);
  const { window } = start(t, { home });
  const first = await until("a page", () => drawerOf(window), 60_000);
  const log = join(home, "bastide", "logs", "bastide.log");
  // Nothing says outside that the first frame is there.
  await pause(8000);
  process.kill(Number(first), "SIGKILL");
  const second = await until(
    "another page",
    () => {
      const drawer = drawerOf(window);
      return drawer !== first && drawer;
    },
    20_000,
  );
  assert.notEqual(second, first);
  assert.equal(drawsBy(window), "usual", "it was seen once");
  assert.match(readFileSync(log, "utf8"), /the page's process ended/);
});
