import { expect, test } from "vitest";
import type { OwnLesson } from "../ipc";
import { inCourses, sharedWith } from "./own-courses";

const lesson = (id: string, after: string | null, course?: string): OwnLesson => ({
  document: 1,
  lesson: { id, title: id, language: "nl" },
  steps: 5,
  at: null,
  stars: 0,
  after,
  course: course === undefined ? null : { name: course, words: "" },
  playable: true,
});
const told = (all: OwnLesson[]) =>
  inCourses(all).map(({ course, lessons }) => [
    course?.name ?? null,
    ...lessons.map(({ lesson: { id } }) => id),
  ]);

test("a course has the lessons that follow its first one, and others stand alone", () => {
  const all = [
    lesson("alone", null),
    lesson("roads", null, "Roads"),
    lesson("longer", "roads"),
    lesson("longest", "longer"),
    lesson("other", null),
    lesson("after-other", "other"),
    lesson("cities", null, "Cities"),
  ];
  expect(told(all)).toEqual([
    [null, "alone"],
    ["Roads", "roads", "longer", "longest"],
    [null, "other", "after-other"],
    ["Cities", "cities"],
  ]);
});

test("a lesson that names a course begins one, also behind another lesson", () => {
  const all = [lesson("a", null, "First"), lesson("b", "a", "Second"), lesson("c", "b")];
  expect(told(all)).toEqual([
    ["First", "a"],
    ["Second", "b", "c"],
  ]);
});

test("whoever shares one lesson of a course is offered all of it", () => {
  const all = [
    lesson("alone", null),
    lesson("roads", null, "Roads"),
    lesson("longer", "roads"),
  ].map((each, document) => ({ ...each, document }));
  expect(sharedWith(all, 2)).toEqual([1, 2]);
  expect(sharedWith(all, 0)).toEqual([0]);
  expect(sharedWith([], 7)).toEqual([7]);
});
