// Opens the window on an accessibility bus of its own, and reads it there as a screen reader does:
// by roles and names, and by what live regions say.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { atTheEnd, openWindow } from "../window.mjs";

const STATUS = ["IsEnabled", "ScreenReaderEnabled"];

/** A session bus of its own, on which somebody uses a screen reader. */
const openBus = async (t) => {
  const bus = spawn("dbus-daemon", ["--session", "--nofork", "--print-address=1"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  atTheEnd(t, async () => {
    const left = once(bus, "exit");
    bus.kill();
    await left;
  });
  const [address] = await once(createInterface(bus.stdout), "line");
  const env = { ...process.env, DBUS_SESSION_BUS_ADDRESS: address };
  for (const status of STATUS) {
    const words = [
      ...["--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus"],
      "org.freedesktop.DBus.Properties.Set",
      ...["string:org.a11y.Status", `string:${status}`, "variant:boolean:true"],
    ];
    for (let tries = 0; ; tries++) {
      const [code] = await once(spawn("dbus-send", words, { env, stdio: "ignore" }), "exit");
      if (code === 0) break;
      if (tries === 100) throw new Error("no accessibility bus answers");
      await pause(100);
    }
  }
  return address;
};

/** The window, and whoever reads it without seeing it. */
export const openForReader = async (t) => {
  const address = await openBus(t);
  const env = { DBUS_SESSION_BUS_ADDRESS: address, NO_AT_BRIDGE: "0" };
  const window = await openWindow(t, { env });
  return { window, reader: await openReader(t, address) };
};

const openReader = async (t, address) => {
  const script = new URL("reader.py", import.meta.url).pathname;
  const env = { ...process.env, DBUS_SESSION_BUS_ADDRESS: address };
  const program = spawn("/usr/bin/python3", [script], {
    env,
    stdio: ["pipe", "pipe", "inherit"],
  });
  atTheEnd(t, async () => {
    const left = once(program, "exit");
    program.kill();
    await left;
  });
  const reader = new Reader(program);
  await reader.until("a page", () => reader.ask("opened"));
  return reader;
};

/** Slow machines take their time. */
const PATIENCE_MS = 30_000;

class Reader {
  #program;
  #waiting = [];
  #fault = "";
  /** Everything that was said, in its order, and by which voice. */
  heard = [];

  constructor(program) {
    this.#program = program;
    createInterface(program.stdout).on("line", (line) => {
      const told = JSON.parse(line);
      if ("said" in told) this.heard.push(told);
      else this.#waiting.shift()?.(told);
    });
  }

  /** Everything that was said, by either voice. */
  get said() {
    return this.heard.map(({ said }) => said);
  }

  /** What a voice said, from the `since`th thing said on. */
  by(voice, since = 0) {
    return this.heard.slice(since).flatMap((told) => (told.voice === voice ? [told.said] : []));
  }

  async ask(what, given = {}) {
    const answered = new Promise((resolve) => this.#waiting.push(resolve));
    this.#program.stdin.write(`${JSON.stringify({ do: what, ...given })}\n`);
    const { answer, fault = "" } = await answered;
    this.#fault = fault;
    return answer;
  }

  /** Presses the first of this role whose name matches. */
  press(role, pattern, within = null) {
    return this.until(`${role} “${pattern}”`, () => this.ask("press", { role, pattern, within }));
  }

  focus(role, pattern) {
    return this.until(`${role} “${pattern}”`, () => this.ask("focus", { role, pattern }));
  }

  names(role, pattern, within = null) {
    return this.until(`${role} “${pattern}”`, async () => {
      const names = await this.ask("names", { role, pattern, within });
      return names?.length > 0 && names;
    });
  }

  /** Waits until what has the keyboard is said so: by its role and its name. */
  holds(pattern) {
    return this.until(`the keyboard on ${pattern}`, async () => {
      const held = await this.ask("focused");
      return pattern.test(held) && held;
    });
  }

  /** Waits for something to be said that matches, from the `since`th thing said on. */
  hears(pattern, since = 0) {
    return this.until(`hearing ${pattern}`, () =>
      this.said.slice(since).find((text) => pattern.test(text)),
    );
  }

  async until(what, question) {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await question();
      if (answer) return answer;
      if (Date.now() > end)
        throw new Error(
          `waited in vain for ${what} ${this.#fault}\n${this.said.slice(-5).join("\n")}`,
        );
      await pause(50);
    }
  }
}
