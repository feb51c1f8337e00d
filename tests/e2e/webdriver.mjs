// Speaks the W3C WebDriver protocol to WebKitWebDriver. Knows no application.
import { spawn } from "node:child_process";
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

const caller = (base) => async (method, path, body) => {
  const response = await fetch(base + path, {
    method,
    headers: { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
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

/** Starts a driver and, through it, the program; `end` stops both. */
export const startSession = async (binary, env, args = []) => {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env,
    // What the web view remarks about its surroundings is no part of a test's report.
    stdio: "ignore",
  });
  const left = new Promise((resolve) => driver.once("exit", resolve));
  const failed = new Promise((_, reject) => driver.once("error", reject));
  const stop = async () => {
    driver.kill("SIGTERM");
    await left;
  };
  const call = caller(`http://127.0.0.1:${port}`);
  try {
    await Promise.race([ready(call), failed]);
    const { sessionId } = await call("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args } } },
    });
    return new Session(call, `/session/${sessionId}`, stop);
  } catch (error) {
    await stop();
    throw error;
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

  /** The driver does not scroll to what is in sight by a corner, as hands would. Hands back its middle. */
  reveal(id) {
    return this.#post("/execute/sync", {
      script: `
        arguments[0].scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = arguments[0].getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };`,
      args: [{ [ELEMENT]: id }],
    });
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
