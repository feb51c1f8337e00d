// Printing: the by-line of a reference, and why something cannot be printed.
import type { PrintError } from "../ipc";
import { extended, inEach, type Messages } from "./extended";
import type { Message } from "./message";

export const print = inEach((m) => {
  const { by, byUnder } = m.print.paged;
  return extended(m.print, {
    paged: {
      /** Who made it and under which licence, as far as that is known. */
      byline: (author: string, licence: string): string => {
        if (author === "") return licence;
        return licence === "" ? by(author) : byUnder(author, licence);
      },
    },
  });
});

/** Tenths of a millimetre as people measure. */
const mm = (tenths: number): number => tenths / 10;

const whyOf = ({ print: { refused } }: Messages, fault: PrintError): Omit<Message, "what"> => {
  switch (fault.is) {
    case "no-tiles":
      return refused.noTiles;
    case "too-many-tiles":
      return { ...refused.tooManyTiles, why: refused.tooManyTiles.why(fault.most) };
    case "too-many-words":
      return refused.tooManyWords;
    case "size":
      return { ...refused.size, why: refused.size.why(mm(fault.least), mm(fault.most)) };
    case "bleed":
      return { ...refused.bleed, why: refused.bleed.why(mm(fault.most)) };
    case "pixels":
      return { ...refused.pixels, why: refused.pixels.why(fault.least, fault.most) };
    case "not-drawn":
      return { ...refused.notDrawn, why: refused.notDrawn.why(fault.tile) };
    case "picture": {
      const { todo, why, unnamed } = refused.picture;
      return { why: fault.tile ? why(fault.tile, fault.why) : unnamed(fault.why), todo };
    }
    case "failed":
      return { ...refused.failed, why: fault.detail };
  }
};

export const unprintable = inEach((m) => (fault: PrintError): Message => ({
  what: m.print.refused.what,
  ...whyOf(m, fault),
}));
