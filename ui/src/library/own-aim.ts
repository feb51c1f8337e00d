// What is to be reached in a scenario of one's own.
import type { OwnScenario } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import { t } from "../state/language.svelte";

/** An aim that was chosen in a position is said in the language of the window; any other as the file says it. */
export const aimOf = ({ aim, reach, seats, learner }: OwnScenario): string => {
  if (!reach) return aim;
  const sitting = seats.map((name) => ({ name }));
  return t().position.aims.sentence(reach, namingOf(sitting, t().table.seats), learner);
};
