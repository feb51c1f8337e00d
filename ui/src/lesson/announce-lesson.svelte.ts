// Says what is seen of a lesson to a screen reader: moves as they come, answers, tasks.
import { untrack } from "svelte";
import type { FrameView, GameView, LessonView } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import { announcer } from "../state/announcer.svelte";
import { t } from "../state/language.svelte";
import { catalog } from "../state/catalog.svelte";
import { settings } from "../state/settings.svelte";
import { sounds } from "../state/sounds.svelte";
import { soundsOf } from "../table/heard";
import { broughtInto, isBeginning } from "./brought";
import { helpSaid } from "./help-said";
import { judgedIn } from "./judged";
import { pointedAt } from "./pointed";
import { landIn } from "./tile-text";
import type { Lesson } from "./lesson.svelte";
import { decidedSentences } from "./move-words";
import { answersSaid } from "./question-in-words";
import { wishInWords } from "./wish";

/** For as long as whoever calls it is there. */
export const announceLesson = (lesson: Lesson): void => {
  let said = "";
  let begun = "";
  $effect(() => {
    const { view, phase, frame } = lesson;
    if (!view) return;
    // Whoever plays by text hears which land is meant, which the catalogue knows.
    if (settings.current.inWords && !view.desk && !catalog.current) return;
    untrack(() => {
      const moment = `${view.id}/${view.revision}/${phase}/${frame}`;
      if (moment === said) return;
      said = moment;
      const words = [
        ...moveSentences(lesson, lesson.moves[frame]),
        ...(phase === "answer" && lesson.settled ? feedbackSentences(lesson, view) : []),
        ...(begun !== view.id && phase === "task" ? chapterSentences(view) : []),
        ...(phase === "task" ? taskSentences(lesson, view) : []),
      ];
      if (phase === "task") begun = view.id;
      const move = phase === "task" || phase === "answer" ? undefined : lesson.moves[frame];
      if (move) soundsOf(stepsOf(move), move.view).forEach((name) => sounds.play(name));
      if (words.length > 0) announcer.say(words.filter(Boolean).join(" "));
    });
  });
};

/** What stands above the first task of a chapter. */
const chapterSentences = (view: LessonView): string[] =>
  view.chapter && isBeginning(view) ? [view.chapter.say, ...broughtInto(view.chapter)] : [];

/** Who plays may change with the board: an answer names those that were seen when it was given. */
const naming = ({ seats }: GameView) => namingOf(seats, t().table.seats);

/** The step that a move shows. */
const stepsOf = ({ view: { log, step } }: FrameView) => log.filter((each) => each.step === step);

const moveSentences = (lesson: Lesson, move: FrameView | undefined): string[] => {
  if (!move || !lesson.view) return [];
  const name = naming(move.view);
  const look = landIn(lesson);
  const [entry] = stepsOf(move);
  const events = (entry?.events ?? []).filter(({ event }) => event.type !== "turn-began");
  const happened = events.map(({ event }) => t().events.describe(event, name, look, move.view));
  const by = entry?.player ?? null;
  return [
    ...happened,
    move.say !== null && by !== null ? t().lesson.says(name(by).name, move.say) : "",
  ];
};

const feedbackSentences = (lesson: Lesson, view: LessonView): string[] => {
  const { told: feedback } = view;
  if (!feedback) return [];
  const words = t().lesson;
  const judged = judgedIn(lesson, feedback);
  return [
    judged ? words.judgedSo(judged) : "",
    feedback.say ?? (feedback.judged === "wrong" ? words.other : ""),
    feedback.imagined ? words.imagined : "",
    ...(feedback.decided ? decidedSentences(feedback.decided, lesson.shown ?? view.board) : []),
    settings.current.inWords && lesson.triesAgain ? words.againByKey : "",
  ];
};

const pointedSentence = (lesson: Lesson, { board }: LessonView): string => {
  const things = pointedAt(lesson.marks, board, (tile) => lesson.sitting.game.tile(tile));
  const { lesson: words, spoken } = t();
  return things.length > 0
    ? `${words.pointedAt} ${spoken.sentences(things.map(words.pointed))}`
    : "";
};

/** What is asked; whoever does not see what lies there, and the answers, hears them after it. */
export const askedSentences = (lesson: Lesson, view: LessonView): string[] => [
  view.task.say,
  ...(settings.current.inWords
    ? [pointedSentence(lesson, view), wishInWords(lesson), answersSaid(lesson)]
    : []),
];

const taskSentences = (lesson: Lesson, view: LessonView): string[] => {
  const words = t().lesson;
  const name = naming(view.board);
  const { told: feedback, help } = view;
  if (feedback && lesson.beside)
    return [
      ...feedbackSentences(lesson, view),
      ...feedback.reasons.map((reason) => t().reason(reason, name)),
      // Turns may be over, and another task begin, without being judged.
      ...(feedback.judged === "right" || feedback.judged === "done" || feedback.at !== view.at
        ? askedSentences(lesson, view)
        : []),
    ];
  // Help that was just asked for goes before what is known.
  const said = help && feedback === null ? helpSaid(help) : null;
  if (said !== null) return [words.nudge, said];
  return askedSentences(lesson, view);
};
