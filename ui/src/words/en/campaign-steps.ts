// What each step of a campaign did, as its history tells it, in English. Knows no component.
import type { CampaignOp, ChapterText } from "../../ipc";
import { pluralIn } from "../plural";

const plural = pluralIn("en");

const said: Record<ChapterText, string> = {
  say: "Changed what a card says",
  won: "Changed what is said after a win",
  lost: "Changed what is said after a loss",
};

export const led = (op: CampaignOp): string => {
  switch (op.do) {
    case "add":
      return "Put a chapter in";
    case "remove":
      return "Took a chapter out";
    case "move":
      return "Moved a chapter";
    case "say":
      return said[op.what];
    case "end":
      return "Changed what is said at the end";
    case "open":
      return op.on ? "Opened a chapter from the beginning" : "Closed a chapter at the beginning";
    case "leads":
      if (op.way === "win")
        return op.on ? "Let a win lead to a chapter" : "Let a win no longer lead to a chapter";
      return op.on ? "Let a loss lead to a chapter" : "Let a loss no longer lead to a chapter";
    case "needs":
      return op.on ? "Asked for a chapter before another" : "Asked for one chapter less";
    case "stars":
      return op.stars === null
        ? "Asked for no stars"
        : plural(op.stars, { one: "Asked for {n} star", other: "Asked for {n} stars" });
    case "carry":
      return "Changed what goes along";
  }
};
