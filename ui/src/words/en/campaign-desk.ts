// What is said at the desk of a campaign, in English.
import { brief } from "../brief";
import type { ChapterOdds, ChapterText, ChapterEnding } from "../../ipc";
import { listIn } from "../list";
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const list = listIn("en");

const named = (titles: readonly string[]) => list.and(titles.map((title) => `“${brief(title)}”`));

const ways: Record<ChapterEnding, string> = { win: "A win leads to", loss: "A loss leads to" };

export const campaignDesk = {
  map: "The map",
  mapNote: "Drag a chapter onto another to change the order.",
  /** One chapter on the map, in words. */
  onMap: (number: number, title: string, won: readonly string[], lost: readonly string[]) =>
    [
      `Chapter ${number}: ${brief(title)}`,
      ...(won.length > 0 ? [`a win leads to ${named(won)}`] : []),
      ...(lost.length > 0 ? [`a loss leads to ${named(lost)}`] : []),
    ].join("; "),
  none: "No chapter yet. A chapter is a scenario: one that you made, or one of the program.",
  add: "Add a chapter",
  addTitle: "A scenario for a chapter",
  added: "Put a chapter in.",
  addLead: "It is put at the end, and a win of the chapter before leads there.",
  own: "Your scenarios",
  noOwn:
    "You have made no scenario yet. Make one of a moment of a game, or at the desk of a position, or open a file.",
  carried: (campaign: string) => `Chapters of “${campaign}”`,
  there: "It is a chapter already.",
  take: "Take it",
  open: "Open a file",
  chapter: (number: number, title: string) => `Chapter ${number}: ${brief(title)}`,
  missing: "Its scenario is not there any more.",
  brought: "Your scenario: it goes with the campaign.",
  ofProgram: "A scenario of the program.",
  earlier: "Move it one place earlier",
  later: "Move it one place later",
  remove: "Take out",
  text: {
    say: "On its card, before it is played",
    won: "After a win",
    lost: "After a loss",
  } satisfies Record<ChapterText, string>,
  end: "At the end of the campaign",
  first: "The first chapter is open from the beginning.",
  openFirst: "Open from the beginning",
  ways,
  nowhere: "Nowhere: one tries again.",
  noLoss: "Nothing can be lost in it: no turns are played freely.",
  last: "It is the last chapter: nothing follows.",
  needs: "Must be won before",
  stars: "Stars that must be won before",
  carry: "What goes along into it",
  noCarry: "Nothing.",
  addCarry: "Let something go along",
  what: "What",
  from: "From",
  to: "Becomes",
  per: "One for every",
  times: "So many for each",
  least: "At least",
  most: "At most",
  instead: "In place of what the chapter says",
  everybody: "For everybody at the table",
  removeCarry: "Let it go no longer",
  prove: "Check every chapter",
  proveNote:
    "Bots play each chapter with the least and with the most that can go along: in fifty bags where draws vary, else until a way is found.",
  proving: (title: string, number: number, of: number) =>
    `Checking “${brief(title)}”, ${number} of ${of} …`,
  answered: (title: string, what: string) => `“${brief(title)}”: ${what}`,
  proved: "Every chapter was checked.",
  stale: "The campaign has changed since it was checked.",
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
  noOdds: "No turns are played freely in it: bots do not play it.",
  play: "Play it",
  unplayable: "Mend the faults, and it can be played.",
  chapters: (count: number) => plural(count, { one: "{n} chapter", other: "{n} chapters" }),
};
