// Lessons: their list, the open one, and its board. Knows no coach.
import { commands } from "../bindings";
import type { Action, Cell, LearnerAction, Place } from "../bindings";
import { ask } from "./ask";

export const readLessons = (language: string) => ask(commands.lessons(language));

/** The one to go on with; what all the others are is not looked at. */
export const readNextLesson = (language: string) => ask(commands.nextLesson(language));

/** With a step, that step is shown by itself, and nothing is kept. */
export const openLesson = (id: string, step: string | null, language: string) =>
  ask(commands.openLesson(id, step, language));

export const learn = (revision: number, deed: LearnerAction) => ask(commands.learn(revision, deed));

export const resetLessons = (ids: string[]) => ask(commands.resetLessons(ids));

export const restoreLessons = (number: number) => ask(commands.restoreLessons(number));

/** A frame is the board after a move that was just shown; null for the board as it is. */
export const askLessonWhy = (frame: number | null, action: Action) =>
  ask(commands.lessonWhy(frame, action));

export const askLessonFeature = (frame: number | null, place: Place) =>
  ask(commands.lessonFeature(frame, place));

export const askLessonCell = (frame: number | null, cell: Cell) =>
  ask(commands.lessonCell(frame, cell));

/** The board as a step of the turns that are over left it. */
export const askLessonMoment = (step: number) => ask(commands.lessonMoment(step));

export const askLessonProspects = () => ask(commands.lessonProspects());
