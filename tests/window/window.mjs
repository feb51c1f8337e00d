// Opens the built program in a folder of its own and works it as a person does: looks, clicks, presses keys.
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { startSession } from "./webdriver.mjs";
import { LANGUAGE } from "./words.mjs";

const KEYS = {
  Alt: "\uE00A",
  Control: "\uE009",
  Shift: "\uE008",
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Home: "\uE011",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  F1: "\uE031",
  F11: "\uE03B",
};

const endings = new WeakMap();

/** Has something done when the test is over: what began last ends first. */
export const atTheEnd = (t, end) => {
  if (!endings.has(t)) {
    const stack = [];
    endings.set(t, stack);
    t.after(async () => {
      for (const last of stack.toReversed()) await last();
    });
  }
  endings.get(t).push(end);
};

/** A folder that is gone when the test is over. */
export const temporaryFolder = (t) => {
  const folder = mkdtempSync(join(tmpdir(), "bastide-e2e-"));
  // The web view's processes may still be writing while they go.
  atTheEnd(t, () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return folder;
};

/** Two clicks at one spot within this time are a double click: a quarter of what most desktops allow, for no hand waits here. */
const DOUBLE_MS = 100;

/** Says of a desktop whether what is on it moves, and how slowly one may click twice. */
const desktop = (config, moves, doubleClickMs) => {
  mkdirSync(join(config, "gtk-3.0"), { recursive: true });
  const said = `[Settings]\ngtk-enable-animations=${moves}\ngtk-double-click-time=${doubleClickMs}\n`;
  writeFileSync(join(config, "gtk-3.0/settings.ini"), said);
  return config;
};

/** Whether a window's pixels are filled: a run of all files says that nobody looks, but for the tests that ask for it. */
const fillsPixels = (drawn) => drawn || process.env.BASTIDE_UNSEEN !== "1";

/**
 * What saves a fifth of all work where nobody looks at a window and none is open for long. The web view lays out, paints and puts
 * together all the same.
 */
const UNSEEN = {
  // In place of a graphics card stands what interprets its programs and does not compile them; and it fills no pixels.
  GALLIUM_DRIVER: "softpipe",
  SOFTPIPE_DEBUG: "no_rast",
  DRAW_USE_LLVM: "false",
  // What the optimising compilers of scripts make is thrown away before it has paid for itself.
  JSC_useDFGJIT: "false",
};

/**
 * What a start finds around it: folders of its own, and the same drawing everywhere. Nothing moves unless that is what is
 * tested: each frame on the way is drawn by the processor, and a test waits for its end.
 */
export const surroundings = (
  home,
  data,
  { moves = false, drawn = false, doubleClickMs = DOUBLE_MS } = {},
) => {
  const env = {
    ...process.env,
    TAURI_WEBVIEW_AUTOMATION: "true",
    BASTIDE_DATA: data ?? join(home, "bastide"),
    BASTIDE_ANSWERS: join(home, "answers"),
    XDG_DATA_HOME: join(home, "data"),
    XDG_CONFIG_HOME: desktop(join(home, "config"), moves, doubleClickMs),
    XDG_CACHE_HOME: join(home, "cache"),
    // Drawing by the processor is steadier and quicker where there is no graphics card.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    NO_AT_BRIDGE: "1",
    GDK_BACKEND: "x11",
    // Never the language of whoever runs the tests.
    LC_ALL: LANGUAGE === "en" ? "C.UTF-8" : `${LANGUAGE}.UTF-8`,
  };
  if (!fillsPixels(drawn)) Object.assign(env, UNSEEN);
  // With either of these a picture of the window never arrives.
  delete env.WEBKIT_DISABLE_DMABUF_RENDERER;
  delete env.WEBKIT_DISABLE_COMPOSITING_MODE;
  return env;
};

/** Asks the program itself, as the window's own pages do. */
export const call = (window, command, given = {}) =>
  window.run("return await window.__TAURI_INTERNALS__.invoke(given[0], given[1]);", command, given);

/** Opens a program of its own, which ends with `t`. */
const start = async (
  t,
  {
    data,
    env = {},
    args = [],
    first = "h1",
    moves = false,
    drawn = false,
    doubleClickMs = DOUBLE_MS,
  } = {},
) => {
  const binary = process.env.APP_BIN;
  if (!binary) throw new Error("APP_BIN names no program to open");
  const around = {
    ...surroundings(temporaryFolder(t), data, { moves, drawn, doubleClickMs }),
    ...env,
  };
  const window = new Window(
    await startSession(binary, around, args),
    fillsPixels(drawn),
    doubleClickMs,
    around.BASTIDE_ANSWERS,
  );
  atTheEnd(t, () => window.close());
  await window.sees(first);
  return window;
};

/** The end of a file of tests; said when the file is read, as within a test it would be the end of that test. */
const endOfFile = process.env.NODE_TEST_CONTEXT
  ? { ends: [], after: (end) => endOfFile.ends.push(end) }
  : null;
if (endOfFile)
  after(async () => {
    for (const end of endOfFile.ends) await end();
  });

/** What the first program of a kind found: to be put back before each test. */
const EMPTY = "bastide-v1-20200101T000000Z.db";

/** The programs of this file of tests that another test may go on with, by how they were opened. */
const pool = new Map();

const size = (window) => window.run("return [innerWidth, innerHeight];");

/** Leads to the first page by a new page, as a start does. */
const toTheFirstPage = async (window) => {
  await window.reload(
    `localStorage.clear();
     // Where somebody was is kept as the page goes: this is done after it.
     addEventListener("pagehide", () => sessionStorage.clear());
     location.hash = "";
     location.reload();`,
  );
  await window.sees("h1");
};

/**
 * A program with an empty data folder that looks as after its first start. The tests of a file share one, which saves their starts:
 * an empty backup takes the place of what the last test has made.
 */
const shared = async (t, options) => {
  const { moves = false, drawn = false, doubleClickMs } = options;
  const kind = JSON.stringify([moves, drawn, doubleClickMs]);
  let known = pool.get(kind);
  if (!known || known.busy || !known.window.isOpen) {
    const data = join(temporaryFolder(endOfFile), "bastide");
    const window = await start(endOfFile, { ...options, data });
    const backups = join(data, "backups");
    mkdirSync(backups, { recursive: true });
    for (const log of ["", "-wal"])
      copyFileSync(join(data, `bastide.db${log}`), join(backups, EMPTY + log));
    known = { window, size: await size(window) };
    pool.set(kind, known);
  } else {
    const { window } = known;
    window.forgetAnswers();
    await call(window, "restore_backup", { name: EMPTY });
    // Whoever asks for a backup is not told any more that everything was replaced.
    await call(window, "make_backup");
    await window.resize(...known.size);
    await toTheFirstPage(window);
  }
  known.busy = true;
  atTheEnd(t, () => (known.busy = false));
  return known.window;
};

/**
 * Opens the window, waits for its first screen (or what else is `first`), and lets go of it after the test. A test that says
 * nothing of its data folder, of what is around the program or of how it is begun finds an empty folder. With `moves`, the
 * window moves as on most desktops; with `drawn`, it can always be pictured. What clicks twice gives `doubleClickMs` more time: on
 * a busy machine the second click comes late.
 */
export const openWindow = (t, given = {}) => {
  const own = ["data", "env", "args", "first"].some((name) => given[name]);
  return own || !endOfFile ? start(t, given) : shared(t, given);
};

/**
 * One window for all tests of a file: each test finds it on its first page as after a start, with the settings of the first. What a
 * test before it has made is kept.
 */
export const windowOfFile = () => {
  let first;
  const open = async () => {
    const window = await start(endOfFile);
    return { window, size: await size(window), settings: await call(window, "read_settings") };
  };
  return async () => {
    if (!first) return (await (first = open())).window;
    const { window, settings, size } = await first;
    await window.resize(...size);
    await call(window, "change_settings", { change: settings });
    await toTheFirstPage(window);
    return window;
  };
};

/** So long a page is asked by itself: one that is left meanwhile would never answer. */
const IN_PAGE_MS = 200;

class Window {
  /** How the window says what a test names in English. */
  wording = (words) => words;
  #session;
  #open = true;
  #clicks = [];
  #doubleClickMs;
  #answers;

  constructor(session, drawn, doubleClickMs, answers) {
    this.#session = session;
    this.#doubleClickMs = doubleClickMs;
    this.#answers = answers;
    /** Whether its pixels are filled. */
    this.drawn = drawn;
  }

  run(body, ...given) {
    return this.#session.run(body, ...given);
  }

  /** Says which files a person chooses when the program asks next: each call is one answer. */
  answer(...files) {
    appendFileSync(this.#answers, `${files.join("\t")}\n`);
  }

  forgetAnswers() {
    rmSync(this.#answers, { force: true });
  }

  get isOpen() {
    return this.#open;
  }

  /** Waits until a question about the window has a truthy answer, and hands it back. */
  async until(what, question, patience = 10_000) {
    const end = Date.now() + patience;
    let last;
    do {
      try {
        const answer = await question();
        if (answer) return answer;
      } catch (error) {
        last = error;
      }
      await pause(25);
    } while (Date.now() < end);
    throw new Error(`waited in vain for ${what}; ${await this.#said()}`, { cause: last });
  }

  /** What the page says, for whoever reads why a test failed. */
  async #said() {
    try {
      const words = await this.run("return document.body.innerText;");
      return `the page says: ${words.replace(/\s+/g, " ").slice(0, 1200)}`;
    } catch {
      return "the page does not answer";
    }
  }

  /** Asks until the answer stays the same for a moment: what is still being laid out must not be aimed at. */
  async steady(question) {
    let before;
    let same = 0;
    return this.until("something that stands still", async () => {
      const now = await question();
      const text = JSON.stringify(now);
      same = text === before ? same + 1 : 0;
      before = text;
      return same >= 2 && now;
    });
  }

  /** The middle of something on the page once it stands still, or where else on it: a share of its height. */
  middleOf(css, down = 0.5) {
    return this.steady(() =>
      this.run(
        `const { x, y, width, height } = document.querySelector(given[0]).getBoundingClientRect();
         return { x: Math.round(x + width / 2), y: Math.round(y + height * given[1]) };`,
        css,
        down,
      ),
    );
  }

  /** Asks the page, which asks itself again and again for a moment: few questions travel, and what comes is seen at once. */
  #inPage(question, ...given) {
    return this.run(
      `const asked = () => { ${question} };
       const end = performance.now() + ${IN_PAGE_MS};
       let answer;
       while (!(answer = asked()) && performance.now() < end)
         await new Promise((later) => setTimeout(later, 10));
       return answer;`,
      ...given,
    );
  }

  /** Waits for something on the page; with `words`, until it says them, or what matches them. */
  sees(css, words = "", patience) {
    const pattern = words instanceof RegExp ? words.source : null;
    return this.until(
      `${css} saying “${words}”`,
      () =>
        this.#inPage(
          `const [css, words, pattern] = given;
           const said = pattern === null ? (text) => text.includes(words) : (text) => new RegExp(pattern).test(text);
           return [...document.querySelectorAll(css)].some((e) => e.checkVisibility() && said(e.textContent));`,
          css,
          pattern === null ? this.wording(words) : "",
          pattern,
        ),
      patience,
    );
  }

  /** Waits until a page is open and there, by its name among the addresses. */
  isOn(page) {
    return this.sees(`main[data-page="${page}"][aria-busy=false] h1`);
  }

  /** Waits until nothing on the page is such: keys that are pressed while a sheet goes away are the sheet's. */
  lacks(css) {
    return this.until(`no ${css}`, () =>
      this.#inPage("return document.querySelector(given[0]) === null;", css),
    );
  }

  text(css) {
    return this.run("return document.querySelector(given[0])?.textContent.trim() ?? null;", css);
  }

  click(css) {
    return this.#clickFound(css, "css selector", css);
  }

  /** What is drawn anew between finding and clicking is found again. */
  #clickFound(what, using, value) {
    return this.until(what, async () => {
      const element = await this.#session.element(using, value);
      const place = await this.#session.reveal(element);
      await this.#apart(place, () => this.#session.click(element));
      return true;
    });
  }

  /** Clicks the first button in sight that says this. */
  clickButton(words) {
    const found = `//*[self::button or self::a][contains(., "${this.wording(words)}")]`;
    return this.#clickFound(`the button “${words}”`, "xpath", found);
  }

  /** Brings the pointer to a place of the window. */
  pointAt(x, y) {
    return this.#pointer([{ type: "pointerMove", x, y, duration: 0 }]);
  }

  /**
   * Two decisions at one spot are two clicks to a person, not a double click; to the driver they are one even where something
   * else was clicked in between.
   */
  async #apart({ x, y }, click) {
    const since = Date.now() - this.#doubleClickMs;
    this.#clicks = this.#clicks.filter(({ at }) => at > since);
    const near = this.#clicks.findLast((each) => Math.hypot(x - each.x, y - each.y) < 12);
    if (near) await pause(near.at - since);
    await click();
    // A busy machine may have clicked long after it was asked to.
    this.#clicks.push({ x, y, at: Date.now() });
  }

  /** Clicks a place of the window; button 2 is the right one. */
  clickAt(x, y, button = 0) {
    return this.#apart({ x, y }, () =>
      this.#pointer([
        { type: "pointerMove", x, y, duration: 0 },
        { type: "pointerDown", button },
        { type: "pointerUp", button },
      ]),
    );
  }

  /** Clicks a place twice: slower than the answer to the first, faster than anybody decides. */
  doubleClickAt(x, y) {
    const click = [
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    return this.#pointer([
      { type: "pointerMove", x, y, duration: 0 },
      ...click,
      { type: "pause", duration: 200 },
      ...click,
    ]);
  }

  /** Presses at the first place, and lets go at the last. */
  drag([from, ...way]) {
    return this.#pointer([
      { type: "pointerMove", ...from, duration: 0 },
      { type: "pointerDown", button: 0 },
      ...way.map((place) => ({ type: "pointerMove", ...place, duration: 20 })),
      { type: "pointerUp", button: 0 },
    ]);
  }

  #pointer(actions) {
    return this.#session.actions([
      { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions },
    ]);
  }

  /** Clicks the label that says this. */
  async clickLabel(words) {
    await this.#session.click(
      await this.#session.element("xpath", `//label[contains(., "${words}")]`),
    );
  }

  /** Presses keys together: `press("Alt", "2")`. */
  async press(...names) {
    const values = names.map((name) => KEYS[name] ?? name);
    const downs = values.map((value) => ({ type: "keyDown", value }));
    const ups = values.toReversed().map((value) => ({ type: "keyUp", value }));
    await this.#session.actions([{ type: "key", id: "keyboard", actions: [...downs, ...ups] }]);
  }

  /** Presses keys one after the other, as fast as hands never could. */
  async type(...names) {
    const actions = names
      .map((name) => KEYS[name] ?? name)
      .flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
    await this.#session.actions([{ type: "key", id: "keyboard", actions }]);
  }

  /** Tabs on, or back, until the element with the focus matches. */
  async tabTo(css, { back = false } = {}) {
    for (let steps = 0; steps < 80; steps++) {
      if (await this.run("return document.activeElement.matches(given[0]);", css)) return;
      await this.press(...(back ? ["Shift", "Tab"] : ["Tab"]));
    }
    throw new Error(`the Tab key never reaches ${css}`);
  }

  async resize(width, height) {
    await this.#session.resize(width, height);
    await this.until(`a window of ${width} × ${height}`, () =>
      this.run("return innerWidth === given[0] && innerHeight === given[1];", width, height),
    );
  }

  /**
   * Loads the page anew, or leaves it for another by the script `leave`, and waits until the old one is gone: for a
   * moment it still answers, and what is asked of it then is never told. It may do something else `ms` before that.
   */
  async reload(leave = "location.reload();", { first = "", ms = 0 } = {}) {
    const old = await this.run(
      `${first} setTimeout(() => { ${leave} }, given[0]); return performance.timeOrigin;`,
      ms,
    );
    await this.until("a new page", () =>
      this.run("return performance.timeOrigin !== given[0];", old),
    );
  }

  /** Waits until nothing moves and every letter is there. */
  async settle() {
    await this.run(`
      await document.fonts.ready;
      await Promise.allSettled(document.getAnimations().map((moving) => moving.finished));`);
  }

  /** The web view can hand out a frame from before the last change: two pictures must agree. */
  async picture() {
    if (!this.drawn) throw new Error("this window fills no pixels: open it with `drawn`");
    await this.settle();
    let before = await this.#frame();
    for (let tries = 0; tries < 20; tries++) {
      const now = await this.#frame();
      if (now.equals(before)) break;
      before = now;
    }
    return before;
  }

  async #frame() {
    await this.run(
      "await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));",
    );
    return this.#session.picture();
  }

  async close() {
    if (!this.#open) return;
    this.#open = false;
    await this.#session.end();
  }
}
