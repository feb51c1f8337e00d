// Somebody as a sentence speaks of them, in English: whoever learns is called “You”, and is told of
// as oneself.

const isYou = (name: string): boolean => name === "You";

/** What somebody does: one whole sentence for oneself, one for whoever has a name. */
export const about = (name: string, you: string, other: (name: string) => string): string =>
  isYou(name) ? you : other(name);

/** Somebody to whom something is done, within a sentence. */
export const whom = (name: string): string => (isYou(name) ? "you" : name);

/** Whose something is, within a sentence. */
export const whose = (name: string): string => (isYou(name) ? "your" : `${name}’s`);

/** Whose something is, where a sentence begins. */
export const whoseFirst = (name: string): string => (isYou(name) ? "Your" : `${name}’s`);

/** Several people, where a sentence begins. */
export const people = (names: readonly string[]): string[] =>
  names.map((name, index) => (index > 0 ? whom(name) : name));
