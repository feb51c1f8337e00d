// Says what just happened to a screen reader, each step once, in as many words as are wished.
import { untrack } from "svelte";
import { lookOf } from "../tiles/land-parts";
import { News } from "../game/news";
import type { Game } from "../game/game.svelte";
import type { GameView, LogEntry } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import { announcer } from "../state/announcer.svelte";
import { t } from "../state/language.svelte";
import { settings } from "../state/settings.svelte";
import { soundsOf } from "./heard";
import { sounds } from "../state/sounds.svelte";
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
      const turned = known && wentBack(known, now, game);
      if (fresh.length === 0 && !turned) return;
      for (const name of soundsOf(fresh, now)) sounds.play(name);
      const text = [
        turned,
        ...fresh.map((each) => sentencesOf(each, now, game)),
        asked(now, offers),
      ]
        .filter(Boolean)
        .join(" ");
      // Whoever goes from step to step wants to hear the last one.
      if (known && isLook(known, now)) announcer.answer(text);
      else announcer.say(text);
    });
  });
};

/** What is said of a step that is no news: of another game, taken back, or looked at. */
const wentBack = (before: GameView, now: GameView, game: Game): string => {
  const { steps, step, live } = now;
  const words = t().table;
  if (before.game.id !== now.game.id) return t().opened(now.game.name ?? t().board.game);
  if (!live) {
    if (step === before.step && !before.live) return "";
    const there = game.log.filter((entry) => entry.step === step);
    const happened = there.map((entry) => sentencesOf(entry, now, game)).join(" ");
    return before.live
      ? `${words.looking(step)} ${happened}`
      : words.time.seen(step, steps, happened);
  }
  // What a correction begins with says so itself.
  if (!before.live) return now.correcting ? "" : words.time.isNow;
  return steps < before.steps ? words.time.undone : "";
};

/** Whether somebody only looks around in a game. */
const isLook = (before: GameView, now: GameView): boolean =>
  before.game.id === now.game.id && !(before.live && now.live);

/** Whether an event is worth a sentence. Whose turn it is says whoever draws; and which tile it was, where it is placed. */
const isSaid = (event: LogEntry["events"][number]["event"], { seats }: GameView): boolean => {
  if (event.type === "turn-began") return false;
  const few = settings.current.amountOfWords === "few";
  return !(few && event.type === "tile-drawn" && seats[event.player]?.bot !== null);
};

const sentencesOf = ({ events, leftOut }: LogEntry, view: GameView, game: Game): string => {
  const name = namingOf(view.seats, t().table.seats);
  const look = (tile: string) => {
    const design = game.tile(tile);
    return design ? t().tiles.short(lookOf(design, 0)) : "";
  };
  return events
    .flatMap(({ event }, index) => [
      ...(isSaid(event, view) ? [t().events.describe(event, name, look, view)] : []),
      ...(leftOut?.after === index + 1 ? [leftOutInWords(leftOut, name)] : []),
    ])
    .join(" ");
};

/** What is asked, and what can be done; a bot need not be asked aloud. */
export const asked = (now: GameView, offers: (view: GameView) => string): string => {
  const { live, seats, phase, toMove } = now;
  if (!live || toMove === null || seats[toMove]?.bot) return "";
  const name = namingOf(seats, t().table.seats);
  const listed = settings.current.amountOfWords === "few" ? "" : offers(now);
  return `${t().events.phase(phase, name(toMove), now)} ${listed}`.trim();
};
