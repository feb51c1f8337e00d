// What is still being written in a field, when the page or the window is left.
import { writesText } from "./controls";

/** Has the field that is written in tell what it holds, as it does when it is left; the focus stays. */
export const finishWriting = (): void => {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !writesText(field)) return;
  field.blur();
  field.focus({ preventScroll: true });
};
