// Tiles of the boxes, drawn from a blank one with the mouse alone, are saved as the program carries
// them. Usually those of The River; with `EVERY_SET=1` every tile of every set.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { spot } from "./drawn-tile.mjs";
import { answered, texts } from "./workbench.mjs";
import { call } from "./window.mjs";
import { said } from "./words.mjs";

const SETS = new URL("../../tile-sets/", import.meta.url);
const FILES =
  process.env.EVERY_SET === "1"
    ? [
        "base/set",
        "river/set",
        "inns/set",
        "traders/set",
        "tower/set",
        "robbers/set",
        "tollkeepers/set",
        "crop-circles/set",
        "crop-circles/set-1",
      ]
    : ["river/set"];

const PLACES = { N: "north", E: "east", S: "south", W: "west" };
const LANDS = ["field", "road", "city", "river"];
/** Where what stands on a tile is called otherwise than in files. */
const LABELS = {
  "donkey-stable": "donkey stable",
  bag: "money bag",
  foundation: "tower foundation",
  "crop-club": "crop circle for thieves",
  "crop-fork": "crop circle for farmers",
  "crop-shield": "crop circle for knights",
};
const labelOf = (word) => LABELS[word] ?? word;

/** What a tile says, whatever the order of its parts. */
const sorted = ({ segments, marks = [], decor = [], village = [], bridge = false }) => {
  const name = (index) => `${segments[index].kind} ${segments[index].edges.toSorted()}`;
  const told = segments.map((segment, index) => ({
    what: segment.kind,
    where: segment.edges.filter((edge) => edge !== "I").toSorted(),
    cities: (segment.cities ?? []).map(name).toSorted(),
    pennants: segment.pennants ?? 0,
    goods: segment.goods ?? null,
    cathedral: segment.cathedral ?? false,
    roadside: (segment.roadside ?? []).toSorted(),
    village: village.includes(index),
  }));
  return {
    segments: told.toSorted((one, other) =>
      JSON.stringify(one).localeCompare(JSON.stringify(other)),
    ),
    marks: marks.toSorted(),
    decor: decor.toSorted(),
    bridge,
  };
};

/** The one tile of the set that is drawn on, as it is now. */
const opened = async (window, id) => call(window, "open_document", { id });

/** Does something, and waits until it is kept. */
const done = async (window, id, what, does) => {
  const { revision } = await opened(window, id);
  await does();
  await window.until(what, async () => (await opened(window, id)).revision !== revision);
};

const mode = (window, value) =>
  window.run(
    `const input = document.querySelector('.middle input[value="' + given[0] + '"]');
     if (!input.checked) input.click();`,
    value,
  );

const led = async (window, from, to) =>
  window.drag([await spot(window, from), await spot(window, "I"), await spot(window, to)]);

/** Presses a word of the palette: on a stretch of land with these sides, or anywhere on the tile. */
const stamp = (window, { land, sides, label }) =>
  window.run(
    `const [land, sides, label] = given;
     const names = (legend) => ["north", "east", "south", "west"].filter((one) => legend.includes(one));
     const box = land === "decor"
       ? [...document.querySelectorAll("[data-part=palette] details")].at(-1)
       : [...document.querySelectorAll("[data-part=palette] fieldset")].find((each) => {
           const legend = each.querySelector("legend").textContent;
           return land === null
             ? legend === "On the tile"
             : legend.toLowerCase().startsWith(land) && String(names(legend)) === String(sides);
         });
     if (box instanceof HTMLDetailsElement) box.open = true;
     [...box.querySelectorAll("button")].find((each) => each.textContent.trim() === label).click();`,
    land ?? null,
    sides ?? [],
    label,
  );

const pennants = (window, sides, count) =>
  window.run(
    `const box = [...document.querySelectorAll("[data-part=palette] fieldset")].find((each) => {
       const legend = each.querySelector("legend").textContent;
       return legend.startsWith("City") &&
         String(["north", "east", "south", "west"].filter((one) => legend.includes(one))) === String(given[0]);
     });
     const field = box.querySelector("input");
     field.value = given[1];
     field.dispatchEvent(new Event("change", { bubbles: true }));`,
    sides,
    String(count),
  );

const named = (edges) => Object.keys(PLACES).flatMap((s) => (edges.includes(s) ? [PLACES[s]] : []));

/** Draws a tile on a blank one as somebody would who has it before their eyes. */
const draw = async (window, id, tile) => {
  const does = (what, doing) => done(window, id, `${tile.id}: ${what}`, doing);
  const stretches = tile.segments.filter(({ kind }) => LANDS.indexOf(kind) > 0);
  await mode(window, "land");
  for (const { kind, edges } of stretches) {
    for (const side of edges)
      for (let presses = LANDS.indexOf(kind); presses > 0; presses--)
        await does(`${kind} in ${side}`, async () => {
          const { x, y } = await spot(window, side);
          await window.clickAt(x, y);
        });
    for (const side of edges.slice(1))
      await does(`${edges[0]} to ${side}`, () => led(window, edges[0], side));
  }
  const one = (label, land, sides) =>
    does(label, () => stamp(window, { land, sides, label: labelOf(label) }));
  for (const [index, segment] of tile.segments.entries()) {
    const sides = named(segment.edges);
    if (segment.pennants) await does("pennants", () => pennants(window, sides, segment.pennants));
    if (segment.goods) await one(segment.goods, "city", sides);
    if (segment.cathedral) await one("cathedral", "city", sides);
    for (const picture of segment.roadside ?? []) await one(picture, "road", sides);
    if (tile.village?.includes(index)) await one(said("build.draw.inVillage"), "road", sides);
  }
  if (tile.segments.some(({ kind }) => kind === "monastery")) await one("monastery");
  if (tile.bridge) await one("bridge");
  for (const mark of tile.marks ?? []) await one(mark);
  for (const picture of tile.decor ?? []) await one(picture, "decor");
};

const drawn = async (desk, key) => JSON.parse((await texts(desk))[key]).tiles[0];

const same = (one, other) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const fieldsOf = ({ segments }) => segments.filter(({ kind }) => kind === "field");

/** Parts every field that did not form as it should, joins what belongs together, and says which city it feeds. */
const correct = async ({ window, now, id }, tile) => {
  const does = (what, doing) => done(window, id, `${tile.id}: ${what}`, doing);
  const fieldAt = async (half) => fieldsOf(await now()).find(({ edges }) => edges.includes(half));
  const inside = (tile) => fieldsOf(tile).some(({ edges }) => edges.every((edge) => edge === "I"));
  if (inside(await now()) !== inside(tile))
    await does("the field inside", () => stamp(window, { label: said("build.draw.inner") }));
  await mode(window, "fields");
  // A side of grass alone is parted as a whole.
  const crossed = tile.segments.flatMap(({ kind, edges }) => (kind === "field" ? [] : edges));
  const goAlong = (half) => (other) =>
    other === half || (other[0] === half[0] && !crossed.includes(half[0]));
  for (const half of fieldsOf(tile).flatMap(({ edges }) => edges))
    if (!(await fieldAt(half)).edges.every(goAlong(half)))
      await does(`the field at ${half} alone`, async () => {
        const { x, y } = await spot(window, half);
        await window.clickAt(x, y);
      });
  const straight = async (from, to) =>
    window.drag([await spot(window, from), await spot(window, to)]);
  for (const { edges, cities = [] } of fieldsOf(tile)) {
    // What lies inside feeds every city.
    if (edges.length === 0) continue;
    const [first, ...others] = edges;
    for (const half of others)
      if (!(await fieldAt(first)).edges.includes(half))
        await does(`fields ${first} and ${half}`, () => straight(first, half));
    const drawn = await now();
    for (const [index, city] of drawn.segments.entries()) {
      if (city.kind !== "city") continue;
      const feeds = ((await fieldAt(first)).cities ?? []).includes(index);
      const shall = cities.some((each) => tile.segments[each].edges.includes(city.edges[0]));
      if (feeds !== shall)
        await does(`${first} feeds ${city.edges[0]}`, () => straight(first, city.edges[0]));
    }
  }
};

for (const file of FILES) {
  const set = JSON.parse(readFileSync(new URL(`${file}.json`, SETS), "utf8"));
  test(`${set.tiles.length} tiles of ${file} are drawn from a blank one`, async (t) => {
    const desk = await answered(t);
    const { window } = desk;
    for (const tile of set.tiles) {
      const begin = { kind: "tile-set", name: "Mine", from: null };
      const { id, key } = await call(window, "begin_document", { begin });
      await window.run("location.hash = given[0];", `#/build/${id}/A`);
      await window.sees("h1", said("build.draw.title", "A"));
      await draw(window, id, tile);
      const now = () => drawn(desk, key);
      if (!same(await now(), tile)) await correct({ window, now, id }, tile);
      assert.deepEqual(sorted(await now()), sorted(tile), tile.id);
      const { faults } = await opened(window, id);
      // It is alone in its set: no other answers its river.
      const own = faults.filter(({ problem }) => problem.code !== "river-unanswered");
      assert.deepEqual(own, [], tile.id);
      await call(window, "delete_document", { id });
    }
  });
}
