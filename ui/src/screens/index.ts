// What shows every page. Adding a screen: its name and its page in the addresses, its words, its sign, one line here.
// Each is fetched when it is opened first, so that the first screen waits for no other.
import type { Component } from "svelte";
import type { OpenPage } from "../state/router.svelte";
import { language } from "../state/language.svelte";
import Home from "./Home.svelte";

type LazyScreen = Promise<{ default: Component }>;

const once = (fetch: () => LazyScreen): (() => Component | Promise<Component>) => {
  let page: Component | Promise<Component> | undefined;
  return () =>
    (page ??= Promise.all([fetch(), language.readRest()]).then(
      ([fetched]) => (page = fetched.default),
    ));
};

const play = once(() => import("./Play.svelte"));
const build = once(() => import("./Build.svelte"));

const COMPONENTS: Record<OpenPage["is"], () => Component | Promise<Component>> = {
  home: () => Home,
  learn: once(() => import("./Learn.svelte")),
  lesson: once(() => import("./Lesson.svelte")),
  play,
  "new-game": play,
  game: once(() => import("./Game.svelte")),
  review: once(() => import("./review/Review.svelte")),
  statistics: once(() => import("./statistics/Statistics.svelte")),
  build,
  document: build,
  lab: once(() => import("./lab/Lab.svelte")),
  print: once(() => import("./print/Print.svelte")),
  campaigns: once(() => import("./Campaigns.svelte")),
  rulebook: once(() => import("./Rulebook.svelte")),
  practice: once(() => import("./Practice.svelte")),
  settings: once(() => import("./Settings.svelte")),
  // For those who work on Bastide: a release is built without them.
  examples:
    import.meta.env.VITE_EXAMPLES === "none"
      ? () => Home
      : once(() => import("./examples/Examples.svelte")),
};

/** What shows a page; it may have to be fetched. */
export const componentOf = ({ is }: OpenPage): Component | Promise<Component> => COMPONENTS[is]();
