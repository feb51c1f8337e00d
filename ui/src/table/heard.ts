// What is heard of steps without words: a tile or figure placed, points, and that it is one's turn.
import type { GameView, LogEntry } from "../ipc";
import type { SoundName } from "../state/sounds.svelte";

type SeenTable = Pick<GameView, "live" | "toMove" | "phase"> & {
  seats: readonly { bot: unknown }[];
};

const SOUNDS: Readonly<Partial<Record<LogEntry["events"][number]["event"]["type"], SoundName>>> = {
  "tile-laid": "placing",
  "figure-set": "placing",
  score: "scoring",
};

/** In their order, each kind once for a step; a person who is asked for a tile hears it last. */
export const soundsOf = (fresh: readonly LogEntry[], now: SeenTable): SoundName[] => {
  const { live, toMove, seats } = now;
  const happened = fresh.flatMap(({ events }) => [
    ...new Set(events.flatMap(({ event }) => SOUNDS[event.type] ?? [])),
  ]);
  const began = fresh
    .flatMap(({ events }) => events.map(({ event }) => event))
    .findLast(({ type }) => type === "turn-began");
  const mine =
    live &&
    toMove !== null &&
    seats[toMove]?.bot === null &&
    began?.type === "turn-began" &&
    began.player === toMove;
  return mine ? [...happened, "turn"] : happened;
};
