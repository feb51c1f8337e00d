// Nothing in Build moves under a pointer that presses: pennants, sets of a mix, chips, the buttons of the list, with room
// and with little of it.
import assert from "node:assert/strict";
import test from "node:test";
import { placesOf, staysWhenPressed } from "./places.mjs";
import { changed } from "./workbench.mjs";
import { call, windowOfFile } from "./window.mjs";
import { said } from "./words.mjs";

const theWindow = windowOfFile();
const SIZES = [
  [1280, 800],
  [1024, 640],
];
const begin = (window, kind, name) =>
  call(window, "begin_document", { begin: { kind, name, from: null } });
const go = async (window, address, css) => {
  await window.run("location.hash = given[0];", address);
  await window.sees(css);
};
const viewOf = (window, id) => call(window, "open_document", { id });

/** A tile with two cities that are one, a road, and another road that crosses nothing. */
const drawn = async (window) => {
  const set = await begin(window, "tile-set", "Steady hands");
  const tile = `${set.key}/A`;
  const on = (change) => ({ of: "tile", tile, change });
  return changed(window, set, [
    on({ do: "side", side: "N", land: "city" }),
    on({ do: "join", from: "N", to: "W" }),
    on({ do: "side", side: "S", land: "road" }),
    on({ do: "side", side: "E", land: "road" }),
  ]);
};

for (const [width, height] of SIZES) {
  test(`the arrow of the pennants stays under the pointer, at ${width} × ${height}`, async (t) => {
    const window = await theWindow(t);
    await window.resize(width, height);
    const { id } = await drawn(window);
    const arrow = "[data-part=palette] .count .steps .up";
    await go(window, `#/build/${id}/A`, arrow);
    for (const count of [1, 2, 3, 4])
      await staysWhenPressed(window, arrow, () =>
        window.until(`${count} pennants`, async () => {
          const { tiles } = await viewOf(window, id);
          return tiles[0].design.segments.some(({ pennants }) => pennants === count);
        }),
      );
  });

  test(`a chip that is chosen takes no more room, at ${width} × ${height}`, async (t) => {
    const window = await theWindow(t);
    await window.resize(width, height);
    const { id } = await drawn(window);
    await go(window, `#/build/${id}/A`, "[data-part=palette] [aria-pressed]");
    const chips = await window.run(
      "return document.querySelectorAll('[data-part=palette] .stamps > [aria-pressed]').length;",
    );
    assert(chips > 20);
    // Each of those of the city and of one road, by their number.
    const marked = (at) => `[data-part=palette] [data-chip="${at}"]`;
    await window.run(
      `[...document.querySelectorAll("[data-part=palette] .stamps > [aria-pressed]")]
         .forEach((chip, at) => (chip.dataset.chip = at));`,
    );
    for (let at = 0; at < 12; at++)
      await staysWhenPressed(
        window,
        marked(at),
        () => window.sees(`${marked(at)}[aria-pressed=true]`),
        { with: "[data-part=palette] [data-chip]" },
      );
  });

  test(`a number of a mix stays under the pointer when a warning comes, at ${width} × ${height}`, async (t) => {
    const window = await theWindow(t);
    await window.resize(width, height);
    const { id } = await begin(window, "mix", "Steady mix");
    await go(window, `#/build/${id}`, "[data-set=tower]");
    for (const set of ["tower", "river"])
      await staysWhenPressed(window, `[data-set=${set}] .steps .up`, async () => {
        await window.until("a warning", async () =>
          (await viewOf(window, id)).faults.some(({ fix }) => fix?.change.expansion === set),
        );
        await window.sees("[data-part=faults] li");
      });
    await staysWhenPressed(window, "[data-part=rules] input[type=checkbox]", () =>
      window.sees("[data-part=rules] input:checked"),
    );
  });

  test(`the tools of a set keep their places when tiles are chosen, at ${width} × ${height}`, async (t) => {
    const window = await theWindow(t);
    await window.resize(width, height);
    const { id } = await drawn(window);
    const chooses = "[data-tile=A] input[type=checkbox]";
    await go(window, `#/build/${id}`, chooses);
    await staysWhenPressed(
      window,
      chooses,
      () => window.sees(".desk .doing", said("build.set.chosen", 1)),
      {
        with: `.desk .doing > button, ${chooses}`,
      },
    );
    const river = "[data-rules=river]";
    await changed(window, await viewOf(window, id), [
      {
        of: "tile",
        tile: `${(await viewOf(window, id)).key}/A`,
        change: { do: "side", side: "E", land: "river" },
      },
    ]);
    await go(window, "#/build", "article");
    await go(window, `#/build/${id}`, `${river}:checked`);
    await staysWhenPressed(window, river, () => window.sees("[data-part=faults] li"));
  });
}

test("the buttons of the list stand where they stood, whatever was made", async (t) => {
  const window = await theWindow(t);
  const shelf = await call(window, "documents");
  for (const { id } of shelf) await call(window, "delete_document", { id });
  const buttons = ".page > .doing > :is(button, a):not(.link)";
  const seen = [];
  for (const made of [0, 1, 2]) {
    if (made > 0) await begin(window, "mix", `Mix ${made}`);
    await go(window, "#/practice", "h1");
    await go(window, "#/build", buttons);
    await window.until(`${made} documents`, () =>
      window.run("return document.querySelectorAll('[data-document]').length === given[0];", made),
    );
    seen.push(await window.steady(() => placesOf(window, buttons)));
  }
  assert.deepEqual(seen[1], seen[0]);
  assert.deepEqual(seen[2], seen[0]);
});

test("however many tiles a set has, its drawing stands in the same place and the tile that is drawn is in its strip", async (t) => {
  const window = await theWindow(t);
  await window.resize(1024, 640);
  const { id } = await drawn(window);
  const board = "[data-part=drawing]";
  await go(window, `#/build/${id}/A`, board);
  const [alone] = await window.steady(() => placesOf(window, board));
  const add = { of: "set", change: { do: "add" } };
  const many = await changed(window, await viewOf(window, id), Array(9).fill(add));
  const last = many.tiles.at(-1).design.id.split("/")[1];
  await go(window, "#/build", "article");
  await go(window, `#/build/${id}/${last}`, `nav [aria-current][href$="/${last}"]`);
  const [[x, , width]] = await window.steady(() => placesOf(window, board));
  assert.deepEqual([x, width], [alone[0], alone[2]]);
  const [strip] = await placesOf(window, "nav:has(> .add) > div");
  const [link] = await placesOf(window, "nav > div > [aria-current]");
  assert(link[1] >= strip[1] && link[1] + link[3] <= strip[1] + strip[3], `${link} in ${strip}`);
});

test("no number of a corner is broken, with a river in the bag", async (t) => {
  const window = await theWindow(t);
  await window.resize(1280, 800);
  const { id } = await begin(window, "mix", "With a river");
  const { mix } = await viewOf(window, id);
  assert(mix);
  await changed(window, await viewOf(window, id), [
    { of: "mix", change: { do: "times", set: "river", times: 1 } },
  ]);
  await go(window, `#/build/${id}`, ".corners td");
  const lines = await window.run(
    `return [...document.querySelectorAll(".corners tbody td")].flatMap((cell) =>
       [cell.firstChild, cell.querySelector(".note").firstChild].map((text) => {
         const range = document.createRange();
         range.selectNodeContents(text);
         return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
       }));`,
  );
  assert(lines.length > 20);
  assert.deepEqual([...new Set(lines)], [1]);
});
