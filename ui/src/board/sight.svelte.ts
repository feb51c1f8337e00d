// What part of the board is shown as a game goes on: all of the land, an opened score, or what was seen before.
// Knows neither the hand nor what is lit.
import { onMount, untrack } from "svelte";
import type { GameView } from "../ipc";
import type { Sitting } from "../game/sitting.svelte";
import type { Camera } from "./camera.svelte";
import { middleOf } from "./land";

/** For as long as the board that calls it is there. `moment` changes with all that is shown. */
export const followWithCamera = (
  camera: Camera,
  view: () => GameView,
  moment: () => string,
  { bookmark, game }: Sitting,
) => {
  const keep = () => {
    const { tiles, places } = view();
    camera.keep(tiles, places);
  };
  $effect(() => {
    void moment();
    untrack(() => {
      // A score that lies open is being read, whatever bots do meanwhile.
      if (game.spotlight) return;
      keep();
      const { landed } = view();
      if (landed) camera.reveal(middleOf(landed));
    });
  });
  const ready = $derived(camera.width > 0);
  let seen: number | null = null;
  $effect(() => {
    const { id } = view().game;
    if (!ready || seen === id) return;
    seen = id;
    untrack(() => {
      if (bookmark.sight) camera.restore(bookmark.sight);
      else camera.fit(view().tiles);
    });
  });
  /** The tiles that a score counts come into sight while it lies open. */
  $effect(() => {
    const counted = game.spotlight;
    if (!ready) return;
    untrack(() => {
      if (counted) return camera.lookAt(counted);
      camera.lookBack();
      keep();
    });
  });
  onMount(() => () => {
    // A board can go before it was seen.
    if (camera.chosen !== undefined) bookmark.sight = camera.chosen;
  });
};
