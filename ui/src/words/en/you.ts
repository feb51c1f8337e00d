// What is told of somebody who is called “You”, in English. Knows no sentence.

const odd: Readonly<Record<string, string>> = { is: "are", has: "have", was: "were" };

/** “lays” becomes “lay”. */
const plain = (verb: string): string =>
  odd[verb] ??
  (/(ss|sh|ch|x|o)es$/.test(verb)
    ? verb.slice(0, -2)
    : /[^aeiou]ies$/.test(verb)
      ? `${verb.slice(0, -3)}y`
      : /[^s]s$/.test(verb)
        ? verb.slice(0, -1)
        : verb);

/** Sentences are made for a third person: “You lays” becomes “You lay”, “You’s” becomes “Your”, and within a sentence both are small. */
export const asYou = (sentence: string): string =>
  sentence
    .replace(/(^|[.!?] )You’s\b/g, "$1Your")
    .replace(/\bYou’s\b/g, "your")
    .replace(/\bYou ([a-z]+)\b/g, (_, verb: string) => `You ${plain(verb)}`)
    .replace(/(?<=[a-z,] )You\b/g, "you");
