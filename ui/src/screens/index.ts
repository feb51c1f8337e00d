// The page of every screen. Adding one: its name in the router, its words, its sign, one line here.
// Each is fetched when it is opened first, so that the first screen waits for no other.
import type { Component } from "svelte";
import type { router, ScreenName } from "../state/router.svelte";
import Home from "./Home.svelte";

type Where = Pick<typeof router, "screen" | "game" | "lesson" | "examples" | "lab" | "print">;
type Fetched = Promise<{ default: Component }>;

const once = (fetch: () => Fetched): (() => Component | Promise<Component>) => {
  let page: Component | Promise<Component> | undefined;
  return () => (page ??= fetch().then((fetched) => (page = fetched.default)));
};

const game = once(() => import("./Game.svelte"));
const lesson = once(() => import("./Lesson.svelte"));
const examples = once(() => import("./examples/Examples.svelte"));
const lab = once(() => import("./lab/Lab.svelte"));
const print = once(() => import("./print/Print.svelte"));

/** On the screen Play, an address that names a game opens it; on the screens Learn and Campaigns, one that names a scenario. */
export const pageAt = (where: Where): Component | Promise<Component> =>
  (where.examples !== null
    ? examples
    : where.lab !== null
      ? lab
      : where.print !== null
        ? print
        : where.game !== null
          ? game
          : where.lesson !== null
            ? lesson
            : pages[where.screen])();

const pages: Record<ScreenName, () => Component | Promise<Component>> = {
  home: () => Home,
  learn: once(() => import("./Learn.svelte")),
  play: once(() => import("./Play.svelte")),
  build: once(() => import("./Build.svelte")),
  campaigns: once(() => import("./Campaigns.svelte")),
  rulebook: once(() => import("./Rulebook.svelte")),
  practice: once(() => import("./Practice.svelte")),
  settings: once(() => import("./Settings.svelte")),
};
