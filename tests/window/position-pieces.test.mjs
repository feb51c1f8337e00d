// What expansions put into a position, in the real window: chosen by its picture, seen on the board and on the score track.
import assert from "node:assert/strict";
import { test } from "node:test";
import { album } from "./album.mjs";
import { pressCell } from "./board-cells.mjs";
import { changed } from "./workbench.mjs";
import { call, openWindow } from "./window.mjs";
import { player, said } from "./words.mjs";

const EXPANSIONS = ["traders", "tower", "robbers", "tollkeepers", "inns"];
const of = (change) => ({ of: "position", change });

const picture = album("positions");

/** A position of five boxes: a village in the west, the foundation of a tower in the north. */
const begun = async (window) => {
  const begin = { kind: "position", name: "By the tower", from: null };
  let view = await changed(window, await call(window, "begin_document", { begin }), [
    ...EXPANSIONS.map((set) => of({ do: "mix", change: { do: "times", set, times: 1 } })),
    ...EXPANSIONS.map((expansion) =>
      of({ do: "mix", change: { do: "rules", expansion, on: true } }),
    ),
    of({ do: "lay", laid: { tile: "base/D", x: 0, y: 0, rotation: 0 }, by: null }),
    of({ do: "seat", seat: 0, change: { set: "name", name: "Anna" } }),
    of({ do: "seat", seat: 1, change: { set: "name", name: "Bo" } }),
    of({ do: "seat", seat: 1, change: { set: "score", score: 14 } }),
    of({ do: "draw", draw: { from: "order", tiles: ["base/V", "base/E", "base/U"] } }),
  ]);
  for (const [x, y, wanted] of [
    [-1, 0, "base/W"],
    [0, -1, "tower/"],
  ]) {
    const fits = await call(window, "fitting_tiles", { id: view.id, cell: { x, y } });
    const { tile, rotations } = fits.find(({ tile: each }) => each.startsWith(wanted));
    const laid = { tile, x, y, rotation: rotations[0] };
    view = await changed(window, view, [of({ do: "lay", laid, by: null })]);
  }
  return view.id;
};

const position = async (window, id) => (await call(window, "open_document", { id })).position;

/** Chooses an option of a group that shows it by a picture. */
const choose = async (window, group, legend, option) => {
  await window.sees(`${group} legend`, legend);
  await window.run(
    `const field = [...document.querySelectorAll(given[0] + " fieldset")].find((each) =>
       each.querySelector("legend").textContent.includes(given[1]));
     const label = [...field.querySelectorAll("label")].find((each) => [...each.lastElementChild.children].at(-1).textContent.trim() === given[2]);
     label.querySelector("input").click();`,
    group,
    legend,
    option,
  );
};

test("floors, a tollhouse, robbers and prisoners are chosen by picture, and seen where they are", async (t) => {
  const window = await openWindow(t);
  await window.resize(1280, 800);
  const id = await begun(window);
  await window.run("location.hash = `#/build/${given[0]}`;", id);
  await window.sees(".board .frame image");
  await pressCell(window, 0, -1);
  await window.sees("[data-floors] label svg");
  await choose(window, "[data-floors]", said("position.floors"), "3");
  await window.until(
    "three floors",
    async () => (await position(window, id)).towers[0]?.floors === 3,
  );
  await window.sees("[data-floors='3']");
  await pressCell(window, -1, 0);
  await choose(window, "[data-house]", said("position.house"), "Bo");
  await choose(window, "[data-house]", said("position.side"), "2");
  await window.until(
    "a house",
    async () => (await position(window, id)).seats[1].house?.value === 2,
  );
  await window.click("[data-leaf='seats']");
  await choose(window, "[data-track]", said("position.seat.whoseRobber"), "Bo");
  await window.click("[data-track] [data-space='12']");
  await window.until("a robber", async () => {
    const { robber } = (await position(window, id)).seats[1];
    return robber?.at === "space" && robber.space === 12;
  });
  await window.sees(
    `[data-track] [role=img][aria-label*="${said("expansions.robbers.of", player("Bo"))}"]`,
  );
  await window.clickButton(said("position.seat.robberHome", "Bo"));
  await window.until("a robber at home", async () => {
    const { robber } = (await position(window, id)).seats[1];
    return robber?.at === "home";
  });
  assert.equal(await window.text("[role=alert]"), "");
  // Where nobody lays, a press on the board only points.
  const before = (await position(window, id)).figures.length;
  await window.click("[data-leaf='aims']");
  await pressCell(window, 0, 0);
  await pressCell(window, 0, -0.42);
  assert.equal((await position(window, id)).figures.length, before);
});

test("what expansions bring is seen in both lights, in small windows and large", async (t) => {
  const window = await openWindow(t);
  const id = await begun(window);
  const [tower] = [{ do: "tower", x: 0, y: -1, floors: 2 }];
  const view = await call(window, "open_document", { id });
  await changed(window, view, [
    of(tower),
    of({
      do: "seat",
      seat: 0,
      change: { set: "tollhouse", house: { x: -1, y: 0, value: 1, turned: true } },
    }),
    of({ do: "seat", seat: 0, change: { set: "robber", robber: { at: "space", space: 14 } } }),
    of({
      do: "seat",
      seat: 1,
      change: { set: "prisoners", owner: 0, figure: "follower", count: 1 },
    }),
  ]);
  for (const theme of ["paper", "candle"])
    for (const [width, height] of [
      [1024, 640],
      [1600, 1000],
    ]) {
      const name = `${theme}-${width}`;
      await call(window, "change_settings", { change: { theme } });
      await window.resize(width, height);
      await window.run("location.hash = `#/build/${given[0]}`;", id);
      await window.reload();
      await window.sees(".board .frame image");
      for (const [what, x, y] of [
        ["floors", 0, -1],
        ["house", -1, 0],
      ]) {
        await window.run("document.querySelector('.board').scrollIntoView({ block: 'center' });");
        await pressCell(window, x, y);
        await window.sees(`[data-${what}] label svg`);
        await window.run(
          "document.querySelector(given[0]).scrollIntoView({ block: 'center' });",
          `[data-${what}]`,
        );
        await picture(window, `pieces-${name}-${what}`);
      }
      await window.click("[data-leaf='seats']");
      await window.sees("[data-track] svg");
      await picture(window, `pieces-${name}-track`);
      await window.run(
        "document.querySelector(`[data-seat='1']`).scrollIntoView({ block: 'start' });",
      );
      await window.sees("[data-seat='1'] .barred svg");
      await picture(window, `pieces-${name}-seat`);
      await window.click("[data-leaf='draw']");
      await window.sees("[role=tabpanel] ol", said("position.draw.drawnBy", "Bo"));
      await picture(window, `pieces-${name}-draw`);
      const across = await window.run(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth;",
      );
      assert.equal(across, 0, `${name}: the page is wider than the window`);
    }
});
