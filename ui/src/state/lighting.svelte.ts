// Which theme the page wears, for pictures that cannot see it.
import { appearanceOf, type Appearance } from "./appearance";
import { settings } from "./settings.svelte";
import { systemWishes } from "./system-wishes";

export const lighting = (): Appearance["theme"] =>
  appearanceOf(settings.current, systemWishes()).theme;
