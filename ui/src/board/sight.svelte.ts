// What part of the board is shown as time goes on: all of the land, what is looked at, or what was
// seen before.
import { onMount, untrack } from "svelte";
import type { Camera, Sight } from "./camera.svelte";
import { middleOfCell } from "./laid";
import type { Scene } from "./scene";

/** What was seen of a board outlives it here. */
export interface SeenBefore {
  sight: Sight | null;
}

/** For as long as the board that calls it is there. */
export const followWithCamera = (camera: Camera, scene: () => Scene, kept: () => SeenBefore) => {
  const land = () => scene().around ?? scene().tiles;
  const keep = () => camera.keep(land(), scene().held?.places ?? []);
  const moment = $derived(scene().moment);
  $effect(() => {
    void moment;
    untrack(() => {
      // What is looked at is being read, whatever happens meanwhile.
      if (scene().focus) return;
      keep();
      const { landed } = scene();
      if (landed) camera.reveal(middleOfCell(landed));
    });
  });
  const ready = $derived(camera.width > 0);
  const name = $derived(scene().land);
  let seen: string | null = null;
  $effect(() => {
    if (!ready || seen === name) return;
    seen = name;
    untrack(() => {
      const { sight } = kept();
      if (sight) camera.restore(sight);
      else camera.fit(land());
      camera.placed = true;
    });
  });
  const focus = $derived(scene().focus);
  $effect(() => {
    const cells = focus;
    if (!ready) return;
    untrack(() => {
      if (cells) return camera.lookAt(cells);
      camera.lookBack();
      keep();
    });
  });
  // The end is for looking at all that was built, wherever one looked last.
  const complete = $derived(scene().complete);
  let was = untrack(() => complete);
  camera.complete = was;
  $effect(() => {
    camera.complete = complete;
    if (complete && !was && ready) untrack(() => camera.fit(land()));
    was = complete;
  });
  onMount(() => () => {
    // A board can go before it was seen.
    if (camera.chosen !== undefined) kept().sight = camera.chosen;
  });
};
