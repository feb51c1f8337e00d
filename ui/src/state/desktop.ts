// What is asked of the desktop for the whole window: to fill the screen, to begin anew, and to
// close.
import { allAnswered, onWindowCloses, rust } from "../ipc";
import { announcer } from "./announcer.svelte";
import { faults } from "./faults.svelte";
import { t } from "./language.svelte";
import { finishWriting } from "./writing";

export const fillScreen = async (): Promise<void> => {
  const outcome = await rust.fullScreen();
  if (!outcome.ok) faults.report(outcome.fault);
  else announcer.say(outcome.value ? t().keys.filled : t().keys.windowed);
};

/** The page as after a start, at the same address. */
export const beginAnew = (): void => location.reload();

/** So long at most, in milliseconds, what was just written may take to be kept. */
const KEEPING = 1_500;

/** Closes the window once what was being written is kept. */
export const quitBastide = async (): Promise<void> => {
  finishWriting();
  await allAnswered(KEEPING);
  const outcome = await rust.quit();
  if (!outcome.ok) faults.report(outcome.fault);
};

/** Closes it also when its frame is asked to; until the returned function is called. */
export const followClosing = (): Promise<() => void> => onWindowCloses(() => void quitBastide());
