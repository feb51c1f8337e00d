// What is said in the editor of a campaign.
import type { ChapterOdds } from "../ipc";
import { extended, inEach } from "./extended";

export const campaignEditor = inEach((m) => {
  const words = m["campaign-editor"];
  return extended(words, {
    /** What bots made of a chapter. */
    odds: ({ varies, least, most }: ChapterOdds): string => {
      const same = least.won === most.won && least.of === most.of;
      if (varies)
        return same
          ? words.odds.bags(least.won, least.of)
          : words.odds.bagsBetween(least.won, least.of, most.won, most.of);
      const both = same ? "any" : "both";
      const one = least.won > 0 ? "least" : most.won > 0 ? "most" : "none";
      return words.odds.way(least.won > 0 && most.won > 0 ? both : one);
    },
  });
});
