// Practice: sittings, exams, questions. Knows no lesson.
import { commands } from "../bindings";
import { ask } from "./ask";

export const readPractice = () => ask(commands.practice());

/** A sitting: of one kind of question alone where one is named. */
export const beginPractice = (kind: string | null, language: string) =>
  ask(commands.beginPractice(kind, language));

/** Null where the course has none. */
export const beginExam = (course: string, language: string) =>
  ask(commands.beginExam(course, language));

/** A sitting on the rules that a lesson teaches. */
export const practiseLesson = (lesson: string, language: string) =>
  ask(commands.practiseLesson(lesson, language));

export const puzzleOfTheDay = (language: string) => ask(commands.puzzleOfTheDay(language));

/** Puts a question of one's own away, or brings it back. */
export const putQuestionAway = (id: number, away: boolean) =>
  ask(commands.putQuestionAway(id, away));

/** Null when the sitting is over. */
export const nextQuestion = (revision: number, language: string) =>
  ask(commands.nextQuestion(revision, language));
