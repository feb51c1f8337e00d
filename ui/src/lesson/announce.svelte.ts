// Says what is seen of a lesson to a screen reader: moves as they come, answers, tasks. Knows no component.
import { untrack } from "svelte";
import type { FrameView, GameView, LessonView } from "../ipc";
import { namingOf } from "../pieces/look";
import { announcer } from "../state/announcer.svelte";
import { t } from "../state/language.svelte";
import { landIn } from "./land";
import type { Lesson } from "./lesson.svelte";

/** For as long as whoever calls it is there. */
export const announce = (lesson: Lesson): void => {
  let said = "";
  $effect(() => {
    const { view, phase, frame } = lesson;
    if (!view) return;
    untrack(() => {
      const moment = `${view.id}/${view.revision}/${phase}/${frame}`;
      if (moment === said) return;
      said = moment;
      const words = [
        ...moveTold(lesson, lesson.moves[frame]),
        ...(phase === "answer" && lesson.settled ? answerTold(view) : []),
        ...(phase === "task" ? taskTold(lesson, view) : []),
      ];
      if (words.length > 0) announcer.say(words.filter(Boolean).join(" "));
    });
  });
};

/** Who plays may change with the board: an answer names those that were seen when it was given. */
const naming = ({ seats }: GameView) => namingOf(seats, t().table.seats.player);

const moveTold = (lesson: Lesson, move: FrameView | undefined): string[] => {
  if (!move || !lesson.view) return [];
  const name = naming(move.view);
  const look = landIn(lesson);
  const { log, step } = move.view;
  const entry = log.find((each) => each.step === step);
  const events = (entry?.events ?? []).filter(({ event }) => event.type !== "turn-began");
  const told = events.map(({ event }) => t().events.tell(event, name, look, move.view));
  const by = entry?.player ?? null;
  return [...told, move.say !== null && by !== null ? t().lesson.says(name(by), move.say) : ""];
};

const answerTold = (view: LessonView): string[] => {
  const { told } = view;
  if (!told) return [];
  const words = t().lesson;
  const judged = words.judged[told.judged];
  return [
    judged ? `${judged}.` : "",
    told.say ?? (told.judged === "wrong" ? words.other : ""),
    told.imagined ? words.imagined : "",
  ];
};

const taskTold = (lesson: Lesson, view: LessonView): string[] => {
  const words = t().lesson;
  const name = naming(view.board);
  const { told, help, task } = view;
  if (told && lesson.beside)
    return [
      ...answerTold(view),
      ...told.reasons.map((reason) => t().reason(reason, name)),
      told.judged === "right" || told.judged === "done" ? task.say : "",
    ];
  // Help that was just asked for goes before what is known.
  if (help && told === null && help.say !== null) return [words.nudge, help.say];
  return [task.say];
};
