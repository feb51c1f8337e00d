// A scenario of one's own, or a chapter of an own campaign, opened where it is edited.
import { rust } from "../ipc";
import { positionFrom } from "./begin-position";
import { faults } from "./faults.svelte";
import { router } from "./router.svelte";

/** Opens its desk. What says more than a position can is begun as a new one. */
export const editScenario = async (id: string, title: string): Promise<void> => {
  const opened = await rust.editScenario(id);
  if (opened.ok) router.openDocument(opened.value.id);
  else if (opened.fault.kind === "not-found")
    await positionFrom({ from: "scenario", id, step: null }, title);
  else faults.report(opened.fault);
};
