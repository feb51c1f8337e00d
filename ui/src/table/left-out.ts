// Why nobody was asked about a figure, in sentences. It repeats what the rules tell; it judges nothing.
import type { LeftOutView } from "../ipc";
import { t } from "../state/language.svelte";
import type { PlayerNames } from "../words/vocabulary";

/** A sentence, and the rule that it rests on. */
interface Why {
  text: string;
  rule: string;
}

/** Each reason once: two roads of a tile may be taken by the same person. */
export const whyLeftOut = ({ empty, reasons }: LeftOutView, name: PlayerNames): readonly Why[] => {
  const words = t().events.leftOut;
  const whys = reasons.map((given) => ({
    text:
      empty && typeof given.player === "number"
        ? words.noFollower(name(given.player))
        : t().reason(given, name),
    rule: given.rule,
  }));
  return whys.filter(({ text }, index) => whys.findIndex((why) => why.text === text) === index);
};

/** The same in one breath. */
export const leftOutInWords = (leftOut: LeftOutView, name: PlayerNames): string =>
  [t().events.leftOut.said, ...whyLeftOut(leftOut, name).map(({ text }) => text)].join(" ");
