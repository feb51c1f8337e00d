// What is said of everything that is kept, of its backups and of the file that holds it all, in
// English.
import { english, extended } from "../english";
import type { Backup, ItemCounts } from "../../ipc";
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

export const data = extended(english.data, {
  saving: { kind },
  taking: { kind },
  made: ({ madeAt }: Backup) => seconds(madeAt),
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
  fromBackup: {
    facts: (finished: boolean, steps: number, touched: number) =>
      [
        finished ? "finished" : plural(steps, { one: "{n} step", other: "{n} steps" }),
        `last played ${seconds(touched)}`,
      ].join(", "),
  },
});
