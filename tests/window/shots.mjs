// Pictures every scene of the window, in each theme and two sizes, into shots/. A new scene is one line.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chooseTheme, open, screens, themes } from "./screens.mjs";
import { losePage, played, tearGame } from "./damage.mjs";
import { pagesOfExamples } from "./examples.mjs";
import { pagesOfLearn } from "./lessons.mjs";
import { pagesOfRulebook } from "./passages.mjs";
import { pagesOfPlay } from "./tables.mjs";
import { openWindow, temporaryFolder } from "./window.mjs";
import { pagesOfBuild, setWorkshop } from "./workbench.mjs";

const SIZES = [
  [1024, 640],
  [1600, 1000],
];

const settings = screens.at(-1);
const bottom = (window) => window.run("document.querySelector('main').scrollTo(0, 1e6);");

/** Name and how to get there; what a scene changes, `leave` takes back. */
const scenes = [
  ...screens.map((screen) => ({
    name: screen.name,
    arrange: (window) => open(window, screen),
  })),
  {
    name: "home-end",
    arrange: (window) => open(window, screens[0]).then(() => bottom(window)),
  },
  {
    name: "settings-end",
    arrange: (window) => open(window, settings).then(() => bottom(window)),
  },
  {
    name: "keys",
    arrange: (window) => window.press("F1"),
    leave: (window) => window.press("Escape"),
  },
  {
    name: "fault",
    arrange: async (window) => {
      await open(window, settings);
      await window.run(`document.querySelector("input[value='130']").value = "999";`);
      await window.click("input[value='999']");
      await window.sees("[role=alert]", "999");
    },
    leave: async (window) => {
      await window.click("[role=alert] button");
      await window.run(`document.querySelector("input[value='999']").value = "130";`);
    },
  },
  {
    name: "large-letters",
    arrange: async (window) => {
      await open(window, settings);
      await window.click("input[value='130']");
      await window.sees(":root[data-text-size='130'] h1");
      await open(window, screens[0]);
    },
    leave: async (window) => {
      await open(window, settings);
      await window.click("input[value='100']");
      await window.sees(":root[data-text-size='100'] h1");
    },
  },
];

scenes.push(...pagesOfExamples);

scenes.push(...pagesOfLearn, ...pagesOfRulebook, ...pagesOfPlay);

const out = new URL("../../shots/", import.meta.url);
let pictures = 0;

const picture = async (window, theme, [width, height], name) => {
  const folder = new URL(`${theme}-${width}x${height}/`, out);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.png`, folder), await window.picture());
  pictures++;
};

const inWindow = async (options, work) => {
  const leaving = [];
  const scope = { after: (leave) => leaving.push(leave) };
  try {
    await work(await openWindow(scope, await options(scope)));
  } finally {
    for (const leave of leaving) await leave();
  }
};

const everywhere = async (window, work) => {
  for (const size of SIZES) {
    await window.resize(...size);
    for (const theme of themes) {
      await chooseTheme(window, theme);
      await work(theme, size);
    }
  }
};

rmSync(out, { recursive: true, force: true });

await inWindow(
  () => ({}),
  (window) =>
    everywhere(window, async (theme, size) => {
      for (const { name, arrange, leave } of scenes) {
        await arrange(window);
        await picture(window, theme, size, name);
        await leave?.(window);
      }
    }),
);

await inWindow(
  () => ({}),
  async (window) => {
    const pages = pagesOfBuild(await setWorkshop(window));
    await everywhere(window, async (theme, size) => {
      for (const { name, arrange } of pages) {
        await arrange(window);
        await picture(window, theme, size, name);
      }
    });
  },
);

await inWindow(
  (scope) => {
    const file = join(temporaryFolder(scope), "a-file");
    writeFileSync(file, "in the way");
    return { data: join(file, "folder") };
  },
  (window) =>
    everywhere(window, async (theme, size) => {
      await open(window, screens[2]);
      await picture(window, theme, size, "storage-trouble");
    }),
);

const yourData = (window) =>
  window.run(
    "[...document.querySelectorAll('main h2')].find((h2) => h2.textContent.includes('data')).scrollIntoView();",
  );

await inWindow(
  async (scope) => {
    const data = await played(scope);
    losePage(data);
    return { data };
  },
  (window) =>
    everywhere(window, async (theme, size) => {
      await open(window, screens[0]);
      await picture(window, theme, size, "rescued");
      await open(window, settings);
      await yourData(window);
      await picture(window, theme, size, "your-data");
    }),
);

await inWindow(
  async (scope) => {
    const data = await played(scope);
    tearGame(data);
    return { data };
  },
  (window) =>
    everywhere(window, async (theme, size) => {
      await open(window, screens[2]);
      await picture(window, theme, size, "damaged-game");
    }),
);

console.log(`${pictures} pictures in ${out.pathname}`);
