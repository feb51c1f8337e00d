// One sentence for every code with which the rules refuse something.
import { byCode, byCodeOf } from "./by-code";
import { inEach } from "./extended";
import type { PlayerNames, Reason } from "./vocabulary";

/** A code that nobody has words for is shown as it is rather than hidden. */
export const reason = inEach((m) => (given: Reason, name: PlayerNames): string => {
  const { code, place, side, own, other, player, phase, n, m: most } = given;
  const now = phase ? byCode(m, "now", phase) : undefined;
  return (
    byCodeOf(m, "reason", code, {
      who: typeof player === "number" ? name(player) : undefined,
      kind: place?.kind,
      side,
      own,
      other,
      now: now ?? m.base.now.other,
      n,
      m: most,
    }) ?? code
  );
});
