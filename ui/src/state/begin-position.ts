// A position that begins where a game or a scenario stands, opened at its desk. Knows no screen.
import {
  beginPosition,
  changeDocument,
  type DocumentView,
  type Op,
  type PositionBegin,
} from "../ipc";
import { faults } from "./faults.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

/**
 * Opens the desk; false where that cannot be, which is reported. What is wished of the position becomes its first steps:
 * whoever wants less takes them back there.
 */
export const positionFrom = async (
  begin: PositionBegin,
  name: string,
  wished: (view: DocumentView) => readonly Op[] = () => [],
): Promise<boolean> => {
  const { language } = settings.current;
  const begun = faults.unwrap(await beginPosition(begin, name, language));
  if (!begun) return false;
  let { revision } = begun;
  for (const op of wished(begun)) {
    const changed = faults.unwrap(await changeDocument(begun.id, revision, op, language));
    if (!changed) break;
    ({ revision } = changed);
  }
  router.openDocument(begun.id);
  return true;
};
