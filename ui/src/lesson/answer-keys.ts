// Which key an answer has.
import type { Given } from "../ipc";

const DIGITS = 9;
const isDigit = (choice: Given): boolean =>
  choice.kind === "number" && choice.number >= 1 && choice.number <= DIGITS;

/** Whether each of the numbers is a key itself. */
export const areKeys = (choices: readonly Given[]): boolean => choices.every(isDigit);

/** Small numbers are their own keys; where one of them is larger, letters stand for all. */
export const keyOfAnswer = (choices: readonly Given[], index: number): number => {
  const choice = choices[index];
  if (choice?.kind !== "number") return index;
  return areKeys(choices) ? choice.number - 1 : DIGITS + index;
};

/** The answer under a key; a digit also means the number that it is, where no other answer begins with it. */
export const answerUnder = (choices: readonly Given[], key: number): Given | undefined => {
  const digit = String(key + 1);
  const begun = choices.filter(
    (choice) => choice.kind === "number" && String(choice.number).startsWith(digit),
  );
  const [only] = key < DIGITS && begun.length === 1 ? begun : [];
  return (
    choices.find((_, index) => keyOfAnswer(choices, index) === key) ??
    (only?.kind === "number" && String(only.number) === digit ? only : undefined)
  );
};
