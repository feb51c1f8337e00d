// That somebody wants the sheet for a table, from wherever they are, and for which table. Knows no page.
import type { ExpansionKey } from "../ipc";
import { PageSheet } from "./page-sheet.svelte";

export interface SheetTable {
  expansions: readonly ExpansionKey[];
  /** Options that differ from their default. */
  options: Readonly<Record<string, string>>;
}

export const tableSheet = new PageSheet<SheetTable>();
