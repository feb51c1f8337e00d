// One window for each data folder, however the folder is spelled and whatever else a start finds around it.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { bus } from "./session-bus.mjs";
import { atTheEnd, openWindow, temporaryFolder, surroundings } from "./window.mjs";
import { said } from "./words.mjs";

/** The windows' programs that belong to a folder. */
const windowsIn = (home) =>
  readdirSync("/proc").filter((pid) => {
    try {
      return (
        readlinkSync(`/proc/${pid}/exe`).endsWith("/bastide-window") &&
        readFileSync(`/proc/${pid}/environ`, "utf8").includes(`XDG_DATA_HOME=${home}/data`)
      );
    } catch {
      return false;
    }
  });

const second = (t, home, { data, cwd = home, env = {}, args = [] }) => {
  const started = spawn(process.env.APP_BIN, args, {
    cwd,
    env: { ...surroundings(home, data), ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  atTheEnd(t, () => started.kill("SIGKILL"));
  return started;
};

for (const withBus of [false, true])
  test(`six spellings of one folder open one window, ${withBus ? "with" : "without"} a bus`, async (t) => {
    const home = temporaryFolder(t);
    const data = join(home, "data folder");
    mkdirSync(data);
    symlinkSync(data, join(home, "linked"));
    const address = withBus ? await bus(t) : undefined;
    const env = { DBUS_SESSION_BUS_ADDRESS: address, XDG_DATA_HOME: join(home, "data") };
    const window = await openWindow(t, { data, env });
    for (const [number, spelled] of [
      data,
      `${data}/`,
      `${home}/./data folder/.`,
      "data folder",
      join(home, "linked"),
      `${home}/linked/../data folder`,
    ].entries()) {
      const name = `sunday ${number}.json`;
      const started = second(t, home, { data: spelled, env, args: [name] });
      const [code] = await once(started, "exit");
      assert.equal(code, 0, spelled);
      await window.sees(
        ".file-note",
        said("files.handed", Array(number + 1).fill("sunday 0.json")),
      );
    }
    assert.equal(windowsIn(home).length, 1);
  });

test("two folders have two windows", async (t) => {
  const home = temporaryFolder(t);
  const env = { XDG_DATA_HOME: join(home, "data") };
  await openWindow(t, { data: join(home, "one"), env });
  await openWindow(t, { data: join(home, "two"), env });
  assert.equal(windowsIn(home).length, 2);
});

test("a window that does not answer is not joined by another, and that is said", async (t) => {
  const home = temporaryFolder(t);
  const data = join(home, "bastide");
  const env = { XDG_DATA_HOME: join(home, "data") };
  await openWindow(t, { data, env });
  const [first] = windowsIn(home);
  process.kill(Number(first), "SIGSTOP");
  atTheEnd(t, () => process.kill(Number(first), "SIGCONT"));
  const started = second(t, home, { data, env });
  let told = "";
  started.stderr.on("data", (text) => (told += text));
  const end = Date.now() + 40_000;
  while (!told.includes("doesn’t respond") && Date.now() < end) await pause(100);
  assert.match(told, /Bastide is already open, but doesn’t respond\./);
});

test("what a killed window left behind keeps nobody out", async (t) => {
  const home = temporaryFolder(t);
  const data = join(home, "bastide");
  const env = { XDG_DATA_HOME: join(home, "data") };
  const killed = second(t, home, { data, env });
  const ended = once(killed, "exit");
  const end = Date.now() + 30_000;
  while (!readdirSync(home).includes("bastide") || !readdirSync(data).includes("window.socket")) {
    assert(Date.now() < end, "a window");
    await pause(25);
  }
  killed.kill("SIGKILL");
  await ended;
  const window = await openWindow(t, { data, env });
  await window.sees("h1");
});
