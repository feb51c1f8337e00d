// What every control with a name is given, and what it wears so that name and note are its own.
import type { Snippet } from "svelte";

export interface FieldProps {
  label: string;
  /** Its name stands beside it already, and is only said. */
  named?: boolean;
  /** The name stands before it in one line, not above it. */
  inline?: boolean;
  note?: string | undefined;
  /** What is wrong with it; it stands in place of the note. */
  problem?: string | undefined;
  /** What stands behind the name. */
  beside?: Snippet;
}

export interface FieldLook {
  id: string;
  "aria-label": string | undefined;
  "aria-invalid": "true" | undefined;
  "aria-describedby": string | undefined;
}
