// Where what is pressed stands before and after, in the real window: nothing may move under a pointer that presses.
import assert from "node:assert/strict";

/** Where everything that matches stands in the window, and how large it is. */
export const placesOf = (window, css) =>
  window.run(
    `return [...document.querySelectorAll(given[0])].map((element) => {
       const { x, y, width, height } = element.getBoundingClientRect();
       return [x, y, width, height].map((number) => Math.round(number * 2) / 2);
     });`,
    css,
  );

/** Presses the middle of what matches first, where it stands: what is out of sight is brought into it before. */
export const pressWhereItStands = async (window, css) => {
  await window.run("document.querySelector(given[0]).scrollIntoView({ block: 'nearest' });", css);
  const { x, y } = await window.middleOf(css);
  await window.clickAt(x, y);
};

/**
 * Presses what matches, as a pointer does, waits for what comes of it, and says that it stands where it stood. `with` names
 * what else must keep its place.
 */
export const staysWhenPressed = async (window, css, came, { with: others = css } = {}) => {
  await window.run("document.querySelector(given[0]).scrollIntoView({ block: 'nearest' });", css);
  await window.middleOf(css);
  const before = await placesOf(window, others);
  assert(before.length > 0, `${others} is on the page`);
  await pressWhereItStands(window, css);
  await came();
  const after = await window.steady(() => placesOf(window, others));
  assert.deepEqual(after, before, `${others} stands where it stood when ${css} was pressed`);
};
