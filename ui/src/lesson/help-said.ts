// What help says: its own words, or where to look when it has none.
import type { HelpView } from "../ipc";
import { t } from "../state/language.svelte";

export const helpSaid = ({ say, places, area }: HelpView): string | null => {
  const words = t().lesson;
  if (say !== null) return say;
  if (places.length > 0) return words.litPlaces;
  return area.length > 0 ? words.litArea : null;
};
