// The page of every screen. Adding one: its name in the router, its words, its sign, one line here.
import type { Component } from "svelte";
import type { ScreenName } from "../state/router.svelte";
import Build from "./Build.svelte";
import Campaigns from "./Campaigns.svelte";
import Game from "./Game.svelte";
import Home from "./Home.svelte";
import Learn from "./Learn.svelte";
import Play from "./Play.svelte";
import Practice from "./Practice.svelte";
import Rulebook from "./Rulebook.svelte";
import Settings from "./Settings.svelte";

/** On the screen Play, an address that names a game opens it. */
export const pageAt = (screen: ScreenName, game: number | null): Component =>
  game === null ? pages[screen] : Game;

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
