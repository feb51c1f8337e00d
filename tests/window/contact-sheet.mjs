// Writes contact sheets of the land: all tiles in three sizes, a random board, figures and signs,
// in both themes. The pictures are taken by the engine that draws the window, in its own small
// browser.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { startSession } from "./webdriver.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = join(root, "shots/land");
const TILE = 110;

const server = await createServer({
  configFile: join(root, "ui/vite.config.ts"),
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  logLevel: "error",
});
const load = (path) => server.ssrLoadModule(`/src/art/${path}`);
const art = await load("index.ts");
const tiles = (await load("trial/all-tiles.ts")).allTiles();
const { randomBoard } = await load("trial/random-board.ts");

const { riverWalk } = await load("trial/river-walk.ts");
const { RIVERS } = await load("trial/rivers.ts");
const { UNFINISHED } = await load("trial/unfinished-tiles.ts");

const inside = (svg, x, y) => svg.replace("<svg ", `<svg x="${x}" y="${y}" `);

function allTiles(theme, size) {
  return tiles.map((tile, i) => art.drawTile(tile, { size, rotation: i % 4, theme })).join(" ");
}

/** What is not finished, or wrong, with its name below. */
function unfinished(theme) {
  const ink = theme === "paper" ? "black" : "white";
  const cells = Object.entries(UNFINISHED).map(([name, { tile, faults }]) => {
    const sizes = [150, 40].map((size) => art.drawTile(tile, { size, theme, faults }));
    return `<div>${sizes.join(" ")}<br>${name}</div>`;
  });
  return `<div style="display:grid;grid-template-columns:repeat(6,1fr);font:12px sans-serif;color:${ink}">${cells.join("")}</div>`;
}

function rivers(theme) {
  return [200, 100, 40]
    .map((size) =>
      RIVERS.map((tile, i) => art.drawTile(tile, { size, rotation: i % 4, theme })).join(" "),
    )
    .join("<br>");
}

const wholeRiver = () =>
  riverWalk(
    RIVERS.filter(({ id }) => !["rivers/fork", "rivers/pond"].includes(id)),
    "a boat",
  );

function board(theme, people, placed = randomBoard(tiles, 60, "a walk through the land")) {
  const [left, top] = ["x", "y"].map((axis) => Math.min(...placed.map((p) => p[axis])));
  const [right, bottom] = ["x", "y"].map((axis) => Math.max(...placed.map((p) => p[axis])));
  const [width, height] = [(right - left + 1) * TILE, (bottom - top + 1) * TILE];
  let content = "";
  for (const { tile, x, y, rotation } of placed) {
    content += inside(
      art.drawTile(tile, { size: TILE, rotation, theme }),
      (x - left) * TILE,
      (y - top) * TILE,
    );
  }
  for (const [n, { tile, x, y, rotation }] of placed.entries()) {
    if (!people) break;
    for (const stand of art.tileGeometry(tile).stands) {
      const at = art.turned(stand, rotation);
      const [px, py] = [
        (x - left) * TILE + (at.x * TILE) / 100,
        (y - top) * TILE + (at.y * TILE) / 100,
      ];
      const kind =
        stand.segment === -2
          ? "abbot"
          : ["follower", "follower", "builder", "pig"][(n + stand.segment + 4) % 4];
      const player = (n + stand.segment + 6) % 6;
      const marks =
        stand.segment === -1
          ? art.floorsGroup((n % 4) + 1, { theme })
          : art.figureGroup(kind, { colour: player, letter: "ABCDEF"[player] }, { theme });
      const [drop, scale] =
        stand.segment === -1
          ? [0, TILE / 100]
          : [art.FIGURE_ON_TILE.drop, (TILE / 100) * art.FIGURE_ON_TILE.scale];
      content += `<g transform="translate(${px} ${py + (drop * TILE) / 100}) scale(${scale})">${marks}</g>`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

function tokens(theme) {
  let content = "";
  for (const palette of ["standard", "colour-blind"]) {
    for (let colour = 0; colour < 6; colour++) {
      const owner = { colour, letter: "ABCDEF"[colour] };
      for (const size of [72, 24]) {
        content += art.FIGURES.map((kind) =>
          art.figureSvg(kind, owner, size, { theme, palette }),
        ).join("");
      }
      content += "<br>";
    }
  }
  content +=
    [1, 2, 3, 5, 8].map((floors) => art.floorsSvg(floors, 72, { theme })).join("") + "<br>";
  return (
    content +
    [60, 20]
      .flatMap((size) => art.ICON_NAMES.map((name) => art.iconSvg(name, size, theme)))
      .join("")
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const ground = { paper: "#f7f0e0", candle: "#241c15" };
const browser = await startSession(smallBrowser(), process.env, ["--automation"]);
let pictures = 0;
try {
  for (const theme of ["paper", "candle"]) {
    const grass = art.PALETTES[theme]["grass-1"];
    const sheets = {
      "tiles-40": [allTiles(theme, 40), ground[theme], 1100, 420],
      "tiles-100": [allTiles(theme, 100), ground[theme], 1400, 1180],
      "tiles-200": [allTiles(theme, 200), ground[theme], 1700, 1180],
      unfinished: [unfinished(theme), ground[theme], 1400, 800],
      rivers: [rivers(theme), ground[theme], 1300, 1000],
      river: [board(theme, false, wholeRiver()), ground[theme], 1600, 1000],
      board: [board(theme, false), ground[theme], 1500, 1180],
      "board-with-figures": [board(theme, true), ground[theme], 1500, 1180],
      tokens: [tokens(theme), grass, 1400, 1180],
    };
    for (const [name, sheet] of Object.entries(sheets)) await picture(`${name}-${theme}`, sheet);
  }
} finally {
  await browser.end();
  await server.close();
}
console.log(`${pictures} pictures of the land in ${folder}`);

/** One picture for each screenful, from the top to the bottom of the sheet. */
async function picture(name, [content, colour, width, height]) {
  const file = join(folder, `${name}.html`);
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>${name}</title><body style="margin:4px;background:${colour}">${content}</body>`,
  );
  await browser.visit(`file://${file}`);
  await browser.resize(width, height);
  for (let screen = 0; ; screen++) {
    const more = await browser.run(
      `scrollTo(0, given[0] * innerHeight);
       await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
       return (given[0] + 1) * innerHeight < document.documentElement.scrollHeight;`,
      screen,
    );
    writeFileSync(join(folder, `${name}-${screen + 1}.png`), await browser.picture());
    pictures++;
    if (!more) break;
  }
  rmSync(file);
}

/** The browser that comes with the web view; its folder is named after the machine. */
function smallBrowser() {
  const found = readdirSync("/usr/lib")
    .map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
  if (!found) throw new Error("the web view's MiniBrowser is not installed");
  return found;
}
