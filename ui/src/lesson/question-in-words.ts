// The question of a lesson for whoever hears it and answers by command: each answer with its number. It judges nothing.
import type { AskView, Given, LessonView } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import type { Question } from "../spoken/question";
import { t } from "../state/language.svelte";
import { asksNumber, choicesOf } from "./aims";
import type { Lesson } from "./lesson.svelte";
import { aimsOf, choose, pagePartsOf } from "./lesson-scene";
import { landIn } from "./tile-text";

/** More places are told only to whoever asks for them. */
const AT_ONCE = 9;

interface Answer {
  said: string;
  give: () => Promise<string>;
}

const given = async (lesson: Lesson, answer: Given): Promise<string> => {
  await lesson.answer(answer);
  return "";
};

/** Of several places each is marked, and the last answer says that this is all. */
const placesOf = (lesson: Lesson, view: LessonView, ask: AskView): Answer[] => {
  const words = t().lesson;
  const name = namingOf(view.board.seats, t().table.seats);
  const places = aimsOf(view).map((aim) => ({
    said: words.listed({ kind: "places", places: [aim] }, name, landIn(lesson)),
    give: () => {
      choose(lesson, view, aim);
      return Promise.resolve(ask.kind === "places" ? words.marked(lesson.marked.length) : "");
    },
  }));
  if (places.length === 0 || ask.kind !== "places") return places;
  const all = () => given(lesson, { kind: "places", places: [...lesson.marked] });
  return [...places, { said: words.markedAll, give: all }];
};

/** The answers of another kind, in the order of their numbers. */
const choicesIn = (lesson: Lesson, view: LessonView, ask: AskView): Answer[] => {
  const name = namingOf(view.board.seats, t().table.seats);
  return choicesOf(ask).map((choice) => ({
    said: t().lesson.listed(choice, name, landIn(lesson)),
    give: () => given(lesson, choice),
  }));
};

/** Numbers are their own numbers; what is not among them is no answer, unless any number may be one. */
const numbered = (lesson: Lesson, { choices }: AskView): Omit<Question, "hidesSupply"> => {
  const numbers = choices.flatMap((each) => (each.kind === "number" ? [each.number] : []));
  return {
    listed: t().lesson.numbers(numbers),
    answer: (number) =>
      numbers.length === 0 || numbers.includes(number)
        ? given(lesson, { kind: "number", number })
        : null,
  };
};

/** As the picture has it: what is pointed at and asked for is not told beside the question. */
const hidesSupply = (lesson: Lesson, { task }: LessonView): boolean =>
  lesson.question === null && asksNumber(task) && pagePartsOf(lesson.marks).includes("supply");

/** What is asked now, if anything is. */
export const questionOf = (lesson: Lesson): Question | null => {
  const { view } = lesson;
  const ask = view?.task.ask;
  if (!view || !ask || !lesson.answers) return null;
  if (ask.kind === "number")
    return { ...numbered(lesson, ask), hidesSupply: hidesSupply(lesson, view) };
  const places = placesOf(lesson, view, ask);
  const answers = places.length > 0 ? places : choicesIn(lesson, view, ask);
  return {
    listed: answers.map(({ said }, index) => t().lesson.numbered(index + 1, said)).join(" "),
    answer: (number) => answers[number - 1]?.give() ?? null,
    hidesSupply: false,
  };
};

/** The answers as they are said after the question: not a long list of places. */
export const answersSaid = (lesson: Lesson): string => {
  const places = lesson.view ? aimsOf(lesson.view).length : 0;
  if (lesson.answers && places > AT_ONCE) return t().lesson.manyPlaces(places);
  return questionOf(lesson)?.listed ?? "";
};
