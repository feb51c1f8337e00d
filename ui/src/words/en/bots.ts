// Words about the bots: what each is called, and how it thinks.
import { english, extended } from "../english";
const names: Readonly<Record<string, string>> = {
  random: "Random",
  gentle: "Gentle",
  greedy: "Greedy",
  steady: "Steady",
  sharp: "Sharp",
  expert: "Expert",
};

const descriptions: Readonly<Record<string, string>> = {
  random: "Random does anything that is allowed.",
  gentle:
    "Gentle plays like somebody who has just learned the rules, and takes nothing from you where it can help it.",
  greedy: "Greedy takes what counts most now.",
  steady: "Steady asks what may still come of it, and keeps followers for later.",
  sharp: "Sharp plays on in its head before it decides, which takes a moment in a large game.",
  expert:
    "Expert does as Sharp does with far more games in its head, on all cores, and takes seconds for a tile.",
};

/** How strong each is, in a few words. */
const strengths: Readonly<Record<string, string>> = {
  random: "no plan at all",
  gentle: "for your first games",
  greedy: "grabs points, plans nothing",
  steady: "plans ahead",
  sharp: "hard to beat",
  expert: "the strongest, and slow",
};

export const bots = extended(english.bots, {
  /** The bot of an id; a file may name one that we do not know. */
  named: (id: string) => names[id] ?? id,
  /** Its name and how strong it is. */
  rated: (id: string) =>
    strengths[id] === undefined ? (names[id] ?? id) : `${names[id] ?? id}: ${strengths[id]}`,
  describe: (id: string) => descriptions[id] ?? "",
});
