// What somebody has asked of the whole system, as it is now.
import { MediaQuery } from "svelte/reactivity";
import type { SystemWishes } from "./appearance";

const dark = new MediaQuery("(prefers-color-scheme: dark)");
// Whoever has the system's own few colours everywhere sees most with ours near them.
const contrast = new MediaQuery("(prefers-contrast: more), (forced-colors: active)");
const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

export const systemWishes = (): SystemWishes => ({
  dark: dark.current,
  contrast: contrast.current,
  stillness: stillness.current,
});
