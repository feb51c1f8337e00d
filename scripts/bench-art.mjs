// Measures what the picture of a tile costs, over every design of the repository: where everything
// lies, and the drawing.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { keep, round } from "./figures.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const ROUNDS = 5;

const server = await createServer({
  configFile: join(root, "ui/vite.config.ts"),
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  logLevel: "error",
});
const load = (path) => server.ssrLoadModule(`/src/art/${path}`);
const art = await load("index.ts");
const tiles = (await load("trial/all-tiles.ts")).allTiles();

const cpu = () => process.cpuUsage().user / 1000;
const took = (work) => {
  const before = cpu();
  work();
  return cpu() - before;
};
const parts = {
  geometry: (tile) => art.tileGeometry(tile),
  "drawing, full detail": (tile) => art.drawTile(tile, { level: 2, theme: "paper" }),
  "drawing, small": (tile) => art.drawTile(tile, { level: 1, theme: "paper" }),
};
const rounds = [];
for (let count = 0; count < ROUNDS; count++)
  rounds.push(
    tiles.map((tile) => {
      // Under another name it is another tile, and nothing of it is kept from the round before.
      const fresh = { ...tile, id: `${tile.id} ${count}` };
      return Object.values(parts).map((part) => took(() => part(fresh)));
    }),
  );
await server.close();

const share = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)];
console.log(`milliseconds of the processor a design, over ${tiles.length} designs`);
console.log("                         median   95th   most   the first time: median");
for (const [i, name] of Object.keys(parts).entries()) {
  const best = tiles.map((_, t) => Math.min(...rounds.slice(1).map((each) => each[t][i])));
  const first = rounds[0].map((each) => each[i]);
  const columns = [share(best, 0.5), share(best, 0.95), share(best, 1), share(first, 0.5)];
  const [median, slow, most, fresh] = columns.map(round);
  keep(`${name}, ms a design`, { median, "95th": slow, most, "median the first time": fresh });
  const text = columns.map((value, c) => value.toFixed(1).padStart(c < 3 ? 7 : 25)).join("");
  console.log(`${name.padEnd(24)}${text}`);
}
console.log(`(best of ${ROUNDS - 1} rounds after the first, in which the program itself warms up)`);
