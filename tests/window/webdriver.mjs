// Speaks the W3C WebDriver protocol to WebKitWebDriver.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** The key under which the protocol hides the id of an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Longer than anything takes; a call that never answers must not hang a test for ever. */
const PATIENCE_MS = 60_000;
/** Several times what a start takes on a busy machine. */
const START_MS = 25_000;
/** What a program may take to end by itself once its page is closed; most wait for nothing else. */
const END_MS = 600;

/** What lies where it lay so long ago is taken to lie still; some frames. */
const STILL_MS = 40;

const caller =
  (base) =>
  async (method, path, body, patience = PATIENCE_MS) => {
    const response = await fetch(base + path, {
      method,
      headers: { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  };

const ready = async (call) => {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call("GET", "/status");
    } catch (error) {
      if (attempt === 200) throw error;
      await pause(25);
    }
  }
};

/** Which processes one has started, as Linux lists them. */
const childrenOf = (pid) => {
  const isChild = (name) => {
    try {
      const [, parent] = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1).split(" ");
      return Number(parent) === pid;
    } catch {
      // No process, or one that has just ended.
      return false;
    }
  };
  return readdirSync("/proc").filter(isChild).map(Number);
};

/**
 * Waits until a program is gone that its driver has closed. One whose page was closed before it was seen can stay, and
 * would keep the data folder from the next one.
 */
const gone = async (pid) => {
  for (let waited = 0; waited < END_MS; waited += 20) {
    if (!runs(pid)) return;
    await pause(20);
  }
  process.kill(pid, "SIGKILL");
  await pause(50);
};

/** One that has ended and that nobody has asked how runs no more. */
const runs = (pid) => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
};

const start = async (binary, env, args) => {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env,
    // What the web view remarks about its surroundings is no part of a test's report.
    stdio: "ignore",
  });
  const left = new Promise((resolve) => driver.once("exit", resolve));
  const failed = new Promise((_, reject) => driver.once("error", reject));
  let programs = [];
  const stop = async () => {
    driver.kill("SIGTERM");
    await left;
    await Promise.all(programs.map(gone));
  };
  const call = caller(`http://127.0.0.1:${port}`);
  try {
    await Promise.race([ready(call), failed]);
    const wanted = { alwaysMatch: { "webkitgtk:browserOptions": { binary, args } } };
    const { sessionId } = await call("POST", "/session", { capabilities: wanted }, START_MS);
    programs = childrenOf(driver.pid);
    return new Session(call, `/session/${sessionId}`, stop);
  } catch (error) {
    // A program that never came is not left behind.
    for (const child of childrenOf(driver.pid)) process.kill(child, "SIGKILL");
    if (driver.pid !== undefined) await stop();
    throw error;
  }
};

/**
 * Starts a driver and, through it, the program; `end` stops both. Seldom, on a busy machine, the two do not find each
 * other: that is said, and tried once more.
 */
export const startSession = async (binary, env, args = []) => {
  try {
    return await start(binary, env, args);
  } catch (error) {
    if (error.name !== "TimeoutError") throw error;
    console.warn(`no answer from the driver after ${START_MS} ms: started once more`);
    return start(binary, env, args);
  }
};

class Session {
  #call;
  #path;
  #stop;

  constructor(call, path, stop) {
    this.#call = call;
    this.#path = path;
    this.#stop = stop;
  }

  #post(path, body) {
    return this.#call("POST", this.#path + path, body);
  }

  async element(using, value) {
    const found = await this.#post("/element", { using, value });
    return found[ELEMENT];
  }

  /** Leads the page to an address. */
  visit(url) {
    return this.#post("/url", { url });
  }

  /**
   * The driver does not scroll to what is in sight by a corner, as hands would. Hands back its middle, and fails while it moves:
   * a click that was aimed before the page came to rest hits something else, or nothing.
   */
  reveal(id) {
    const body = `
      const [element] = given;
      element.scrollIntoView({ block: 'nearest' });
      const middle = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const before = middle();
      await new Promise((later) => setTimeout(later, ${STILL_MS}));
      const now = middle();
      if (!element.isConnected || now.x !== before.x || now.y !== before.y) throw new Error("it moves");
      return now;`;
    return this.run(body, { [ELEMENT]: id });
  }

  click(id) {
    return this.#post(`/element/${id}/click`, {});
  }

  /** Runs the body of an async function in the page and hands back what it returns. */
  async run(body, ...given) {
    const script = `
      const done = arguments[arguments.length - 1];
      (async (...given) => { ${body} })(...Array.from(arguments).slice(0, -1))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await this.#post("/execute/async", { script, args: given });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  actions(actions) {
    return this.#post("/actions", { actions });
  }

  resize(width, height) {
    return this.#post("/window/rect", { width, height });
  }

  async picture() {
    return Buffer.from(await this.#call("GET", `${this.#path}/screenshot`), "base64");
  }

  async end() {
    try {
      await this.#call("DELETE", this.#path);
    } finally {
      await this.#stop();
    }
  }
}
