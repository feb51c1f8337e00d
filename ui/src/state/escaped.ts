// The Escape key for what lies above the page: it takes that away before anything below hears of
// the key.
import { sheetIsOpen } from "./controls";

/** What a sheet lies over stays as long as the sheet does. */
export const escaped =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || sheetIsOpen()) return;
    event.preventDefault();
    // One thing at a time.
    event.stopImmediatePropagation();
    close();
  };
