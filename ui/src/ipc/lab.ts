// Runs of the lab. Knows no chart.
import { commands, events } from "../bindings";
import type { NewRun, DialogTitle, RunChanged } from "../bindings";
import { ask } from "./ask";

export const readRuns = () => ask(commands.labRuns());

export const beginRun = (run: NewRun) => ask(commands.beginRun(run));

/** With the plan of a run that does not go on. */
export const beginRunAgain = (id: number) => ask(commands.beginRunAgain(id));

export const pauseRun = (id: number) => ask(commands.pauseRun(id));

export const goOnWithRun = (id: number) => ask(commands.goOnWithRun(id));

export const deleteRun = (id: number) => ask(commands.deleteRun(id));

export const restoreRun = (id: number) => ask(commands.restoreRun(id));

export const openRun = (id: number) => ask(commands.openRun(id));

export const compareRuns = (a: number, b: number) => ask(commands.compareRuns(a, b));

export const openRunGame = (id: number, number: number) => ask(commands.openRunGame(id, number));

/** The file that was written; null when the person thought better of it. */
export const saveRun = (
  id: number,
  beside: number | null,
  asTable: boolean,
  question: DialogTitle,
) => ask(commands.saveRun(id, beside, asTable, question));

export const onRunChanged = (heard: (change: RunChanged) => void): Promise<() => void> =>
  events.runChanged.listen(({ payload }) => heard(payload));
