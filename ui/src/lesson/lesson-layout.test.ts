// Where the keyboard is when a lesson or a question comes.
// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { expect, test, vi } from "vitest";
import { sitting } from "../game/sitting.svelte";
import * as ipc from "../ipc";
import type { LessonView } from "../ipc";
import { Lesson } from "./lesson.svelte";
import LessonLayout from "./LessonLayout.svelte";

vi.mock("../ipc");
vi.mock("../game/sitting.svelte", async (original) => {
  const { GameAtTable, ...rest } = await original<typeof import("../game/sitting.svelte")>();
  const one = new GameAtTable();
  return { ...rest, GameAtTable, sitting: () => one };
});

/** A lesson at a desk of which nothing is left to do: only its frame is drawn. */
const view = (title: string): LessonView =>
  ({
    id: title,
    title,
    revision: 1,
    at: 0,
    desk: {},
    task: { say: "", marks: [] },
    board: { game: { id: 1, designs: [] }, step: 0, steps: 0, seats: [], log: [] },
    before: [],
    told: null,
    path: null,
    done: true,
  }) as unknown as LessonView;

const put = () => {
  const lesson = new Lesson();
  const end = createRawSnippet(() => ({ render: () => "<button>Next</button>" }));
  const told = { title: "Roads", label: "", leave: "#", opening: "", end };
  const { container } = render(LessonLayout, { lesson, ...told });
  return { lesson, container };
};
const open = async (lesson: Lesson) => {
  vi.mocked(ipc.rust.openLesson).mockResolvedValue({ ok: true, value: view("Roads") });
  await lesson.open("roads", null);
  await tick();
};

test("a lesson that comes after another has the keyboard at its title", async () => {
  const { lesson, container } = put();
  await tick();
  expect(document.activeElement).toBe(document.body);
  await open(lesson);
  expect(document.activeElement).toBe(container.querySelector("h1"));
  expect(document.activeElement?.textContent).toBe("Roads");
});

test("where the keyboard is in the lesson already it stays", async () => {
  const { lesson, container } = put();
  const desk = container.querySelector(".lesson")!;
  const elsewhere = desk.appendChild(document.createElement("button"));
  elsewhere.focus();
  await open(lesson);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test("a question that comes in place of a list has the keyboard at what is asked", async () => {
  const asked = document.body.appendChild(document.createElement("button"));
  const forget = sitting().landmarks.name("question")(asked);
  const { lesson } = put();
  lesson.take(view("Practice"), 0, 8);
  await tick();
  expect(document.activeElement).toBe(asked);
  asked.remove();
  forget?.();
});
