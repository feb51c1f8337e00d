// What is asked of the desktop for the whole window: to fill the screen, to begin anew, and to close. Knows no key.
import { fullScreen, quit } from "../ipc";
import { announcer } from "./announcer.svelte";
import { faults } from "./faults.svelte";
import { t } from "./language.svelte";

export const fillScreen = async (): Promise<void> => {
  const outcome = await fullScreen();
  if (!outcome.ok) faults.report(outcome.fault);
  else announcer.say(outcome.value ? t().keys.filled : t().keys.windowed);
};

/** The page as after a start, at the same address. */
export const beginAnew = (): void => location.reload();

export const quitBastide = async (): Promise<void> => {
  const outcome = await quit();
  if (!outcome.ok) faults.report(outcome.fault);
};
