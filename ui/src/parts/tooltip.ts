// Puts a line beside a place, above all else, and takes it away again. Knows no line.
import { mount, unmount } from "svelte";
import Tooltip from "./Tooltip.svelte";

/** Answers with what takes it away. */
export const tooltip = (line: string, place: HTMLElement, below: boolean): (() => void) => {
  // What is open lies above the page, and hides what does not lie in it.
  const target = place.closest("dialog") ?? document.body;
  const put = mount(Tooltip, { target, props: { line, place, below } });
  return () => void unmount(put);
};
