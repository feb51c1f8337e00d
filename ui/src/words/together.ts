// Refusals that rest on the same reasons are told together. It sorts what Rust lists; it judges none of it.
import type { Action, Reason } from "../ipc";

export interface Refusal {
  action: Action;
  reasons: Reason[];
}

export interface Refusals {
  actions: Action[];
  reasons: Reason[];
}

/** In the order in which each first comes. */
export const together = (refusals: readonly Refusal[]): Refusals[] => {
  const groups = new Map<string, Refusals>();
  for (const { action, reasons } of refusals) {
    const key = JSON.stringify(reasons);
    const group = groups.get(key);
    if (group) group.actions.push(action);
    else groups.set(key, { actions: [action], reasons });
  }
  return [...groups.values()];
};
