// A page is found again as it was left at each visit, and only on the way back.
// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { LeftPage, leftPlaces } from "./left-page";
import { router } from "./router.svelte";

const goes = async (go: () => void) => {
  const gone = new Promise((resolve) =>
    window.addEventListener("hashchange", resolve, { once: true }),
  );
  go();
  await gone;
};
const to = (address: string) => goes(() => (location.hash = address));
const back = () => goes(() => router.back());

let page: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<main><h1 tabindex="-1">Book</h1>
    <a href="#/learn">Show me</a> <a href="#/learn">Show me</a></main>`;
  page = document.body.querySelector("main")!;
});
const links = () => [...page.querySelectorAll("a")];

test("each visit has the place, the keyboard and the search that it was left with", async () => {
  const unfollow = router.follow();
  const left = new LeftPage<string>();
  await to("#/rulebook");
  let typed = "farmer";
  const leave = left.follow(() => typed);
  expect(left.here()).toBeUndefined();
  links()[1]!.focus();
  page.scrollTop = 500;
  await to("#/rulebook/BG-30");
  expect(left.here()).toBeUndefined();
  typed = "";
  links()[0]!.focus();
  page.scrollTop = 900;
  await to("#/learn");
  leave();
  page.scrollTop = 0;
  await back();
  expect(left.here()?.own).toBe("");
  left.comeBack(left.here()!);
  expect([page.scrollTop, document.activeElement]).toEqual([900, links()[0]]);
  await back();
  expect(left.here()?.own).toBe("farmer");
  left.comeBack(left.here()!);
  expect([page.scrollTop, document.activeElement]).toEqual([500, links()[1]]);
  // Who comes anew begins anew.
  await to("#/");
  await to("#/rulebook");
  expect(left.here()).toBeUndefined();
  unfollow();
});

test("where what had the keyboard has gone, the title has it, and the place stays", async () => {
  const unfollow = router.follow();
  const left = new LeftPage<null>();
  await to("#/practice");
  const leave = left.follow(() => null);
  links()[1]!.focus();
  page.scrollTop = 300;
  router.openGame(4);
  leave();
  for (const link of links()) link.remove();
  await new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
  await back();
  left.comeBack(left.here()!);
  expect([page.scrollTop, document.activeElement?.localName]).toEqual([300, "h1"]);
  unfollow();
});

test("any page gives the keyboard back on the way back, once what had it stands there", async () => {
  const unfollow = router.follow();
  const unkept = leftPlaces.follow();
  await to("#/build");
  expect(leftPlaces.here()).toBeUndefined();
  links()[1]!.focus();
  page.scrollTop = 40;
  await to("#/learn");
  expect(leftPlaces.here()).toBeUndefined();
  const [first, second] = links();
  for (const link of links()) link.remove();
  await back();
  leftPlaces.comeBack(leftPlaces.here()!);
  expect(document.activeElement?.localName).toBe("h1");
  page.append(first!, second!);
  await Promise.resolve();
  expect([page.scrollTop, document.activeElement]).toEqual([40, second]);
  unkept();
  unfollow();
});

test("a reload finds the place in what the window kept", async () => {
  const unfollow = router.follow();
  const unkept = leftPlaces.follow();
  await to("#/practice");
  links()[0]!.focus();
  window.dispatchEvent(new Event("pagehide"));
  const kept = JSON.parse(sessionStorage.getItem("places")!) as [number, { held: object }][];
  expect(kept.at(-1)?.[0]).toBe(router.visit);
  expect(kept.at(-1)?.[1].held).toMatchObject({ nth: 0 });
  unkept();
  unfollow();
});
