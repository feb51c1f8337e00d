// Campaigns and their chapters, in English.
import { english, extended } from "../english";
import type { LeadFrom } from "../../ipc";
import { pluralIn } from "../plural";
import { about } from "./you";

const plural = pluralIn("en");
const list = new Intl.ListFormat("en", { type: "conjunction" });
const either = new Intl.ListFormat("en", { type: "disjunction" });
const stars = (count: number) => plural(count, { one: "{n} star", other: "{n} stars" });

/** How many points somebody had, where a sentence begins or within one. */
const had = (name: string, score: number, isFirst: boolean) => {
  const points = plural(score, { one: "{n} point", other: "{n} points" });
  const you = isFirst ? `You had ${points}` : `you had ${points}`;
  return about(name, you, (other) => `${other} had ${points}`);
};

export const campaigns = extended(english.campaigns, {
  won: (won: number, of: number) => `${won} of ${stars(of)}`,
  level: (level: number) =>
    ["", "Easy", "Not hard", "Takes thought", "Hard", "Very hard"][level] ?? "",
  closed: (titles: readonly string[], lacks: number, leads: readonly LeadFrom[]) => {
    if (titles.length === 0 && lacks === 0) {
      const ends = leads.map(({ title, way }) => {
        // Where a win and a loss both open it, its end does.
        if (leads.some((other) => other.title === title && other.way !== way)) return `“${title}”`;
        return way === "win" ? `a win in “${title}”` : `a loss in “${title}”`;
      });
      return `Opens after ${either.format([...new Set(ends)])}.`;
    }
    const after = `after ${list.format(titles.map((title) => `“${title}”`))}`;
    const more = `with ${plural(lacks, { one: "{n} more star", other: "{n} more stars" })}`;
    if (titles.length === 0) return `Opens ${more}.`;
    return lacks > 0 ? `Opens ${after}, and ${more}.` : `Opens ${after}.`;
  },
  along: (what: readonly string[]) => `Goes along: ${list.format(what)}.`,
  standings: (seats: readonly { name: string; score: number }[]) =>
    `${list.format(seats.map(({ name, score }, seat) => had(name, score, seat === 0)))}.`,
  gone: (titles: readonly string[]) =>
    `Played before, and not in this version any more: ${list.format(titles)}. What was won there still counts where it went along.`,
  other: (titles: readonly string[]) =>
    `Other than when you played: ${list.format(titles)}. What was won there is kept.`,
  end: {
    summary: (lost: number, hints: number, skipped: number) => {
      const said = list.format([
        lost === 0
          ? "No game lost"
          : plural(lost, { one: "{n} game lost", other: "{n} games lost" }),
        hints === 0 ? "no hint" : plural(hints, { one: "{n} hint", other: "{n} hints" }),
      ]);
      return skipped > 0 ? `${said}. It was played for you` : said;
    },
  },
});
