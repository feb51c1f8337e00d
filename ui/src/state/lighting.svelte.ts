// Which of the two lights is on, for pictures that cannot see the page.
import { MediaQuery } from "svelte/reactivity";
import { appearanceOf, type Appearance } from "./appearance";
import { settings } from "./settings.svelte";

const dark = new MediaQuery("(prefers-color-scheme: dark)");

export const lighting = (): Appearance["theme"] =>
  appearanceOf(settings.current, { dark: dark.current, stillness: false }).theme;
