// Says what just happened to a screen reader, each step once. Knows no component.
import { untrack } from "svelte";
import type { GameView } from "../ipc";
import { announcer } from "../state/announcer.svelte";
import { t } from "../state/language.svelte";
import { News } from "../state/news";
import { namingOf } from "./look";

/** Follows a view and says each step once. */
export const announce = (view: () => GameView): void => {
  const news = new News();
  $effect(() => {
    const now = view();
    const fresh = news.of(now);
    untrack(() => {
      if (fresh.length === 0) return;
      const { seats, phase, toMove, crop } = now;
      const name = namingOf(seats, t().table.seats.player);
      const events = fresh.flatMap((entry) => entry.events);
      const happened = events.map(({ event }) => t().events.tell(event, name));
      const asked = toMove === null ? [] : [t().events.phase(phase, name(toMove), crop)];
      announcer.say([...happened, ...asked].join(" "));
    });
  });
};
