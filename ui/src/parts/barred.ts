// What cannot be pressed just now. Whoever stands on it stays there: the web view lets nobody stand
// on what is disabled, and begins at the top of the page again.
import type { Attachment } from "svelte/attachments";

/** Takes the place of `disabled`, which comes once the keyboard has gone on. */
export const barred =
  (off: boolean): Attachment<HTMLButtonElement> =>
  (control) => {
    const stood = off && document.activeElement === control;
    control.disabled = off && !stood;
    if (!stood) return;
    control.setAttribute("aria-disabled", "true");
    const unheard = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const leave = () => {
      // A window that goes behind another takes the keyboard along, and brings it back.
      if (document.activeElement === control) return;
      control.removeAttribute("aria-disabled");
      control.disabled = true;
    };
    control.addEventListener("click", unheard, { capture: true });
    control.addEventListener("blur", leave);
    return () => {
      control.removeAttribute("aria-disabled");
      control.removeEventListener("click", unheard, { capture: true });
      control.removeEventListener("blur", leave);
    };
  };
