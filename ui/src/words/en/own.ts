// Scenarios of one's own: made of a moment of a game, listed, played. In English.
import { english, extended } from "../english";
import { brief } from "../brief";
import { pluralIn } from "../plural";
import { campaigns } from "./campaigns";
import { about } from "./you";

const plural = pluralIn("en");
const list = new Intl.ListFormat("en", { type: "conjunction" });

export const own = extended(english.own, {
  seats: (you: string, others: readonly string[]) =>
    others.length === 0
      ? about(you, "You play alone", (name) => `You play ${name}, alone`)
      : about(
          you,
          `You play against ${list.format(others)}`,
          (name) => `You play ${name} against ${list.format(others)}`,
        ),
  came: (title: string) => `“${brief(title)}” stands among your scenarios now.`,
  known: (title: string) => `“${brief(title)}” is among your scenarios already.`,
  removed: (title: string) => `Deleted: “${brief(title)}”.`,
  restored: (title: string) => `“${brief(title)}” is back.`,
  end: { ...campaigns.end },
  making: {
    pointsThen: (seat: string, score: number) => {
      const points = plural(score, { one: "{n} point", other: "{n} points" });
      return about(
        seat,
        `You have ${points} as it begins.`,
        (name) => `${name} has ${points} as it begins.`,
      );
    },
    kept: (title: string) => `“${brief(title)}” is saved. It stands with the campaigns.`,
  },
});
