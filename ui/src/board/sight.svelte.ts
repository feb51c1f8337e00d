// What part of the board is shown as a game goes on: all of the land, an opened score, or what was seen before.
// Knows neither the hand nor what is lit.
import { onMount, untrack } from "svelte";
import type { GameView } from "../ipc";
import { bookmark } from "../state/bookmark.svelte";
import { game } from "../state/game.svelte";
import type { Camera } from "./camera.svelte";
import { middleOf } from "./land";

/** For as long as the board that calls it is there. `moment` changes with all that is shown. */
export const followWithCamera = (camera: Camera, view: () => GameView, moment: () => string) => {
  $effect(() => {
    void moment();
    untrack(() => {
      const { tiles, places, landed } = view();
      camera.lookBack();
      camera.keep(tiles, places);
      if (landed) camera.reveal(middleOf(landed));
    });
  });
  let seen: number | null = null;
  $effect(() => {
    const { id } = view().game;
    if (camera.width === 0 || seen === id) return;
    seen = id;
    untrack(() => {
      bookmark.open(id);
      if (bookmark.sight) camera.restore(bookmark.sight);
      else camera.fit(view().tiles);
    });
  });
  /** The tiles that a line of the log counts come into sight, and go when it is closed. */
  $effect(() => {
    const counted = game.spotlight?.tiles;
    if (camera.width === 0) return;
    untrack(() => (counted ? camera.lookAt(counted) : camera.lookBack()));
  });
  onMount(() => () => {
    // A board can go before it was seen.
    if (camera.chosen !== undefined) bookmark.sight = camera.chosen;
  });
};
