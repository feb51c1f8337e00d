// The words of traders and builders, in English.
import { english } from "../../../words/english";
import { capital, the, there, type RefusalWords } from "../../../words/en/facts";
import { about, whom } from "../../../words/en/you";
import { pluralIn, type PluralForms } from "../../../words/plural";
import type { Causes, Event, Sayings } from "../../../words/vocabulary";

const plural = pluralIn("en");

const goodsForms: Readonly<Record<string, PluralForms>> = {
  wine: { one: "{n} barrel of wine", other: "{n} barrels of wine" },
  wheat: { one: "{n} sheaf of wheat", other: "{n} sheaves of wheat" },
  cloth: { one: "{n} bolt of cloth", other: "{n} bolts of cloth" },
};

/** What is said of it by itself. */
export const own = {
  goods: (kind: string, count: number): string =>
    plural(count, goodsForms[kind] ?? { other: `{n} ${kind}` }),
};

export const events = {
  "second-part": ({ player }, name) => `The builder gives ${whom(name(player))} a second tile.`,
  "goods-taken": ({ player, goods, count }, name) =>
    about(
      name(player),
      `You take ${own.goods(goods, count)}.`,
      (other) => `${other} takes ${own.goods(goods, count)}.`,
    ),
} satisfies Partial<Sayings<Event>>;

export const reasons = {
  "traders/builder-alone": (reason) =>
    `A builder needs a follower of yours ${there(reason, "on the feature")}.`,
  "traders/builder-too-late": (reason) =>
    `${capital(the(reason, "this feature"))} is complete: there is nothing left to build.`,
  "traders/builder-wrong-land": () => "A builder only works on a road or in a city.",
  "traders/one-is-enough": (reason) =>
    `Your figure of this kind stands ${there(reason, "on this feature")} already.`,
  "traders/pig-alone": () => "A pig needs a farmer of yours on the field.",
  "traders/pig-wrong-land": () => "A pig only stands on a field.",
} satisfies Record<string, RefusalWords>;

export const sources = english.traders.sources;

export const causes = {
  goods: () => "for the most of one kind of goods",
} satisfies Partial<Causes>;

export const counted = {
  pig: { one: "{n} city for the pig", other: "{n} cities for the pig" },
  most: { one: "{n} majority of goods", other: "{n} majorities of goods" },
} satisfies Record<string, PluralForms>;

/** What the lab counts. */
export const weighed = english.traders.weighed;

/** What one learns here, in a line. */
export const course = "Wine, wheat and cloth; builders who go twice; pigs.";
