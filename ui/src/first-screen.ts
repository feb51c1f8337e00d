// Hands what Rust knows when the window begins to those who show it.
import { readFirstScreen } from "./ipc";
import { games } from "./library/games.svelte";
import { bots } from "./state/bots.svelte";
import { pageAt } from "./state/addresses";
import { language } from "./state/language.svelte";
import { lessons } from "./state/lessons.svelte";
import { settings } from "./state/settings.svelte";
import { status } from "./state/status.svelte";

/** Where they could not be told together, each is asked by itself, and says why it is not there. */
export const showFirstScreen = async (): Promise<void> => {
  const told = await readFirstScreen();
  if (!told.ok) {
    await Promise.all([settings.load(), status.load(), language.load()]);
    return;
  }
  const first = told.value;
  settings.current = first.settings;
  status.current = first.status;
  language.take(first.languages);
  bots.list = first.bots;
  // Whoever comes to Home later must find what is so by then.
  if (pageAt(location.hash).is !== "home") return;
  games.begun(first.games);
  lessons.begun(first.next);
};
