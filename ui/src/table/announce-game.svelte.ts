// Says what just happened to a screen reader, each step once.
import { untrack } from "svelte";
import { lookOf } from "../tiles/land-parts";
import { News } from "../game/news";
import type { Game } from "../game/game.svelte";
import type { GameView, LogEntry } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import { announcer } from "../state/announcer.svelte";
import { t } from "../state/language.svelte";
import { leftOutInWords } from "./left-out";

/** Follows a view and says each step once; `offers` says what a person who is asked can do. */
export const announceGame = (
  view: () => GameView,
  game: Game,
  offers: (view: GameView) => string = () => "",
): void => {
  const news = new News();
  let before: GameView | null = null;
  $effect(() => {
    const now = view();
    const fresh = news.of(now);
    const known = before;
    before = now;
    untrack(() => {
      const turned = known && wentBack(known, now);
      if (fresh.length === 0 && !turned) return;
      announcer.say(
        [turned, ...fresh.map((entry) => sentencesOf(entry, now, game)), asked(now, offers)]
          .filter(Boolean)
          .join(" "),
      );
    });
  });
};

/** What is said of a step that is no news: of another game, taken back, or looked at. */
const wentBack = (before: GameView, { game, steps, step, live }: GameView): string => {
  if (before.game.id !== game.id) return t().opened(game.name ?? t().board.game);
  if (!live) return step === before.step ? "" : t().table.looking(step);
  return steps < before.steps ? t().table.time.undone : "";
};

/** Whose turn it is says whoever draws. */
const sentencesOf = ({ events, leftOut }: LogEntry, view: GameView, game: Game): string => {
  const name = namingOf(view.seats, t().table.seats);
  const look = (tile: string) => {
    const design = game.tile(tile);
    return design ? t().tiles.short(lookOf(design, 0)) : "";
  };
  return events
    .flatMap(({ event }, index) => [
      ...(event.type === "turn-began" ? [] : [t().events.describe(event, name, look, view)]),
      ...(leftOut?.after === index + 1 ? [leftOutInWords(leftOut, name)] : []),
    ])
    .join(" ");
};

/** A bot need not be asked aloud. */
const asked = (now: GameView, offers: (view: GameView) => string): string => {
  const { live, seats, phase, toMove } = now;
  if (!live || toMove === null || seats[toMove]?.bot) return "";
  const name = namingOf(seats, t().table.seats);
  return `${t().events.phase(phase, name(toMove), now)} ${offers(now)}`.trim();
};
