// Texts and names that are said one after the other.

/** Texts one after the other, each joined to those before it by a message of the language. */
export const chained = (
  texts: readonly string[],
  join: (before: string, next: string) => string,
): string => (texts.length === 0 ? "" : texts.reduce((before, next) => join(before, next)));

/** Names for a list: two things of one name are told once. */
export const once = (names: readonly string[]): string[] => [...new Set(names)];
