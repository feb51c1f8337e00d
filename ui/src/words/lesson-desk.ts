// What is said at the desk of a lesson: what a move shares, and which wrong moves there are.
import type { Kind, MoveTrait, WrongMove } from "../ipc";
import { extended, inEach } from "./extended";

export const lessonDesk = inEach((m) => {
  const words = m["lesson-desk"];
  const done = (word: string, figure: string, other: string): string =>
    word === "pass" ? words.class.nothing : word === "figure" ? figure : other;

  return extended(words, {
    /** Something that is true of a move. */
    shared: (what: MoveTrait): string => {
      switch (what.is) {
        case "turned":
          return words.trait.turned;
        case "there":
          return words.trait.there;
        case "completes":
          return words.trait.completes(what.kind);
        case "extends":
          return words.trait.extends(what.place.kind);
        case "exactly":
          return what.action.type === "figure" ? words.trait.spot : words.trait.exactly;
        case "on":
          return words.trait.on(what.place.kind);
        case "stands":
          return words.trait.stands(what.kind);
        case "figure":
          return words.trait.figure;
        case "does":
          return done(what.word, words.trait.anyFigure, words.trait.alike);
        case "scores":
          return words.trait.scores(what.points);
      }
    },
    /** A class of wrong moves. */
    mistake: (of: WrongMove): string => {
      switch (of.is) {
        case "elsewhere":
          return words.class.elsewhere;
        case "turned":
          return words.class.turned;
        case "stands":
          return words.class.stands(of.kind);
        case "does":
          return done(of.word, words.class.figure, words.class.alike);
        case "says":
          return words.class.says;
        case "other":
          return words.class.other;
      }
    },
    /** A class of wrong moves by its name in the file. */
    mistakeNamed: (name: string): string => {
      if (name === "elsewhere") return words.class.elsewhere;
      if (name === "turned") return words.class.turned;
      if (name === "other") return words.class.other;
      const [how, ...rest] = name.split("-");
      const what = rest.join("-");
      if (how === "on" && isKind(what)) return words.class.stands(what);
      if (how === "did") return done(what, words.class.figure, words.class.alike);
      return words.class.named(name);
    },
  });
});

const KINDS = ["road", "city", "monastery", "garden", "field", "tower", "river"] as const;

const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word);
