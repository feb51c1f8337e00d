// The lessons of one's own as they are listed: those of a course together, under its name, and others alone.
// A course has no file: its first lesson names it, and each other one says which it follows. So nothing can name a lesson that
// is not there, and a lesson that is shared alone still says where it belongs.
import type { OwnCourse, OwnLesson } from "../ipc";

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

/** What goes into a file with a lesson: all of its course, or itself alone. By their documents. */
export const sharedWith = (all: readonly OwnLesson[], document: number): number[] => {
  const group = inCourses(all).find(
    ({ course, lessons }) => course !== null && lessons.some((each) => each.document === document),
  );
  return group ? group.lessons.map((each) => each.document) : [document];
};
