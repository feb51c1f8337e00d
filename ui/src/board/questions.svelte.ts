// What the board asks about without a hand on it: the land that a list points at, and the fields.
// It must not know what is drawn of the answers.
import { untrack } from "svelte";
import type { GameView } from "../ipc";
import type { Game } from "../game/game.svelte";
import { settings } from "../state/settings.svelte";
import type { Inquiry } from "./inquiry.svelte";

/** For as long as the board that calls it is there. */
export const askAlong = (inquiry: Inquiry, view: () => GameView, game: Game) => {
  let pointing = false;
  $effect(() => {
    const action = game.pointed;
    untrack(() => {
      const onLand =
        action && "kind" in action && action.kind !== undefined && action.kind !== "tower";
      const named = onLand ? action : null;
      if (named) inquiry.feature({ x: named.x, y: named.y, kind: named.kind, at: named.at });
      else if (action === null && pointing) inquiry.feature(null);
      pointing = named !== null;
    });
  });
  $effect(() => {
    if (!settings.current.aids.fieldOverlay) return;
    const places = view().figures.flatMap(({ x, y, kind, at }) =>
      kind === "field" ? [{ x, y, kind, at }] : [],
    );
    untrack(() => void inquiry.askFields(places));
  });
};
