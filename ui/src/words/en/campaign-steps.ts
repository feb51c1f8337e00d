// What each step of a campaign did, as its history tells it, in English.
import { brief } from "../brief";
import type { CampaignOp, ChapterText } from "../../ipc";
import { pluralIn } from "../plural";

const plural = pluralIn("en");

const said: Record<ChapterText, (chapter: string) => string> = {
  say: (chapter) => `Changed what the card of ${chapter} says`,
  won: (chapter) => `Changed what is said after a win in ${chapter}`,
  lost: (chapter) => `Changed what is said after a loss in ${chapter}`,
};

/** `titleOf` says what a chapter is called, by its scenario; nothing for one that is gone. */
export const led = (op: CampaignOp, titleOf: (scenario: string) => string | undefined): string => {
  const named = (scenario: string) => {
    const title = titleOf(scenario);
    return title === undefined ? "a chapter that is gone" : `“${brief(title)}”`;
  };
  switch (op.do) {
    case "add":
      return `Added ${named(op.scenario)}`;
    case "remove":
      return `Removed ${named(op.chapter)}`;
    case "move":
      return `Moved ${named(op.chapter)} to place ${op.to + 1}`;
    case "say":
      return said[op.what](named(op.chapter));
    case "end":
      return "Changed what is said at the end";
    case "open":
      return op.on
        ? `Opened ${named(op.chapter)} from the beginning`
        : `Closed ${named(op.chapter)} at the beginning`;
    case "leads": {
      const [from, to] = [named(op.chapter), named(op.to)];
      if (op.way === "win")
        return op.on
          ? `Let a win in ${from} lead to ${to}`
          : `Let a win in ${from} no longer lead to ${to}`;
      return op.on
        ? `Let a loss in ${from} lead to ${to}`
        : `Let a loss in ${from} no longer lead to ${to}`;
    }
    case "needs": {
      const [chapter, needed] = [named(op.chapter), named(op.needed)];
      return op.on
        ? `Asked for ${needed} before ${chapter}`
        : `Asked no longer for ${needed} before ${chapter}`;
    }
    case "stars":
      return op.stars === null
        ? `Asked for no stars before ${named(op.chapter)}`
        : plural(op.stars, {
            one: `Asked for {n} star before ${named(op.chapter)}`,
            other: `Asked for {n} stars before ${named(op.chapter)}`,
          });
    case "carry":
      return `Changed what is carried over into ${named(op.chapter)}`;
  }
};
