// More or fewer words, by a key: the setting goes from step to step, and after the last comes the first.
import type { Settings } from "../ipc";
import { announcer } from "../state/announcer.svelte";
import { t } from "../state/language.svelte";
import { settings } from "../state/settings.svelte";

const STEPS = ["few", "usual", "many"] as const satisfies Settings["amountOfWords"][];

/** Answers when it is kept and said. */
export const sayMoreOrLess = async (): Promise<void> => {
  const at = STEPS.indexOf(settings.current.amountOfWords);
  const amountOfWords = STEPS[(at + 1) % STEPS.length] ?? "usual";
  if (!(await settings.change({ amountOfWords }))) return;
  const words = t().settings;
  announcer.answer(words.amountNow(words.amounts[amountOfWords]));
};
