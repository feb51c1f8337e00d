// Practice, in English: what can be asked, how well it is known, what is said in a sitting.
import { english, extended } from "../english";
import { pluralIn } from "../plural";

const plural = pluralIn("en");

const wrongAnswers = (count: number): string =>
  plural(count, { one: "{n} wrong answer", other: "{n} wrong answers" });

export const practice = extended(english.practice, {
  exam: {
    /** What whoever takes it must know. */
    text: (of: number, mayMiss: number) =>
      `${plural(of, {
        one: "{n} question about this course, without hints. Only your first answer counts.",
        other:
          "{n} questions about this course, without hints. Only your first answer to each counts.",
      })} You pass with at most ${wrongAnswers(mayMiss)}. The end shows what you missed.`,
    result: (passed: boolean, mayMiss: number) =>
      passed
        ? "You passed: the course counts as learned."
        : `Not passed yet: you pass with at most ${wrongAnswers(mayMiss)}.`,
  },
  /** Decisions out of games of one's own. */
  own: {
    from: (turn: number, name: string | null) =>
      name === null ? `Turn ${turn} of a game without a name` : `Turn ${turn} of “${name}”`,
    asking: (turn: number, name: string | null) =>
      name === null
        ? `From a game of yours without a name, turn ${turn}.`
        : `From your game “${name}”, turn ${turn}.`,
  },
  outcome: (right: number, of: number) =>
    right === of
      ? `All ${of} right at once.`
      : `${right} of ${of} right at once. What was missed comes again soon.`,
});
