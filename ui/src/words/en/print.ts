// What is said of tiles on paper and as pictures, and what stands on the paper itself, in English.
import { english, extended } from "../english";
import type { PictureProblem, PrintError } from "../../ipc";
import type { Message } from "../message";
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const number = new Intl.NumberFormat("en");

/** Tenths of a millimetre as people measure. */
const mm = (tenths: number): string => `${number.format(tenths / 10)} mm`;

const unfit: Record<PictureProblem, string> = {
  unreadable: "it is no drawing that can be read",
  "too-long": "it is longer than any drawing of a tile",
  "not-square": "it is not as wide as it is high",
  "not-only-paths": "it holds something else than lines and areas",
};

const reasons = {
  "no-tiles": () => ({
    why: "No tile is chosen.",
    todo: "Choose at least one copy of a tile.",
  }),
  "too-many-tiles": ({ most }) => ({
    why: `These are more tiles than the ${number.format(most)} that go into one file.`,
    todo: "Print some of them, then the others.",
  }),
  "too-many-words": () => ({
    why: "The rules and tiles have more words than reference pages can hold.",
    todo: "Print without the reference.",
  }),
  size: ({ least, most }) => ({
    why: `A tile can be from ${mm(least)} to ${mm(most)} wide.`,
    todo: "Choose another size.",
  }),
  bleed: ({ most }) => ({
    why: `The edge around a tile can be up to ${mm(most)} wide.`,
    todo: "Choose a narrower one.",
  }),
  pixels: ({ least, most }) => ({
    why: `A picture can be from ${number.format(least)} to ${number.format(most)} pixels wide.`,
    todo: "Choose another size.",
  }),
  "not-drawn": ({ tile }) => ({ why: `Nobody drew the tile ${tile}.`, todo: "Try again." }),
  picture: ({ tile, why }) => ({
    why: tile
      ? `The picture of ${tile} cannot be used: ${unfit[why]}.`
      : `The picture cannot be used: ${unfit[why]}.`,
    todo: "This is our mistake. Please tell us which tile it was.",
  }),
  failed: ({ detail }) => ({ why: detail, todo: "This is our mistake." }),
} satisfies {
  [Is in PrintError["is"]]: (fault: Extract<PrintError, { is: Is }>) => Omit<Message, "what">;
};

export const unprintable = <Is extends PrintError["is"]>(
  fault: Extract<PrintError, { is: Is }>,
): Message => ({
  what: "This cannot be printed.",
  ...(reasons[fault.is] as (given: typeof fault) => Omit<Message, "what">)(fault),
});

const tiles = { one: "{n} tile", other: "{n} tiles" };

export const print = extended(english.print, {
  total: (laid: number, sheets: number) =>
    `${plural(laid, tiles)} on ${plural(sheets, { one: "{n} sheet", other: "{n} sheets" })}`,
  kinds: {
    sheet: (count: number) => plural(count, tiles),
    reference: () => "reference",
  },
  /** What stands on the paper. Rust puts the numbers where their letters stand. */
  paged: {
    copies: (count: number) => plural(count, tiles),
  },
});
