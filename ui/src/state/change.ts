// Changes a setting and says so to a screen reader.
import type { SettingsChange } from "../ipc";
import { announcer } from "./announcer.svelte";
import { language, t } from "./language.svelte";
import { settings } from "./settings.svelte";

export const change = async (wanted: SettingsChange): Promise<boolean> => {
  const kept = await settings.change(wanted);
  if (!kept) return false;
  // In the language that may have been chosen by it.
  await language.follow(settings.current.language);
  announcer.say(t().settings.changed);
  return true;
};
