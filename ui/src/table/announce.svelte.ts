// Says what just happened to a screen reader, each step once. Knows no component.
import { untrack } from "svelte";
import type { GameView } from "../ipc";
import { announcer } from "../state/announcer.svelte";
import { t } from "../state/language.svelte";
import { News } from "../game/news";
import { namingOf } from "../pieces/look";

/** Follows a view and says each step once. */
export const announce = (view: () => GameView): void => {
  const news = new News();
  let known: number | null = null;
  $effect(() => {
    const now = view();
    const fresh = news.of(now);
    const another = known !== null && known !== now.game.id;
    known = now.game.id;
    untrack(() => {
      if (fresh.length === 0 && !another) return;
      const { seats, phase, toMove } = now;
      const name = namingOf(seats, t().table.seats.player);
      const opened = another ? [t().opened(now.game.name ?? t().board.game)] : [];
      const events = fresh.flatMap((entry) => entry.events);
      const happened = events.map(({ event }) => t().events.tell(event, name));
      const asked = toMove === null ? [] : [t().events.phase(phase, name(toMove), now)];
      announcer.say([...opened, ...happened, ...asked].join(" "));
    });
  });
};
