// The log in chapters: one for each turn, and one for the final scoring. It sorts what it is told; it knows no rule.
import type { LogEntry, Told } from "../ipc";

/** What a step brought about within one chapter. */
export interface Passage {
  step: number;
  /** With the place in its step, by which a score is found again. */
  events: { told: Told; index: number }[];
}

export interface Chapter {
  /** The event that it begins with; nothing for the beginning of the game. */
  opening: Told["event"] | null;
  passages: Passage[];
}

const isFinal = ({ event }: Told): boolean =>
  event.type === "game-over" || (event.type === "score" && event.when === "final");

/** In the order of play. A step can end one turn and begin the next. */
export const chaptersOf = (entries: readonly LogEntry[]): Chapter[] => {
  const chapters: Chapter[] = [{ opening: null, passages: [] }];
  let scoring = false;
  for (const { step, events } of entries) {
    let passage: Passage | null = null;
    for (const [index, told] of events.entries()) {
      const turn = told.event.type === "turn-began";
      const ends: boolean = !scoring && isFinal(told);
      if (turn || ends) {
        chapters.push({ opening: told.event, passages: [] });
        passage = null;
        scoring = ends;
      }
      if (turn) continue;
      if (!passage) {
        passage = { step, events: [] };
        chapters.at(-1)?.passages.push(passage);
      }
      passage.events.push({ told, index });
    }
  }
  return chapters.filter(({ opening, passages }) => opening !== null || passages.length > 0);
};
