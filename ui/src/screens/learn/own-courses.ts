// The lessons of one's own as they are listed: those of a course together, under its name, and others alone.
import type { OwnCourse, OwnLesson } from "../../ipc";

export interface OwnGroup {
  /** Nothing where its lessons belong to none. */
  readonly course: OwnCourse | null;
  readonly lessons: readonly OwnLesson[];
}

/** A course begins with the lesson that names it, and goes on with each that comes after the last one. */
export const inCourses = (all: readonly OwnLesson[]): OwnGroup[] => {
  const groups: { course: OwnCourse | null; lessons: OwnLesson[] }[] = [];
  for (const lesson of all) {
    const open = groups.at(-1);
    const last = open?.lessons.at(-1);
    const goesOn = !!open?.course && !lesson.course && lesson.after === last?.lesson.id;
    const isLoose = !lesson.course && open?.course === null;
    if (open && (goesOn || isLoose)) open.lessons.push(lesson);
    else groups.push({ course: lesson.course, lessons: [lesson] });
  }
  return groups;
};
