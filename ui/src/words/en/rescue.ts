// What is said of a data file that was damaged, and of what was saved of it, in English.
import { english, extended } from "../english";
import type { Damage, Rescue, SavedCount } from "../../ipc";
import { listIn } from "../list";
import type { Message } from "../message";
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const list = listIn("en");

type Kind = SavedCount["of"];
type CountWords = (count: number) => string;

const what: Record<Damage, string> = {
  file: "The file with everything you made was damaged. Bastide saved what could still be read.",
  version: "The file with everything you made named a wrong version. Bastide put that right.",
  empty: "The file with everything you made was empty, although it was not before.",
  log: "The log beside the file with everything you made was damaged. Bastide saved what could still be read.",
  "log-missing":
    "The log beside the file with everything you made is gone. What only the log held is lost. How much that was can’t be known.",
  "log-of-another-time":
    "The log beside the file with everything you made belonged to another file. It was not used.",
};

const saved: Record<Kind, CountWords> = {
  games: (count) => plural(count, { one: "{n} game was saved.", other: "{n} games were saved." }),
  documents: (count) =>
    plural(count, {
      one: "{n} tile set, mix or scenario was saved.",
      other: "{n} tile sets, mixes and scenarios were saved.",
    }),
  lessons: (count) =>
    plural(count, { one: "{n} lesson was saved.", other: "{n} lessons were saved." }),
  answers: (count) =>
    plural(count, { one: "{n} answer was saved.", other: "{n} answers were saved." }),
  questions: (count) =>
    plural(count, {
      one: "{n} decision of your own games was saved for Practice.",
      other: "{n} decisions of your own games were saved for Practice.",
    }),
  runs: (count) =>
    plural(count, {
      one: "{n} run of the lab was saved.",
      other: "{n} runs of the lab were saved.",
    }),
  settings: () => "Your settings were saved.",
};

const lost: Record<Kind, CountWords> = {
  games: (count) => plural(count, { one: "{n} game is lost.", other: "{n} games are lost." }),
  documents: (count) =>
    plural(count, {
      one: "{n} tile set, mix or scenario is lost.",
      other: "{n} tile sets, mixes and scenarios are lost.",
    }),
  lessons: (count) => plural(count, { one: "{n} lesson is lost.", other: "{n} lessons are lost." }),
  answers: (count) => plural(count, { one: "{n} answer is lost.", other: "{n} answers are lost." }),
  questions: (count) =>
    plural(count, {
      one: "{n} decision of your own games is lost for Practice.",
      other: "{n} decisions of your own games are lost for Practice.",
    }),
  runs: (count) =>
    plural(count, { one: "{n} run of the lab is lost.", other: "{n} runs of the lab are lost." }),
  settings: () => "Your settings are lost.",
};

const inPart: Record<Kind, CountWords> = {
  games: (count) =>
    plural(count, {
      one: "{n} of the saved games lacks decisions.",
      other: "{n} of the saved games lack decisions.",
    }),
  documents: (count) =>
    plural(count, {
      one: "{n} of the saved sets, mixes and scenarios lacks steps.",
      other: "{n} of the saved sets, mixes and scenarios lack steps.",
    }),
  lessons: (count) =>
    plural(count, {
      one: "{n} of the saved lessons is incomplete.",
      other: "{n} of the saved lessons are incomplete.",
    }),
  answers: (count) =>
    plural(count, {
      one: "{n} of the saved answers is incomplete.",
      other: "{n} of the saved answers are incomplete.",
    }),
  questions: (count) =>
    plural(count, {
      one: "{n} of the saved decisions of your own games is incomplete.",
      other: "{n} of the saved decisions of your own games are incomplete.",
    }),
  runs: (count) =>
    plural(count, {
      one: "{n} of the saved runs is incomplete.",
      other: "{n} of the saved runs are incomplete.",
    }),
  settings: () => "Some of your settings are as they were at first.",
};

const perhapsMore: Record<Kind, string> = {
  games: "There may have been more games.",
  documents: "There may have been more tile sets, mixes and scenarios.",
  lessons: "There may have been more lessons.",
  answers: "There may have been more answers.",
  questions: "There may have been more decisions of your own games to practise.",
  runs: "There may have been more runs of the lab.",
  settings: "Some settings may be as they were at first.",
};

export const rescue = extended(english.rescue, {
  what: (damage: Damage): string => what[damage],
  /** One sentence for each thing that there is to say of a kind. */
  lines: ({
    of,
    saved: kept,
    inPart: part,
    lost: gone,
    perhapsMore: more,
  }: SavedCount): string[] => [
    ...(kept > 0 ? [saved[of](kept)] : []),
    ...(part > 0 ? [inPart[of](part)] : []),
    ...(gone > 0 ? [lost[of](gone)] : []),
    ...(more ? [perhapsMore[of]] : []),
  ],
  original: ({ original }: Rescue): string =>
    original === null
      ? "The damaged file was left as it is."
      : `The damaged file is kept in the data folder as ${original}.`,
  backup: ({ backup }: Rescue): string | undefined =>
    backup === null
      ? undefined
      : `The newest backup is called ${backup}. Settings, “Your data”, brings single games back from it, or everything. Restoring everything also replaces what is newer.`,
  /** Files that look like unfinished work of ours. */
  unknown: (names: readonly string[]): Message => ({
    what: `The data folder holds ${names.length === 1 ? "a file" : "files"} that Bastide doesn’t use: ${list.and(names)}.`,
    why:
      names.length === 1
        ? "Its name looks like unfinished work of Bastide, but its content doesn’t, so it was left as it is."
        : "Their names look like unfinished work of Bastide, but their content doesn’t, so they were left as they are.",
    todo: "To use what’s in such a file, choose “Take in…” below. Otherwise move it out of the data folder.",
  }),
});
