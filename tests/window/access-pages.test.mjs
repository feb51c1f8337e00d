// axe-core finds nothing to complain about in the rulebook, among the examples, in a lesson and on boards in words, in any theme.
import { test } from "node:test";
import { lookAt, openLooked } from "./axe.mjs";
import { pageAt } from "./bus.mjs";
import { pagesOfExamples } from "./examples.mjs";
import { pagesOfLearn } from "./lessons.mjs";
import { pagesOfRulebook } from "./passages.mjs";
import { finishOutOfSight, seesReview, SHORTEST_GAME } from "./reviewed-game.mjs";
import { withoutCards } from "./table-of-two.mjs";
import { call } from "./window.mjs";
import { said } from "./words.mjs";

test("axe finds nothing in the rulebook", async (t) => {
  await lookAt(await openLooked(t), pagesOfRulebook);
});

test("axe finds nothing on the pages of examples", async (t) => {
  await lookAt(await openLooked(t), pagesOfExamples);
});

test("axe finds nothing in a lesson", async (t) => {
  await lookAt(await openLooked(t), pagesOfLearn);
});

test("axe finds nothing on boards in words", async (t) => {
  const window = await openLooked(t);
  await withoutCards(window);
  const { id } = await call(window, "import_game", { text: JSON.stringify(SHORTEST_GAME) });
  const over = await finishOutOfSight(window, SHORTEST_GAME);
  await window.run("location.hash = '#/';");
  await window.clickButton(said("screens.home.inWords"));
  await window.sees("button", said("screens.home.inPictures"));
  await lookAt(window, [
    pageAt("a game", `#/play/${id}`, "[role=grid]"),
    pageAt("a lesson", "#/learn/base-02-claiming", ".lesson [role=grid]"),
    pageAt("a question", "#/learn/base-04-cities/count", ".lesson[data-task=count] [role=grid]"),
    {
      name: "a review",
      arrange: async () => {
        await window.run("location.hash = `#/play/${given[0]}/review`;", over);
        await seesReview(window);
      },
    },
  ]);
});
