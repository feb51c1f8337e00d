// How a figure comes to stand: from a little above.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../state/lasting";

/** In units of the board. */
const ABOVE = 16;

export const settle = (_node: Element): TransitionConfig => ({
  duration: lasting("--time-settle"),
  easing: cubicOut,
  css: (there, away) => `transform: translateY(${-ABOVE * away}px); opacity: ${0.3 + 0.7 * there}`,
});
