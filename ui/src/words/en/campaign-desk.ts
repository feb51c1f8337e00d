// What is said at the desk of a campaign, in English.
import { english, extended } from "../english";
import { brief } from "../brief";
import type { ChapterOdds, ChapterEnding } from "../../ipc";
import { listIn } from "../list";

const list = listIn("en");

const named = (titles: readonly string[]) => list.and(titles.map((title) => `“${brief(title)}”`));

const ways: Record<ChapterEnding, string> = { win: "A win leads to", loss: "A loss leads to" };

export const campaignDesk = extended(english["campaign-desk"], {
  /** One chapter on the map, in words. */
  onMap: (number: number, title: string, won: readonly string[], lost: readonly string[]) =>
    [
      `Chapter ${number}: ${brief(title)}`,
      ...(won.length > 0 ? [`a win leads to ${named(won)}`] : []),
      ...(lost.length > 0 ? [`a loss leads to ${named(lost)}`] : []),
    ].join("; "),
  chapter: (number: number, title: string) => `Chapter ${number}: ${brief(title)}`,
  ways,
  proving: (title: string, number: number, of: number) =>
    `Checking “${brief(title)}”, ${number} of ${of} …`,
  answered: (title: string, what: string) => `“${brief(title)}”: ${what}`,
  /** What bots made of a chapter. */
  odds: ({ varies, least, most }: ChapterOdds): string => {
    const same = least.won === most.won && least.of === most.of;
    if (varies)
      return same
        ? `A bot won it in ${least.won} of ${least.of} bags.`
        : `A bot won it in ${least.won} of ${least.of} bags with the least that goes along, in ${most.won} of ${most.of} with the most.`;
    if (least.won > 0 && most.won > 0)
      return same ? "A bot found a way." : "A bot found a way with the least and with the most.";
    if (least.won > 0)
      return "A bot found a way with the least that goes along, none with the most.";
    if (most.won > 0)
      return "A bot found a way with the most that goes along, none with the least.";
    return "No bot found a way.";
  },
});
