// What was carried over into a chapter, seat by seat, as sentences, and whether it begins.
import type { ChapterOf, LessonView } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import { t } from "../state/language.svelte";

/** True until something was decided. */
export const isBeginning = ({ at, told, task }: LessonView): boolean =>
  at === 0 && told === null && (task.turns?.over ?? 0) === 0;

export const broughtInto = ({ carried, seats }: Pick<ChapterOf, "carried" | "seats">): string[] => {
  const words = t().carried;
  // The learner is the first of them.
  const name = namingOf(
    seats.map((called, seat) => ({ name: called, you: seat === 0 })),
    t().table.seats,
  );
  return [...new Set(carried.map(({ seat }) => seat))].flatMap((seat) => {
    const ofSeat = carried.filter((each) => each.seat === seat);
    const what = ofSeat.map((each) => words.one(each)).filter((each) => each !== "");
    return what.length > 0 ? [words.line(name(seat), what)] : [];
  });
};
