// Campaigns: which of their messages says what opens a chapter, and how everybody ended.
import type { ChapterState, LeadFrom } from "../ipc";
import { extended, inEach } from "./extended";
import type { Person } from "./vocabulary";

export const campaigns = inEach((m) => {
  const words = m.campaigns;
  /** Where a win and a loss of a chapter both lead to another, its end does. */
  const endOf = ({ title, way }: LeadFrom, leads: readonly LeadFrom[]): string => {
    if (leads.some((other) => other.title === title && other.way !== way))
      return words.closed.either(title);
    return way === "win" ? words.closed.win(title) : words.closed.loss(title);
  };
  return extended(words, {
    /** How hard a chapter is and how long it takes, as far as that is known. */
    facts: (level: number | null, minutes: number | null): string => {
      if (level === null) return minutes === null ? "" : words.minutes(minutes);
      return minutes === null ? words.level(level) : words.levelAndMinutes(level, minutes);
    },
    closed: (titles: readonly string[], lacks: number, leads: readonly LeadFrom[]): string => {
      if (titles.length > 0)
        return lacks > 0 ? words.closed.both(titles, lacks) : words.closed.after(titles);
      if (lacks > 0) return words.closed.stars(lacks);
      return words.closed.opens([...new Set(leads.map((lead) => endOf(lead, leads)))]);
    },
    /** What the button of a chapter says, and its name where it is heard alone. */
    play: (state: ChapterState, title: string): { text: string; label: string } => {
      if (state === "begun") return { text: words.goOn, label: words.goOnWith(title) };
      return state === "finished" || state === "lost"
        ? { text: words.again, label: words.againWith(title) }
        : { text: words.begin, label: words.beginWith(title) };
    },
    standings: (seats: readonly { who: Person; score: number }[]): string =>
      words.standings(seats.map(({ who, score }) => words.pointsFor(who, score))),
  });
});
