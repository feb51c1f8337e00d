// A position that begins where a game or a scenario stands, opened at its desk. Knows no screen.
import { beginPosition, type PositionBegin } from "../ipc";
import { faults } from "./faults.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

/** Opens the desk; false where that cannot be, which is reported. */
export const positionFrom = async (begin: PositionBegin, name: string): Promise<boolean> => {
  const view = faults.unwrap(await beginPosition(begin, name, settings.current.language));
  if (view) router.openDocument(view.id);
  return view !== undefined;
};
