// Keeps what a lesson has just said in sight of whoever reads it.
import type { Attachment } from "svelte/attachments";

/** Scrolls to what comes, and to what is told anew; no further than it needs. */
export const intoSight =
  (what: string): Attachment<HTMLElement> =>
  (place) => {
    void what;
    place.scrollIntoView({ block: "nearest" });
  };

/** What is asked is seen from its top. */
export const fromItsTop =
  (what: string): Attachment<HTMLElement> =>
  (place) => {
    void what;
    place.scrollTop = 0;
  };
