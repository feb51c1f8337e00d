// Campaigns and their chapters, in English.
import type { ChapterState, LeadFrom } from "../../ipc";
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

export const campaigns = {
  label: "The chapter",
  opening: "Opening …",
  story: "About this chapter",
  won: (won: number, of: number) => `${won} of ${stars(of)}`,
  number: (number: number) => `Chapter ${number}`,
  /** Where somebody is. */
  place: (campaign: string, number: number, of: number) =>
    `${campaign}, chapter ${number} of ${of}`,
  level: (level: number) =>
    ["", "Easy", "Not hard", "Takes thought", "Hard", "Very hard"][level] ?? "",
  begin: "Begin",
  goOn: "Continue",
  again: "Play again",
  goOnWith: (title: string) => `Continue with “${title}”`,
  nextIs: (title: string) => `Next chapter: “${title}”`,
  beginWith: (title: string) => `Begin with “${title}”`,
  /** What is still needed; never nothing. */
  unplayable: "A tile set or a mix that it needs was deleted.",
  toDeleted: "Bring it back in Build",
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
  more: "Play a chapter again for more stars.",
  finished: "Every chapter is finished.",
  lines: "A full line is a win, a dashed line a loss.",
  map: (campaign: string) => `The map of “${campaign}”`,
  states: {
    closed: "still closed",
    open: "open",
    begun: "begun",
    lost: "lost",
    finished: "won",
  } satisfies Record<ChapterState, string>,
  onMap: (number: number, title: string, state: string) => `Chapter ${number}: ${title}, ${state}`,
  by: (author: string) => `Made by ${author}.`,
  toDesk: "Change it",
  along: (what: readonly string[]) => `Goes along: ${list.format(what)}.`,
  endedWon: "Won.",
  endedLost: "Lost.",
  standings: (seats: readonly { name: string; score: number }[]) =>
    `${list.format(seats.map(({ name, score }, seat) => had(name, score, seat === 0)))}.`,
  lost: "Chapter lost",
  takeLoss: "Take the loss",
  takeLossText: "The campaign goes on where a loss leads. The chapter can be played again later.",
  overWon: "The campaign is won.",
  overLost: "The campaign has ended with a loss.",
  gone: (titles: readonly string[]) =>
    `Played before, and not in this version any more: ${list.format(titles)}. What was won there still counts where it went along.`,
  other: (titles: readonly string[]) =>
    `Other than when you played: ${list.format(titles)}. What was won there is kept.`,
  reset: "Begin anew",
  resetThis: (campaign: string) => `Begin “${campaign}” anew`,
  back: "Back to the campaign",
  leave: "Leave the chapter",
  end: {
    title: "Chapter finished",
    learned: "What it turned on",
    how: {
      3: "At the first go, without a hint.",
      2: "With one more go, or a hint.",
      1: "Finished.",
    } as Readonly<Record<number, string>>,
    summary: (lost: number, hints: number, skipped: number) => {
      const said = list.format([
        lost === 0
          ? "No game lost"
          : plural(lost, { one: "{n} game lost", other: "{n} games lost" }),
        hints === 0 ? "no hint" : plural(hints, { one: "{n} hint", other: "{n} hints" }),
      ]);
      return skipped > 0 ? `${said}. It was played for you` : said;
    },
    more: {
      2: "For the third star: at the first go, and no hint.",
      1: "For more stars: one game lost at most, and nothing played for you.",
    } as Readonly<Record<number, string>>,
  },
};
