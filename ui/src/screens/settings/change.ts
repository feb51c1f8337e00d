// Changes a setting and says so to a screen reader. Knows no control.
import type { SettingsChange } from "../../ipc";
import { announcer } from "../../state/announcer.svelte";
import { t } from "../../state/language.svelte";
import { settings } from "../../state/settings.svelte";

export const change = async (wanted: SettingsChange): Promise<boolean> => {
  const kept = await settings.change(wanted);
  if (kept) announcer.say(t().settings.changed);
  return kept;
};

/** Options of a choice, from the table that names them. */
export const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));
