// Everything the window says, area by area: first what the first screen needs, the rest when it has been read.
import { rest as built } from "virtual:words/code";
import { bots } from "./bots";
import { extended, type Messages } from "./extended";
import { play } from "./play";
import type { rest } from "./rest";

const first = {
  screens: (m: Messages) => m.pages,
  settings: (m: Messages) => m.settings,
  play,
  bots,
};

type Makers = Readonly<Record<string, (messages: Messages) => unknown>>;

type Areas = typeof first & typeof rest;

export type Words = { [Area in keyof Areas]: ReturnType<Areas[Area]> } & Messages["frame"];

/** An area is made when something of it is first said. */
const add = (words: object, areas: Makers, messages: Messages): void => {
  for (const [area, make] of Object.entries(areas))
    Object.defineProperty(words, area, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value: unknown = make(messages);
        Object.defineProperty(words, area, { enumerable: true, value });
        return value;
      },
    });
};

let areas: Makers = { ...first, ...built };
const made: [words: object, messages: Messages][] = [];

export const wordsOf = (messages: Messages): Words => {
  const words = extended(messages.frame, {});
  add(words, areas, messages);
  made.push([words, messages]);
  return words as Words;
};

/** Adds the areas of later screens to every language, also to those that are made already. */
export const addAreas = (more: Makers): void => {
  areas = { ...areas, ...more };
  for (const [words, messages] of made) add(words, more, messages);
};
