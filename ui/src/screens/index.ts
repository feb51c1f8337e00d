// The page of every screen. Adding one: its name in the router, its words, its sign, one line here.
import type { Component } from "svelte";
import type { router, ScreenName } from "../state/router.svelte";
import Build from "./Build.svelte";
import Campaigns from "./Campaigns.svelte";
import Examples from "./examples/Examples.svelte";
import Game from "./Game.svelte";
import Home from "./Home.svelte";
import Learn from "./Learn.svelte";
import Lesson from "./Lesson.svelte";
import Play from "./Play.svelte";
import Practice from "./Practice.svelte";
import Rulebook from "./Rulebook.svelte";
import Settings from "./Settings.svelte";

type Where = Pick<typeof router, "screen" | "game" | "lesson" | "examples">;

/** On the screen Play, an address that names a game opens it; on the screen Learn, one that names a lesson. */
export const pageAt = ({ screen, game, lesson, examples }: Where): Component =>
  examples !== null ? Examples : game !== null ? Game : lesson !== null ? Lesson : pages[screen];

const pages: Record<ScreenName, Component> = {
  home: Home,
  learn: Learn,
  play: Play,
  build: Build,
  campaigns: Campaigns,
  rulebook: Rulebook,
  practice: Practice,
  settings: Settings,
};
