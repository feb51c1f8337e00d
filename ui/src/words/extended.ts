// Adds to messages what code says by choosing among them.
import type { Say } from "./fluent";
import type { Messages as Declared } from "./messages";

/** All messages of a language. */
export type Messages = Declared & { readonly say: Say };

type Extended<Words, More> = {
  [Key in keyof Words | keyof More]: Key extends keyof More
    ? Key extends keyof Words
      ? More[Key] extends (...given: never[]) => unknown
        ? More[Key]
        : Words[Key] extends object
          ? Extended<Words[Key], More[Key]>
          : More[Key]
      : More[Key]
    : Key extends keyof Words
      ? Words[Key]
      : never;
};

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Messages, and beside them what code says by choosing among messages. No message is formatted by this. */
export const extended = <Words extends object, More extends object>(
  words: Words,
  more: More,
): Extended<Words, More> => {
  const both = Object.defineProperties({}, Object.getOwnPropertyDescriptors(words)) as Record<
    string,
    unknown
  >;
  for (const [key, given] of Object.entries(Object.getOwnPropertyDescriptors(more))) {
    const before = Object.getOwnPropertyDescriptor(both, key)?.value as unknown;
    Object.defineProperty(
      both,
      key,
      isGroup(before) && isGroup(given.value)
        ? { value: extended(before, given.value), enumerable: true, configurable: true }
        : given,
    );
  }
  return both as Extended<Words, More>;
};

/** Makes something of the messages of a language once. */
export const inEach = <Made>(
  make: (messages: Messages) => Made,
): ((messages: Messages) => Made) => {
  const made = new WeakMap<Messages, Made>();
  return (messages) => {
    const known = made.get(messages) ?? make(messages);
    made.set(messages, known);
    return known;
  };
};
