// A position that begins where a game or a scenario stands, opened at its desk.
import { type DocumentView, type Op, type PositionBegin, rust } from "../ipc";
import { faults } from "./faults.svelte";
import { router } from "./router.svelte";

/**
 * Opens the desk; false where that cannot be, which is reported. What is wished of the position becomes its first steps:
 * whoever wants less takes them back there.
 */
export const positionFrom = async (
  begin: PositionBegin,
  name: string,
  wished: (view: DocumentView) => readonly Op[] = () => [],
): Promise<boolean> => {
  const begun = faults.unwrap(await rust.beginPosition(begin, name));
  if (!begun) return false;
  let { revision } = begun;
  for (const op of wished(begun)) {
    const changed = faults.unwrap(await rust.changeDocument(begun.id, revision, op));
    if (!changed) break;
    ({ revision } = changed);
  }
  router.openDocument(begun.id);
  return true;
};
