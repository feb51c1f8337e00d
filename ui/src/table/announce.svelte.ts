// Says what just happened to a screen reader, each step once. Knows no component.
import { untrack } from "svelte";
import type { GameView } from "../ipc";
import { announcer } from "../state/announcer.svelte";
import { t } from "../state/language.svelte";
import { namingOf } from "./look";

/** Follows a view: steps that were there when the game was opened are old news. */
export const announce = (view: () => GameView): void => {
  let heard: { game: number; step: number } | null = null;
  $effect(() => {
    const { game, log, seats, steps, phase, toMove, live } = view();
    untrack(() => {
      const known = heard?.game === game.id ? heard.step : steps;
      heard = { game: game.id, step: steps };
      if (!live || known >= steps) return;
      const name = namingOf(seats, t().table.seats.player);
      const events = log.filter(({ step }) => step > known).flatMap((entry) => entry.events);
      const happened = events.map(({ event }) => t().events.tell(event, name));
      const asked = toMove === null ? [] : [t().events.phase(phase, name(toMove))];
      announcer.say([...happened, ...asked].join(" "));
    });
  });
};
