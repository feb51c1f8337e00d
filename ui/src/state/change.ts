// Changes a setting and says so to a screen reader.
import type { SettingsChange } from "../ipc";
import { announcer } from "./announcer.svelte";
import { t } from "./language.svelte";
import { settings } from "./settings.svelte";

export const change = async (wanted: SettingsChange): Promise<boolean> => {
  const kept = await settings.change(wanted);
  if (kept) announcer.say(t().settings.changed);
  return kept;
};
