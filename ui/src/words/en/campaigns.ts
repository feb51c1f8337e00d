// Campaigns and their chapters, in English. Knows no component.
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const list = new Intl.ListFormat("en", { type: "conjunction" });
const stars = (count: number) => plural(count, { one: "{n} star", other: "{n} stars" });

export const campaigns = {
  label: "The chapter",
  opening: "Opening …",
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
  beginWith: (title: string) => `Begin with “${title}”`,
  /** What is still needed; never nothing. */
  closed: (titles: readonly string[], lacks: number) => {
    const after = `after ${list.format(titles.map((title) => `“${title}”`))}`;
    const more = `with ${plural(lacks, { one: "{n} more star", other: "{n} more stars" })}`;
    if (titles.length === 0) return `Opens ${more}.`;
    return lacks > 0 ? `Opens ${after}, and ${more}.` : `Opens ${after}.`;
  },
  more: "Play a chapter again for more stars.",
  finished: "Every chapter is finished.",
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
    summary: (lost: number, hints: number, skipped: number) =>
      list.format([
        lost === 0
          ? "No game lost"
          : plural(lost, { one: "{n} game lost", other: "{n} games lost" }),
        hints === 0 ? "no hint" : plural(hints, { one: "{n} hint", other: "{n} hints" }),
        ...(skipped > 0 ? ["played for you"] : []),
      ]),
    more: {
      2: "For the third star: at the first go, and no hint.",
      1: "For more stars: one game lost at most, and nothing played for you.",
    } as Readonly<Record<number, string>>,
  },
};
