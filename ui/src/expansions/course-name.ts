// What a course is called: the expansion that it is about, or what it is about otherwise.
import { catalog } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";

export const courseName = (id: string): string => {
  const words = t().learn;
  const others: Readonly<Record<string, string>> = {
    build: words.build,
    "play-well": words.playWell,
  };
  const expansion = catalog.current?.expansions.find((each) => each.id === id);
  return expansion?.name ?? others[id] ?? words.together;
};
