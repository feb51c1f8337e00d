// What controls of the page use keys for themselves, and whether anything lies over it.

const WRITES = "textarea, select, input:not([type=checkbox], [type=radio], [type=range])";
const PRESSED = "button, a, input, select, textarea, summary, [contenteditable]";
const ARROWS = "input, select, textarea, [role=tab], [contenteditable]";

const within = (css: string) => (target: EventTarget | null) =>
  target instanceof Element && target.closest(css) !== null;

/** Letters are for it. */
export const writesText = within(`${WRITES}, [contenteditable]`);

/** Enter and Space press it. */
export const isPressed = within(PRESSED);

/** Arrows move within it. */
export const usesArrows = within(ARROWS);

/** What lies below a sheet is not meant. */
export const sheetIsOpen = (): boolean => document.querySelector(":modal") !== null;
