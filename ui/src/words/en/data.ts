// What is said of everything that is kept, of its backups and of the file that holds it all, in
// English.
import type { Backup, ItemCounts, UnfitFile } from "../../ipc";
import { listIn, momentIn } from "../list";
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const list = listIn("en");
const moment = momentIn("en");
const megabytes = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

const kind = "Everything in Bastide";

const counts = {
  games: { one: "{n} game", other: "{n} games" },
  "tile-set": { one: "{n} tile set", other: "{n} tile sets" },
  mix: { one: "{n} mix", other: "{n} mixes" },
  position: { one: "{n} position", other: "{n} positions" },
  scenario: { one: "{n} scenario", other: "{n} scenarios" },
  campaign: { one: "{n} campaign", other: "{n} campaigns" },
  lessons: { one: "{n} lesson begun", other: "{n} lessons begun" },
  runs: { one: "{n} run of the lab", other: "{n} runs of the lab" },
};

const seconds = (made: number) => moment(new Date(made * 1000));

export const data = {
  title: "Your data",
  text: "Where Bastide keeps what you do, and copies to go back to. Nothing leaves this computer.",
  save: "Save everything…",
  saving: { title: "Save everything as one file", kind },
  saved: (file: string) => `Everything is saved in ${file}.`,
  take: "Take in…",
  taking: { title: "Take in everything from a file", kind },
  fileText:
    "One file with all that is yours, for another computer or to put away. Taking one in replaces what is here.",
  backups: "Backups",
  backupsText:
    "Bastide makes one a day when something has changed, and one before an update changes how things are kept. The ten newest stay, and of what was replaced the five newest.",
  make: "Make a backup now",
  none: "There is none yet. The first is made when you close Bastide and have begun something.",
  last: "Last time",
  outcome: {
    made: "A new one was made today.",
    young: "None was needed: the newest one was not a day old.",
    unchanged: "None was needed: nothing had changed since the newest one.",
    nothing: "None was needed: nothing is kept yet.",
    failed: "None could be made.",
    replaced: "What you had before was replaced, and is among the backups.",
  },
  made: ({ madeAt }: Backup) => seconds(madeAt),
  replaced: "replaced then",
  earlier: "from an earlier Bastide",
  size: (kilobytes: number) => `${megabytes.format(Math.max(kilobytes / 1000, 0.1))} MB`,
  holds: (holds: ItemCounts | null) => {
    if (!holds) return "It cannot be read, and is kept as it is.";
    const { documents, ...others } = holds;
    const many: Record<string, number> = { ...documents, ...others };
    const kept = Object.entries(counts).filter(([of]) => (many[of] ?? 0) > 0);
    return kept.length > 0
      ? `${list.and(kept.map(([of, forms]) => plural(many[of] ?? 0, forms)))}.`
      : "Settings only.";
  },
  replacedNow: "Everything is replaced now. What was here before is the newest of the backups.",
  games: "Games…",
  gamesOf: (made: string) => ` in the backup of ${made}`,
  fromBackup: {
    title: "Games in this backup",
    text: (made: string) =>
      `These are the games as they were on ${made}. Bringing one back adds it beside the games you have, and replaces nothing.`,
    bring: "Bring back this game",
    none: "There are no games in it.",
    stillHere: "still among your games",
    brought: "It’s back, in the list under Play.",
    facts: (finished: boolean, steps: number, touched: number) =>
      [
        finished ? "finished" : plural(steps, { one: "{n} step", other: "{n} steps" }),
        `last played ${seconds(touched)}`,
      ].join(", "),
  },
  restore: "Restore…",
  restoreOf: (made: string) => ` the backup of ${made}`,
  confirm: {
    restore: "Restore this backup?",
    take: "Take in a file?",
    ofBackup: (made: string) => `Everything becomes as it was on ${made}.`,
    ofFile: "Everything becomes as it is in the file that you choose next.",
    replaced:
      "Your games, tile sets, mixes, positions, scenarios, campaigns, lessons, runs of the lab and settings are replaced. They are kept as a backup first, so that you can come back to them.",
    yes: "Restore",
    choose: "Choose a file…",
    no: "Cancel",
    busy: "One moment: everything is being replaced.",
  },
  /** Why a file cannot become the data. */
  unfit: {
    "not-ours": {
      why: "It holds something else than what Bastide keeps.",
      todo: "Choose a file that was made with “Save everything…”.",
    },
    "trial-version": {
      why: "It was made by a trial version of Bastide, from before version 0.1.0.",
      todo: "Choose a file that version 0.1.0 or later has saved.",
    },
    "newer-version": {
      why: "It was made by a newer Bastide than this one.",
      todo: "Take it in with the newer Bastide.",
    },
    damaged: {
      why: "It is damaged, and not everything in it could be read.",
      todo: "Choose another one.",
    },
    "too-large": {
      why: "It is larger than anything that Bastide keeps.",
      todo: "Choose another one.",
    },
    "among-the-data": {
      why: "That place is in the data folder, which Bastide looks after by itself.",
      todo: "Choose another folder.",
    },
  } satisfies Record<UnfitFile, { why: string; todo: string }>,
};
