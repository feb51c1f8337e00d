// The keys that do something where the focus is, as a screen reader says them.
import { keyboard } from "./keyboard.svelte";
import { spokenCapsOf } from "./keys";
import { t } from "./language.svelte";

export const keysHere = (): string => {
  const words = t().keys;
  const keys = keyboard
    .here()
    .map((name) => ({ caps: spokenCapsOf(name), does: words.does[name] }))
    .filter(({ caps }) => caps.length > 0)
    .map(({ caps, does }) => words.said(caps, does));
  return [...keys, words.listed(spokenCapsOf("sheet"))].join(" ");
};
