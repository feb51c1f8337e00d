// That somebody wants the sheet for a table, from wherever they are, and for which table. Knows no page.
import type { RoomKey } from "../ipc";

export interface SheetTable {
  rooms: readonly RoomKey[];
  /** Options that differ from their default. */
  options: Readonly<Record<string, string>>;
}

class TableSheetWanted {
  /** Null as long as nobody asks. */
  table = $state.raw<SheetTable | null>(null);

  show(table: SheetTable): void {
    this.table = table;
  }

  close(): void {
    this.table = null;
  }
}

export const tableSheet = new TableSheetWanted();
