// Several things in one breath, and a moment, as a language has them.

/** The things one after the other, joined as a language joins them: all of them, or any one of them. */
export const listIn = (language: string) => {
  const all = new Intl.ListFormat(language, { type: "conjunction" });
  const any = new Intl.ListFormat(language, { type: "disjunction" });
  return {
    and: (things: readonly string[]): string => all.format(things),
    or: (things: readonly string[]): string => any.format(things),
  };
};

/** Texts one after the other, each joined to those before it by a message of the language. */
export const chained = (
  texts: readonly string[],
  join: (before: string, next: string) => string,
): string => (texts.length === 0 ? "" : texts.reduce((before, next) => join(before, next)));

/** Names for a list: two things of one name are told once. */
export const once = (names: readonly string[]): string[] => [...new Set(names)];

/** A day, as short as it stays clear. */
export const dayIn = (language: string) => {
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (date: Date): string => day.format(date);
};

/** A day and its hour, as short as they stay clear. */
export const momentIn = (language: string) => {
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (date: Date): string => moment.format(date);
};
